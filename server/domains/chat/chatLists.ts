// Messages of a conversation as a party reads them.
import type { Kysely } from 'kysely';
import type { components } from '../../../contracts/schema.d.ts';
import type { Schema } from '../../store/schema.ts';
import type { ChatConversationRow, ChatSender } from './tables.ts';

type ChatMessage = components['schemas']['ChatMessage'];
type ChatMessages = components['schemas']['ChatMessages'];
type Db = Kysely<Schema>;
export type Party = 'customer' | 'merchant' | 'desk';

const messagesOf = (db: Db) =>
  db
    .selectFrom('chat_message')
    .leftJoin('document', 'document.name', 'chat_message.picture')
    .select(['chat_message.id', 'sender', 'text', 'client_id', 'chat_message.created_at'])
    .select(['document.width', 'document.height']);

interface MessageRow {
  id: bigint;
  sender: ChatSender;
  text: string;
  client_id: string | null;
  created_at: bigint;
  width: bigint | null;
  height: bigint | null;
}

const viewOf = (row: MessageRow, party: Party): ChatMessage => ({
  id: Number(row.id),
  at_ms: Number(row.created_at),
  by: row.sender,
  text: row.text,
  ...(row.width !== null && { picture: { width: Number(row.width), height: Number(row.height) } }),
  ...(row.sender === party && row.client_id !== null && { client_message_id: row.client_id }),
});

export async function oneMessage(db: Db, id: number, party: Party): Promise<ChatMessage> {
  const row = await messagesOf(db).where('chat_message.id', '=', BigInt(id)).executeTakeFirstOrThrow();
  return viewOf(row, party);
}

interface Part {
  before_id?: string | undefined;
  limit: string;
}

/** @param row undefined before the first message */
export async function messagesFor(
  db: Db,
  party: Party,
  row: ChatConversationRow | undefined,
  { before_id: before, limit: most }: Part,
): Promise<Omit<ChatMessages, 'desk_joined'>> {
  if (!row) return { list: [], is_more: false };
  const limit = Number(most);
  const rows = await messagesOf(db)
    .where('conversation', '=', row.id)
    .$if(before !== undefined, (query) => query.where('chat_message.id', '<', BigInt(before!)))
    .orderBy('chat_message.id', 'desc')
    .limit(limit + 1)
    .execute();
  const seen = seenByOthers(row, party);
  const unseen = await db
    .selectFrom('chat_message')
    .select('id')
    .where('conversation', '=', row.id)
    .where('id', '>', row[seenColumns[party]])
    .where('sender', '<>', party)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return {
    list: rows.slice(0, limit).map((message) => viewOf(message, party)),
    is_more: rows.length > limit,
    ...(seen > 0n && { seen_id: Number(seen) }),
    ...(unseen && { unseen_from_id: Number(unseen.id) }),
  };
}

export const seenColumns = {
  customer: 'customer_seen',
  merchant: 'merchant_seen',
  desk: 'desk_seen',
} as const satisfies Record<Party, keyof ChatConversationRow>;

/** For the customer, seen by the merchant or the desk; for them, seen by the customer. */
function seenByOthers(
  { customer_seen, merchant_seen, desk_seen }: ChatConversationRow,
  party: Party,
): bigint {
  if (party !== 'customer') return customer_seen;
  return merchant_seen > desk_seen ? merchant_seen : desk_seen;
}
