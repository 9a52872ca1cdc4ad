import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/**
 * Whether something is on its way to somebody, or waits for a desk, that is worth crediting. Less than the minimum counts
 * for nothing: a stranger could send that for ever.
 */
export async function isArriving(db: Kysely<Schema>, owner: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit')
    .select('id')
    .where('owner', '=', owner)
    .where(sql<boolean>`state in ('seen', 'held') and units >= minimum_units`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
