import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';

/**
 * Whether an owner has a pending or held deposit that is worth crediting. Deposits below the minimum do not count: a
 * stranger could send them without end.
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
