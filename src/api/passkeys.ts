// Log-in with passkeys, and the passkeys of an account. Extensions: without them the app offers no passkey.
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as account from './readers/accountLater.ts';
import * as session from './readers/sessionLater.ts';
import { token } from './signIn.ts';

export type Passkey = account.Passkey;
export type PasskeyChallenge = session.PasskeyChallenge;
export type PasskeyCode = account.PasskeyCode;

/** Challenge for the passkey to sign; every attempt needs a new one. */
export const passkeyChallenge = () =>
  mutationOptions({
    mutationKey: ['session', 'passkeyChallenge'],
    mutationFn: (body: FormOf<'passkeyChallenge'>) =>
      call(client.POST('/user/passkey_challenge', { body }), session.passkeyChallenge),
  });

/** Returns the session token. */
export const passkeyLogin = () =>
  mutationOptions({
    mutationKey: ['session', 'passkeyLogin'],
    mutationFn: (body: FormOf<'passkeyLogin'>) => call(client.POST('/user/passkey_login', { body }), token),
  });

/** After a lost answer, `security` says whether the passkey is among the account's. */
export const addPasskey = () =>
  mutationOptions({
    mutationKey: ['account', 'addPasskey'],
    mutationFn: (body: FormOf<'addPasskey'>) =>
      call(client.POST('/user/passkey/add', { body }), account.addPasskey),
  });

export const removePasskey = () =>
  mutationOptions({
    mutationKey: ['account', 'removePasskey'],
    mutationFn: (body: FormOf<'removePasskey'>) =>
      call(client.POST('/user/passkey/remove', { body }), account.removePasskey),
  });

/** Returns the code that stands in the field of a sent one. */
export const confirmPasskey = () =>
  mutationOptions({
    mutationKey: ['account', 'confirmPasskey'],
    mutationFn: (body: FormOf<'confirmPasskey'>) =>
      call(client.POST('/user/passkey/confirm', { body }), account.confirmPasskey),
  });
