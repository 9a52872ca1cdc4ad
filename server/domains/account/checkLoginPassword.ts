import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { Caller } from './public/caller.ts';

/**
 * Passes when this is the login password of the session's user.
 * @returns its hash, so that the command can check that it is unchanged
 * @throws Refusal `wrong` at the field with values.attempts, account.locked, system.busy
 */
export async function checkLoginPassword(
  { store, passwords, attemptLimiter }: Context,
  { userId, network }: Caller,
  { password, wrong, field }: { password: string; wrong: RefusalReason; field: string },
): Promise<string> {
  const user = await store.db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  await attemptLimiter.try({ userId, secret: 'loginPassword', wrong, field }, async () => ({
    isRight: await passwords.verify(password, user.password_hash, network),
  }));
  return user.password_hash;
}
