// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const CandleRow = /* @__PURE__ */ is.record({
  time: is.timeMs,
  open: is.decimal,
  close: is.decimal,
  high: is.decimal,
  low: is.decimal,
  volume: is.decimal,
});
export type CandleRow = is.ReadBy<typeof CandleRow>;

export const candles = /* @__PURE__ */ is.list(CandleRow);
