import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { notify } from './accountNotices.ts';
import type { Caller } from './public/caller.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { checkOwnCode, ownAddresses } from './public/ownCodes.ts';
import { endOwnHold } from './public/withdrawalHolds.ts';

type Form = InputOf<'liftWithdrawalHold'>;

/**
 * Ends the hold that the owner has set, after a delay. The owner is notified, so that an attacker's request is noticed
 * in time.
 * @returns the time of the end
 * @throws InvalidFields; Refusal account.notHeld, session.codeInvalid, account.passwordWrong, account.locked
 */
export async function liftHold(context: Context, form: Form, caller: Caller): Promise<number> {
  const { userId, session, origin } = caller;
  const useUp = await prove(context, form, caller);
  return context.executor.run('user.liftHold', async (tx) => {
    await context.sessions.require(tx, session);
    await useUp?.(tx);
    const until = await endOwnHold(tx, context.config, userId);
    if (until === undefined) throw new Refusal('account.notHeld');
    const held_until_ms = String(until);
    await notify(tx, `user:${userId}`, 'account.holdLifted', { ...origin, held_until_ms });
    return until;
  });
}

/** Requires a code or, for an account without an address, the login password. */
async function prove(
  context: Context,
  { code, login_password: password }: Form,
  caller: Caller,
): Promise<((tx: Tx) => Promise<void>) | undefined> {
  const own = await ownAddresses(context.store.db, caller.userId);
  if (Object.keys(own).length > 0) {
    if (code === undefined) throw new InvalidFields({ code: 'session.codeRequired' });
    return checkOwnCode(context, caller, { purpose: 'lift', code, field: 'code' });
  }
  if (password === undefined) throw new InvalidFields({ login_password: 'session.passwordRequired' });
  const field = 'login_password';
  await checkLoginPassword(context, caller, { password, field, wrong: 'account.passwordWrong' });
  return undefined;
}
