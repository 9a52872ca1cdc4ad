// Messages that failed finally and wait for an operator. A running server keeps none of them in memory, so another
// process may change them; the server finds requeued ones at its next poll.
import { expressionBuilder, sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { OutboxTable, Schema } from '../store/schema.ts';

export type FailedMessage = Selectable<OutboxTable> & { given_up_at: bigint };

/** Batch size that keeps a running server from waiting. */
const putBackAtOnce = 500;

/** Ordered by the time at which they were given up, after a cursor. */
export function listFailedMessages(
  db: Kysely<Schema>,
  { after, most }: { after?: { at: bigint; id: bigint }; most: number },
): Promise<FailedMessage[]> {
  const all = db
    .selectFrom('outbox')
    .selectAll()
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at')
    .orderBy('id')
    .limit(most)
    .$castTo<FailedMessage>();
  if (after === undefined) return all.execute();
  const { refTuple, tuple } = expressionBuilder<Schema, 'outbox'>();
  return all.where(refTuple('given_up_at', 'id'), '>', tuple(after.at, after.id) as never).execute();
}

/**
 * Puts given-up messages back for delivery now, with their original time to live. A message whose secret was deleted
 * stays given up.
 * @param which an id, or a kind, of which all messages given up by now are put back
 * @returns number of messages
 */
export async function sendAgain(db: Kysely<Schema>, which: bigint | string, now: number): Promise<number> {
  let count = 0;
  for (;;) {
    const some = db
      .selectFrom('outbox')
      .select('id')
      .where('given_up_at', '<=', BigInt(now))
      .where(typeof which === 'bigint' ? 'id' : 'kind', '=', which as never)
      .where('about', '!=', '')
      .orderBy('given_up_at')
      .orderBy('id')
      .limit(putBackAtOnce);
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        at: now,
        until: sql<bigint>`until - created_at + ${now}`,
        tries: 0,
        error: '',
        given_up_at: null,
      })
      .where('id', 'in', some)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
    if (numUpdatedRows < putBackAtOnce) return count;
  }
}
