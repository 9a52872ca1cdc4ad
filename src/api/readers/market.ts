// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const PairQuote = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    currency_id: is.integer,
    currency_name: is.text,
    legal_id: is.integer,
    legal_name: is.text,
    symbol: is.text,
    now_price: is.decimal,
    change: is.decimal,
    high: is.decimal,
    low: is.decimal,
    volume: is.decimal,
    open_coin_trade: is.numberCode<0 | 1>,
  },
  {
    open: is.figure,
    quote_volume: is.figure,
    time_ms: is.maybe(is.timeMs),
    as_of_ms: is.maybe(is.timeMs),
    day_closes: is.list(is.decimal),
    is_display: is.maybe(is.numberCode<0 | 1>),
    opens_ms: is.maybe(is.timeMs),
    open_microtrade: is.maybe(is.numberCode<0 | 1>),
    open_lever: is.maybe(is.numberCode<0 | 1>),
    sort: is.maybe(is.integer),
    source: is.maybe(is.textCode<'simulated' | 'replay' | 'venue'>),
    price_tick: is.figure,
    quantity_step: is.figure,
    min_quantity: is.figure,
    max_quantity: is.figure,
    min_notional: is.figure,
    price_band: is.figure,
    maker_fee_rate: is.figure,
    taker_fee_rate: is.figure,
    base_scale: is.maybe(is.upTo(8)),
    quote_scale: is.maybe(is.upTo(8)),
  },
);
export type PairQuote = is.ReadBy<typeof PairQuote>;

export const QuotationGroup = /* @__PURE__ */ is.record({ quotation: is.rows(PairQuote, 'symbol') });
export type QuotationGroup = is.ReadBy<typeof QuotationGroup>;

export const Votes = /* @__PURE__ */ is.record({ up: is.integer, down: is.integer });
export type Votes = is.ReadBy<typeof Votes>;

export const quotations = /* @__PURE__ */ is.list(QuotationGroup);

export const pair = PairQuote;

export const vote = Votes;
