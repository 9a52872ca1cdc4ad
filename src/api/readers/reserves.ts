// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const Reserve = /* @__PURE__ */ is.record({
  currency_name: is.text,
  held: is.figure,
  owed: is.figure,
  spot: is.figure,
  contracts: is.figure,
  options: is.figure,
  hosting: is.figure,
  fiat: is.figure,
  waiting: is.figure,
  unpaid: is.figure,
});
export type Reserve = is.ReadBy<typeof Reserve>;

export const Reserves = /* @__PURE__ */ is.record({
  at_ms: is.timeMs,
  is_sandbox: is.boolean,
  list: is.list(Reserve),
});
export type Reserves = is.ReadBy<typeof Reserves>;

export const reserves = Reserves;
