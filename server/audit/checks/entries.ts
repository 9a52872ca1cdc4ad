// Ledgers as their owners read them: each posting of a user appears exactly once, under its own number.
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { lastEntryOf } from '../../ledger/Entries.ts';
import type { EntryTable, Schema } from '../../store/schema.ts';
import type { Books } from './postings.ts';
import type { Pages } from '../view.ts';

type Key = Pick<Selectable<EntryTable>, 'account' | 'reason' | 'id'>;
type Row = Awaited<ReturnType<typeof readEntries>>[number];

/**
 * Checks all entries of the scanned postings, by account and reason. Each is a side of a posting and they are numbered
 * without a gap, so an equal count proves that they are complete.
 * @param upTo the last scanned posting; entries of later ones lie in between
 */
export async function checkEntries(
  db: Kysely<Schema>,
  { books, pages, upTo }: { books: Books; pages: Pages; upTo: bigint },
): Promise<void> {
  const ledgers = new Ledgers(books);
  const upToEntry = BigInt(lastEntryOf(Number(upTo)));
  for (let last: Key | undefined; ;) {
    const rows = await readEntries(db, { last, upToEntry, limit: pages.rows });
    for (const row of rows) ledgers.take(row);
    if (rows.length < pages.rows) break;
    last = rows.at(-1);
    await pages.rest();
  }
  ledgers.end();
}

function readEntries(
  db: Kysely<Schema>,
  { last, upToEntry, limit }: { last: Key | undefined; upToEntry: bigint; limit: number },
) {
  return db
    .selectFrom('entry')
    .leftJoin('posting', (join) => join.on('posting.id', '=', sql<bigint>`entry.id / 2`))
    .select(['entry.account', 'entry.reason', 'entry.id', 'entry.nth'])
    .select(['posting.reason as posted_for', 'posting.debit_account', 'posting.credit_account'])
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(entry.account, entry.reason, entry.id) > (${last!.account}, ${last!.reason}, ${last!.id})`,
      ),
    )
    .where('entry.id', '<=', upToEntry)
    .orderBy('entry.account')
    .orderBy('entry.reason')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

/** Entries grouped by account and reason. */
class Ledgers {
  private readonly books: Books;
  private current: { account: bigint; reason: string; count: bigint } | undefined;
  /** Reasons by account with entries. */
  private readonly seen = new Map<bigint, Set<string>>();
  /** Accounts with a reported fault; further ones add nothing. */
  private readonly told = new Set<bigint>();

  constructor(books: Books) {
    this.books = books;
  }

  take(row: Row): void {
    const { account, reason, id, nth } = row;
    if (this.current?.account !== account || this.current.reason !== reason) {
      this.endCurrent();
      this.current = { account, reason, count: 0n };
    }
    const count = (this.current.count += 1n);
    if (!isOfPosting(row)) this.says(account, `entry ${id} (${reason}) is of no posting`);
    else if (nth !== count)
      this.says(account, `entry ${id} (${reason}) has the number ${nth}, and is number ${count}`);
  }

  /** Accounts without any entry were not visited. */
  end(): void {
    this.endCurrent();
    this.current = undefined;
    for (const { id, entries } of this.books.accounts.all())
      for (const [reason, count] of entries.nonZero())
        if (!this.seen.get(id)?.has(reason)) this.compare(id, reason, 0n, count);
  }

  private endCurrent(): void {
    if (!this.current) return;
    const { account, reason, count } = this.current;
    const seen = this.seen.get(account) ?? new Set();
    this.seen.set(account, seen.add(reason));
    this.compare(account, reason, count, this.books.accounts.get(account)?.entries.get(reason) ?? 0n);
  }

  private compare(account: bigint, reason: string, count: bigint, postings: bigint): void {
    if (count !== postings)
      this.says(account, `there are ${count} entries of ${reason}, and ${postings} postings`);
  }

  private says(account: bigint, what: string): void {
    if (this.told.has(account)) return;
    this.told.add(account);
    const { owner, asset } = this.books.accounts.get(account) ?? {};
    this.books.findings.add(`Account ${account}${asset === undefined ? '' : ` (${asset})`}: ${what}`, {
      row: `account ${account}`,
      owner,
      asset,
    });
  }
}

function isOfPosting({ account, reason, id, posted_for, debit_account, credit_account }: Row): boolean {
  return reason === posted_for && account === (id % 2n === 0n ? debit_account : credit_account);
}
