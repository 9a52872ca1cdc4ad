// Coins that can be withdrawn, their costs, and the addresses.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './calling/ApiError.ts';
import { call, client, type FormOf } from './calling/client.ts';
import type { Reader } from './calling/read.ts';
import * as read from './readers/withdrawal.ts';

export type WithdrawalCoin = read.WithdrawalCoin;
export type WithdrawalNetwork = read.WithdrawalNetwork;
export type WithdrawalAddress = read.WithdrawalAddress;
export type AddressCheck = read.AddressCheck;
/** Decimal text; undefined if the server does not send the value. */
export type WithdrawalInfo = read.WithdrawalInfo;

export const withdrawalCurrencies = () =>
  queryOptions({
    queryKey: ['withdrawal', 'withdrawalCurrencies'],
    queryFn: ({ signal }) =>
      call(client.POST('/wallet/withdrawal_currency', { signal }), read.withdrawalCurrencies),
  });

/** Fees of withdrawing a coin, and the caller's current maximum. */
export const withdrawalInfo = (body: FormOf<'withdrawalInfo'>) =>
  queryOptions({
    queryKey: ['withdrawal', 'withdrawalInfo', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/get_info', { body, signal }), read.withdrawalInfo),
  });

/** A back end that accepts one coin per request only reports a missing field. */
const asksForCoin = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'rejected' && !error.isUnanswered && error.reason === undefined;

/** All addresses saved by the caller, newest first. */
export const withdrawalAddresses = () =>
  queryOptions({
    queryKey: ['withdrawal', 'withdrawalAddresses'],
    async queryFn({ signal, client: queryClient }) {
      const ask = (body: FormOf<'withdrawalAddresses'>) =>
        call(client.POST('/wallet/get_address', { body, signal }), read.withdrawalAddresses);
      try {
        return await ask({});
      } catch (error) {
        if (!asksForCoin(error)) throw error;
        const coins = await queryClient.ensureQueryData(withdrawalCurrencies());
        return (await Promise.all(coins.map(({ id }) => ask({ currency: String(id) })))).flat();
      }
    },
  });

/** A sentence as response means that the address is accepted, without further details. */
const checked: Reader<AddressCheck> = (value) =>
  read.checkAddress(typeof value === 'string' ? { is_valid: true } : value);

/** The server's check of a text as an address. Never call it with a text that may be a secret. */
export const checkAddress = (body: FormOf<'checkAddress'>) =>
  queryOptions({
    queryKey: ['withdrawal', 'checkAddress', body],
    queryFn: ({ signal }) => call(client.POST('/wallet/check_address', { body, signal }), checked),
  });

/** Rejections as in setFundPassword. Without a response, the outcome is looked up in withdrawalAddresses. */
export const addWithdrawalAddress = () =>
  mutationOptions({
    mutationKey: ['withdrawal', 'addWithdrawalAddress'],
    mutationFn: (body: FormOf<'addWithdrawalAddress'>) =>
      call(client.POST('/wallet/addaddress', { body }), read.addWithdrawalAddress),
  });

export const deleteWithdrawalAddress = () =>
  mutationOptions({
    mutationKey: ['withdrawal', 'deleteWithdrawalAddress'],
    mutationFn: (body: FormOf<'deleteWithdrawalAddress'>) =>
      call(client.POST('/wallet/deladdress', { body }), read.deleteWithdrawalAddress),
  });

/** Idempotent: a second confirmation has no effect. */
export const approveWithdrawalAddress = () =>
  mutationOptions({
    mutationKey: ['withdrawal', 'approveWithdrawalAddress'],
    mutationFn: (body: FormOf<'approveWithdrawalAddress'>) =>
      call(client.POST('/wallet/apv_address', { body }), read.approveWithdrawalAddress),
  });
