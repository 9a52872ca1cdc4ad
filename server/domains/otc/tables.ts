// Orders of people on offers of merchants. Times are ms since 1970 UTC; units are minor units of their asset or currency.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    otc_order: OtcOrderTable;
    otc_total: OtcTotalTable;
  }
}

/** What the person does. */
export type OtcSide = 'buy' | 'sell';
/** open: nobody has said that the money is sent. paid: the buyer has. appeal: the desk decides. */
export const otcStates = ['open', 'paid', 'appeal', 'released', 'cancelled'] as const;
export type OtcState = (typeof otcStates)[number];
export type CancelledBy = 'buyer' | 'time' | 'desk';

export interface OtcOrderTable {
  id: Int;
  owner: string;
  offer: Int;
  merchant: Int;
  /** Terms of the offer as of the opening, like price, currency and way. Null: opened before they were stored. */
  merchant_name: string | null;
  /** Of a purchase: whom its buyer pays, as JSON. A sale is paid to the seller's card, which cannot be deleted meanwhile. */
  payee: string | null;
  side: OtcSide;
  asset: string;
  /** Locked until it ends: in a hold of the seller's, or of a purchase in the merchants' escrow. */
  units: Int;
  currency: string;
  /** What is paid, in minor units of the currency. */
  money: Int;
  /** As decimal text, as it was when the order was opened. */
  price: string;
  way: string;
  state: OtcState;
  /** What holds the units of a sale. */
  hold: NullableInt;
  /** The case of the desk that is open about it, or was last. */
  review: NullableInt;
  client_id: string | null;
  created_at: Int;
  expires_at: Int;
  paid_at: NullableInt;
  appealed_at: NullableInt;
  appeal_reason: string | null;
  /** What the desk found of an appeal after the end; null of others. */
  appeal_result: 'upheld' | 'dismissed' | null;
  ended_at: NullableInt;
  cancelled_by: CancelledBy | null;
}

/** What the orders of an offer come to that were not cancelled, kept as they change. */
export interface OtcTotalTable {
  offer: Int;
  asset: string;
  units: Int;
  /** Those of purchases that have not ended: what the escrow has for them. */
  locked_units: Int;
  /** How many were released. */
  deals: Int;
}

export type OtcOrderRow = Selectable<OtcOrderTable>;

export const otcTables: ColumnMeanings<'otc_order' | 'otc_total'> = {
  otc_order: {
    id: 'id',
    owner: 'text',
    offer: 'id',
    merchant: 'id',
    merchant_name: 'text',
    payee: 'text',
    side: 'text',
    asset: 'text',
    units: units(own),
    currency: 'text',
    money: 'count',
    price: 'text',
    way: 'text',
    state: 'text',
    hold: 'id',
    review: 'id',
    client_id: 'text',
    created_at: 'time',
    expires_at: 'time',
    paid_at: 'time',
    appealed_at: 'time',
    appeal_reason: 'text',
    appeal_result: 'text',
    ended_at: 'time',
    cancelled_by: 'text',
  },
  otc_total: { offer: 'id', asset: 'text', units: units(own), locked_units: units(own), deals: 'count' },
};
