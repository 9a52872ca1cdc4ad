// Coins that can be deposited, addresses, and received deposits.
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './calling/ApiError.ts';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import * as read from './readers/deposit.ts';

export type DepositCoin = read.DepositCoin;
export type DepositNetwork = read.DepositNetwork;
/** Received deposit; `amount` is decimal text. */
export type DepositRow = read.DepositRow;

export const depositCurrencies = () =>
  queryOptions({
    queryKey: ['deposit', 'depositCurrencies'],
    queryFn: ({ signal }) =>
      call(client.POST('/wallet/deposit_currency', { signal }), read.depositCurrencies),
  });

/** Addresses by network; the request for a single one may create it. */
export const depositAddress = (body: FormOf<'depositAddress'>) =>
  queryOptions({
    queryKey: ['deposit', 'depositAddress', body],
    queryFn: ({ signal }) =>
      call(client.POST('/wallet/deposit_address', { body, signal }), read.depositAddress).catch(
        (error: unknown): Partial<Record<string, string>> => {
          // Other back ends omit it.
          if (error instanceof ApiError && error.reason === 'deposit.addressMissing') return {};
          throw error;
        },
      ),
  });

/** One page of the deposits, newest first. */
export const deposits = (query: QueryOf<'deposits'> = {}) =>
  queryOptions({
    queryKey: ['deposit', 'deposits', query],
    queryFn: ({ signal }) =>
      call(client.GET('/charge_mention/log2', { params: { query }, signal }), read.deposits),
  });
