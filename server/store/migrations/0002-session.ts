import type { Kysely } from 'kysely';

/** Users, their sessions, and the verification codes sent to addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('account_number', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('invitation_code', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'bigint', (column) => column.references('user.id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('review_status', 'bigint', (column) => column.notNull())
    .addColumn('is_sandbox', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();
  await db.schema
    .createTable('code')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('code_key', ['address', 'purpose'])
    .execute();
}
