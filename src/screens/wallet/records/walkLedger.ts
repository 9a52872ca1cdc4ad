import type { FormOf } from '../../../api/calling/client.ts';
import type { LedgerPage, LedgerRow } from '../../../api/pages/walletRecords.ts';
import type { LedgerFilters } from '../../../api/pages/walletPages.ts';

interface Walk {
  filters: LedgerFilters;
  readPage: (body: FormOf<'ledger'>) => Promise<LedgerPage>;
  /** Aborts between two pages. */
  signal: AbortSignal;
  onProgress: (done: number, count: number) => void;
}

/** Maximum page size. */
const rowsPerPage = '100';

/** The pages do not add up to the total of the first page; a partial result must not pass for a complete one. */
export class IncompleteLedger extends Error {}

/**
 * Reads all matching rows page by page while new rows may arrive.
 * @throws IncompleteLedger for missing or duplicate rows; the error of a page; the signal's reason
 */
export async function walkLedger({ filters, readPage, signal, onProgress }: Walk): Promise<LedgerRow[]> {
  const rows = new Map<number, LedgerRow>();
  let count = 0;
  let read = 0;
  for (let page = 1; page === 1 || read < count; page += 1) {
    const newest = rows.keys().next().value;
    const until = newest === undefined ? {} : { until_id: String(newest) };
    const { list, ...answer } = await readPage({
      ...filters,
      ...until,
      page: String(page),
      limit: rowsPerPage,
    });
    signal.throwIfAborted();
    if (page === 1) count = answer.count;
    if (list.length === 0 && read < count) break;
    for (const row of list) rows.set(row.id, row);
    read += list.length;
    onProgress(read, count);
  }
  if (rows.size !== count || read !== count)
    throw new IncompleteLedger(`${rows.size} different rows in ${read}, where there should be ${count}`);
  return [...rows.values()];
}
