import type { Kysely } from 'kysely';
import { feesOwner } from '../../domains/spot/public/settle.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import type { ReasonBook } from '../../ledger/reasons.ts';
import type { Schema } from '../../store/schema.ts';
import { transferReason } from '../../domains/wallet/transfers.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { DomainAudit } from '../DomainAudit.ts';
import type { Findings, Subject } from '../Findings.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

export interface Books {
  accounts: Accounts;
  findings: Findings;
  domains: readonly DomainAudit[];
  reasons: ReasonBook;
  /** Whether a posting is inconsistent: then nothing is rebuilt from postings. */
  hasBrokenPosting: boolean;
  /** Owners whose violations are known. */
  quarantined: ReadonlySet<string>;
  /** Whether reading starts with the first posting, before which all balances were 0. */
  isWhole: boolean;
}

interface Range {
  after: bigint;
  upTo: bigint;
  pages: Pages;
}

interface Row {
  id: bigint;
  debit_account: bigint;
  credit_account: bigint;
  units: bigint;
  reason: string;
  reference: string;
  debit_after: bigint | null;
  credit_after: bigint | null;
}

/** Sums up postings, and checks each of them. */
export async function walkPostings(db: Kysely<Schema>, range: Range, books: Books): Promise<void> {
  const read = (after: bigint, limit: number) =>
    db
      .selectFrom('posting')
      .select(['id', 'debit_account', 'credit_account', 'units', 'reason', 'reference'])
      .select(['debit_after', 'credit_after'])
      .where('id', '>', after)
      .where('id', '<=', range.upTo)
      .orderBy('id')
      .limit(limit)
      .execute();
  await pagesById<Row>(range, read, async (rows) => {
    await books.accounts.meet(db, namedBy(rows));
    for (const row of rows) walkOne(row, books);
    for (const { posted } of books.domains) await posted?.(db, rows, books);
  });
}

/**
 * Passes each domain its postings before a checkpoint, to sum up the amounts that its rows must match. Balances and
 * other postings are not checked: the checkpoint covers them.
 */
export async function walkEarlierPostings(
  db: Kysely<Schema>,
  { upTo, pages, reasons }: { upTo: bigint; pages: Pages; reasons: readonly (readonly string[])[] },
  books: Books,
): Promise<void> {
  const isRead = books.domains.map(({ posted }, index) => posted && reasons[index]!.length > 0);
  const wanted = reasons.filter((_, index) => isRead[index]).flat();
  if (wanted.length === 0) return;
  const read = (after: bigint, limit: number) =>
    db
      .selectFrom('posting')
      .select(['id', 'debit_account', 'credit_account', 'units', 'reason', 'reference'])
      .select(['debit_after', 'credit_after'])
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .where('reason', 'in', wanted)
      .orderBy('id')
      .limit(limit)
      .execute();
  await pagesById<Row>({ after: 0n, pages }, read, async (rows) => {
    const { accounts } = books;
    await accounts.meet(db, namedBy(rows));
    for (const [index, { posted }] of books.domains.entries()) {
      const own = rows.filter(({ reason }) => reasons[index]!.includes(reason));
      if (own.length > 0) await posted?.(db, own, books);
    }
  });
}

const namedBy = (rows: readonly Row[]): bigint[] =>
  rows.flatMap(({ debit_account, credit_account }) => [debit_account, credit_account]);

function addFault(books: Books, sentence: string, about: Subject): void {
  books.hasBrokenPosting = true;
  books.findings.add(sentence, about);
}

const missingOf = (row: Row, debit: Totals | undefined): bigint =>
  debit ? row.credit_account : row.debit_account;

function walkOne(row: Row, books: Books): void {
  const { accounts } = books;
  const { id, units } = row;
  const debit = accounts.get(row.debit_account);
  const credit = accounts.get(row.credit_account);
  if (!debit || !credit) {
    addFault(books, `Posting ${id} names account ${missingOf(row, debit)}, which does not exist`, {
      row: `posting ${id}`,
      asset: (debit ?? credit)?.asset,
    });
    return;
  }
  if (debit.asset !== credit.asset || units <= 0n)
    addFault(books, `Posting ${id} moves ${units} from ${debit.asset} to ${credit.asset}`, {
      row: `posting ${id}`,
      asset: debit.asset === credit.asset ? debit.asset : undefined,
    });
  change(row, debit, -units, row.debit_after, books);
  change(row, credit, units, row.credit_after, books);
  checkReason(row, debit, credit, books);
}

/** A user's posting contains the balance after it, so all postings must agree on the balance before the first. */
function change(
  { id, reason }: Row,
  totals: Totals,
  units: bigint,
  after: bigint | null,
  books: Books,
): void {
  const { isWhole } = books;
  totals.change += units;
  const about = { row: `posting ${id}`, owner: totals.owner, asset: totals.asset };
  if (!totals.isPersons || after === null) {
    if (totals.isPersons || after !== null)
      addFault(
        books,
        `Posting ${id} says that account ${totals.id} had ${after}, which only a person's says`,
        about,
      );
    return;
  }
  totals.entries.add(reason, 1n);
  const before = after - totals.change;
  totals.before ??= isWhole ? 0n : before;
  if (before !== totals.before) {
    const expected = totals.before + totals.change;
    addFault(
      books,
      `Posting ${id} says that account ${totals.id} (${totals.asset}) had ${after}, not ${expected}`,
      about,
    );
    // Corrects the running balance, so that one inconsistent posting is not reported again for all later ones.
    totals.before = before;
  }
  if (after < 0n)
    addFault(books, `Posting ${id} says that account ${totals.id} (${totals.asset}) was below zero`, about);
}

function checkReason({ id, reason, units }: Row, debit: Totals, credit: Totals, books: Books): void {
  const { reasons } = books;
  const [from, to] = [debit.owner, credit.owner];
  const about = { row: `posting ${id}`, asset: debit.asset, owner: debit.isPersons ? from : to };
  if ((from === issuanceOwner || to === issuanceOwner) && !reasons.maySupply(reason, { from, to }))
    addFault(books, `Posting ${id} (${reason}) changes what there is of ${debit.asset} by ${units}`, about);
  if (reason === 'spot.trade') {
    debit.trades -= units;
    credit.trades += units;
  }
  if (reason === 'spot.fee') {
    debit.fees += units;
    if (to !== feesOwner || !debit.isPersons)
      addFault(books, `Posting ${id} is a fee from account ${debit.id} to ${credit.id}`, about);
  }
  if (reason === transferReason && from !== to)
    addFault(
      books,
      `Transfer ${id} went from account ${debit.id} to ${credit.id}, which is somebody else's`,
      about,
    );
}
