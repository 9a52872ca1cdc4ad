// Rows of orders, by the names that postings and callers have for them, and what the rules need to know of one.
import type { Kysely } from 'kysely';
import { daysPast, paymentMs, redemptionAfter } from '../../../../contracts/rules/hosting.ts';
import type { PenaltyTerms } from '../../../../contracts/rules/hosting.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf, assets } from '../../../instruments/market.config.ts';
import type { HostingOrderRow } from '../tables.ts';

type Db = Kysely<Schema>;
type Terms = Pick<HostingOrderRow, 'asset' | 'day_rate' | 'days' | 'rule' | 'ratio' | 'step'>;
type Times = Pick<HostingOrderRow, 'days' | 'day_ms' | 'created_at'>;

/** As postings and holds name it. */
export const referenceOf = (id: number | bigint): string => `hosting:${id}`;

export const findOrder = (db: Db, id: bigint): Promise<HostingOrderRow | undefined> =>
  db.selectFrom('hosting_order').selectAll().where('id', '=', id).executeTakeFirst();

/** The owners of those that exist, for the audit. */
export async function hostingOwners(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db.selectFrom('hosting_order').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** All people together have as much in it. */
export async function hostedIn(db: Db, product: number): Promise<bigint> {
  const total = await db
    .selectFrom('hosting_total')
    .select('units')
    .where('product', '=', BigInt(product))
    .executeTakeFirst();
  return total?.units ?? 0n;
}

const runs = ({ state, units }: HostingOrderRow): bigint => (state === 'running' ? units : 0n);

/** Adds to what all orders of a product come to what one has changed. @param before nothing of a new one */
export async function addToTotal(db: Db, after: HostingOrderRow, before?: HostingOrderRow): Promise<void> {
  const units = runs(after) - (before ? runs(before) : 0n);
  const owed_units = after.owed_units - (before?.owed_units ?? 0n);
  if (units === 0n && owed_units === 0n) return;
  const { product, asset } = after;
  await db
    .insertInto('hosting_total')
    .values({ product, asset, units, owed_units })
    .onConflict((conflict) =>
      conflict.column('product').doUpdateSet((eb) => ({
        units: eb('hosting_total.units', '+', eb.ref('excluded.units')),
        owed_units: eb('hosting_total.owed_units', '+', eb.ref('excluded.owed_units')),
      })),
    )
    .execute();
}

/** By coin what people have in hosting, and what interest is owed to them. */
export async function hostingTotals(db: Db): Promise<Map<string, { units: bigint; owed: bigint }>> {
  const totals = new Map<string, { units: bigint; owed: bigint }>();
  for (const { asset, units, owed_units } of await db.selectFrom('hosting_total').selectAll().execute()) {
    const sum = totals.get(asset) ?? { units: 0n, owed: 0n };
    totals.set(asset, { units: sum.units + units, owed: sum.owed + owed_units });
  }
  return totals;
}

/** Since when interest of it is late, of whomever; undefined while none is. */
export async function delayedSince(db: Db, product: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('hosting_order')
    .select('owed_since')
    .where('product', '=', BigInt(product))
    .where('owed_since', 'is not', null)
    .orderBy('owed_since')
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.owed_since);
}

/** Interest is due to somebody that was not paid yet. */
export async function isOwedInterest(db: Db, owner: string): Promise<boolean> {
  const owed = db.selectFrom('hosting_order').select('id').where('owed_since', 'is not', null);
  return (await owed.where('owner', '=', owner).limit(1).executeTakeFirst()) !== undefined;
}

export const termsOf = ({ asset, day_rate, days, rule, ratio, step }: Terms): PenaltyTerms => ({
  dayRate: day_rate,
  days: Number(days),
  scale: assetOf(asset).scale - String(step).length + 1,
  rule,
  settlementRatio: ratio,
});

/** Orders that have ended may be of a coin that is not configured any more. */
export const isOfKnownCoin = ({ asset }: Pick<HostingOrderRow, 'asset'>): boolean =>
  assets.some(({ code }) => code === asset);

export const amountOf = (row: Pick<HostingOrderRow, 'asset'>, units: bigint): string =>
  fromUnits(units, assetOf(row.asset).scale);

export const paymentOf = ({ created_at, day_ms }: Times, payment: number): number =>
  paymentMs({ dayMs: Number(day_ms) }, Number(created_at), payment);

/** How many of its days are past at a time. */
export const daysPastOf = ({ created_at, day_ms, days }: Times, nowMs: number): number =>
  daysPast({ dayMs: Number(day_ms) }, Number(days), { hostedMs: Number(created_at), nowMs });

/** What redeeming a running order pays after so many days. */
export const redemptionOf = (row: HostingOrderRow, past: number) =>
  redemptionAfter(termsOf(row), amountOf(row, row.units), past);
