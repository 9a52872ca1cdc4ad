// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const SpotOrder = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    currency_id: is.integer,
    legal_id: is.integer,
    symbol: is.text,
    type: is.numberCode<1 | 2>,
    target_price: is.figure,
    trade_amount: is.figure,
    status: is.numberCode<1 | 2 | 3>,
    created_at: is.text,
  },
  {
    order_kind: is.maybe(is.textCode<'limit' | 'market'>),
    client_order_id: is.maybe(is.text),
    order_value: is.figure,
    filled_amount: is.figure,
    filled_value: is.figure,
    fee_amount: is.figure,
    fee_currency: is.maybe(is.text),
    created_ms: is.maybe(is.timeMs),
    updated_ms: is.maybe(is.timeMs),
  },
);
export type SpotOrder = is.ReadBy<typeof SpotOrder>;

export const SpotFill = /* @__PURE__ */ is.record({
  id: is.integer,
  price: is.figure,
  quantity: is.figure,
  value: is.figure,
  fee_amount: is.figure,
  fee_currency: is.text,
  liquidity: is.textCode<'maker' | 'taker'>,
  created_ms: is.timeMs,
});
export type SpotFill = is.ReadBy<typeof SpotFill>;

export const placeSpotOrder = SpotOrder;

export const spotOrders = /* @__PURE__ */ is.list(SpotOrder);

export const spotFills = /* @__PURE__ */ is.list(SpotFill);

export const cancelSpotOrders = /* @__PURE__ */ is.record({ cancelled: is.integer });

export const cancelSpotOrder = later.moneySentence;
