import type { LocaleId } from '../../../contracts/locales.ts';
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { rememberOrigin } from './public/knownDevices.ts';
import type { Origin } from './public/knownDevices.ts';
import { requireWallet, userOfWallet } from './public/wallets/loginWallets.ts';
import { loginPurpose } from './public/wallets/purposeOf.ts';
import { registerWallet } from './registerAccount.ts';
import { notify } from './sessionNotices.ts';

interface Caller {
  /** Network by which rate limits count. */
  network: string;
  origin: Origin;
  locale: LocaleId;
}

/**
 * Logs in with a signed text, which serves once. A wallet without an account opens one; the invitation code may follow
 * with the same text, because only success uses it up.
 * @returns the token and its user
 * @throws InvalidFields; Refusal session.walletFailed, session.walletContract, session.walletUnavailable,
 * session.invitationUnknown, session.openingPaused, system.rateLimited
 */
export async function openWalletSession(
  context: Context,
  input: InputOf<'walletLogin'>,
  { network, origin, locale }: Caller,
): Promise<{ token: string; userId: number }> {
  const { sessions, store, walletSignIn } = context;
  const wallet = await walletSignIn.verify(input, loginPurpose, network);
  const known = await userOfWallet(store.db, wallet);
  if (known === undefined) {
    // The nonce is used up with the account, so of concurrent requests one opens it, and only that one logs in.
    const userId = await registerWallet(context, input, { wallet, network, origin, locale });
    return { userId, token: await sessions.open(userId, { origin }) };
  }
  const token = await sessions.open(known, {
    origin,
    also: async (tx) => {
      await walletSignIn.useUp(tx, wallet);
      // It may have been removed, or the account closed, since.
      await requireWallet(tx, known, wallet);
      const isKnown = await rememberOrigin(tx, known, { origin, network });
      if (!isKnown) await notify(tx, `user:${known}`, 'session.newLogIn', origin);
    },
  });
  return { token, userId: known };
}
