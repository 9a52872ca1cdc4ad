// Users' orders on merchants' offers. Times are ms since 1970 UTC; units are minor units of their asset or currency.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    otc_order: OtcOrderTable;
    otc_total: OtcTotalTable;
    otc_event: OtcEventTable;
    otc_offer: OtcOfferTable;
  }
}

/** The user's side. */
export type OtcSide = 'buy' | 'sell';
/** open: the payment is not confirmed. paid: the buyer has confirmed it. appeal: an operator decides. */
export const otcStates = ['open', 'paid', 'appeal', 'released', 'cancelled'] as const;
export type OtcState = (typeof otcStates)[number];
export type CancelledBy = 'buyer' | 'merchant' | 'time' | 'desk';
export type OtcActor = 'customer' | 'merchant' | 'desk' | 'time';
export type OtcWhat = 'opened' | 'paid' | 'appealed' | 'released' | 'cancelled' | 'upheld' | 'dismissed';

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
  /** Number of orders that the merchant completed. */
  deals: Int;
  /** Number of orders that the merchant did not complete: unpaid sales, and purchases that the desk released. */
  failed: Int;
  /** Number of answers of the merchant, and the sum of their times in ms: payments of sales, releases of purchases. */
  answered: Int;
  answer_ms: Int;
}

/** Timeline of an order, for both parties and the desk; rows are never changed. */
export interface OtcEventTable {
  order_id: Int;
  nth: Int;
  at: Int;
  actor: OtcActor;
  what: OtcWhat;
  /** Of an appeal. */
  reason: string | null;
  /** Reference of a payment, or statement of an appeal. */
  said: string | null;
  /** Owner and name of the document: a picture is sealed with its owner. */
  picture_owner: string | null;
  picture: string | null;
}

/** Terms of an offer that its merchant has changed; the others stand in the configuration. */
export interface OtcOfferTable {
  offer: Int;
  /** Decimal text, like all amounts here. */
  price: string;
  next_price: string | null;
  /** From when the next price holds. */
  next_price_at: NullableInt;
  minimum: string;
  maximum: string;
  quantity: string;
  is_paused: Int;
}

export type OtcOrderRow = Selectable<OtcOrderTable>;
export type OtcEventRow = Selectable<OtcEventTable>;
export type OtcOfferRow = Selectable<OtcOfferTable>;

export const otcTables: ColumnMeanings<'otc_order' | 'otc_total' | 'otc_event' | 'otc_offer'> = {
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
    appeal_result: 'text',
    ended_at: 'time',
    cancelled_by: 'text',
  },
  otc_total: {
    offer: 'id',
    asset: 'text',
    units: units(own),
    locked_units: units(own),
    deals: 'count',
    failed: 'count',
    answered: 'count',
    answer_ms: 'count',
  },
  otc_event: {
    order_id: 'id',
    nth: 'count',
    at: 'time',
    actor: 'text',
    what: 'text',
    reason: 'text',
    said: 'text',
    picture_owner: 'text',
    picture: 'text',
  },
  otc_offer: {
    offer: 'id',
    price: 'text',
    next_price: 'text',
    next_price_at: 'time',
    minimum: 'text',
    maximum: 'text',
    quantity: 'text',
    is_paused: 'count',
  },
};
