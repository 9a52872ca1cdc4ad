import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Progress of the last successful audit: the next start continues from there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_checkpoint')
    .ifNotExists()
    // A single row.
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('posting', 'bigint', (column) => column.notNull())
    .addColumn('fill', 'bigint', (column) => column.notNull())
    .addColumn('spot_order', 'bigint', (column) => column.notNull())
    .addColumn('balances', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .execute();
}
