// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const OptionDuration = /* @__PURE__ */ is.record(
  { seconds: is.integer, profit_ratio: is.decimal, min_num: is.decimal, status: is.numberCode<0 | 1> },
  { neutral_ratio: is.figure, neutral_band: is.figure, fee_rate: is.figure },
);
export type OptionDuration = is.ReadBy<typeof OptionDuration>;

export const OptionCurrency = /* @__PURE__ */ is.record({
  id: is.integer,
  name: is.text,
  micro_min: is.decimal,
  micro_max: is.decimal,
  micro_trade_fee: is.decimal,
  micro_holdtrade_max: is.integer,
  micro_numbers: is.list(is.record({ number: is.decimal })),
  user_wallet: is.record({ micro_balance: is.figure }),
});
export type OptionCurrency = is.ReadBy<typeof OptionCurrency>;

export const OptionAnswer = /* @__PURE__ */ is.record(
  { id: is.integer, match_id: is.integer, type: is.numberCode<0 | 1 | 2>, status: is.numberCode<1 | 2 | 3> },
  { client_order_id: is.maybe(is.text) },
);
export type OptionAnswer = is.ReadBy<typeof OptionAnswer>;

export const OptionOrder = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    show_micro_id: is.text,
    match_id: is.integer,
    symbol_name: is.text,
    currency_id: is.integer,
    currency_name: is.text,
    type: is.numberCode<0 | 1 | 2>,
    seconds: is.integer,
    number: is.figure,
    fee: is.figure,
    profit_ratio: is.decimal,
    status: is.numberCode<1 | 2 | 3>,
    created_at: is.text,
  },
  {
    open_price: is.figure,
    end_price: is.figure,
    fact_profits: is.figure,
    profit_result: is.maybe(is.numberCode<-1 | 0 | 1>),
    handled_at: is.maybe(is.text),
    complete_at: is.maybe(is.text),
    remain_milli_seconds: is.maybe(is.integer),
    account_type: is.maybe(is.textCode<'real_account' | 'simulation_account'>),
    client_order_id: is.maybe(is.text),
    neutral_band: is.figure,
    created_ms: is.maybe(is.timeMs),
    opened_ms: is.maybe(is.timeMs),
    expires_ms: is.maybe(is.timeMs),
    settled_ms: is.maybe(is.timeMs),
    returned: is.maybe(is.textCode<'noEntry' | 'silent' | 'reset'>),
    balance_after: is.figure,
  },
);
export type OptionOrder = is.ReadBy<typeof OptionOrder>;

export const OptionPage = /* @__PURE__ */ is.record({ data: is.list(OptionOrder) });
export type OptionPage = is.ReadBy<typeof OptionPage>;

export const OptionTick = /* @__PURE__ */ is.record({ price: is.decimal, at_ms: is.timeMs });
export type OptionTick = is.ReadBy<typeof OptionTick>;

export const OptionSettlement = /* @__PURE__ */ is.record(
  { id: is.integer, price_tick: is.decimal, ticks: is.list(OptionTick) },
  { entry: OptionTick },
);
export type OptionSettlement = is.ReadBy<typeof OptionSettlement>;

export const optionDurations = /* @__PURE__ */ is.list(OptionDuration);

export const optionCurrencies = /* @__PURE__ */ is.list(OptionCurrency);

export const placeOption = OptionAnswer;

export const options = OptionPage;

export const optionSettlement = OptionSettlement;

export const resetOptionDemo = later.moneySentence;
