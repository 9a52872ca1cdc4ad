import BigNumber from 'bignumber.js';
import type { LedgerRow } from '../api/wallet.ts';

/** A row of the ledger, and the day that it opens where it is the first of one. */
export interface LedgerItem {
  row: LedgerRow;
  timeMs: number;
  opens?: {
    /** As 2026-11-21. */
    day: string;
    /** What the day's rows add up to, decimal text; unknown where coins differ or rows of the day are missing. */
    sum?: string;
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Days and clock of a zone in digits; the device's own zone without one. */
function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  let found = formatters.get(key);
  if (!found) {
    const two = '2-digit';
    found = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    });
    formatters.set(key, found);
  }
  return found;
}

function clockOf(timeMs: number, timeZone: string | undefined): Record<string, string> {
  return Object.fromEntries(
    formatter(timeZone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
}

/** The day of a moment where the user is, as 2026-11-21. */
export function dayOf(timeMs: number, timeZone?: string): string {
  const { year, month, day } = clockOf(timeMs, timeZone);
  return `${year}-${month}-${day}`;
}

/** The next day after 2026-11-21, or as many before or after it as `days` says. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * When a day begins where the user is, ms since 1970 UTC.
 * @param day as 2026-11-21
 */
export function dayStartMs(day: string, timeZone?: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const aheadAt = (timeMs: number): number => {
    const { year, month, day: date, hour, minute, second } = clockOf(timeMs, timeZone);
    return Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) - timeMs;
  };
  // The zone's lead is that of the moment itself, which is known only once the lead is: the second look settles it.
  const first = midnight - aheadAt(midnight);
  const second = midnight - aheadAt(first);
  // Where clocks leap over midnight the day begins after the leap.
  return dayOf(second, timeZone) === day ? second : Math.max(first, second);
}

export const timeOf = (row: LedgerRow): number => row.created_ms ?? row.created_time * 1000;

interface DayOptions {
  timeZone?: string;
  /** All rows are of one coin, so that they can be added. */
  isOneCoin: boolean;
  /** Rows that fit are still missing; the last day is then not added up. */
  hasMore: boolean;
}

/** Rows, the newest first, each day's first one with the day and its sum. */
export function ledgerDays(
  rows: readonly LedgerRow[],
  { timeZone, isOneCoin, hasMore }: DayOptions,
): LedgerItem[] {
  const items: LedgerItem[] = [];
  const sums = new Map<string, BigNumber>();
  let current: string | undefined;
  for (const row of rows) {
    const timeMs = timeOf(row);
    const day = dayOf(timeMs, timeZone);
    sums.set(day, new BigNumber(row.value).plus(sums.get(day) ?? 0));
    items.push({ row, timeMs, opens: day === current ? undefined : { day } });
    current = day;
  }
  if (!isOneCoin) return items;
  for (const { opens } of items)
    if (opens && !(hasMore && opens.day === current)) opens.sum = sums.get(opens.day)?.toFixed();
  return items;
}
