import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Operator queries: failed work, and failed work that was dropped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists due_work_set_aside on due_work (kind, id) where set_aside_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable('due_work_dropped')
    .ifNotExists()
    .addColumn('id', rowIdType(db), (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('set_aside_at', 'bigint', (column) => column.notNull())
    .addColumn('dropped_at', 'bigint', (column) => column.notNull())
    // The id of a deleted row may be reused.
    .addPrimaryKeyConstraint('due_work_dropped_key', ['id', 'dropped_at'])
    .execute();
}
