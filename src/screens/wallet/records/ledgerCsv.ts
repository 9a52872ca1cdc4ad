import type { LedgerRow } from '../../../api/pages/walletRecords.ts';
import { ledgerAccount } from '../../../components/wallet/ledgerAccounts.ts';
import { timeOf } from '../../../components/wallet/ledgerDays.ts';

/** A human-readable column: its heading in the user's language, and its cell text. */
export interface CsvColumn {
  heading: string;
  cell: (row: LedgerRow) => string;
}

/** Machine-readable columns: names and values are the same in every language. Times are ISO 8601 in UTC. */
const machineColumns: readonly CsvColumn[] = [
  { heading: 'time_utc', cell: (row) => new Date(timeOf(row)).toISOString() },
  { heading: 'account', cell: (row) => ledgerAccount(row) ?? String(row.type) },
  { heading: 'currency', cell: (row) => row.currency_name },
  { heading: 'value', cell: (row) => row.value ?? '' },
  { heading: 'reason', cell: (row) => row.reason ?? '' },
  { heading: 'order_id', cell: (row) => (row.order_id === undefined ? '' : String(row.order_id)) },
  { heading: 'balance_after', cell: (row) => row.balance_after ?? '' },
  { heading: 'id', cell: (row) => String(row.id) },
];

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/**
 * One cell according to RFC 4180. A spreadsheet would execute text that starts like a formula, so an apostrophe
 * precedes it; numbers stay numbers.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows as CSV: the human-readable columns first, then the machine-readable ones. */
export function ledgerCsv(rows: readonly LedgerRow[], columns: readonly CsvColumn[]): string {
  const all = [...columns, ...machineColumns];
  const lines = [all.map(({ heading }) => heading), ...rows.map((row) => all.map(({ cell }) => cell(row)))];
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}
