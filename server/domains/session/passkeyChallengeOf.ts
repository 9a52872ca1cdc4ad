import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { maskEmail, maskPhone } from './public/mask.ts';
import { passkeysOf, requireRoomForPasskey } from './public/passkeys/loginPasskeys.ts';
import type { PasskeyPurpose } from './public/passkeys/PasskeySignIn.ts';

/**
 * Challenge for a passkey, with what the browser has to know of the account. An account that may add none is refused
 * before its device creates one.
 * @throws Refusal session.passkeyUnavailable, and the refusals of requireRoomForPasskey
 */
export async function passkeyChallengeOf(
  context: Context,
  purpose: PasskeyPurpose,
): Promise<components['schemas']['PasskeyChallenge']> {
  const { passkeySignIn, store } = context;
  const { challenge, domain, expiresAt } = await passkeySignIn.issue(purpose);
  const asked = { challenge, rp_id: domain, expires_ms: expiresAt };
  if (purpose.kind === 'login') return asked;
  const { userId } = purpose;
  if (purpose.kind === 'add') await requireRoomForPasskey(store.db, userId);
  const credential_ids = (await passkeysOf(store.db, userId)).map(({ credentialId }) => credentialId);
  if (purpose.kind === 'confirm') return { ...asked, credential_ids };
  const user = { handle: await passkeySignIn.userHandle(userId), name: await nameOf(context, userId) };
  return { ...asked, user, credential_ids };
}

/** Masked as everywhere: a session alone does not tell the addresses of its account. */
async function nameOf({ store }: Context, userId: number): Promise<string> {
  const user = await store.db
    .selectFrom('user')
    .select(['email', 'phone', 'account_number'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  const { email, phone, account_number } = user;
  if (email !== null) return maskEmail(email);
  return phone === null ? account_number : maskPhone(phone);
}
