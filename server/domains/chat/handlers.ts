// Conversations of the caller.
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { messagesFor, oneMessage } from './chatLists.ts';
import { findConversation, ownSubject } from './public/conversations.ts';
import { isAnswered, readersOf } from './public/readers.ts';
import { markSeen } from './public/seen.ts';
import { sendMessage } from './sendMessage.ts';
import { messageText } from './public/messageText.ts';

const chatMessages: Handler<'chatMessages'> = async ({ store: { db } }, { input, user }) => {
  const subject = await ownSubject(db, user().owner, input.order);
  const row = await findConversation(db, subject);
  const isWithDesk = subject.order === 0 || Number(row?.with_desk ?? 0) === 1;
  return { ...(await messagesFor(db, 'customer', row, input)), desk_joined: isWithDesk };
};

const sendChatMessage: Handler<'sendChatMessage'> = async (context, { input, user, locale }) => {
  const { executor, store, config } = context;
  const { owner } = user();
  const { order, picture, client_message_id: clientId } = input;
  const subject = await ownSubject(store.db, owner, order);
  const text = messageText(input.text, { hasPicture: picture !== undefined });
  if (!isAnswered(await readersOf(store.db), order === undefined ? 'service' : 'order', config))
    throw new Refusal('chat.nobody');
  const message = { owner, subject, sender: 'customer', text, picture, clientId } as const;
  const id = await sendMessage({ executor, store }, message, { isSandbox: config.isSandbox, locale });
  return oneMessage(store.db, id, 'customer');
};

const readChat: Handler<'readChat'> = async (context, { input, user }) => {
  const { store, executor } = context;
  const { owner } = user();
  const row = await findConversation(store.db, await ownSubject(store.db, owner, input.order));
  if (row)
    await executor.runFor(owner, 'chat.read', (tx) => markSeen(tx, row, 'customer', Number(input.until_id)));
  return unreadOf(context, owner);
};

const chatUnread: Handler<'chatUnread'> = (context, { user }) => unreadOf(context, user().owner);

async function unreadOf(
  { store: { db } }: Context,
  owner: string,
): Promise<components['schemas']['ChatUnread']> {
  const rows = await db
    .selectFrom('chat_conversation as of')
    .innerJoin('chat_message as message', 'message.conversation', 'of.id')
    .select((eb) => ['of.order_id', eb.fn.countAll().as('count')])
    .where('of.owner', '=', owner)
    .where((eb) => eb('of.last_id', '>', eb.ref('of.customer_seen')))
    .where((eb) => eb('message.id', '>', eb.ref('of.customer_seen')))
    .where('message.sender', '<>', 'customer')
    .groupBy('of.order_id')
    .orderBy('of.order_id')
    .execute();
  const counts = rows.map(({ order_id, count }) => ({ order_id: Number(order_id), count: Number(count) }));
  return {
    service: counts.find(({ order_id }) => order_id === 0)?.count ?? 0,
    orders: counts.filter(({ order_id }) => order_id !== 0),
  };
}

const chatPicture: Handler<'chatPicture'> = async ({ store: { db }, documents }, { input, user }) => {
  const row = await db
    .selectFrom('chat_message')
    .innerJoin('document', 'document.name', 'chat_message.picture')
    .select(['document.name', 'document.owner'])
    .where('chat_message.id', '=', BigInt(input.id))
    .where('chat_message.owner', '=', user().owner)
    .executeTakeFirst();
  if (!row) throw new Refusal('chat.unknown');
  return { type: 'image/jpeg', base64: (await documents.read(row)).toString('base64') };
};

export const handlers: Handlers<'chat'> = {
  chatMessages,
  sendChatMessage,
  readChat,
  chatUnread,
  chatPicture,
};
