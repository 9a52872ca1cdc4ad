import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { fundPasswordFault, fundPasswordReasons } from '../../../contracts/rules/identity/fundPassword.ts';
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { notify } from './accountNotices.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { checkOwnCode } from './public/ownCodes.ts';
import type { Caller } from './public/caller.ts';
import { holdAfterChange } from './public/withdrawalHolds.ts';

type Form = InputOf<'setFundPassword'>;

/** How the user proves the right to set the fund password. */
type Way = 'first' | 'changed' | 'forgotten';

/**
 * Sets the fund password: the first one requires the login password, a change the old one, and a forgotten one the
 * login password and a code, because access to the mailbox alone must not allow withdrawals.
 * @throws InvalidFields; Refusal account.fundPasswordWrong, account.passwordWrong, session.codeInvalid, account.locked
 */
export async function setFundPassword(context: Context, form: Form, caller: Caller): Promise<void> {
  const { userId, network } = caller;
  const isSet = await context.fundPasswords.isSet(userId);
  const way: Way = !isSet ? 'first' : form.code === undefined ? 'changed' : 'forgotten';
  checkForm(form, way);
  const useUp = await prove(context, form, caller, way);
  const hash = await context.passwords.hash(form.password, network);
  await context.executor.run('fundPassword.set', async (tx) => {
    await context.sessions.require(tx, caller.session);
    await useUp?.(tx);
    const known = await tx.db
      .selectFrom('fund_password')
      .select('user_id')
      .where('user_id', '=', BigInt(userId))
      .executeTakeFirst();
    // A concurrent request has set the first fund password.
    if (way === 'first' && known) throw new InvalidFields({ oldpassword: 'account.oldFundPasswordRequired' });
    await keep(tx, userId, hash);
    await context.attemptLimiter.forget(tx, userId, 'fundPassword');
    await tell(context, tx, caller, way);
  });
}

/** Reports all invalid fields of the form together. */
function checkForm(form: Form, way: Way): void {
  const faults: Record<string, RefusalReason> = {};
  const fault = fundPasswordFault(form.password);
  if (fault) faults.password = fundPasswordReasons[fault];
  if (form.re_password !== form.password) faults.re_password = 'session.confirmMismatch';
  if (way === 'changed' && form.oldpassword === undefined)
    faults.oldpassword = 'account.oldFundPasswordRequired';
  if (way === 'changed' && form.oldpassword === form.password) faults.password ??= 'account.fundPasswordSame';
  if (way !== 'changed' && form.login_password === undefined)
    faults.login_password = 'session.passwordRequired';
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults);
}

/** @returns function that uses the code up in the command that sets the password */
async function prove(context: Context, form: Form, caller: Caller, way: Way) {
  const { userId, network } = caller;
  if (way === 'changed') {
    const tried = { userId, fundPassword: form.oldpassword!, network, field: 'oldpassword' };
    await context.fundPasswords.check(tried);
    return undefined;
  }
  // Without a valid code, the caller cannot try passwords here.
  const useUp =
    way === 'forgotten'
      ? await checkOwnCode(context, caller, { purpose: 'fundPassword', code: form.code!, field: 'code' })
      : undefined;
  await checkLoginPassword(context, caller, {
    password: form.login_password!,
    wrong: 'account.passwordWrong',
    field: 'login_password',
  });
  return useUp;
}

async function keep({ db, now }: Tx, userId: number, hash: string): Promise<void> {
  const kept = { hash, set_at: now };
  await db
    .insertInto('fund_password')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
}

/** The first fund password causes no hold: no withdrawal was possible before. */
async function tell({ config }: Context, tx: Tx, { userId, origin }: Caller, way: Way): Promise<void> {
  const owner = `user:${userId}`;
  if (way === 'first') return notify(tx, owner, 'account.fundPasswordSet', origin);
  const reason = way === 'changed' ? 'fundPassword' : 'fundPasswordForgotten';
  const held_until_ms = String(await holdAfterChange(tx, config, { userId, reason }));
  const kind = way === 'changed' ? 'account.fundPasswordChanged' : 'account.fundPasswordForgotten';
  await notify(tx, owner, kind, { ...origin, held_until_ms });
}
