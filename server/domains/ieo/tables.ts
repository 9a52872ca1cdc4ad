// IEO products and applications. Times are ms since 1970 UTC, units minor units of the new coin unless named.
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    ieo_offer: IeoOfferTable;
    ieo_order: IeoOrderTable;
    ieo_total: IeoTotalTable;
  }
}

/** A published product. */
export interface IeoOfferTable {
  id: Int;
  asset: string;
  /** Terms as JSON (IeoProduct): fixed once applications have begun. */
  terms: string;
  lock_at: Int;
  /** Sum and number of the applications that get the cap, and the least of them. */
  capped_units: Int;
  capped: Int;
  capped_from: Int;
  /** Coins that were allotted from, the start of the allotment and the end of the payment window. */
  supply_units: NullableInt;
  allotted_at: NullableInt;
  pay_at: NullableInt;
  /** When the last application was allotted. */
  settled_at: NullableInt;
}

/** failed: nothing was allotted. lapsed: not paid in time. */
export const ieoStates = ['applied', 'failed', 'allotted', 'lapsed', 'paid', 'unlocked'] as const;
export type IeoState = (typeof ieoStates)[number];

export interface IeoOrderTable {
  id: Int;
  owner: string;
  /** Id of the product. */
  product: Int;
  asset: string;
  applied_units: Int;
  /** Allotted; held in the trust account from the payment until the lock-up ends. */
  units: Int;
  state: IeoState;
  pay_asset: string;
  /** Price of one coin, as decimal text. */
  price: string;
  /** Paid, in minor units of pay_asset. */
  paid_units: Int;
  /** Null before the payment. */
  hold: NullableInt;
  client_id: string | null;
  created_at: Int;
  changed_at: Int;
  paid_at: NullableInt;
}

/** Sums of a product's applications, updated with each change. */
export interface IeoTotalTable {
  product: Int;
  asset: string;
  applied_units: Int;
  applications: Int;
  units: Int;
  lapsed_units: Int;
}

export type IeoOfferRow = Selectable<IeoOfferTable>;
export type IeoRow = Selectable<IeoOrderTable>;

export const ieoTables: ColumnMeanings<'ieo_offer' | 'ieo_order' | 'ieo_total'> = {
  ieo_offer: {
    id: 'id',
    asset: 'text',
    terms: 'text',
    lock_at: 'time',
    capped_units: units(own),
    capped: 'count',
    capped_from: units(own),
    supply_units: units(own),
    allotted_at: 'time',
    pay_at: 'time',
    settled_at: 'time',
  },
  ieo_order: {
    id: 'id',
    owner: 'text',
    product: 'id',
    asset: 'text',
    applied_units: units(own),
    units: units(own),
    state: 'text',
    pay_asset: 'text',
    price: 'text',
    paid_units: units((asset) => sql`pay_asset = ${asset}`),
    hold: 'id',
    client_id: 'text',
    created_at: 'time',
    changed_at: 'time',
    paid_at: 'time',
  },
  ieo_total: {
    product: 'id',
    asset: 'text',
    applied_units: units(own),
    applications: 'count',
    units: units(own),
    lapsed_units: units(own),
  },
};
