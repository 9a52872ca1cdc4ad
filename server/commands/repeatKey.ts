import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/**
 * Idempotency key of a command that a user repeats: two concurrent ones are the same, the next one is different. It
 * counts the entries in the log, which never shrinks.
 */
export async function repeatKey(db: Kysely<Schema>, actor: string, name: string): Promise<string> {
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
