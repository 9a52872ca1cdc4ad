import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { whole } from '../dialect.ts';

/**
 * Users without an e-mail address: by phone or by username. SQLite cannot drop `not null` from a column, so both tables
 * are rebuilt; sessions first, because they refer to users.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'agreement_acceptance')) return;
  await whole(db, async (tx) => {
    await sql`create table kept_session as select * from session`.execute(tx);
    await tx.schema.dropTable('session').execute();
    await userTable(tx);
    await sql`insert into user_next (id, account_number, email, password_hash, invitation_code, invited_by, locale,
      review_status, is_sandbox, created_at) select id, account_number, email, password_hash, invitation_code,
      invited_by, locale, review_status, is_sandbox, created_at from "user" order by id`.execute(tx);
    await tx.schema.dropTable('user').execute();
    await tx.schema.alterTable('user_next').renameTo('user').execute();
    // As typed, for display; two that differ only in letter case are equal.
    await sql`create unique index user_username on "user" (lower(username))`.execute(tx);
    await sessionTable(tx);
    await sql`insert into session (token_hash, user_id, created_at, expires_at)
      select token_hash, user_id, created_at, expires_at from kept_session`.execute(tx);
    await tx.schema.dropTable('kept_session').execute();
    await acceptanceTable(tx);
  });
}

async function userTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_next')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('account_number', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('username', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('invitation_code', 'text', (column) => column.notNull().unique())
    // The reference follows the renamed table.
    .addColumn('invited_by', 'bigint', (column) => column.references('user_next.id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('review_status', 'bigint', (column) => column.notNull())
    .addColumn('is_sandbox', 'bigint', (column) => column.notNull())
    .addColumn('text_consent_at', 'bigint')
    .addColumn('withdrawals_held_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'user_identifier',
      sql`email is not null or phone is not null or username is not null`,
    )
    .execute();
}

async function sessionTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();
}

async function acceptanceTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('agreement_acceptance')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('user.id'))
    .addColumn('article_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('agreement_acceptance_key', ['user_id', 'article_id', 'version'])
    .execute();
}
