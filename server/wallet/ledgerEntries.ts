// A person's postings as rows: one for each account of theirs that a posting changed.
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../store/schema.ts';

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
  const { rows } = await sql<{ id: bigint | null }>`select max(id) as id from posting`.execute(db);
  return lastEntryOf(Number(rows[0]?.id ?? 0));
}

/** How many rows there are, and the newest of them; 0 without any. */
export async function countEntries(
  db: Kysely<Schema>,
  filter: LedgerFilter,
): Promise<{ count: number; newestId: number }> {
  if (isEmpty(filter)) return { count: 0, newestId: 0 };
  const counts = eachAccount(
    filter,
    (side, account) =>
      sql`select count(*) as entries, max(id) * 2 + ${sql.lit(side.offset)} as newest
        from posting where ${conditions(side, account, filter)}`,
  );
  const { rows } = await sql<{ entries: bigint | null; newest: bigint | null }>`
    select sum(entries) as entries, max(newest) as newest from (${counts}) as counts`.execute(db);
  return { count: Number(rows[0]?.entries ?? 0), newestId: Number(rows[0]?.newest ?? 0) };
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
  if (isEmpty(filter)) return [];
  const newest = eachAccount(
    filter,
    (side, account) =>
      sql`select * from (select id * 2 + ${sql.lit(side.offset)} as entry
        from posting where ${conditions(side, account, filter)}
        order by id desc limit ${offset + limit}) as newest`,
  );
  const { rows } = await sql<Row>`
    select entry, debit_account, credit_account, units, debit_after, credit_after, reason, reference, created_at
    from (select entry from (${newest}) as entries order by entry desc limit ${limit} offset ${offset}) as page
    join posting on posting.id = page.entry / 2
    order by entry desc`.execute(db);
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

function isEmpty({ accounts, reasons }: LedgerFilter): boolean {
  return accounts.length === 0 || reasons?.length === 0;
}

function eachAccount(
  { accounts }: LedgerFilter,
  select: (side: Side, account: number) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    accounts.flatMap((account) => sides.map((side) => select(side, account))),
    sql` union all `,
  );
}

/** Reasons of the postings that orders cause, which are nearly all there are; indexes know them by these words. */
const frequentReasons = sql`('spot.trade', 'spot.fee')`;

/** Whether an index alone finds the rows; else those of an account are all looked at. */
export function isIndexed({ reasons, fromMs, toMs }: LedgerFilter): boolean {
  return isRare(reasons) || (reasons === undefined && fromMs === undefined && toMs === undefined);
}

function isRare(reasons: readonly string[] | undefined): boolean {
  return reasons !== undefined && !reasons.includes('spot.trade') && !reasons.includes('spot.fee');
}

/** Words of the indexes on persons' postings, which hold those rows alone whose `after` is known. */
function conditions(side: Side, account: number, filter: LedgerFilter): RawBuilder<unknown> {
  const { reasons, fromMs, toMs, afterId, untilId } = filter;
  const found = [sql`${sql.ref(side.account)} = ${account}`, sql`${sql.ref(side.after)} is not null`];
  if (isRare(reasons)) found.push(sql`reason not in ${frequentReasons}`);
  if (afterId !== undefined) found.push(sql`id > ${Math.floor((afterId - side.offset) / 2)}`);
  if (untilId !== undefined) found.push(sql`id <= ${Math.floor((untilId - side.offset) / 2)}`);
  if (reasons !== undefined) found.push(sql`reason in (${sql.join(reasons)})`);
  if (fromMs !== undefined) found.push(sql`created_at >= ${fromMs}`);
  if (toMs !== undefined) found.push(sql`created_at < ${toMs}`);
  return sql.join(found, sql` and `);
}
