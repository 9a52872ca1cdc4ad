// Currencies, records and transfers of the wallet, separate from the balances that Home reads (wallet.ts), to keep them
// out of its first load.
import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../contracts/schema.d.ts';
import { call, client, type FormOf, type QueryOf } from '../calling/client.ts';
import { moneyCommand } from '../calling/moneyCommand.ts';
import * as read from '../readers/walletLater.ts';

export type Currency = read.Currency;
export type LedgerKind = components['schemas']['LedgerKind'];
export type LedgerPage = read.LedgerPage;
/** A change of one balance; `value` is signed decimal text. */
export type LedgerRow = read.LedgerRow;

/** One balance of one account; contains only that account's fields. */
export const balance = (body: FormOf<'balance'>) =>
  queryOptions({
    queryKey: ['wallet', 'balance', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/detail', { body, signal }), read.balance),
  });

/** Currencies of the platform with the accounts that support them, including unsupported ones. */
export const currencies = () =>
  queryOptions({
    queryKey: ['wallet', 'currencies'],
    queryFn: ({ signal }) => call(client.GET('/currency/user_currency_list', { signal }), read.currencies),
  });

/** One page of the ledger, newest row first. `until_id`, the id of the newest row seen, keeps pages stable. */
export const ledger = (body: FormOf<'ledger'> = {}) =>
  queryOptions({
    queryKey: ['wallet', 'ledger', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/legal_log', { body, signal }), read.ledger),
  });

export type TransferAccount = components['schemas']['TransferAccount'];
export type TransferPage = read.TransferPage;
/** A transfer between own accounts; `value` is decimal text. */
export type TransferRow = read.TransferRow;

/**
 * Moves an amount between the caller's accounts; the response is a sentence. An error with `isUnanswered` leaves the
 * outcome unknown: look it up by client_transfer_id.
 */
export const transfer = () =>
  moneyCommand(
    ['wallet', 'transfer'],
    (client, body: FormOf<'transfer'>) => client.POST('/wallet/change', { body }),
    read.transfer,
  );

/** Transfers between own accounts, newest first. */
export const transfers = (query: QueryOf<'transfers'> = {}) =>
  queryOptions({
    queryKey: ['wallet', 'transfers', query],
    queryFn: ({ signal }) =>
      call(client.GET('/wallet/hzhistory', { params: { query }, signal }), read.transfers),
  });
