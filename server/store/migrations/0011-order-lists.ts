import type { Kysely } from 'kysely';

/** By owner alone a rare status, or a pair, was looked for in the whole history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('spot_order_list')
    .ifNotExists()
    .on('spot_order')
    .columns(['owner', 'symbol', 'status', 'id'])
    .execute();
}
