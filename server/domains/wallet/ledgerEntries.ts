// A person's postings as rows: one for each account of theirs that a posting changed.
import { expressionBuilder } from 'kysely';
import type { Expression, ExpressionWrapper, Kysely } from 'kysely';
import { literalTexts } from '../../store/dialect.ts';
import type { Schema } from '../../store/schema.ts';

export interface LedgerFilter {
  /** Ids of accounts; rows of no other are ever answered. */
  accounts: readonly number[];
  /** Any without it. */
  reasons?: readonly string[];
  /** ms since 1970 UTC, included. */
  fromMs?: number;
  /** ms since 1970 UTC, excluded. */
  toMs?: number;
  /** Rows after this one only. */
  afterId?: number;
  /** Rows up to this one only. */
  untilId?: number;
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

/** A posting's debit and credit are rows of their own: of both a person may be the owner. */
const sides = [
  { account: 'debit_account', after: 'debit_after', offset: 0 },
  { account: 'credit_account', after: 'credit_after', offset: 1 },
] as const;
type Side = (typeof sides)[number];

/** The posting that a row shows one side of. */
export function postingOf(entryId: number): number {
  return Math.floor(entryId / 2);
}

/** The later row of a posting. */
export function lastEntryOf(postingId: number): number {
  return postingId * 2 + 1;
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

/** How many rows there are, and the newest of them; 0 without any. */
export async function countEntries(
  db: Kysely<Schema>,
  filter: LedgerFilter,
): Promise<{ count: number; newestId: number }> {
  const counted = { count: 0, newestId: 0 };
  for (const part of partsOf(filter)) {
    const [first, others] = eachAccount(part, (side, account) =>
      ofAccount(db, side, account, filter).select((eb) => [
        eb.fn.countAll<bigint>().as('entries'),
        entryIdOf(eb.fn.max('id'), side).as('newest'),
      ]),
    );
    const counts = others.reduce((all, other) => all.unionAll(other), first);
    const whole = await db
      .selectFrom(counts.as('counts'))
      .select((eb) => [eb.fn.sum<bigint>('entries').as('entries'), eb.fn.max('newest').as('newest')])
      .executeTakeFirst();
    counted.count += Number(whole?.entries ?? 0);
    counted.newestId = Math.max(counted.newestId, Number(whole?.newest ?? 0));
  }
  return counted;
}

/**
 * Rows, the newest first. Each account gives its newest rows in the order of its index; only as many are looked at as
 * the page needs, and only those on the page are read whole.
 */
export async function listEntries(
  db: Kysely<Schema>,
  filter: LedgerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerEntry[]> {
  const parts = partsOf(filter);
  if (parts.length <= 1) return parts[0] ? newestOf(db, filter, parts[0], { limit, offset }) : [];
  const entries: LedgerEntry[] = [];
  for (const part of parts)
    entries.push(...(await newestOf(db, filter, part, { limit: offset + limit, offset: 0 })));
  return entries.sort((one, other) => other.id - one.id).slice(offset, offset + limit);
}

/** The newest rows of some accounts. */
async function newestOf(
  db: Kysely<Schema>,
  filter: LedgerFilter,
  accounts: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerEntry[]> {
  const [first, others] = eachAccount(accounts, (side, account) => {
    const rows = ofAccount(db, side, account, filter)
      .select((eb) => entryIdOf(eb.ref('id'), side).as('entry'))
      .orderBy('id', 'desc')
      .limit(offset + limit);
    // SQLite takes an order within a part of a union only so.
    return db.selectFrom(rows.as('newest')).selectAll();
  });
  const newest = others.reduce((all, part) => all.unionAll(part), first);
  const page = db
    .selectFrom(newest.as('entries'))
    .select('entry')
    .orderBy('entry', 'desc')
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('posting', (join) => join.on((eb) => eb('posting.id', '=', eb(eb.ref('page.entry'), '/', 2n))))
    .select([
      'page.entry',
      'debit_account',
      'credit_account',
      'units',
      'debit_after',
      'credit_after',
      'reason',
      'reference',
      'created_at',
    ])
    .orderBy('page.entry', 'desc')
    .execute();
  return rows.map(toEntry);
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

/** Databases take so many parts of a union at most, and each account has two. */
const accountsPerQuery = 100;

/** The accounts, as many at a time as one query may ask for. */
function partsOf({ accounts, reasons }: LedgerFilter): number[][] {
  const parts: number[][] = [];
  if (reasons?.length === 0) return parts;
  for (let start = 0; start < accounts.length; start += accountsPerQuery)
    parts.push(accounts.slice(start, start + accountsPerQuery));
  return parts;
}

/** What is asked of each side of each account, the first apart: a union begins with it. */
function eachAccount<Query>(
  accounts: readonly number[],
  select: (side: Side, account: number) => Query,
): [first: Query, others: Query[]] {
  const [first, ...others] = accounts.flatMap((account) => sides.map((side) => select(side, account)));
  return [first!, others];
}

/** Two rows come of a posting: that of its debit and that of its credit. */
function entryIdOf(
  postingId: Expression<bigint>,
  { offset }: Side,
): ExpressionWrapper<Schema, 'posting', bigint> {
  const eb = expressionBuilder<Schema, 'posting'>();
  return eb(eb(postingId, '*', 2n), '+', BigInt(offset));
}

/** Reasons of the postings that orders cause, which are nearly all there are; indexes know them by these words. */
const frequentReasons = literalTexts(['spot.trade', 'spot.fee']);

/** Whether an index alone finds the rows; else those of an account are all looked at. */
export function isIndexed({ reasons, fromMs, toMs }: LedgerFilter): boolean {
  return isRare(reasons) || (reasons === undefined && fromMs === undefined && toMs === undefined);
}

function isRare(reasons: readonly string[] | undefined): boolean {
  return reasons !== undefined && !reasons.includes('spot.trade') && !reasons.includes('spot.fee');
}

/** One side of an account, in words of the indexes on persons' postings, which hold what has an `after` alone. */
function ofAccount(db: Kysely<Schema>, side: Side, account: number, filter: LedgerFilter) {
  const { reasons, fromMs, toMs, afterId, untilId } = filter;
  const postingBefore = (entryId: number) => BigInt(Math.floor((entryId - side.offset) / 2));
  return db
    .selectFrom('posting')
    .where(side.account, '=', BigInt(account))
    .where(side.after, 'is not', null)
    .$if(isRare(reasons), (query) => query.where('reason', 'not in', frequentReasons))
    .$if(afterId !== undefined, (query) => query.where('id', '>', postingBefore(afterId!)))
    .$if(untilId !== undefined, (query) => query.where('id', '<=', postingBefore(untilId!)))
    .$if(reasons !== undefined, (query) => query.where('reason', 'in', reasons!))
    .$if(fromMs !== undefined, (query) => query.where('created_at', '>=', BigInt(fromMs!)))
    .$if(toMs !== undefined, (query) => query.where('created_at', '<', BigInt(toMs!)));
}
