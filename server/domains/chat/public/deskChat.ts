// Conversations as operators of the desk and of merchants read them.
import type { DeskConversation, DeskConversationMessages } from '../../../../contracts/desk.ts';
import { hasHiddenInLines, showHidden } from '../../../../contracts/rules/identity/hiddenCharacters.ts';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import type { Operator } from '../../desk/public/Operators.ts';
import { removeDocument } from '../../verification/public/Documents.ts';
import { otcRows } from '../../otc/public/otcRows.ts';
import { messagesFor, oneMessage } from '../chatLists.ts';
import type { Party } from '../chatLists.ts';
import { sendMessage } from '../sendMessage.ts';
import type { ChatConversationRow } from '../tables.ts';
import { findConversation, subjectOf } from './conversations.ts';
import type { Subject } from './conversations.ts';
import { messageText } from './messageText.ts';
import { markSeen } from './seen.ts';

/** Page size of the list. */
const listed = 100;
const excerptMost = 80;
const noReply = { isSandbox: false, locale: 'en' } as const;

export const partyOf = ({ merchant }: Operator): 'merchant' | 'desk' =>
  merchant === undefined ? 'desk' : 'merchant';

interface Found {
  subject: Subject;
  /** Undefined before the first message. */
  row: ChatConversationRow | undefined;
}

const keyOf = ({ id, order_id }: Pick<ChatConversationRow, 'id' | 'order_id'>): string =>
  order_id === 0n ? `service-${id}` : `order-${order_id}`;

/**
 * A conversation that this operator may read: a merchant's those of its own orders, the desk's all with the desk.
 * @param key 'order-12' by the order, 'service-7' by the conversation
 * @throws Refusal chat.unknown for any other, as for an unknown one
 */
async function find({ store: { db } }: Context, { merchant }: Operator, key: string): Promise<Found> {
  const [kind, id] = key.split('-') as ['order' | 'service', string];
  if (kind === 'order') {
    const order = await otcRows.find(db, Number(id));
    const subject = order && subjectOf(order);
    const row = subject && (await findConversation(db, subject));
    const isOwn = merchant !== undefined && subject?.merchant === merchant;
    const isWithDesk = merchant === undefined && Number(row?.with_desk ?? 0) === 1;
    if (subject && (isOwn || isWithDesk)) return { subject, row };
  } else if (merchant === undefined) {
    const row = await db
      .selectFrom('chat_conversation')
      .selectAll()
      .where('id', '=', BigInt(id))
      .where('order_id', '=', 0n)
      .executeTakeFirst();
    if (row) return { subject: { owner: row.owner, order: 0, merchant: undefined }, row };
  }
  throw new Refusal('chat.unknown');
}

/** The most recently changed first. */
export async function conversationsFor(
  { store: { db } }: Context,
  operator: Operator,
): Promise<DeskConversation[]> {
  const { merchant } = operator;
  const seen = merchant === undefined ? 'desk_seen' : 'merchant_seen';
  const rows = await db
    .selectFrom('chat_conversation as of')
    .leftJoin('chat_message as last', 'last.id', 'of.last_id')
    .selectAll('of')
    .select(['last.text', 'last.picture', 'last.sender'])
    .$if(merchant === undefined, (query) => query.where('of.with_desk', '=', 1n))
    .$if(merchant !== undefined, (query) => query.where('of.merchant', '=', BigInt(merchant!)))
    .orderBy('of.changed_at', 'desc')
    .orderBy('of.last_id', 'desc')
    .limit(listed)
    .execute();
  const ids = rows.filter((row) => row.last_id > row[seen]).map(({ id }) => id);
  const unseen =
    ids.length === 0
      ? []
      : await db
          .selectFrom('chat_message')
          .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation')
          .select((eb) => ['conversation', eb.fn.countAll().as('count')])
          .where('conversation', 'in', ids)
          .where((eb) => eb('chat_message.id', '>', eb.ref(`chat_conversation.${seen}`)))
          .where('sender', 'not in', [partyOf(operator), 'auto'])
          .groupBy('conversation')
          .execute();
  const accounts = await accountsOf(db, rows);
  return rows.map((row) => ({
    key: keyOf(row),
    ...(row.order_id !== 0n && { order_id: Number(row.order_id) }),
    account_number: accounts.get(row.owner) ?? '',
    changed_ms: Number(row.changed_at),
    excerpt: [...showHidden(row.text ?? '')].slice(0, excerptMost).join(''),
    has_picture: row.picture !== null,
    unseen: Number(unseen.find(({ conversation }) => conversation === row.id)?.count ?? 0),
  }));
}

