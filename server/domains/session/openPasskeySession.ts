import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { rememberOrigin } from './public/knownDevices.ts';
import type { From } from './public/knownDevices.ts';
import { findPasskey, usePasskey } from './public/passkeys/loginPasskeys.ts';
import { notify } from './sessionNotices.ts';

/**
 * Logs in with a passkey, whose challenge serves once.
 * @returns the token and its user
 * @throws Refusal session.passkeyFailed, session.passkeyUnavailable
 */
export async function openPasskeySession(
  { passkeySignIn, sessions, store }: Context,
  { credential }: InputOf<'passkeyLogin'>,
  { network, origin }: From,
): Promise<{ token: string; userId: number }> {
  const find = (credentialId: string) => findPasskey(store.db, credentialId);
  const passkey = await passkeySignIn.verify(credential, { kind: 'login' }, find);
  const { userId } = passkey;
  const token = await sessions.open(userId, {
    origin,
    also: async (tx) => {
      await usePasskey(tx, passkey);
      const isKnown = await rememberOrigin(tx, userId, { origin, network });
      if (!isKnown) await notify(tx, `user:${userId}`, 'session.newLogIn', origin);
    },
  });
  return { token, userId };
}
