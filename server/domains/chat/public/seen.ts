import type { Tx } from '../../../commands/MoneyCommand.ts';
import { seenColumns } from '../chatLists.ts';
import type { Party } from '../chatLists.ts';
import type { ChatConversationRow } from '../tables.ts';
import { publishChat } from './conversations.ts';

/** The party has seen a conversation up to this message; earlier positions change nothing. */
export async function markSeen(tx: Tx, row: ChatConversationRow, party: Party, until: number): Promise<void> {
  const column = seenColumns[party];
  const { numUpdatedRows } = await tx.db
    .updateTable('chat_conversation')
    .set((eb) => ({
      // Never ahead of the newest message, or later ones would count as seen.
      [column]: eb
        .case()
        .when('last_id', '<', BigInt(until))
        .then(eb.ref('last_id'))
        .else(BigInt(until))
        .end(),
    }))
    .where('id', '=', row.id)
    .where(column, '<', BigInt(until))
    .where((eb) => eb(column, '<', eb.ref('last_id')))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) publishChat(tx, row);
}
