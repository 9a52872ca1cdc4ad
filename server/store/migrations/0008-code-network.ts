import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isPostgres, whole } from '../dialect.ts';

/**
 * Binds a code to the network that requested it, so that one client cannot replace the code of another. SQLite cannot
 * change a primary key, so the table is rebuilt; existing codes have no network and are valid from any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  const tables = await db.introspection.getTables();
  const code = tables.find(({ name }) => name === 'code');
  if (code?.columns.some(({ name }) => name === 'network')) return;
  await whole(db, async (tx) => {
    // PostgreSQL keeps index names unique per schema.
    if (isPostgres(tx)) await sql`alter index code_key rename to code_key_before`.execute(tx);
    await tx.schema
      .createTable('code_next')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('foreign_attempts', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('code_key', ['address', 'purpose', 'network'])
      .execute();
    await sql`insert into code_next select address, purpose, '', code_hash, salt, attempts, attempts, sent_at,
      expires_at from code`.execute(tx);
    await tx.schema.dropTable('code').execute();
    await tx.schema.alterTable('code_next').renameTo('code').execute();
    // Each new code deletes the expired ones.
    await tx.schema.createIndex('code_expiry').on('code').column('expires_at').execute();
  });
}
