import type { Kysely } from 'kysely';

/** Limit of a market buy by value; earlier orders have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  const tables = await db.introspection.getTables();
  const orders = tables.find(({ name }) => name === 'spot_order');
  if (orders?.columns.some(({ name }) => name === 'order_value')) return;
  await db.schema.alterTable('spot_order').addColumn('order_value', 'bigint').execute();
}
