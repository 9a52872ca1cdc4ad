// Log-in with wallets, and the wallets of an account.
import { expect, it } from 'vitest';
import { profile } from '../../src/api/account.ts';
import { bindWallet, confirmWallet, unbindWallet, walletLogin, walletNonce } from '../../src/api/wallets.ts';
import * as account from '../examples/account.ts';
import * as session from '../examples/session.ts';
import { command, pick, play, read, token } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const person = { username: 'ada_l', token };
const signed = {
  network: 'erc' as const,
  message: session.walletNonce.message,
  signature: `0x${'1b'.repeat(65)}`,
};
const fromState = { message: 'message', signature: 'signature' };
const password = 'correct horse 7';

it('walletNonce answers the text that a wallet signs', async () => {
  const form = { network: 'erc' as const, address };
  const answer = await play(
    { consumer, given: [['no session']], does: 'walletNonce for a log-in', form, data: session.walletNonce },
    () => command(walletNonce(), form),
  );
  expect(answer).toEqual(session.walletNonce);
});

it('walletLogin takes the signed text', async () => {
  const answer = await play(
    {
      consumer,
      given: [['a wallet has signed a text', person]],
      does: 'walletLogin of a wallet with an account',
      form: signed,
      fromState,
      data: session.walletLogin,
    },
    () => command(walletLogin(), signed),
  );
  expect(answer).toBe(session.walletLogin);
});

it('bindWallet takes the signed text and the login password', async () => {
  const form = { ...signed, password };
  const answer = await play(
    {
      consumer,
      given: [['a wallet has signed a text', { ...person, purpose: 'bind' }]],
      does: 'bindWallet of a username',
      form,
      fromState,
      data: account.bindWallet,
    },
    () => command(bindWallet(), form),
  );
  expect(answer).toBe(account.bindWallet);
});

it('profile says which wallets are bound', async () => {
  const wallets = [{ network: 'erc' as const, address, bound_ms: 1_767_614_400_000 }];
  const profileOf = pick(account.profile, 'id', 'account_number', 'email', 'phone', 'review_status');
  const data = { ...profileOf, has_password: true, wallets };
  const answer = await play(
    { consumer, given: [['a wallet is bound', person]], does: 'profile with a bound wallet', data },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ has_password: true, wallets });
});

it('unbindWallet removes a wallet with the login password', async () => {
  const form = { network: 'erc' as const, address, password };
  const answer = await play(
    {
      consumer,
      given: [['a wallet is bound', person]],
      does: 'unbindWallet of a username',
      form,
      fromState: { address: 'address' },
      data: account.unbindWallet,
    },
    () => command(unbindWallet(), form),
  );
  expect(answer).toBe(account.unbindWallet);
});

it('confirmWallet answers a confirmation', async () => {
  const answer = await play(
    {
      consumer,
      given: [['a wallet has signed a text', { ...person, purpose: 'confirm' }]],
      does: 'confirmWallet of a bound wallet',
      form: signed,
      fromState,
      data: account.confirmWallet,
    },
    () => command(confirmWallet(), signed),
  );
  expect(answer).toEqual(account.confirmWallet);
});
