import type { DepositFilters } from '../../../api/pages/depositPages.ts';
import type { WithdrawalFilters } from '../../../api/withdrawals.ts';
import type { LedgerKind } from '../../../api/pages/walletRecords.ts';
import type { LedgerFilters, TransferFilters } from '../../../api/pages/walletPages.ts';
import { accounts, type Account } from '../../../components/wallet/accounts.ts';
import { movableAccounts } from '../../../components/wallet/movableAccounts.ts';
import { ledgerKinds } from '../../../components/wallet/ledgerKinds.ts';
import { ledgerTypes } from '../../../components/wallet/ledgerAccounts.ts';
import { dayStartMs, shiftDay } from '../../../components/lists/days.ts';

/** Filters of the records, stored in the address so that back navigation and reload keep them. */
export interface RecordFilters {
  /** Code of a coin. */
  coin?: string;
  account?: Account;
  kind?: LedgerKind;
  /** Status of deposits and withdrawals. */
  status?: RecordStatus;
  /** First and last day as 2026-11-21, inclusive, in the user's zone. */
  from?: string;
  to?: string;
}

export type FilterName = 'coin' | 'account' | 'kind' | 'status' | 'period';

/** API codes: 1 in progress, 2 credited or approved, 3 neither. */
export const recordStatuses = ['1', '2', '3'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

function dayIn(text: string | null): string | undefined {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** Reads the filters of a URL; invalid values are ignored. */
export function readRecordFilters(query: URLSearchParams): RecordFilters {
  const coin = query.get('coin') ?? '';
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  // A reversed period in the URL is swapped.
  const isTurned = from !== undefined && to !== undefined && from > to;
  return {
    coin: /^[A-Z0-9]{1,10}$/.test(coin) ? coin : undefined,
    account: accounts.find((account) => account === query.get('account')),
    kind: ledgerKinds.find((kind) => kind === query.get('kind')),
    status: recordStatuses.find((status) => status === query.get('status')),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  };
}

/** Writes the filters as URL parameters. */
export function writeRecordFilters(filters: RecordFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const hasFilters = (filters: RecordFilters): boolean =>
  Object.keys(writeRecordFilters(filters)).length > 0;

/** Active filters; a period counts as one, whether it has one end or two. */
export function activeFilters({ coin, account, kind, status, from, to }: RecordFilters): FilterName[] {
  const values: Record<FilterName, unknown> = { coin, account, kind, status, period: from ?? to };
  return (Object.keys(values) as FilterName[]).filter((name) => values[name] !== undefined);
}

/**
 * Request filters for transfers.
 * @param coinId id of the filtered coin
 * @param timeZone time zone of the days; default: the device's
 */
export function transferFiltersOf(
  filters: RecordFilters,
  coinId: number | undefined,
  timeZone?: string,
): TransferFilters {
  const { currency, from, to } = ledgerFiltersOf(filters, coinId, timeZone);
  return { currency, account: movableAccounts.find((account) => account === filters.account), from, to };
}

/**
 * Request filters for deposits or withdrawals.
 * @param coinId id of the filtered coin
 * @param timeZone time zone of the days; default: the device's
 */
export function fundsFiltersOf(
  filters: RecordFilters,
  coinId: number | undefined,
  timeZone?: string,
): DepositFilters & WithdrawalFilters {
  const { currency, from, to } = ledgerFiltersOf(filters, coinId, timeZone);
  return { currency, status: filters.status, from, to };
}

/**
 * Request filters for the ledger.
 * @param coinId id of the filtered coin
 * @param timeZone time zone of the days; default: the device's
 */
export function ledgerFiltersOf(
  { account, kind, from, to }: RecordFilters,
  coinId: number | undefined,
  timeZone?: string,
): LedgerFilters {
  const seconds = (day: string): string => String(Math.floor(dayStartMs(day, timeZone) / 1000));
  return {
    currency: coinId === undefined ? undefined : String(coinId),
    type: account && ledgerTypes[account],
    kind,
    from: from && seconds(from),
    to: to && seconds(shiftDay(to, 1)),
  };
}
