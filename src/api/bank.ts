// The bank card used for an account's payouts.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as read from './readers/bank.ts';

export type BankCard = read.BankCard;

/** The bound card; without a number, no card is bound. */
export const bankCard = () =>
  queryOptions({
    queryKey: ['bank', 'bankCard'],
    queryFn: ({ signal }) => call(client.POST('/user/cash_info', { body: {}, signal }), read.bankCard),
  });

/** Binds a card; a deletable card has to be deleted first. Without a response, the outcome is looked up in bankCard. */
export const saveBankCard = () =>
  mutationOptions({
    mutationKey: ['bank', 'saveBankCard'],
    mutationFn: (body: FormOf<'saveBankCard'>) =>
      call(client.POST('/user/cash_save', { body }), read.saveBankCard),
  });

/** Extension: a bound card states whether it can be deleted. */
export const deleteBankCard = () =>
  mutationOptions({
    mutationKey: ['bank', 'deleteBankCard'],
    mutationFn: (body: FormOf<'deleteBankCard'>) =>
      call(client.POST('/user/cash_delete', { body }), read.deleteBankCard),
  });
