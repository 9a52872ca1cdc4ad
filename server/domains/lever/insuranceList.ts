// Income and payments of the contract insurance: the postings of its own account, since nothing else changes its
// balance.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../../contracts/schema.d.ts';
import type { PostingReason } from '../../ledger/reasons.ts';
import { newestIds } from '../../store/newestIds.ts';
import type { IdRange } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import { contractIn, referenceOf } from './engine/LeverTrade.ts';

type What = components['schemas']['LeverInsuranceRow']['what'];
type Side = 'credit' | 'debit';

/**
 * Meaning of its postings, by side. The index of each side has these reasons, and the audit refuses any other, so that
 * the list adds up to the insurance's balance. A new reason needs new indexes.
 */
const meanings: Readonly<Record<Side, Readonly<Partial<Record<PostingReason, What>>>>> = {
  credit: {
    'lever.liquidationFee': 'fee',
    'house.issue': 'house',
    'house.move': 'house',
    'deposit.credit': 'house',
  },
  debit: {
    'lever.bankruptcy': 'loss',
    'lever.profit': 'gain',
    'lever.advance': 'gain',
    'house.move': 'house',
  },
};

/** Undefined for postings that the list omits. */
export const insuranceMeaning = (side: Side, reason: string): What | undefined =>
  Object.hasOwn(meanings[side], reason) ? meanings[side][reason as PostingReason] : undefined;

interface InsurancePosting {
  id: number;
  what: What;
  /** Symbol of the contract. */
  symbol: string | undefined;
  /** Negative for payments. */
  units: bigint;
  at: number;
}

/**
 * Newest first.
 * @param account id of the insurance's account
 */
export async function listInsurance(
  db: Kysely<Schema>,
  { account, beforeId, limit }: { account: number; beforeId?: number; limit: number },
): Promise<InsurancePosting[]> {
  const within = (['credit', 'debit'] as const).map((side) => rangeOf(db, { side, account, beforeId }));
  const rows = await db
    .selectFrom('posting')
    .select(['id', 'credit_account', 'units', 'reason', 'reference', 'created_at'])
    .where('id', 'in', newestIds(db, within, { limit }))
    .execute();
  const symbols = await symbolsOf(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows
    .sort((one, other) => Number(other.id - one.id))
    .map(({ id, credit_account, units, reason, reference, created_at }) => {
      const side = credit_account === BigInt(account) ? 'credit' : 'debit';
      return {
        id: Number(id),
        what: insuranceMeaning(side, reason)!,
        symbol: symbols.get(reference),
        units: side === 'credit' ? units : -units,
        at: Number(created_at),
      };
    });
}

function rangeOf(
  db: Kysely<Schema>,
  { side, account, beforeId }: { side: Side; account: number; beforeId?: number },
): IdRange {
  // Must match the condition of the partial index literally, or databases do not use it.
  const reasons = Object.keys(meanings[side]).map((reason) => sql.lit(reason));
  return db
    .selectFrom('posting')
    .select('id')
    .where(`${side}_account`, '=', BigInt(account))
    .where(sql<boolean>`reason in (${sql.join(reasons)})`)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)));
}

/** By reference; contributions of the platform belong to no contract. */
async function symbolsOf(
  db: Kysely<Schema>,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(references.map(contractIn).filter((id) => id !== undefined));
  if (ids.size === 0) return new Map();
  const trades = await db
    .selectFrom('lever_trade')
    .select(['id', 'symbol'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(trades.map(({ id, symbol }) => [referenceOf({ id: Number(id) }), symbol]));
}
