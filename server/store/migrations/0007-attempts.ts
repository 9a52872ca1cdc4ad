import type { Kysely } from 'kysely';
import { clustered } from '../dialect.ts';

/** Stores counted attempts, so that a restart does not reset them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('counter', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_key', ['counter', 'key'])
    .modifyEnd(clustered(db))
    .execute();
  await db.schema.createIndex('attempt_until').on('attempt').column('until').execute();
}
