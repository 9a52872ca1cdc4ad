// Users' subscriptions to new coins. Times are ms since 1970 UTC, amounts minor units of their asset.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { heldOrderColumns } from '../../orders/orderTable.ts';
import type { HeldOrderTable } from '../../orders/orderTable.ts';
import type { Int } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    subscription_order: SubscriptionOrderTable;
    subscription_total: SubscriptionTotalTable;
  }
}

/** A locked order holds its coins in the trust account; of an unlocked one all went to the spot account. */
export const subscriptionStates = ['locked', 'unlocked'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Terms are those of the product at the payment, regardless of later changes. */
export interface SubscriptionOrderTable extends HeldOrderTable<SubscriptionState> {
  /** Paid amount and its asset. */
  pay_asset: string;
  paid_units: Int;
  /** Price of one new coin, as decimal text. */
  price: string;
  days: Int;
  launch_at: Int;
  unlock_at: Int;
}

/** Sold amount of a product, updated with each sale. */
export interface SubscriptionTotalTable {
  product: Int;
  asset: string;
  units: Int;
}

export type SubscriptionRow = Selectable<SubscriptionOrderTable>;

export const subscriptionTables: ColumnMeanings<'subscription_order' | 'subscription_total'> = {
  subscription_order: {
    ...heldOrderColumns,
    pay_asset: 'text',
    paid_units: units((asset) => sql`pay_asset = ${asset}`),
    price: 'text',
    days: 'count',
    launch_at: 'time',
    unlock_at: 'time',
  },
  subscription_total: { product: 'id', asset: 'text', units: units(own) },
};
