import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import { ownRows } from '../../personal/ownRows.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';

/** Messages of the customer; their pictures are exported with all others. */
async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for await (const { sender, text, picture, created_at } of ownRows(db, 'chat_message', ['owner', owner])) {
    if (sender !== 'customer') continue;
    yield ['messages', { text, has_picture: picture !== null, sent_ms: Number(created_at) }];
  }
}

export const chatPersonal: PersonalData = {
  // Evidence of orders.
  keeping: { chat_conversation: 'forTheLaw', chat_message: 'forTheLaw' },
  copy,
  forget: async ({ db }, { owner }) => {
    await db.deleteFrom('chat_message').where('owner', '=', owner).execute();
    await db.deleteFrom('chat_conversation').where('owner', '=', owner).execute();
  },
};
