// A person's postings as rows: one for each account of theirs that a posting changed.
import type { Kysely } from 'kysely';
import { countsOf, lastEntryOf, postingOf } from '../../ledger/Entries.ts';
import { inParts, newestIds } from '../../store/newestIds.ts';
import type { IdRange } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';

/** The rows of one reason in one account: in the order of their table, and numbered there. */
interface Series {
  account: number;
  reason: string;
}

/** Of rows, by their ids. */
export interface Between {
  /** Rows after this one only; 0 for all. */
  afterId: number;
  /** Rows up to this one only. */
  untilId: number;
}

export interface LedgerEntry {
  /** Rises with time; two of the same posting lie beside each other. */
  id: number;
  account: number;
  /** Minor units, signed. */
  units: bigint;
  /** What the account had after it, free and held. */
  after: bigint;
  reason: string;
  reference: string;
  createdAt: number;
}

/** No row of anybody has a higher id yet. */
export async function lastEntryId(db: Kysely<Schema>): Promise<number> {
  const newest = db.selectFrom('posting').select((eb) => eb.fn.max('id').as('id'));
  return lastEntryOf(Number((await newest.executeTakeFirst())?.id ?? 0));
}

/**
 * The last row of the postings that were made before a moment; a number below all rows without any. Found by halving,
 * as ids rise with time; where a clock was set back, a row within that span may count as later than it was.
 */
export async function lastEntryBefore(db: Kysely<Schema>, ms: number): Promise<number> {
  let before = 0;
  let notBefore = postingOf(await lastEntryId(db)) + 1;
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    // Ids have gaps.
    const row = await db
      .selectFrom('posting')
      .select(['id', 'created_at'])
      .where('id', '>=', BigInt(middle))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row && row.created_at < ms) before = Number(row.id);
    else notBefore = middle;
  }
  return lastEntryOf(before);
}

/** What rows these accounts have, of these reasons or of any. */
export async function readSeries(
  db: Kysely<Schema>,
  { accounts, reasons }: { accounts: readonly number[]; reasons?: readonly string[] },
): Promise<Series[]> {
  const series: Series[] = [];
  for (const ids of inParts(accounts)) {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'entries'])
      .where('id', 'in', ids.map(BigInt))
      .execute();
    for (const { id, entries } of rows)
      for (const reason of await reasonsOf(db, id, entries))
        if (reasons?.includes(reason) ?? true) series.push({ account: Number(id), reason });
  }
  return series;
}

/** What an account counts, or what it has where nobody can read that any more. */
async function reasonsOf(db: Kysely<Schema>, account: bigint, entries: string): Promise<string[]> {
  const counts = countsOf(entries);
  if (counts) return Object.keys(counts);
  const rows = await db
    .selectFrom('entry')
    .select('reason')
    .distinct()
    .where('account', '=', account)
    .execute();
  return rows.map(({ reason }) => reason);
}

/** How many rows there are up to one, told by their numbers, and the newest of them; 0 without any. */
export async function countEntries(
  db: Kysely<Schema>,
  series: readonly Series[],
  untilId: number,
): Promise<{ count: number; newestId: number }> {
  const counted = { count: 0, newestId: 0 };
  for (const part of inParts(series)) {
    const [first, ...others] = part.map((one) => {
      const newest = rangeOf(db, one, { afterId: 0, untilId })
        .select(['id', 'nth'])
        .orderBy('id', 'desc')
        .limit(1);
      // SQLite takes an order within a part of a union only so.
      return db.selectFrom(newest.as('newest')).selectAll();
    });
    const ends = await others.reduce((all, other) => all.unionAll(other), first!).execute();
    for (const { id, nth } of ends) {
      counted.count += Number(nth);
      counted.newestId = Math.max(counted.newestId, Number(id));
    }
  }
  return counted;
}

/** Rows, the newest first; only those on the page are read whole. */
export async function listEntries(
  db: Kysely<Schema>,
  series: readonly Series[],
  between: Between,
  limit: number,
): Promise<LedgerEntry[]> {
  if (series.length === 0) return [];
  const rows = await db
    .selectFrom(newestIds(db, idRanges(db, series, between), { limit }).as('page'))
    .innerJoin('posting', (join) => join.on((eb) => eb('posting.id', '=', eb(eb.ref('page.id'), '/', 2n))))
    .select([
      'page.id as entry',
      'debit_account',
      'credit_account',
      'units',
      'debit_after',
      'credit_after',
      'reason',
      'reference',
      'created_at',
    ])
    .execute();
  return rows.map(toEntry).sort((one, other) => other.id - one.id);
}

/** The ids of rows, each series in the order of its index. */
export function idRanges(db: Kysely<Schema>, series: readonly Series[], between: Between): IdRange[] {
  return series.map((one) => rangeOf(db, one, between).select('id'));
}

function rangeOf(db: Kysely<Schema>, { account, reason }: Series, { afterId, untilId }: Between) {
  return db
    .selectFrom('entry')
    .where('account', '=', BigInt(account))
    .where('reason', '=', reason)
    .where('id', '>', BigInt(afterId))
    .where('id', '<=', BigInt(untilId));
}

interface Row {
  entry: bigint;
  debit_account: bigint;
  credit_account: bigint;
  units: bigint;
  debit_after: bigint | null;
  credit_after: bigint | null;
  reason: string;
  reference: string;
  created_at: bigint;
}

function toEntry(row: Row): LedgerEntry {
  const isCredit = row.entry % 2n === 1n;
  return {
    id: Number(row.entry),
    account: Number(isCredit ? row.credit_account : row.debit_account),
    units: isCredit ? row.units : -row.units,
    after: (isCredit ? row.credit_after : row.debit_after)!,
    reason: row.reason,
    reference: row.reference,
    createdAt: Number(row.created_at),
  };
}
