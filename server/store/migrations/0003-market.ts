import type { Kysely } from 'kysely';

/** A day of minute candles per pair, from which the 24 h figures are recomputed after a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('market_minute')
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('minute', 'bigint', (column) => column.notNull())
    .addColumn('open', 'bigint', (column) => column.notNull())
    .addColumn('high', 'bigint', (column) => column.notNull())
    .addColumn('low', 'bigint', (column) => column.notNull())
    .addColumn('close', 'bigint', (column) => column.notNull())
    .addColumn('volume', 'bigint', (column) => column.notNull())
    .addColumn('quote_volume', 'bigint', (column) => column.notNull())
    .addColumn('is_prefilled', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_minute_key', ['minute', 'symbol'])
    .execute();
}
