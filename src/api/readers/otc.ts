// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const OtcCoin = /* @__PURE__ */ is.record({ id: is.integer, name: is.text });
export type OtcCoin = is.ReadBy<typeof OtcCoin>;

export const OtcFiat = /* @__PURE__ */ is.record({ name: is.text });
export type OtcFiat = is.ReadBy<typeof OtcFiat>;

export const OtcWay = /* @__PURE__ */ is.record({ way: is.text, name: is.text });
export type OtcWay = is.ReadBy<typeof OtcWay>;

export const OtcMarkets = /* @__PURE__ */ is.record({
  currencies: is.list(OtcCoin),
  fiats: is.list(OtcFiat),
  ways: is.list(OtcWay),
});
export type OtcMarkets = is.ReadBy<typeof OtcMarkets>;

export const OtcOffer = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    type: is.textCode<'buy' | 'sell'>,
    currency_id: is.integer,
    currency_name: is.text,
    fiat_name: is.text,
    price: is.decimal,
    min_number: is.decimal,
    max_number: is.decimal,
    surplus_number: is.decimal,
    seller_name: is.text,
    way: is.text,
    way_name: is.text,
    deal_count: is.integer,
  },
  {
    scale: is.maybe(is.upTo(8)),
    failed_count: is.maybe(is.integer),
    answer_seconds: is.maybe(is.integer),
    price_until_ms: is.maybe(is.timeMs),
    is_sandbox: is.maybe(is.boolean),
  },
);
export type OtcOffer = is.ReadBy<typeof OtcOffer>;

export const OtcOfferPage = /* @__PURE__ */ is.record({ list: is.list(OtcOffer), count: is.integer });
export type OtcOfferPage = is.ReadBy<typeof OtcOfferPage>;

export const OtcAnswer = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    order_no: is.text,
    status: is.numberCode<1 | 2 | 5>,
    number: is.decimal,
    deal_money: is.decimal,
  },
  { client_order_id: is.maybe(is.text) },
);
export type OtcAnswer = is.ReadBy<typeof OtcAnswer>;

export const OtcOrder = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    order_no: is.text,
    type: is.textCode<'buy' | 'sell'>,
    status: is.numberCode<1 | 2 | 5>,
    currency_name: is.text,
    fiat_name: is.text,
    price: is.decimal,
    number: is.decimal,
    deal_money: is.decimal,
    seller_name: is.text,
    way_name: is.text,
    create_time: is.timeS,
    expire_time: is.timeS,
  },
  {
    phase: is.maybe(is.textCode<'awaiting_release' | 'appeal' | 'released'>),
    scale: is.maybe(is.upTo(8)),
    client_order_id: is.maybe(is.text),
  },
);
export type OtcOrder = is.ReadBy<typeof OtcOrder>;

export const OtcOrderPage = /* @__PURE__ */ is.record({ list: is.list(OtcOrder), count: is.integer });
export type OtcOrderPage = is.ReadBy<typeof OtcOrderPage>;

export const OtcPayInfo = /* @__PURE__ */ is.record({
  real_name: is.text,
  bank_name: is.text,
  bank_account: is.text,
});
export type OtcPayInfo = is.ReadBy<typeof OtcPayInfo>;

export const OtcEvent = /* @__PURE__ */ is.record({
  nth: is.integer,
  at_ms: is.timeMs,
  by: is.textCode<'customer' | 'merchant' | 'desk' | 'time'>,
  what: is.textCode<'opened' | 'paid' | 'appealed' | 'released' | 'cancelled' | 'upheld' | 'dismissed'>,
  reason: is.textCode<'none' | 'notReleased' | 'notReceived' | 'amountDiffers' | 'otherPayer' | 'other'>,
  text: is.text,
  has_picture: is.boolean,
});
export type OtcEvent = is.ReadBy<typeof OtcEvent>;

export const OtcOrderDetail = /* @__PURE__ */ is.both(
  OtcOrder,
  is.record(
    {},
    {
      user_cash_info: OtcPayInfo,
      offer_id: is.maybe(is.integer),
      paid_ms: is.maybe(is.timeMs),
      appeal_from_ms: is.maybe(is.timeMs),
      appeal_result: is.maybe(is.textCode<'upheld' | 'dismissed'>),
      appealed_ms: is.maybe(is.timeMs),
      ended_ms: is.maybe(is.timeMs),
      cancelled_by: is.maybe(is.textCode<'buyer' | 'merchant' | 'time' | 'desk'>),
      can_cancel: is.maybe(is.boolean),
      payer_name: is.maybe(is.text),
      is_sandbox: is.maybe(is.boolean),
      events: is.list(OtcEvent),
    },
  ),
);
export type OtcOrderDetail = is.ReadBy<typeof OtcOrderDetail>;

export const UploadPreview = /* @__PURE__ */ is.record({ type: is.textCode<'image/jpeg'>, base64: is.text });
export type UploadPreview = is.ReadBy<typeof UploadPreview>;

export const otcMarkets = OtcMarkets;

export const otcOffers = OtcOfferPage;

export const otcOffer = OtcOffer;

export const placeOtcOrder = OtcAnswer;

export const otcOrders = OtcOrderPage;

export const otcOrder = OtcOrderDetail;

export const markOtcPaid = later.moneySentence;

export const cancelOtcOrder = later.moneySentence;

export const releaseOtcOrder = later.moneySentence;

export const appealOtcOrder = later.moneySentence;

export const otcOrderPicture = UploadPreview;
