import { queryOptions } from '@tanstack/react-query';
import { call, client } from './calling/client.ts';
import * as read from './readers/wallet.ts';

export type Balances = read.Balances;
export type Wallet = read.Wallet;
export type WalletRow = read.WalletRow;
export type FiatRates = read.FiatRates;

/** All balances of all accounts; decimal text. An empty coin selects all of them. */
export const balances = () =>
  queryOptions({
    queryKey: ['wallet', 'balances'],
    queryFn: ({ signal }) =>
      call(client.POST('/wallet/list', { body: { currency_name: '' }, signal }), read.balances),
  });
