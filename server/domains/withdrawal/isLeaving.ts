import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/** Something of theirs is on its network and may come back yet. What is not sent is held. */
export async function isLeaving(db: Kysely<Schema>, owner: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
