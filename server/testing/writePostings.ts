// Ledgers of any length, created without trading.
import { Entries, entryRows } from '../ledger/Entries.ts';
import { postingRows } from '../ledger/LedgerStore.ts';
import type { Store } from '../store/openStore.ts';
import { RowWriter } from '../store/rows.ts';

export interface WrittenPosting {
  id: number;
  /** Account ids. */
  debit: number;
  credit: number;
  units?: number;
  reason: string;
  reference?: string;
  createdAt: number;
  /** Null for an account without a ledger. */
  debitAfter: bigint | null;
  creditAfter: bigint | null;
}

const accountRows = new RowWriter(
  'account',
  ['id', 'owner', 'kind', 'asset', 'available', 'held', 'entries'],
  { key: ['id'], overwrite: ['entries'] },
);

/** @returns a writer of consecutive postings, including their entries and accounts */
export function postingWriter(
  store: Store,
  ownerOf = (account: number) => `user:${account}`,
): (postings: readonly WrittenPosting[]) => Promise<void> {
  const entries = new Entries();
  return async (postings) => {
    const named = postings.map((posting) => ({
      ...posting,
      debit: { id: posting.debit },
      credit: { id: posting.credit },
    }));
    const written = entries.rowsOf(named);
    const accounts = new Set(
      postings.flatMap(({ debit, credit, debitAfter, creditAfter }) => [
        ...(debitAfter === null ? [] : [debit]),
        ...(creditAfter === null ? [] : [credit]),
      ]),
    );
    const transaction = await store.writing.startTransaction().execute();
    await store.send([
      {
        into: accountRows,
        rows: [...accounts].map((id) => [id, ownerOf(id), 'change', `C${id}`, 0, 0, entries.textOf({ id })]),
      },
      { into: postingRows, rows: postings.map(rowOf) },
      { into: entryRows, rows: written },
    ]);
    await transaction.commit().execute();
  };
}

function rowOf(posting: WrittenPosting): unknown[] {
  const {
    id,
    debit,
    credit,
    units = 1,
    reason,
    reference = '',
    createdAt,
    debitAfter,
    creditAfter,
  } = posting;
  return [id, debit, credit, units, reason, reference, createdAt, debitAfter, creditAfter];
}
