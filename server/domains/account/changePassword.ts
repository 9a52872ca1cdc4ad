import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import { rememberNetwork } from '../session/public/knownDevices.ts';
import { newPasswordFault } from '../session/public/newPasswordFault.ts';
import { notify } from './accountNotices.ts';
import type { Caller } from './public/caller.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { holdAfterChange } from './public/withdrawalHolds.ts';

/**
 * Changes the login password of a user who is logged in and knows the old one. All other sessions end, and withdrawals
 * are held.
 * @throws InvalidFields; Refusal account.noAddress, account.oldPasswordWrong, account.locked, system.busy
 */
export async function changePassword(
  context: Context,
  form: InputOf<'changePassword'>,
  caller: Caller,
): Promise<void> {
  const { userId, session, network, origin } = caller;
  const { config, passwords, sessions, executor, attemptLimiter } = context;
  const fault = form.password === form.old_password ? 'account.passwordSame' : undefined;
  const weak = (await newPasswordFault(form.password)) ?? fault;
  if (weak) throw new InvalidFields({ password: weak });
  await requireAddress(context, userId);
  const old = await checkLoginPassword(context, caller, {
    password: form.old_password,
    wrong: 'account.oldPasswordWrong',
    field: 'old_password',
  });
  const hash = await passwords.hash(form.password, network);
  const forgetSessions = await executor.run('user.password', async (tx) => {
    // A concurrent password change ends this session, and then that change wins.
    await sessions.require(tx, session);
    const user = tx.db.updateTable('user').where('id', '=', BigInt(userId));
    const { numUpdatedRows } = await user
      .set({ password_hash: hash })
      .where('password_hash', '=', old)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new InvalidFields({ old_password: 'account.oldPasswordWrong' });
    const held_until_ms = String(await holdAfterChange(tx, config, { userId, reason: 'password' }));
    // Forgets all known devices: another user of the account must verify again, also on a device used before.
    await tx.db.deleteFrom('known_device').where('user_id', '=', BigInt(userId)).execute();
    await rememberNetwork(tx, userId, network);
    await attemptLimiter.forget(tx, userId, 'loginPassword');
    await notify(tx, `user:${userId}`, 'account.passwordChanged', { ...origin, held_until_ms });
    return sessions.endAll(tx, userId, { but: session.tokenHash });
  });
  forgetSessions();
}

/**
 * An account without a password needs an address before it sets its first one: a wallet no longer confirms for an
 * account with a password, so a forgotten one that cannot be reset would lock every form.
 */
async function requireAddress({ store }: Context, userId: number): Promise<void> {
  const withoutAddress = await store.db
    .selectFrom('user')
    .select('id')
    .where('id', '=', BigInt(userId))
    .where('password_hash', '=', '')
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .executeTakeFirst();
  if (withoutAddress) throw new Refusal('account.noAddress');
}
