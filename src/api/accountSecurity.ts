// Protection of the caller's account, separate from the profile (account.ts) because only settings pages read it.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import { orSentence } from './codeSent.ts';
import { named } from './calling/named.ts';
import { Unreadable, type Reader } from './calling/read.ts';
import * as read from './readers/accountLater.ts';

export type Security = read.Security;
export type OpenSession = read.OpenSession;
export type WithdrawalHold = read.WithdrawalHold;

/** Fund password states on the wire: whether one is set. */
const fundPasswordStates: Readonly<Record<number, boolean>> = { 1: true, 2: false };

const isFundPasswordSet: Reader<boolean> = (value) => {
  const isSet = named(fundPasswordStates, read.fundPasswordState(value));
  // An unknown state must not be taken for either value.
  if (isSet === undefined) throw new Unreadable('a state that nobody knows');
  return isSet;
};

/** Whether a fund password is set. */
export const fundPasswordState = () =>
  queryOptions({
    queryKey: ['account', 'fundPasswordState'],
    queryFn: ({ signal }) => call(client.POST('/user/has_password', { signal }), isFundPasswordSet),
  });

/**
 * Extension: without it the app shows the data of profile and fundPasswordState, and no holds, attempts or
 * anti-phishing phrase.
 */
export const security = () =>
  queryOptions({
    queryKey: ['account', 'security'],
    queryFn: ({ signal }) => call(client.GET('/user/security', { signal }), read.security),
  });

/** Sends a code to one of the caller's addresses; the code is valid for its purpose only. */
export const sendOwnCode = () =>
  mutationOptions({
    mutationKey: ['account', 'sendOwnCode'],
    mutationFn: (body: FormOf<'sendOwnCode'>) =>
      call(client.POST('/sms_other_mail', { body }), orSentence(read.sendOwnCode)),
  });

/** A rejection contains values.attempts while attempts remain, and values.until_ms during a lock. */
export const setFundPassword = () =>
  mutationOptions({
    mutationKey: ['account', 'setFundPassword'],
    mutationFn: (body: FormOf<'setFundPassword'>) =>
      call(client.POST('/safe/update_password', { body }), read.setFundPassword),
  });

/** Ends all other sessions of the account; rejected under the same conditions as setFundPassword. */
export const changePassword = () =>
  mutationOptions({
    mutationKey: ['account', 'changePassword'],
    mutationFn: (body: FormOf<'changePassword'>) =>
      call(client.POST('/user/e_pwd', { body }), read.changePassword),
  });

/** Extension: the anti-phishing phrase of every mail to the account; an empty phrase removes it. */
export const setPhrase = () =>
  mutationOptions({
    mutationKey: ['account', 'setPhrase'],
    mutationFn: (body: FormOf<'setPhrase'>) => call(client.POST('/user/phrase', { body }), read.setPhrase),
  });

/** Extension: holds all withdrawals from now on. */
export const holdWithdrawals = () =>
  mutationOptions({
    mutationKey: ['account', 'holdWithdrawals'],
    mutationFn: () => call(client.POST('/user/hold'), read.holdWithdrawals),
  });

/** Extension: requests the end of that hold, with a code of purpose lift or, without an address, the login password. */
export const liftWithdrawalHold = () =>
  mutationOptions({
    mutationKey: ['account', 'liftWithdrawalHold'],
    mutationFn: (body: FormOf<'liftWithdrawalHold'>) =>
      call(client.POST('/user/hold/lift', { body }), read.liftWithdrawalHold),
  });
