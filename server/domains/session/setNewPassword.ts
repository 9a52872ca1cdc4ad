import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { holdAfterChange } from '../account/public/withdrawalHolds.ts';
import { checkCode, codeInvalid } from './public/checkCode.ts';
import { consumeCodes, tryCode } from './public/codes.ts';
import type { CodeKey } from './public/codes.ts';
import { findUser, identify } from './public/identifiers.ts';
import type { Identifier } from './public/identifiers.ts';
import { rememberNetwork } from './public/knownDevices.ts';
import type { Origin } from './public/knownDevices.ts';
import { newPasswordFault } from './public/newPasswordFault.ts';
import { notify } from './sessionNotices.ts';

/**
 * Sets a new password for a caller with the code, ends all sessions of the account and holds its withdrawals. An
 * account that does not exist is refused like a wrong code.
 * @returns the user id
 * @throws InvalidFields; Refusal session.codeInvalid, system.rateLimited
 */
export async function setNewPassword(
  context: Context,
  input: InputOf<'resetPassword'>,
  { network, origin }: { network: string; origin: Origin },
): Promise<number> {
  const identifier = await checkReset(context, input);
  const key: CodeKey = { address: identifier.key, purpose: 'forget', network };
  await checkCode(context, { key, code: input.code, field: 'code' });
  const passwordHash = await context.passwords.hash(input.password, network);
  const done = await context.executor.run('user.reset', async (tx) => {
    // Checked again, because two requests may use the same code.
    if (!(await tryCode(tx, key, input.code)).isRight) throw codeInvalid('code');
    await consumeCodes(tx, key);
    return setHash(context, tx, { identifier, passwordHash, origin, network });
  });
  if (!done) throw codeInvalid('code');
  done.forgetSessions();
  // The owner may log in from here immediately, regardless of attempts with the old password, here or elsewhere.
  context.logins.guesses.ownerSeen({ identifier: `${identifier.kind}:${identifier.key}`, network });
  return done.userId;
}

async function checkReset({ store }: Context, input: InputOf<'resetPassword'>): Promise<Identifier> {
  const faults: Record<string, RefusalReason> = {};
  const kind = input.area_code === undefined ? 'email' : 'mobile';
  const identifier = await identify(store.db, kind, input.account, input.area_code);
  if ('reason' in identifier)
    faults[identifier.part === 'dialCode' ? 'area_code' : 'account'] = identifier.reason;
  const weak = await newPasswordFault(input.password);
  if (weak) faults.password = weak;
  if (input.repassword !== input.password) faults.repassword = 'session.confirmMismatch';
  if ('reason' in identifier || Object.keys(faults).length > 0) throw new InvalidFields(faults);
  return identifier;
}

interface NewPassword {
  identifier: Identifier;
  passwordHash: string;
  origin: Origin;
  network: string;
}

/**
 * Returns the user, and a function that updates memory and open sockets after the commit; undefined for an unknown
 * user.
 */
async function setHash(
  { sessions, config }: Context,
  tx: Tx,
  { identifier, passwordHash, origin, network }: NewPassword,
) {
  const user = await findUser(tx.db, identifier);
  if (!user) return undefined;
  await tx.db.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  const userId = Number(user.id);
  // Gives the owner time to notice before a withdrawal can leave the account.
  const heldUntil = await holdAfterChange(tx, config, { userId, reason: 'passwordReset' });
  // Forgets all known devices: another user of the account must verify again, also on a device used before.
  await tx.db.deleteFrom('known_device').where('user_id', '=', user.id).execute();
  await rememberNetwork(tx, userId, network);
  await notify(tx, `user:${userId}`, 'session.passwordReset', {
    ...origin,
    held_until_ms: String(heldUntil),
  });
  return { userId, forgetSessions: await sessions.endAll(tx, userId) };
}
