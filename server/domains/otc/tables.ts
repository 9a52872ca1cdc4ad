// Users' orders on merchants' offers. Times are ms since 1970 UTC; units are minor units of their asset or currency.
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

/** The user's side. */
export type OtcSide = 'buy' | 'sell';
/** open: the payment is not confirmed. paid: the buyer has confirmed it. appeal: an operator decides. */
export const otcStates = ['open', 'paid', 'appeal', 'released', 'cancelled'] as const;
export type OtcState = (typeof otcStates)[number];
export type CancelledBy = 'buyer' | 'time' | 'desk';

export interface OtcOrderTable {
  id: Int;
  owner: string;
  offer: Int;
  merchant: Int;
  /**
   * Terms of the offer at the time of opening, like price, currency and payment method. Null: opened before they were
   * stored.
   */
  merchant_name: string | null;
  /**
   * For a purchase: the payee of its buyer, as JSON. A sale is paid to the seller's card, which cannot be deleted
   * meanwhile.
   */
  payee: string | null;
  side: OtcSide;
  asset: string;
  /** Locked until the order ends: for a sale in the seller's hold, for a purchase in the merchants' escrow. */
  units: Int;
  currency: string;
  /** Amount to pay, in minor units of the currency. */
  money: Int;
  /** Price when the order was opened, as decimal text. */
  price: string;
  way: string;
  state: OtcState;
  /** Hold of the units of a sale. */
  hold: NullableInt;
  /** The order's open or most recent operator case. */
  review: NullableInt;
  client_id: string | null;
  created_at: Int;
  expires_at: Int;
  paid_at: NullableInt;
  appealed_at: NullableInt;
  appeal_reason: string | null;
  /** Result of an appeal after the end; null for other orders. */
  appeal_result: 'upheld' | 'dismissed' | null;
  ended_at: NullableInt;
  cancelled_by: CancelledBy | null;
}

/** Totals of an offer's orders that were not cancelled, updated with each change. */
export interface OtcTotalTable {
  offer: Int;
  asset: string;
  units: Int;
  /** Units of open purchases, held in escrow. */
  locked_units: Int;
  /** Number of released orders. */
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
