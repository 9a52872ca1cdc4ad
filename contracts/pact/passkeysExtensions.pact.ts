// Log-in with passkeys, and the passkeys of an account.
import { expect, it } from 'vitest';
import { security, type Security } from '../../src/api/accountSecurity.ts';
import {
  addPasskey,
  confirmPasskey,
  passkeyChallenge,
  passkeyLogin,
  removePasskey,
} from '../../src/api/passkeys.ts';
import * as account from '../examples/account.ts';
import * as session from '../examples/session.ts';
import { command, loggedIn, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const email = 'ada@example.com';
const person = { email, token };
const added = ['a passkey was added', person] as const;
const contactCode = ['a code was sent', { email, type: 'contact', code: '123456' }] as const;
const passkey_id = 'AQIDBAUGBwgJCgsMDQ4PEA';
const credential = JSON.stringify({
  id: passkey_id,
  rawId: passkey_id,
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
});
const signed = (purpose: string) => ['a passkey has signed a challenge', { ...person, purpose }] as const;
const user = { handle: 'EBESExQVFhcYGRobHB0eHw', name: 'a***@example.com' };
const fromState = { credential: 'credential' };
const password = 'correct horse 7';

it('passkeyChallenge answers the challenge of a log-in', async () => {
  const form = { purpose: 'login' as const };
  const data = session.passkeyChallenge;
  const answer = await play(
    { consumer, given: [['no session']], does: 'passkeyChallenge for a log-in', form, data },
    () => command(passkeyChallenge(), form),
  );
  expect(answer).toEqual(data);
});

it('passkeyChallenge says for whom a new passkey is, and which the account has', async () => {
  const form = { purpose: 'add' as const };
  const data = { ...session.passkeyChallenge, user, credential_ids: [passkey_id] };
  const answer = await play(
    { consumer, given: [added], does: 'passkeyChallenge for a new passkey', hasSession: true, form, data },
    () => command(passkeyChallenge(), form),
  );
  expect(answer).toEqual({ ...data, user: { ...user, name: answer.user!.name } });
});

it('passkeyChallenge says which passkeys may confirm', async () => {
  const form = { purpose: 'confirm' as const };
  const data = { ...session.passkeyChallenge, credential_ids: [passkey_id] };
  const answer = await play(
    { consumer, given: [added], does: 'passkeyChallenge for a confirmation', hasSession: true, form, data },
    () => command(passkeyChallenge(), form),
  );
  expect(answer).toEqual(data);
});

it('passkeyLogin takes what the passkey has signed', async () => {
  const form = { credential };
  const given = [signed('login')];
  const data = session.passkeyLogin;
  const answer = await play(
    { consumer, given, does: 'passkeyLogin with a passkey of an account', form, fromState, data },
    () => command(passkeyLogin(), form),
  );
  expect(answer).toBe(data);
});

it('passkeyLogin is refused with a passkey of no account', async () => {
  const form = { credential };
  const refuses = {
    message: 'This passkey could not be checked. Use another way to log in or to confirm',
    reason: 'session.passkeyFailed',
  };
  const does = 'passkeyLogin with a passkey that no account has';
  const error = await play({ consumer, given: [['no session']], does, form, refuses }, () =>
    command(passkeyLogin(), form).catch((error: unknown) => error),
  );
  expect(error).toMatchObject({ reason: 'session.passkeyFailed' });
});

it('addPasskey takes a new passkey, the login password and a code', async () => {
  const form = { credential, name: 'Firefox on Windows', password, own_code: '123456' };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, contactCode, signed('add')],
      does: 'addPasskey',
      form,
      fromState: { ...fromState, own_code: 'code' },
      data: account.addPasskey,
    },
    () => command(addPasskey(), form),
  );
  expect(answer).toBe(account.addPasskey);
});

it('removePasskey removes a passkey with the login password and a code', async () => {
  const form = { passkey_id, password, own_code: '123456' };
  const answer = await play(
    {
      consumer,
      given: [added, contactCode],
      does: 'removePasskey',
      form,
      fromState: { passkey_id: 'passkey_id', own_code: 'code' },
      data: account.removePasskey,
    },
    () => command(removePasskey(), form),
  );
  expect(answer).toBe(account.removePasskey);
});

it('confirmPasskey answers a code in place of a sent one', async () => {
  const form = { type: 'withdrawal' as const, credential };
  const answer = await play(
    {
      consumer,
      given: [signed('confirm')],
      does: 'confirmPasskey for a withdrawal',
      form,
      fromState,
      data: account.confirmPasskey,
    },
    () => command(confirmPasskey(), form),
  );
  expect(answer).toEqual(account.confirmPasskey);
});

it.each([
  ['before its first use', added, {}],
  [
    'that has been used',
    ['a passkey was used', person] as const,
    { used_ms: Date.UTC(2026, 0, 5, 12, 5), is_synced: false },
  ],
])('security lists a passkey %s', async (what, state, used) => {
  const added_ms = Date.UTC(2026, 0, 5, 12);
  const passkey = { id: passkey_id, name: 'Firefox on Windows', added_ms, ...used };
  const answer = await play<Security>(
    {
      consumer,
      given: [state],
      does: `security with a passkey ${what}`,
      data: { ...account.securityBare, phrase: '', email: 'a***@example.com', passkeys: [passkey] },
    },
    () => read(security()),
  );
  expect(answer.passkeys).toEqual([passkey]);
});
