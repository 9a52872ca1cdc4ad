import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Scheduled work; a row is deleted when done, and stays when it failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due_work')
    .ifNotExists()
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('set_aside_at', 'bigint')
    .execute();
  await sql`create index if not exists due_work_next on due_work (at, id) where set_aside_at is null`.execute(
    db,
  );
}
