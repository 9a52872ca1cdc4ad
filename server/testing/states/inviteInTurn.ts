import type { Tx } from '../../commands/MoneyCommand.ts';

/** Creates accounts where missing; each has invited the next one. */
export async function inviteInTurn({ db, now }: Tx, owners: readonly string[]): Promise<void> {
  const ids = owners.map((owner) => Number(owner.slice('user:'.length)));
  for (const [at, id] of ids.entries())
    await db
      .insertInto('user')
      .values({
        id,
        account_number: String(id),
        username: `trader${id}`,
        password_hash: '',
        locale: 'en',
        invitation_code: `CODE${id}`,
        invited_by: ids[at - 1] ?? null,
        is_sandbox: 1,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
