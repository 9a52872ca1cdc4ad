// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const IeoTotals = /* @__PURE__ */ is.record(
  {
    supply: is.decimal,
    cap: is.decimal,
    applied: is.decimal,
    applications: is.integer,
    capped_applied: is.decimal,
    capped_applications: is.integer,
    is_final: is.numberCode<0 | 1>,
  },
  { allotted: is.figure, undistributed: is.figure, lapsed: is.figure },
);
export type IeoTotals = is.ReadBy<typeof IeoTotals>;

export const Ieo = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    serial_number: is.text,
    name: is.text,
    currency_name: is.text,
    pay_currency_id: is.integer,
    pay_currency_name: is.text,
    price: is.decimal,
    total_supply: is.decimal,
    supply: is.decimal,
    apply_start: is.text,
    apply_end: is.text,
    allotment_date: is.text,
    pay_date: is.text,
    listing_date: is.text,
    lock_date: is.text,
    description: is.text,
  },
  {
    listing_price: is.figure,
    scale: is.maybe(is.upTo(8)),
    new_scale: is.maybe(is.upTo(8)),
    minimum: is.figure,
    maximum: is.figure,
    pair: is.maybe(is.text),
    totals: IeoTotals,
    smallest_capped: is.list(is.decimal),
    application_id: is.maybe(is.integer),
  },
);
export type Ieo = is.ReadBy<typeof Ieo>;

export const IeoAnswer = /* @__PURE__ */ is.record(
  { serial_number: is.text },
  { client_order_id: is.maybe(is.text) },
);
export type IeoAnswer = is.ReadBy<typeof IeoAnswer>;

export const IeoApplication = /* @__PURE__ */ is.record(
  {
    id: is.integer,
    serial_number: is.text,
    name: is.text,
    currency_name: is.text,
    pay_currency_name: is.text,
    price: is.decimal,
    amount: is.decimal,
    allotment_quantity: is.decimal,
    successful_quantity: is.decimal,
    pending_quantity: is.decimal,
    ipo_status: is.numberCode<1 | 2 | 3 | 4 | 5 | 6>,
    created_at: is.text,
    apply_end: is.text,
    allotment_date: is.text,
    pay_date: is.text,
    listing_date: is.text,
    lock_date: is.text,
  },
  {
    ieo_id: is.maybe(is.integer),
    scale: is.maybe(is.upTo(8)),
    new_scale: is.maybe(is.upTo(8)),
    paid_at: is.maybe(is.text),
    pair: is.maybe(is.text),
    totals: IeoTotals,
    client_order_id: is.maybe(is.text),
  },
);
export type IeoApplication = is.ReadBy<typeof IeoApplication>;

export const IeoApplicationPage = /* @__PURE__ */ is.record({
  list: is.list(IeoApplication),
  total: is.integer,
});
export type IeoApplicationPage = is.ReadBy<typeof IeoApplicationPage>;

export const ieos = /* @__PURE__ */ is.list(Ieo);

export const applyIeo = IeoAnswer;

export const ieoApplications = IeoApplicationPage;

export const payIeo = later.moneySentence;
