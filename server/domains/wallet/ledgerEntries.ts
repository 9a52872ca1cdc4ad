// A user's postings as rows: one for each of the user's accounts that a posting changed.
import type { Kysely, Selectable } from 'kysely';
import { countsOf, lastEntryOf, postingOf } from '../../ledger/Entries.ts';
import { findNewest, idsAtOnce, inParts, rangesAtOnce } from '../../store/newestIds.ts';
import type { Range, Span } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';

/** Rows of one reason in one account, in table order and numbered consecutively. */
export interface Series {
  account: number;
  reason: string;
  /** Id of the newest row; undefined when unknown. */
  newestId?: number;
}

/** Range of row ids. */
export interface Between {
  /** Lower bound, exclusive; 0 for all. */
  afterId: number;
  /** Upper bound, inclusive. */
  untilId: number;
}

export interface LedgerEntry {
  /** Increases with time; the two rows of a posting are adjacent. */
  id: number;
  account: number;
  /** Minor units, signed. */
  units: bigint;
  /** Balance of the account after it, free and held. */
  after: bigint;
  reason: string;
  reference: string;
  createdAt: number;
}

/** Highest existing row id, across all accounts. */
export async function lastEntryId(db: Kysely<Schema>): Promise<number> {
  const newest = db.selectFrom('posting').select((eb) => eb.fn.max('id').as('id'));
  return lastEntryOf(Number((await newest.executeTakeFirst())?.id ?? 0));
}

/**
 * Last row of the postings made before a time; a number below all rows if there are none. Binary search, because ids
 * increase with time; where a clock was set back, a row within that span may count as later than it was.
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

/** Counts of the rows of these accounts, for these reasons or for all. */
export async function readSeries(
  db: Kysely<Schema>,
  { accounts, reasons }: { accounts: readonly number[]; reasons?: readonly string[] },
): Promise<Series[]> {
  const series: Series[] = [];
  for await (const ids of inParts(accounts, idsAtOnce)) {
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

/** Reasons that an account counts, or those of its rows where no count is readable. */
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

/** Counts up to a row. */
export interface Counted {
  count: number;
  /** 0 when there are none. */
  newestId: number;
  /** Series with at least one row. */
  series: Series[];
}

/** Number of rows up to an id, from their sequence numbers. */
export async function countEntries(
  db: Kysely<Schema>,
  series: readonly Series[],
  untilId: number,
): Promise<Counted> {
  const counted: Counted = { count: 0, newestId: 0, series: [] };
  if (untilId <= 0) return counted;
  for await (const part of inParts(series, rangesAtOnce)) {
    const [first, ...others] = part.map((one) => {
      const newest = rangeOf(db, one, { afterId: 0n, untilId: BigInt(untilId) })
        .select(['account', 'reason', 'id', 'nth'])
        .orderBy('id', 'desc')
        .limit(1);
      // SQLite accepts ORDER BY within part of a union only in this form.
      return db.selectFrom(newest.as('newest')).selectAll();
    });
    const ends = await others.reduce((all, other) => all.unionAll(other), first!).execute();
    for (const { account, reason, id, nth } of ends) {
      const newestId = Number(id);
      counted.count += Number(nth);
      counted.newestId = Math.max(counted.newestId, newestId);
      counted.series.push({ account: Number(account), reason, newestId });
    }
  }
  return counted;
}

/** Rows, newest first; only those on the page are read completely. */
export async function listEntries(
  db: Kysely<Schema>,
  series: readonly Series[],
  { afterId, untilId }: Between,
  limit: number,
): Promise<LedgerEntry[]> {
  const span = { afterId: BigInt(afterId), untilId: BigInt(untilId) };
  const ids = await findNewest(db, rangesOf(db, series), span, limit);
  const postings = new Map<bigint, Posting>();
  for await (const part of inParts([...new Set(ids.map((id) => id / 2n))], idsAtOnce)) {
    const rows = await db
      .selectFrom('posting')
      .select([
        'id',
        'debit_account',
        'credit_account',
        'units',
        'debit_after',
        'credit_after',
        'reason',
        'reference',
        'created_at',
      ])
      .where('id', 'in', part)
      .execute();
    for (const row of rows) postings.set(row.id, row);
  }
  return ids.map((id) => toEntry(id, postings.get(id / 2n)!));
}

/** Ids of rows, each series in index order. */
export function rangesOf(db: Kysely<Schema>, series: readonly Series[]): Range[] {
  return series.map((one) => ({
    newestId: one.newestId,
    within: (span) => rangeOf(db, one, span).select('id'),
  }));
}

function rangeOf(db: Kysely<Schema>, { account, reason }: Series, { afterId, untilId }: Span) {
  return db
    .selectFrom('entry')
    .where('account', '=', BigInt(account))
    .where('reason', '=', reason)
    .where('id', '>', afterId)
    .where('id', '<=', untilId);
}

type Posting = Pick<
  Selectable<Schema['posting']>,
  | 'debit_account'
  | 'credit_account'
  | 'units'
  | 'debit_after'
  | 'credit_after'
  | 'reason'
  | 'reference'
  | 'created_at'
>;

function toEntry(entry: bigint, row: Posting): LedgerEntry {
  const isCredit = entry % 2n === 1n;
  return {
    id: Number(entry),
    account: Number(isCredit ? row.credit_account : row.debit_account),
    units: isCredit ? row.units : -row.units,
    after: (isCredit ? row.credit_after : row.debit_after)!,
    reason: row.reason,
    reference: row.reference,
    createdAt: Number(row.created_at),
  };
}
