// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const StockQuote = /* @__PURE__ */ is.record(
  { symbol: is.text, now_price: is.decimal, high: is.figure, low: is.figure, volume: is.figure },
  {
    change: is.figure,
    name: is.maybe(is.text),
    previous_close: is.figure,
    time_ms: is.maybe(is.timeMs),
    as_of_ms: is.maybe(is.timeMs),
    delay_s: is.maybe(is.integer),
    source: is.maybe(is.textCode<'simulated' | 'replay' | 'venue'>),
    source_name: is.maybe(is.text),
    session_closes: is.list(is.decimal),
  },
);
export type StockQuote = is.ReadBy<typeof StockQuote>;

export const StockGroup = /* @__PURE__ */ is.record({ quotation: is.rows(StockQuote, 'symbol') });
export type StockGroup = is.ReadBy<typeof StockGroup>;

export const StockCandle = /* @__PURE__ */ is.record({
  time: is.timeMs,
  open: is.decimal,
  close: is.decimal,
  high: is.decimal,
  low: is.decimal,
  volume: is.decimal,
});
export type StockCandle = is.ReadBy<typeof StockCandle>;

export const stockQuotations = /* @__PURE__ */ is.list(StockGroup);

export const stockCandles = /* @__PURE__ */ is.list(StockCandle);

export const stockPrice = StockQuote;
