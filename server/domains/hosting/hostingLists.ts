// Totals of a user's orders as committed.
import type { Kysely } from 'kysely';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { HostingState } from './tables.ts';

export interface HostingSum {
  asset: string;
  state: HostingState;
  count: number;
  units: bigint;
  paid: bigint;
  owed: bigint;
}

/** Totals of all orders of a user, by coin and state. */
export async function sumOrders(db: Kysely<Schema>, owner: string, spend: Spend): Promise<HostingSum[]> {
  const rows = await db
    .selectFrom('hosting_order')
    .select(['asset', 'state'])
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum<bigint | string>('units').as('units'),
      fn.sum<bigint | string>('paid_units').as('paid'),
      fn.sum<bigint | string>('owed_units').as('owed'),
    ])
    .where('owner', '=', owner)
    .groupBy(['asset', 'state'])
    .execute();
  const sums = rows.map(({ asset, state, count, units, paid, owed }) => ({
    asset,
    state,
    count: Number(count),
    units: BigInt(units),
    paid: BigInt(paid),
    owed: BigInt(owed),
  }));
  spend(sums.reduce((all, { count }) => all + count, 0));
  return sums;
}

const daysShown = 30;

/** Interest paid by day and product, for the last days with payments, newest first. */
export async function listDays(db: Kysely<Schema>, owner: string) {
  const last = db
    .selectFrom('hosting_day')
    .select('day')
    .distinct()
    .where('owner', '=', owner)
    .orderBy('day', 'desc')
    .limit(daysShown);
  const rows = await db
    .selectFrom('hosting_day')
    .selectAll()
    .where('owner', '=', owner)
    .where('day', 'in', last)
    .orderBy('day', 'desc')
    .orderBy('product', 'desc')
    .execute();
  return rows.map(({ day, product, days, asset, units }) => ({
    day: Number(day),
    product: Number(product),
    days: Number(days),
    asset,
    units,
  }));
}
