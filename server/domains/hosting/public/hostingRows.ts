// Order data for other domains, and the input of the rules for an order.
import type { Kysely } from 'kysely';
import { daysPast, paymentMs, redemptionAfter } from '../../../../contracts/rules/hosting.ts';
import type { PenaltyTerms } from '../../../../contracts/rules/hosting.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { HostingOrderRow } from '../tables.ts';

type Db = Kysely<Schema>;
type Terms = Pick<HostingOrderRow, 'asset' | 'day_rate' | 'days' | 'rule' | 'ratio' | 'step'>;
type Times = Pick<HostingOrderRow, 'days' | 'day_ms' | 'created_at'>;

/** Hosted amounts and owed interest of all users by coin. */
export async function hostingTotals(db: Db): Promise<Map<string, { units: bigint; owed: bigint }>> {
  const totals = new Map<string, { units: bigint; owed: bigint }>();
  for (const { asset, units, owed_units } of await db.selectFrom('hosting_total').selectAll().execute()) {
    const sum = totals.get(asset) ?? { units: 0n, owed: 0n };
    totals.set(asset, { units: sum.units + units, owed: sum.owed + owed_units });
  }
  return totals;
}

/** Time since which any of its interest is overdue; undefined if none is. */
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

export const termsOf = ({ asset, day_rate, days, rule, ratio, step }: Terms): PenaltyTerms => ({
  dayRate: day_rate,
  days: Number(days),
  scale: assetOf(asset).scale - String(step).length + 1,
  rule,
  settlementRatio: ratio,
});

export const amountOf = (row: Pick<HostingOrderRow, 'asset'>, units: bigint): string =>
  fromUnits(units, assetOf(row.asset).scale);

export const paymentOf = ({ created_at, day_ms }: Times, payment: number): number =>
  paymentMs({ dayMs: Number(day_ms) }, Number(created_at), payment);

/** Number of days elapsed at a time. */
export const daysPastOf = ({ created_at, day_ms, days }: Times, nowMs: number): number =>
  daysPast({ dayMs: Number(day_ms) }, Number(days), { hostedMs: Number(created_at), nowMs });

/** Payout for redeeming a running order after a number of days. */
export const redemptionOf = (row: HostingOrderRow, past: number) =>
  redemptionAfter(termsOf(row), amountOf(row, row.units), past);
