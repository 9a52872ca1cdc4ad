// Conversations of customers. Times are ms since 1970 UTC.
import type { Selectable } from 'kysely';
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    chat_conversation: ChatConversationTable;
    chat_message: ChatMessageTable;
  }
}

/** auto: a program of the sandbox. */
export type ChatSender = 'customer' | 'merchant' | 'desk' | 'auto';

/** One per customer with the desk, and one per P2P order. Created by its first message, or when the desk joins. */
export interface ChatConversationTable {
  id: Int;
  owner: string;
  /** The P2P order; 0 for the conversation with the desk. */
  order_id: Int;
  /** The order's merchant. */
  merchant: NullableInt;
  /** 1: the desk reads and answers, always in the conversation with it, and in an order's after an appeal. */
  with_desk: Int;
  /** Newest message; 0 before the first. */
  last_id: Int;
  /** Newest message that each party has seen; 0 before the first. */
  customer_seen: Int;
  merchant_seen: Int;
  desk_seen: Int;
  /** Time of the last message, or of the desk's joining. */
  changed_at: Int;
  /** Time of the last scheduled automatic reply. */
  replied_at: NullableInt;
}

export interface ChatMessageTable {
  /** Increases across all conversations. */
  id: Int;
  conversation: Int;
  /** The customer of the conversation, whoever the sender is. */
  owner: string;
  sender: ChatSender;
  /** The operator who sent it. */
  operator: NullableInt;
  text: string;
  /** Name of the document; null without a picture. */
  picture: string | null;
  client_id: string | null;
  created_at: Int;
}

export type ChatConversationRow = Selectable<ChatConversationTable>;

export const chatTables: ColumnMeanings<'chat_conversation' | 'chat_message'> = {
  chat_conversation: {
    id: 'id',
    owner: 'text',
    order_id: 'id',
    merchant: 'id',
    with_desk: 'count',
    last_id: 'id',
    customer_seen: 'id',
    merchant_seen: 'id',
    desk_seen: 'id',
    changed_at: 'time',
    replied_at: 'time',
  },
  chat_message: {
    id: 'id',
    conversation: 'id',
    owner: 'text',
    sender: 'text',
    operator: 'id',
    text: 'text',
    picture: 'text',
    client_id: 'text',
    created_at: 'time',
  },
};