async function accountsOf(
  db: Context['store']['db'],
  rows: readonly { owner: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ owner }) => BigInt(owner.slice('user:'.length))))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('user').select(['id', 'account_number']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, account_number }) => [`user:${id}`, account_number]));
}

export async function conversationFor(
  context: Context,
  operator: Operator,
  key: string,
  beforeId?: string,
): Promise<DeskConversationMessages> {
  const { store } = context;
  const { subject, row } = await find(context, operator, key);
  const part = { before_id: beforeId, limit: '50' };
  const { list, ...rest } = await messagesFor(store.db, partyOf(operator), row, part);
  const accounts = await accountsOf(store.db, [subject]);
  return {
    ...rest,
    list: list.map((message) => ({ ...message, text: showHidden(message.text) })),
    account_number: accounts.get(subject.owner) ?? '',
    ...(subject.order !== 0 && { order_id: subject.order }),
  };
}

interface Answer {
  text?: string | undefined;
  /** Bytes of a picture. */
  picture?: Buffer | undefined;
  /** Idempotency key. */
  clientId: string;
}

/** @throws Refusal chat.empty; system.rateLimited; verification.pictureBroken; system.idTaken */
export async function answerAs(
  context: Context,
  operator: Operator,
  key: string,
  { text: written, picture: bytes, clientId }: Answer,
) {
  const { executor, store, documents, pictures } = context;
  const { subject, row } = await find(context, operator, key);
  if (row) await refuseFlood(context, operator, row);
  const party: Party = partyOf(operator);
  if (hasHiddenInLines(written ?? '')) throw new Refusal('bank.charactersRefused', { fields: { text: '' } });
  const text = messageText(written, { hasPicture: bytes !== undefined });
  const drawn = bytes && (await pictures.draw(bytes));
  if (bytes && !drawn) throw new Refusal('verification.pictureBroken', { fields: { picture: '' } });
  // Kept with the customer's documents: sealed, exported and deleted like them.
  const picture = drawn && (await documents.keep(subject.owner, drawn, { asksRejection: false }));
  const message = {
    owner: `desk:${operator.id}`,
    operator: operator.id,
    subject,
    sender: party,
    text,
    picture,
    clientId,
  };
  const id = await sendMessage({ executor, store }, message, noReply);
  if (picture !== undefined) await dropRepeated(context, picture);
  return oneMessage(store.db, id, party);
}

/** Most messages of one operator to one customer in a minute. */
const mostAMinute = 20;

/** @throws Refusal system.rateLimited */
async function refuseFlood(
  { store: { db }, clock }: Context,
  { id }: Operator,
  { id: conversation }: ChatConversationRow,
): Promise<void> {
  const sent = await db
    .selectFrom('chat_message')
    .select('id')
    .where('conversation', '=', conversation)
    .where('operator', '=', BigInt(id))
    .where('created_at', '>', BigInt(clock.now() - 60_000))
    .limit(mostAMinute)
    .execute();
  if (sent.length >= mostAMinute) throw new Refusal('system.rateLimited', { values: { seconds: '60' } });
}

/** A repetition has stored its picture a second time. */
async function dropRepeated({ executor }: Context, path: string): Promise<void> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  await executor.run('chat.dropRepeated', async ({ db }) => {
    const unused = db
      .selectFrom('document')
      .select('name')
      .where('name', '=', name)
      .where('field', 'is', null);
    if (await unused.executeTakeFirst()) await removeDocument(db, name);
  });
}

export async function seenBy(
  context: Context,
  operator: Operator,
  key: string,
  until: number,
): Promise<void> {
  const { row } = await find(context, operator, key);
  if (row) await context.executor.run('chat.read', (tx) => markSeen(tx, row, partyOf(operator), until));
}

/** The picture of a message of this conversation, as JPEG. */
export async function pictureFor(
  context: Context,
  operator: Operator,
  key: string,
  id: number,
): Promise<Buffer> {
  const { store, documents } = context;
  const { row } = await find(context, operator, key);
  const document =
    row &&
    (await store.db
      .selectFrom('chat_message')
      .innerJoin('document', 'document.name', 'chat_message.picture')
      .select(['document.name', 'document.owner'])
      .where('chat_message.id', '=', BigInt(id))
      .where('chat_message.conversation', '=', row.id)
      .executeTakeFirst());
  if (!document) throw new Refusal('chat.unknown');
  return documents.read(document);
}
