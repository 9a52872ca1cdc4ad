// Conversations, and who takes part in them.
import type { Kysely } from 'kysely';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { timedId } from '../../../store/timedId.ts';
import { otcRows } from '../../otc/public/otcRows.ts';
import type { ChatConversationRow } from '../tables.ts';

declare module '../../../commands/events.ts' {
  interface Events {
    chat: ChatEvent;
  }
}

/** A conversation has a new message, or a party has seen it. */
export interface ChatEvent {
  type: 'chat';
  owner: string;
  merchant: number | undefined;
  isWithDesk: boolean;
}

/** Subject of a conversation: its customer and the P2P order, or 0 for the conversation with the desk. */
export interface Subject {
  owner: string;
  order: number;
  merchant: number | undefined;
}

type Db = Kysely<Schema>;

/**
 * @param order undefined for the conversation with the desk
 * @throws Refusal otc.unknown for another user's order, as for an unknown one
 */
export async function ownSubject(db: Db, owner: string, order: string | undefined): Promise<Subject> {
  if (order === undefined) return { owner, order: 0, merchant: undefined };
  const row = await otcRows.findOwn(db, owner, { id: Number(order) });
  if (!row) throw new Refusal('otc.unknown');
  return subjectOf(row);
}

export const subjectOf = ({
  owner,
  id,
  merchant,
}: {
  owner: string;
  id: bigint;
  merchant: bigint;
}): Subject => ({
  owner,
  order: Number(id),
  merchant: Number(merchant),
});

export async function findConversation(
  db: Db,
  { owner, order }: Pick<Subject, 'owner' | 'order'>,
): Promise<ChatConversationRow | undefined> {
  return db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('owner', '=', owner)
    .where('order_id', '=', BigInt(order))
    .executeTakeFirst();
}

/** The conversation about a subject, created if it does not exist. */
export async function openConversation(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  subject: Subject,
): Promise<ChatConversationRow> {
  const known = await findConversation(db, subject);
  if (known) return known;
  const { owner, order, merchant } = subject;
  const newest = await db
    .selectFrom('chat_conversation')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return db
    .insertInto('chat_conversation')
    .values({
      id: timedId(Number(newest?.id ?? 0), now),
      owner,
      order_id: order,
      merchant: merchant ?? null,
      with_desk: order === 0 ? 1 : 0,
      last_id: 0,
      customer_seen: 0,
      merchant_seen: 0,
      desk_seen: 0,
      changed_at: now,
      replied_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function publishChat(
  tx: Pick<Tx, 'publish'>,
  { owner, merchant, with_desk }: Pick<ChatConversationRow, 'owner' | 'merchant' | 'with_desk'>,
): void {
  const named = merchant === null ? undefined : Number(merchant);
  tx.publish({ type: 'chat', owner, merchant: named, isWithDesk: Number(with_desk) === 1 });
}

/** From now on the desk reads and answers the conversation of an order, also what was said before. */
export async function joinDesk(tx: Tx, order: number): Promise<void> {
  const row = await openConversation(tx, subjectOf(await otcRows.require(tx.db, order)));
  if (Number(row.with_desk) === 1) return;
  const joined = { with_desk: 1n, changed_at: BigInt(tx.now) };
  await tx.db.updateTable('chat_conversation').set(joined).where('id', '=', row.id).execute();
  publishChat(tx, { ...row, ...joined });
}
