// New coins that people have subscribed to. Times are ms since 1970 UTC, amounts minor units of their asset.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Int } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    subscription_order: SubscriptionOrderTable;
    subscription_total: SubscriptionTotalTable;
  }
}

/** What is locked holds its coins in the trust account; of what is unlocked all went to the spot account. */
export const subscriptionStates = ['locked', 'unlocked'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Terms are those of the product when it was paid, whatever becomes of it. */
export interface SubscriptionOrderTable {
  id: Int;
  owner: string;
  product: Int;
  /** The new coin, and how much of it. */
  asset: string;
  units: Int;
  /** What was paid, and in what. */
  pay_asset: string;
  paid_units: Int;
  /** Of one new coin, as decimal text. */
  price: string;
  days: Int;
  state: SubscriptionState;
  /** What holds its coins. */
  hold: Int;
  /** The id that its owner chose. */
  client_id: string | null;
  created_at: Int;
  launch_at: Int;
  unlock_at: Int;
  changed_at: Int;
}

/** How much of a product was sold, kept as it is sold. */
export interface SubscriptionTotalTable {
  product: Int;
  asset: string;
  units: Int;
}

export type SubscriptionRow = Selectable<SubscriptionOrderTable>;

export const subscriptionTables: ColumnMeanings<'subscription_order' | 'subscription_total'> = {
  subscription_order: {
    id: 'id',
    owner: 'text',
    product: 'id',
    asset: 'text',
    units: units(own),
    pay_asset: 'text',
    paid_units: units((asset) => sql`pay_asset = ${asset}`),
    price: 'text',
    days: 'count',
    state: 'text',
    hold: 'id',
    client_id: 'text',
    created_at: 'time',
    launch_at: 'time',
    unlock_at: 'time',
    changed_at: 'time',
  },
  subscription_total: { product: 'id', asset: 'text', units: units(own) },
};
