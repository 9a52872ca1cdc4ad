// Sending of a message, by any party.
import { chatMessagesADay } from '../../../contracts/rules/chat.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { performIdempotent } from '../../commands/performIdempotent.ts';
import type { MoneyCommand, Tx } from '../../commands/MoneyCommand.ts';
import type { Store } from '../../store/openStore.ts';
import { Refusal } from '../../refusal.ts';
import { firstTimedId, timedId } from '../../store/timedId.ts';
import { findOwn, takeAs } from '../verification/public/Documents.ts';
import { openConversation, publishChat } from './public/conversations.ts';
import type { Subject } from './public/conversations.ts';
import { readersOf } from './public/readers.ts';
import type { ChatConversationRow, ChatSender } from './tables.ts';

export interface Sending {
  /** The customer, or the operator as 'desk:3'. */
  owner: string;
  subject: Subject;
  sender: 'customer' | 'merchant' | 'desk';
  operator?: number;
  text: string;
  /** Path of an uploaded picture of the customer's account. */
  picture?: string | undefined;
  clientId: string;
}

const dayMs = 86_400_000;
export const replyAfterMs = 2000;
/** Minimum interval of automatic replies in a conversation. */
const replyEveryMs = 10 * 60_000;

interface Automatic {
  isSandbox: boolean;
  locale: LocaleId;
}

/** @param automatic whether and in which language the sandbox replies */
const sending = ({ isSandbox, locale }: Automatic): MoneyCommand<Sending, number, number> => ({
  name: 'chat.send',
  repetition: ({ clientId }) => clientId,
  // The log is permanent, so it contains no text.
  record: ({ subject: { order } }) => ({ order }),
  run: async (tx, { subject, sender, operator, text, picture, clientId }) => {
    if (sender === 'customer') await refuseTooMany(tx, subject.owner);
    const conversation = await openConversation(tx, subject);
    const document = picture === undefined ? undefined : await findOwn(tx.db, subject.owner, picture);
    // A picture of another form or message stays there.
    if (picture !== undefined && document?.field !== null)
      throw new Refusal('chat.pictureUnknown', { fields: { picture: '' } });
    const id = await addMessage(tx, conversation, {
      sender,
      operator: operator ?? null,
      text,
      picture: document?.name ?? null,
      client_id: clientId,
    });
    if (document) await takeAs(tx, subject.owner, { [`chat_${id}`]: document.name });
    if (sender === 'customer' && isSandbox) await scheduleReply(tx, conversation, locale);
    return id;
  },
  outcome: (id) => id,
});

/**
 * @returns the id of the message; of the first one for a repetition
 * @throws Refusal system.idTaken when the client id belongs to another message; chat.tooMany; chat.pictureUnknown
 */
export function sendMessage(
  { executor, store }: { executor: CommandExecutor; store: Store },
  input: Sending,
  automatic: Automatic,
): Promise<number> {
  return performIdempotent(executor, sending(automatic), input, async (id) => {
    const row = await store.db
      .selectFrom('chat_message')
      .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation')
      .select(['text', 'picture', 'order_id', 'chat_message.owner'])
      .where('chat_message.id', '=', BigInt(id))
      .executeTakeFirst();
    const { subject, text, picture, sender } = input;
    // Each upload of an operator has a path of its own, also of the same picture.
    const isSamePicture =
      sender === 'customer'
        ? (row?.picture ?? undefined) === picture?.replace(/^\/upload\//, '')
        : (row?.picture != null) === (picture !== undefined);
    const isSameSubject = row?.owner === subject.owner && Number(row.order_id) === subject.order;
    return isSameSubject && row.text === text && isSamePicture;
  });
}

interface NewMessage {
  sender: ChatSender;
  operator: number | null;
  text: string;
  picture: string | null;
  client_id: string | null;
}

async function addMessage(tx: Tx, conversation: ChatConversationRow, message: NewMessage): Promise<number> {
  const { db, now } = tx;
  const newest = await db
    .selectFrom('chat_message')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = timedId(Number(newest?.id ?? 0), now);
  await db
    .insertInto('chat_message')
    .values({ id, conversation: conversation.id, owner: conversation.owner, created_at: now, ...message })
    .execute();
  await db
    .updateTable('chat_conversation')
    .set({ last_id: id, changed_at: now })
    .where('id', '=', conversation.id)
    .execute();
  publishChat(tx, conversation);
  return id;
}

async function refuseTooMany({ db, now }: Tx, owner: string): Promise<void> {
  const recent = await db
    .selectFrom('chat_message')
    .select('id')
    .where('owner', '=', owner)
    .where('id', '>=', BigInt(firstTimedId(now - dayMs)))
    .where('sender', '=', 'customer')
    .limit(chatMessagesADay)
    .execute();
  if (recent.length >= chatMessagesADay)
    throw new Refusal('chat.tooMany', { values: { max: String(chatMessagesADay) } });
}

async function scheduleReply(
  tx: Tx,
  { id, replied_at }: ChatConversationRow,
  locale: LocaleId,
): Promise<void> {
  if (replied_at !== null && tx.now - Number(replied_at) < replyEveryMs) return;
  await tx.db.updateTable('chat_conversation').set({ replied_at: tx.now }).where('id', '=', id).execute();
  tx.schedule('chat.reply', tx.now + replyAfterMs, { conversation: Number(id), locale });
}

/** The automatic reply of a sandbox, unless an operator reads the conversation. */
export async function reply(
  tx: Tx,
  { conversation, locale }: { conversation: number; locale: LocaleId },
): Promise<void> {
  const row = await tx.db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('id', '=', BigInt(conversation))
    .executeTakeFirst();
  // The data of a closed account may have been deleted.
  if (!row) return;
  const { hasDesk, merchants } = await readersOf(tx.db);
  if (Number(row.with_desk) === 1 && hasDesk) return;
  if (row.merchant !== null && merchants.has(Number(row.merchant))) return;
  const text = refusalText('chat.sandboxReply', locale);
  await addMessage(tx, row, { sender: 'auto', operator: null, text, picture: null, client_id: null });
}
