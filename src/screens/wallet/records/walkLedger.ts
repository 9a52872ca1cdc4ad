import type { FormOf } from '../../../api/calling/client.ts';
import type { LedgerPage, LedgerRow } from '../../../api/pages/walletRecords.ts';
import type { LedgerFilters } from '../../../api/pages/walletPages.ts';

interface Walk {
  filters: LedgerFilters;
  readPage: (body: FormOf<'ledger'>) => Promise<LedgerPage>;
  /** Ends the walk between two pages. */
  signal: AbortSignal;
  onProgress: (done: number, count: number) => void;
}

/** The most that a page may have. */
const rowsPerPage = '100';

/** Pages came that do not make up what the first one promised; what is there must not pass for all of it. */
export class IncompleteLedger extends Error {}

/**
 * All rows that fit, read page by page while new ones may come.
 * @throws IncompleteLedger where rows are missing or come twice; the error of a page; the signal's reason
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
