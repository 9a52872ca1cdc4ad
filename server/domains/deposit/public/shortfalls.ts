// Credited deposits that have left their chain: the platform covers them as soon as its funds allow.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { accountOf } from '../../../ledger/account.ts';
import { issuanceOwner } from '../../../ledger/reasons.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { insuranceOwner } from './depositReasons.ts';
import type { DepositRow } from '../tables.ts';

const atOnce = 25;
const isShort = sql<boolean>`short_units > covered_units`;
const referenceOf = ({ id }: Pick<DepositRow, 'id'>): string => `deposit:${id}`;

/** Coins with a shortfall. */
export async function shortAssets(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('deposit').select('asset').distinct().where(isShort).execute();
  return rows.map(({ asset }) => asset);
}

/** Uncovered shortfall by coin: credited deposits that have left their chain. */
export async function shortUnits(db: Kysely<Schema>): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('deposit')
    .select('asset')
    .select(sql<bigint | string>`sum(short_units - covered_units)`.as('units'))
    .where(isShort)
    .groupBy('asset')
    .execute();
  return new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]));
}

/** A credited amount stays its owner's. The platform pays as far as it can; the rest is reported until it is paid. */
export async function cover(tx: MoneyTx, row: DepositRow): Promise<void> {
  await pay(tx, { ...row, short_units: row.units, covered_units: 0n });
}

/** Covers open shortfalls from later income. */
export async function coverShort(tx: MoneyTx, asset: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('deposit')
    .selectAll()
    .where('asset', '=', asset)
    .where(isShort)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const row of rows) if (!(await pay(tx, row))) return;
}

/** @returns whether it is completely covered */
async function pay(tx: MoneyTx, row: DepositRow): Promise<boolean> {
  const insurance = accountOf(insuranceOwner, row.asset);
  const { available } = tx.ledger.balance(insurance);
  const missing = row.short_units - row.covered_units;
  const paid = available < missing ? available : missing;
  if (paid > 0n)
    tx.ledger.transfer({
      from: insurance,
      to: accountOf(issuanceOwner, row.asset),
      units: paid,
      reason: 'deposit.short',
      reference: referenceOf(row),
    });
  await tx.db
    .updateTable('deposit')
    .set({ short_units: row.short_units, covered_units: row.covered_units + paid })
    .where('id', '=', row.id)
    .execute();
  return paid === missing;
}

/** The chain contains it again. */
export async function takeBackCover(tx: MoneyTx, row: DepositRow): Promise<void> {
  if (row.covered_units > 0n)
    tx.ledger.transfer({
      from: accountOf(issuanceOwner, row.asset),
      to: accountOf(insuranceOwner, row.asset),
      units: row.covered_units,
      reason: 'deposit.short',
      reference: referenceOf(row),
    });
  await tx.db
    .updateTable('deposit')
    .set({ short_units: 0, covered_units: 0 })
    .where('id', '=', row.id)
    .execute();
}
