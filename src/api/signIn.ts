// Codes, registration and login: calls that a page needs only when a user signs in. Separate from the calls of every
// page (session.ts), so Home's first load excludes them.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import { orSentence } from './codeSent.ts';
import { filledText, Unreadable, type Reader } from './calling/read.ts';
import * as read from './readers/sessionLater.ts';

export type AreaCode = read.AreaCode;
export type CodeSent = read.CodeSent;

const codeSent = orSentence(read.CodeSent);

export const areaCodes = () =>
  queryOptions({
    queryKey: ['session', 'areaCodes'],
    queryFn: ({ signal }) => call(client.POST('/area_code', { signal }), read.areaCodes),
    staleTime: Infinity,
  });

export const sendEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendEmailCode'],
    mutationFn: (body: FormOf<'sendEmailCode'>) => call(client.POST('/email_send', { body }), codeSent),
  });

export const checkEmailCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkEmailCode'],
    mutationFn: (body: FormOf<'checkEmailCode'>) =>
      call(client.POST('/user/check_email', { body }), read.checkEmailCode),
  });

/** Creates an account; returns a message, and the login page follows. */
export const register = () =>
  mutationOptions({
    mutationKey: ['session', 'register'],
    mutationFn: (body: FormOf<'register'>) => call(client.POST('/user/register', { body }), read.register),
  });

/** Token that a header can carry; any other would not authenticate. */
export const token: Reader<string> = (value) => {
  const read = filledText(value);
  if (!/^[!-~]+$/.test(read)) throw new Unreadable('a token that no header can carry');
  return read;
};

/** Returns the session token. */
export const login = () =>
  mutationOptions({
    mutationKey: ['session', 'login'],
    mutationFn: (body: FormOf<'login'>) => call(client.POST('/user/login', { body }), token),
  });

/** Returns the seconds to wait and, on a sandbox, the code itself; the same for known and unknown numbers. */
export const sendSmsCode = () =>
  mutationOptions({
    mutationKey: ['session', 'sendSmsCode'],
    mutationFn: (body: FormOf<'sendSmsCode'>) => call(client.POST('/sms_send', { body }), codeSent),
  });

/** A rejection contains values.attempts while attempts remain. */
export const checkMobileCode = () =>
  mutationOptions({
    mutationKey: ['session', 'checkMobileCode'],
    mutationFn: (body: FormOf<'checkMobileCode'>) =>
      call(client.POST('/user/check_mobile', { body }), read.checkMobileCode),
  });

/** Sets a new login password; every session of the account ends. */
export const resetPassword = () =>
  mutationOptions({
    mutationKey: ['session', 'resetPassword'],
    mutationFn: (body: FormOf<'resetPassword'>) =>
      call(client.POST('/user/forget', { body }), read.resetPassword),
  });
