// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const NewCoin = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    new_currency_name: is.text,
    currency_id: is.integer,
    currency_name: is.text,
    change_rate: is.decimal,
    interest_rate: is.figure,
    num: is.decimal,
    last_num: is.decimal,
    buy_num: is.decimal,
    day: is.integer,
    send_start: is.text,
    online_time: is.text,
    introduction: is.text,
  },
  {
    predict_rate: is.maybe(is.text),
    recommend_title: is.maybe(is.text),
    recommend_content: is.maybe(is.text),
    name: is.maybe(is.text),
    scale: is.maybe(is.upTo(8)),
    new_scale: is.maybe(is.upTo(8)),
    predict_source: is.maybe(is.text),
    start_ms: is.maybe(is.timeMs),
    end_ms: is.maybe(is.timeMs),
    launch_ms: is.maybe(is.timeMs),
    lock_ms: is.maybe(is.timeMs),
    unlock_ms: is.maybe(is.timeMs),
    day_s: is.maybe(is.integer),
  },
);
export type NewCoin = is.ReadBy<typeof NewCoin>;

export const NewCoinAnswer = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    new_currency_num: is.decimal,
    new_currency_name: is.text,
    amount: is.decimal,
    currency_name: is.text,
    status: is.numberCode<1 | 2 | 3>,
    exam_status: is.numberCode<1 | 2 | 3>,
    unlock_ms: is.timeMs,
  },
  { client_order_id: is.maybe(is.text) },
);
export type NewCoinAnswer = is.ReadBy<typeof NewCoinAnswer>;

export const NewCoinOrder = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    new_currency_num: is.decimal,
    currency_name: is.text,
    amount: is.decimal,
    interest: is.figure,
    day: is.integer,
    status: is.numberCode<1 | 2 | 3>,
    exam_status: is.numberCode<1 | 2 | 3>,
    online_time: is.text,
    created_at: is.text,
    updated_at: is.text,
  },
  {
    config_id: is.maybe(is.integer),
    new_currency_name: is.maybe(is.text),
    created_ms: is.maybe(is.timeMs),
    launch_ms: is.maybe(is.timeMs),
    unlock_ms: is.maybe(is.timeMs),
    ended_ms: is.maybe(is.timeMs),
    client_order_id: is.maybe(is.text),
  },
);
export type NewCoinOrder = is.ReadBy<typeof NewCoinOrder>;

export const NewCoinOrderPage = /* @__PURE__ */ is.record(
  { order_list: is.list(NewCoinOrder), total: is.integer },
  { total_interest: is.figure },
);
export type NewCoinOrderPage = is.ReadBy<typeof NewCoinOrderPage>;

export const newCoins = /* @__PURE__ */ is.list(NewCoin);

export const newCoin = NewCoin;

export const recommendedNewCoin = NewCoin;

export const subscribeNewCoin = NewCoinAnswer;

export const newCoinOrders = NewCoinOrderPage;
