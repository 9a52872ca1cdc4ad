import type { Context } from '../../context.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { Refusal } from '../../refusal.ts';
import type { Origin } from '../session/public/knownDevices.ts';
import { chosenUsername } from '../session/public/placeholderNames.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import type { Caller } from './public/caller.ts';
import { checkOwnCode, ownAddresses } from './public/ownCodes.ts';
import { holdAfterChange } from './public/withdrawalHolds.ts';

/** Fields of a form by which its caller proves to own the account. */
export interface OwnerProof {
  password: string;
  own_code?: string | undefined;
}

interface Change {
  proof: OwnerProof;
  reason: 'wallet' | 'passkey';
  run: (tx: Tx) => Promise<void>;
  tell: (tx: Tx, held: Origin & { held_until_ms: string }) => Promise<void>;
}

/**
 * Changes the ways to log in to an account, tells its owner and holds withdrawals. Proof of the owner as for an
 * address: an attacker with a session and the password must not add a way of their own.
 * @throws InvalidFields; Refusal session.codeInvalid, account.passwordWrong, account.locked, and those of `run`
 */
export async function changeLogins(
  context: Context,
  caller: Caller,
  { proof, reason, run, tell }: Change,
): Promise<void> {
  const { userId, session, origin } = caller;
  const { config, executor, sessions, store } = context;
  const hasAddress = Object.keys(await ownAddresses(store.db, userId)).length > 0;
  const { password, own_code: code } = proof;
  if (hasAddress && code === undefined) throw new InvalidFields({ own_code: 'session.codeRequired' });
  const useUpOwn = hasAddress
    ? await checkOwnCode(context, caller, { purpose: 'contact', code: code!, field: 'own_code' })
    : undefined;
  const wrong = 'account.passwordWrong';
  const hash = await checkLoginPassword(context, caller, { password, wrong, field: 'password' });
  await executor.run(`user.${reason}`, async (tx) => {
    await sessions.require(tx, session);
    await useUpOwn?.(tx);
    // A password that was changed or set meanwhile ends the proof.
    if ((await credentialsOf(tx, userId)).hash !== hash)
      throw new Refusal('session.expired', { type: '999' });
    await run(tx);
    const held_until_ms = String(await holdAfterChange(tx, config, { userId, reason }));
    await tell(tx, { ...origin, held_until_ms });
  });
}

export async function credentialsOf({ db }: Tx, userId: number): Promise<{ hash: string; hasName: boolean }> {
  const { password_hash, email, phone, username } = await db
    .selectFrom('user')
    .select(['password_hash', 'email', 'phone', 'username'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
  return { hash: password_hash, hasName: (email ?? phone ?? chosenUsername(username)) !== null };
}
