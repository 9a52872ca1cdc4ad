import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/**
 * A repetition for what somebody does again and again: two that are under way at once are one, and the next is another,
 * as the log keeps all of them, whatever became of what they made.
 */
export async function nextAttempt(db: Kysely<Schema>, actor: string, name: string): Promise<string> {
  const { last } = await db
    .selectFrom('command')
    .select((eb) => eb.fn.max('id').as('last'))
    .where('actor', '=', actor)
    .where('name', '=', name)
    // The index has those that can be repeated; without it the whole log would be read.
    .where('repetition', 'is not', null)
    .executeTakeFirstOrThrow();
  return `after ${last ?? 'none'}`;
}
