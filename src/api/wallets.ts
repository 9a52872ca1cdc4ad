// Log-in with wallets, and the wallets of an account. Extensions: without them the app offers no wallet.
import { mutationOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import * as account from './readers/accountLater.ts';
import * as session from './readers/sessionLater.ts';
import { token } from './signIn.ts';

/** Text for the wallet to sign; every attempt needs a new one. */
export const walletNonce = () =>
  mutationOptions({
    mutationKey: ['session', 'walletNonce'],
    mutationFn: (body: FormOf<'walletNonce'>) =>
      call(client.POST('/user/wallet_nonce', { body }), session.walletNonce),
  });

/**
 * Returns the session token. A rejection at extension_code asks for the invitation code of a new account, to be sent
 * with the same text and signature.
 */
export const walletLogin = () =>
  mutationOptions({
    mutationKey: ['session', 'walletLogin'],
    mutationFn: (body: FormOf<'walletLogin'>) => call(client.POST('/user/wallet_login', { body }), token),
  });

export const bindWallet = () =>
  mutationOptions({
    mutationKey: ['account', 'bindWallet'],
    mutationFn: (body: FormOf<'bindWallet'>) =>
      call(client.POST('/user/wallet/bind', { body }), account.bindWallet),
  });

export const unbindWallet = () =>
  mutationOptions({
    mutationKey: ['account', 'unbindWallet'],
    mutationFn: (body: FormOf<'unbindWallet'>) =>
      call(client.POST('/user/wallet/unbind', { body }), account.unbindWallet),
  });

/** Returns the confirmation that an account without a login password sends in its place. */
export const confirmWallet = () =>
  mutationOptions({
    mutationKey: ['account', 'confirmWallet'],
    mutationFn: (body: FormOf<'confirmWallet'>) =>
      call(client.POST('/user/wallet/confirm', { body }), account.confirmWallet),
  });
