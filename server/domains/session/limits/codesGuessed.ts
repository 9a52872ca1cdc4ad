import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { findUser } from '../public/identifiers.ts';
import { notify } from '../sessionNotices.ts';

/**
 * Notifies the owner of the address that its codes are being guessed; after the answer, so that the response time
 * reveals nothing.
 */
export async function codesGuessed(tx: MoneyTx, { address }: { address: string }): Promise<void> {
  const kind = address.includes('@') ? 'email' : 'mobile';
  const user = await findUser(tx.db, { kind, key: address, text: address });
  if (user) await notify(tx, `user:${Number(user.id)}`, 'session.codesGuessed', {});
}
