import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/** Whether the owner has a sent withdrawal that may still come back. Unsent ones are held. */
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
