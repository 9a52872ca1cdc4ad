import type { Kysely } from 'kysely';

/** By owner alone, finding a rare status scanned the whole history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('spot_order_list')
    .ifNotExists()
    .on('spot_order')
    .columns(['owner', 'status', 'id'])
    .execute();
  await db.schema.dropIndex('spot_order_owner').ifExists().execute();
}
