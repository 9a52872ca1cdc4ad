import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { useConfirmation } from '../session/public/wallets/loginWallets.ts';
import type { Caller } from './public/caller.ts';

/**
 * Passes when this is the login password of the session's user or, of a user without one, an unused confirmation by
 * their wallet, which this uses up.
 * @returns the password's hash, '' without one, so that the command can check that it is unchanged
 * @throws Refusal `wrong` at the field with values.attempts, account.locked, system.busy
 */
export async function checkLoginPassword(
  { store, executor, passwords, attemptLimiter }: Context,
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
    isRight:
      user.password_hash === ''
        ? await executor.run('wallet.useConfirmation', (tx) => useConfirmation(tx, userId, password))
        : await passwords.verify(password, user.password_hash, network),
  }));
  return user.password_hash;
}
