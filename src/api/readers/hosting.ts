// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const HostingProduct = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    currency_id: is.integer,
    currency_name: is.text,
    name: is.text,
    interest_rate: is.decimal,
    save_min: is.decimal,
    day: is.integer,
  },
  {
    day_rate: is.figure,
    max_interest_rate: is.figure,
    scale: is.maybe(is.upTo(8)),
    yield_source: is.maybe(is.text),
    penalty_rule: is.maybe(is.textCode<'A' | 'B' | 'C'>),
    settlement_ratio: is.figure,
    capacity: is.figure,
    capacity_left: is.figure,
    paused: is.maybe(is.text),
    delayed_ms: is.maybe(is.timeMs),
    payment_time: is.maybe(is.text),
    day_s: is.maybe(is.integer),
    first_payment_ms: is.maybe(is.timeMs),
    end_ms: is.maybe(is.timeMs),
  },
);
export type HostingProduct = is.ReadBy<typeof HostingProduct>;

export const HostingAnswer = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    config_id: is.integer,
    currency_name: is.text,
    amount: is.decimal,
    day: is.integer,
    status: is.numberCode<1 | 2>,
    is_cancel: is.numberCode<0 | 1>,
    current_interest: is.decimal,
    cancel_fee: is.decimal,
    refund: is.decimal,
    created_ms: is.timeMs,
    first_payment_ms: is.timeMs,
    end_ms: is.timeMs,
  },
  { client_order_id: is.maybe(is.text) },
);
export type HostingAnswer = is.ReadBy<typeof HostingAnswer>;

export const HostingCoin = /* @__PURE__ */ is.record({
  currency_name: is.text,
  sum: is.decimal,
  profit: is.decimal,
  allprofit: is.decimal,
  owed: is.decimal,
});
export type HostingCoin = is.ReadBy<typeof HostingCoin>;

export const HostingDay = /* @__PURE__ */ is.record({
  day_ms: is.timeMs,
  config_id: is.integer,
  currency_name: is.text,
  day: is.integer,
  amount: is.decimal,
});
export type HostingDay = is.ReadBy<typeof HostingDay>;

export const HostingReport = /* @__PURE__ */ is.record(
  { count: is.integer },
  {
    sum: is.figure,
    profit: is.figure,
    allprofit: is.figure,
    completed: is.maybe(is.integer),
    redeemed: is.maybe(is.integer),
    coins: is.list(HostingCoin),
    days: is.list(HostingDay),
  },
);
export type HostingReport = is.ReadBy<typeof HostingReport>;

export const HostingOrder = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    currency_name: is.text,
    amount: is.decimal,
    day: is.integer,
    day_rate: is.decimal,
    total_interest: is.figure,
    start_at: is.text,
    end_at: is.text,
    created_at: is.text,
    updated_at: is.text,
    remain_day: is.integer,
    status: is.numberCode<1 | 2>,
    is_cancel: is.numberCode<0 | 1>,
    cancel_fee: is.figure,
  },
  {
    config_id: is.maybe(is.integer),
    currency_id: is.maybe(is.integer),
    scale: is.maybe(is.upTo(8)),
    current_interest: is.figure,
    paid_days: is.maybe(is.integer),
    refund: is.figure,
    refund_until_ms: is.maybe(is.timeMs),
    penalty_rule: is.maybe(is.textCode<'A' | 'B' | 'C'>),
    settlement_ratio: is.figure,
    delayed_ms: is.maybe(is.timeMs),
    owed: is.figure,
    payment_time: is.maybe(is.text),
    day_s: is.maybe(is.integer),
    created_ms: is.maybe(is.timeMs),
    first_payment_ms: is.maybe(is.timeMs),
    next_payment_ms: is.maybe(is.timeMs),
    end_ms: is.maybe(is.timeMs),
    ended_ms: is.maybe(is.timeMs),
    client_order_id: is.maybe(is.text),
  },
);
export type HostingOrder = is.ReadBy<typeof HostingOrder>;

export const HostingOrderPage = /* @__PURE__ */ is.record({
  order_list: is.list(HostingOrder),
  total: is.integer,
});
export type HostingOrderPage = is.ReadBy<typeof HostingOrderPage>;

export const hostingProducts = /* @__PURE__ */ is.list(HostingProduct);

export const hostingProduct = HostingProduct;

export const host = HostingAnswer;

export const hostingReport = HostingReport;

export const hostingOrders = HostingOrderPage;

export const redeemEarly = HostingAnswer;
