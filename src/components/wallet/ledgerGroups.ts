import BigNumber from 'bignumber.js';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { dayOf } from '../lists/days.ts';
import { timeOf } from './ledgerDays.ts';

/** One row of the record list: adjacent records of one order, or a single record. */
export interface LedgerGroup {
  /** Id of its newest record. */
  id: number;
  /** Newest first. */
  rows: readonly [LedgerRow, ...LedgerRow[]];
  /** Records that are not loaded yet may belong to it. */
  isOpen: boolean;
}

interface GroupOptions {
  timeZone?: string;
  /** Matching rows are still missing; the last group may then be incomplete. */
  hasMore: boolean;
}

function belongs(one: LedgerRow, other: LedgerRow, timeZone: string | undefined): boolean {
  return (
    one.order_id !== undefined &&
    one.order_id === other.order_id &&
    one.type === other.type &&
    dayOf(timeOf(one), timeZone) === dayOf(timeOf(other), timeZone)
  );
}

/**
 * Groups rows, newest first, by order, account and day. Only adjacent rows are grouped: each row shows its balance
 * after the change, and grouping across another change would break the running balance. So all groups except the last
 * are complete, whatever loads later.
 */
export function groupRows(rows: readonly LedgerRow[], { timeZone, hasMore }: GroupOptions): LedgerGroup[] {
  const groups: [LedgerRow, ...LedgerRow[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && belongs(group[0], row, timeZone)) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group, at) => ({
    id: group[0].id,
    rows: group,
    isOpen: hasMore && at === groups.length - 1 && group[0].order_id !== undefined,
  }));
}

/** A group of a single record. */
export const groupOf = (row: LedgerRow): LedgerGroup => ({ id: row.id, rows: [row], isOpen: false });

/** The main record of a group: a trade before its fee. */
export const mainRow = ({ rows }: LedgerGroup): LedgerRow =>
  rows.find(({ kind }) => kind === 'trade') ?? rows[0];

export interface CoinSum {
  coin: string;
  /** Signed decimal text; undefined where a record has no amount. */
  value: string | undefined;
}

/** Sums of a group's records, by coin: the ordered coin before the payment coin. */
export function groupSums({ rows }: LedgerGroup): CoinSum[] {
  const sums = new Map<string, BigNumber | undefined>();
  for (const { currency_name: coin, value } of rows) {
    const before = sums.has(coin) ? sums.get(coin) : new BigNumber(0);
    sums.set(coin, value === undefined ? undefined : before?.plus(value));
  }
  const base = rows[0].symbol?.split('/')[0];
  return [...sums]
    .map(([coin, sum]): CoinSum => ({ coin, value: sum?.toFixed() }))
    .sort((one, other) => Number(other.coin === base) - Number(one.coin === base));
}
