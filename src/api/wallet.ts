import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../contracts/schema.d.ts';
import { call, client, type FormOf, type QueryOf } from './client.ts';

export type Balances = components['schemas']['Balances'];
export type Wallet = components['schemas']['Wallet'];
export type WalletRow = components['schemas']['WalletRow'];
export type Currency = components['schemas']['Currency'];
export type FiatRates = components['schemas']['FiatRates'];
export type LedgerKind = components['schemas']['LedgerKind'];
export type LedgerPage = components['schemas']['LedgerPage'];
/** A change of one balance; `value` is signed decimal text. */
export type LedgerRow = components['schemas']['LedgerRow'];

/** All balances of all accounts; decimal text. An empty coin means all of them. */
export const balances = () =>
  queryOptions({
    queryKey: ['wallet', 'balances'],
    queryFn: ({ signal }) => call(client.POST('/wallet/list', { body: { currency_name: '' }, signal })),
  });

/** One balance of one account; only the fields of that account are there. */
export const balance = (body: FormOf<'balance'>) =>
  queryOptions({
    queryKey: ['wallet', 'balance', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/detail', { body, signal })),
  });

/** The currencies of the platform with the accounts that hold them, also those that are held nowhere. */
export const currencies = () =>
  queryOptions({
    queryKey: ['wallet', 'currencies'],
    queryFn: ({ signal }) => call(client.GET('/currency/user_currency_list', { signal })),
  });

/** One page of the ledger, the newest row first. Pages hold still while `until_id` names the newest row seen. */
export const ledger = (body: FormOf<'ledger'> = {}) =>
  queryOptions({
    queryKey: ['wallet', 'ledger', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/legal_log', { body, signal })),
  });

export type TransferAccount = components['schemas']['TransferAccount'];
export type TransferPage = components['schemas']['TransferPage'];
/** A transfer between own accounts; `value` is decimal text. */
export type TransferRow = components['schemas']['TransferRow'];

/**
 * Moves an amount between own accounts; the answer is a sentence. An error with `isUnanswered` says nothing about the
 * transfer: look it up by client_transfer_id.
 */
export const transfer = () =>
  mutationOptions({
    mutationKey: ['wallet', 'transfer'],
    mutationFn: (body: FormOf<'transfer'>) => call(client.POST('/wallet/change', { body })),
  });

/** Transfers between own accounts, the newest first. */
export const transfers = (query: QueryOf<'transfers'> = {}) =>
  queryOptions({
    queryKey: ['wallet', 'transfers', query],
    queryFn: ({ signal }) => call(client.GET('/wallet/hzhistory', { params: { query }, signal })),
  });
