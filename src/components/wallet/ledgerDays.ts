import BigNumber from 'bignumber.js';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { dayOf } from '../lists/days.ts';

/** Time of a ledger row, ms since 1970 UTC. */
export const timeOf = (row: Pick<LedgerRow, 'created_ms' | 'created_time'>): number =>
  row.created_ms ?? row.created_time * 1000;

interface DayOptions {
  timeZone?: string;
  /** Matching rows are still missing; the last day is then not summed. */
  hasMore: boolean;
}

/** Sum of each day's rows, decimal text; all rows are of one coin, newest first. */
export function daySums(
  rows: readonly LedgerRow[],
  { timeZone, hasMore }: DayOptions,
): ReadonlyMap<string, string> {
  const sums = new Map<string, BigNumber>();
  const unknown = new Set<string>();
  let last: string | undefined;
  for (const row of rows) {
    last = dayOf(timeOf(row), timeZone);
    if (row.value === undefined) unknown.add(last);
    else sums.set(last, new BigNumber(row.value).plus(sums.get(last) ?? 0));
  }
  if (hasMore && last !== undefined) sums.delete(last);
  // A day with unknown amounts has no sum.
  for (const day of unknown) sums.delete(day);
  return new Map([...sums].map(([day, sum]) => [day, sum.toFixed()]));
}
