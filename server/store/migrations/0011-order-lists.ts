import type { Kysely } from 'kysely';

/** Lists of orders are filtered by pair and status; by owner alone a rare status was looked for in the whole history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('spot_order_list')
    .ifNotExists()
    .on('spot_order')
    .columns(['owner', 'symbol', 'status', 'id'])
    .execute();
  await db.schema.dropIndex('spot_order_owner').ifExists().execute();
}
