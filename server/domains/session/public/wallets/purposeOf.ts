import type { Context } from '../../../../context.ts';
import { Refusal } from '../../../../refusal.ts';
import type { WalletPurpose } from './WalletSignIn.ts';

export const loginPurpose = { kind: 'login' } as const satisfies WalletPurpose;

/** Purpose of a text that serves the account of a session. @throws Refusal 999 */
export async function purposeOf(
  { store }: Context,
  kind: 'bind' | 'confirm',
  userId: number,
): Promise<WalletPurpose> {
  const user = await store.db
    .selectFrom('user')
    .select('account_number')
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  return { kind, userId, accountNumber: user.account_number };
}
