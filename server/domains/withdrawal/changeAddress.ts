// Changes of a saved address.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { Session } from '../session/public/Sessions.ts';
import { holdMinutes } from '../account/public/withdrawalHolds.ts';
import { findSaved, labelsOf } from './savedAddresses.ts';

/**
 * The owner confirms the address, and its hold begins. Idempotent: a repetition does not change the hold.
 * @throws Refusal withdrawal.addressNotConfirmed when the address is not the caller's or does not exist
 */
export async function confirmAddress(
  { executor, sessions, config }: Context,
  session: Session,
  id: string,
): Promise<void> {
  const { owner } = session;
  await executor.runFor(owner, 'withdrawal.confirmAddress', async (tx) => {
    await sessions.require(tx, session);
    const row = await findSaved(tx.db, owner, id);
    if (!row) throw new Refusal('withdrawal.addressNotConfirmed');
    if (row.confirmed_at !== null) return;
    const usable_at = tx.now + holdMinutes(config).address * 60_000;
    await tx.db
      .updateTable('withdrawal_address')
      .set({ confirmed_at: tx.now, usable_at })
      .where('id', '=', row.id)
      .execute();
  });
}

/**
 * @throws Refusal withdrawal.addressUnknown when the address is not the caller's or does not exist,
 * account.fundPasswordMissing
 */
export async function deleteAddress(
  { executor, sessions, fundPasswords }: Context,
  session: Session,
  id: string,
): Promise<void> {
  const { owner, userId } = session;
  const isSet = await fundPasswords.isSet(userId);
  await executor.runFor(owner, 'withdrawal.deleteAddress', async (tx) => {
    await sessions.require(tx, session);
    const row = await findSaved(tx.db, owner, id);
    if (!row) throw new Refusal('withdrawal.addressUnknown');
    if (!isSet) throw new Refusal('account.fundPasswordMissing');
    await tx.db.deleteFrom('withdrawal_address').where('id', '=', row.id).execute();
    await labelsOf([row.id]).remove(tx.db, owner);
  });
}
