import type { Kysely } from 'kysely';

/**
 * Scales that amounts and orders were written with: empty at first, then set by the next start from its configuration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  await db.schema
    .createTable('asset_scale')
    .ifNotExists()
    .addColumn('asset', 'text', (column) => column.primaryKey())
    .addColumn('scale', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pair_grid')
    .ifNotExists()
    .addColumn('symbol', 'text', (column) => column.primaryKey())
    .addColumn('tick', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .execute();
}
