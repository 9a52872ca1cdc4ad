import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { Refusal } from '../../refusal.ts';
import {
  keepConfirmation,
  keepWallet,
  removeWallet,
  requireWallet,
  walletsOf,
} from '../session/public/wallets/loginWallets.ts';
import { purposeOf } from '../session/public/wallets/purposeOf.ts';
import { readWallet } from '../session/public/wallets/signInText.ts';
import type { Wallet } from '../session/public/wallets/signInText.ts';
import { notify } from './accountNotices.ts';
import { changeLogins, credentialsOf } from './changeLogins.ts';
import type { OwnerProof } from './changeLogins.ts';
import type { Caller } from './public/caller.ts';

/**
 * Binds a wallet as a way to log in. Proof of the owner as for an address: an attacker with a session and the password
 * must not add a way of their own.
 * @throws InvalidFields; Refusal session.walletFailed, session.codeInvalid, account.passwordWrong, account.locked,
 * account.walletTaken, account.walletLimit
 */
export async function bindWallet(
  context: Context,
  form: InputOf<'bindWallet'>,
  caller: Caller,
): Promise<void> {
  const { userId, network } = caller;
  const { walletSignIn } = context;
  const purpose = await purposeOf(context, 'bind', userId);
  const wallet = await walletSignIn.verify(form, purpose, network);
  await change(context, caller, {
    proof: form,
    wallet,
    told: 'account.walletBound',
    run: async (tx) => {
      await walletSignIn.useUp(tx, wallet);
      await keepWallet(tx, userId, wallet);
    },
  });
}

/**
 * Removes a wallet.
 * @throws InvalidFields; Refusal account.walletUnknown, account.walletLast, session.codeInvalid, account.passwordWrong,
 * account.locked
 */
export async function unbindWallet(
  context: Context,
  form: InputOf<'unbindWallet'>,
  caller: Caller,
): Promise<void> {
  const { userId } = caller;
  const wallet = readWallet(form.network, form.address);
  if ('reason' in wallet) throw new Refusal('account.walletUnknown');
  await change(context, caller, {
    proof: form,
    wallet,
    told: 'account.walletRemoved',
    run: async (tx) => {
      await removeWallet(tx, userId, wallet);
      await requireWayIn(tx, userId);
    },
  });
}

/**
 * Confirms with a wallet in place of a login password.
 * @throws Refusal session.walletFailed
 */
export async function confirmWallet(context: Context, form: InputOf<'confirmWallet'>, caller: Caller) {
  const { userId, network, session } = caller;
  const { executor, random, sessions, walletSignIn } = context;
  const purpose = await purposeOf(context, 'confirm', userId);
  const wallet = await walletSignIn.verify(form, purpose, network);
  const { confirmation, expiresAt } = await executor.run('wallet.confirm', async (tx) => {
    await sessions.require(tx, session);
    await walletSignIn.useUp(tx, wallet);
    await requireWallet(tx, userId, wallet);
    return keepConfirmation(tx, userId, random);
  });
  return { confirmation, expires_ms: expiresAt };
}

interface Change {
  proof: OwnerProof;
  wallet: Wallet;
  told: 'account.walletBound' | 'account.walletRemoved';
  run: (tx: Tx) => Promise<void>;
}

const change = (context: Context, caller: Caller, { proof, wallet, told, run }: Change): Promise<void> =>
  changeLogins(context, caller, {
    proof,
    reason: 'wallet',
    run,
    tell: (tx, held) => notify(tx, `user:${caller.userId}`, told, { ...held, to: shortened(wallet) }),
  });

/** @throws Refusal account.walletLast when the user has neither a wallet left nor a password with a name to log in by */
async function requireWayIn(tx: Tx, userId: number): Promise<void> {
  const { hash, hasName } = await credentialsOf(tx, userId);
  if (hash !== '' && hasName) return;
  if ((await walletsOf(tx.db, userId)).length === 0) throw new Refusal('account.walletLast');
}

/** Enough for the owner to recognize the wallet. */
function shortened({ address }: Wallet): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
