import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { rowIdType } from '../dialect.ts';

/** Outgoing messages; a row is deleted when a channel has accepted the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('awaited', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('given_up_at', 'bigint')
    .execute();
  for (const statement of [
    sql`create index if not exists outbox_next on outbox (channel, awaited, at, id) where given_up_at is null`,
    sql`create index if not exists outbox_given_up on outbox (given_up_at, id) where given_up_at is not null`,
  ])
    await statement.execute(db);
}
