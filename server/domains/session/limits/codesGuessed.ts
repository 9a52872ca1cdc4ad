import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { findUser } from '../public/identifiers.ts';
import { notify } from '../sessionNotices.ts';

/** Tells whoever has the address that its codes are guessed at; after the answer, so that nobody can tell from its time. */
export async function codesGuessed(tx: MoneyTx, { address }: { address: string }): Promise<void> {
  const kind = address.includes('@') ? 'email' : 'mobile';
  const user = await findUser(tx.db, { kind, key: address, text: address });
  if (user) await notify(tx, `user:${Number(user.id)}`, 'session.codesGuessed', {});
}
