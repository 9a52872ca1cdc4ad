import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foldedEmail } from './public/identifiers.ts';
import { clustered, whole } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';
import type { Schema } from '../../store/schema.ts';

export const sessionMigrations: Migrations = {
  '0105-passkeys': {
    up: async (db) => {
      await db.schema
        .createTable('passkey')
        .ifNotExists()
        .addColumn('credential_id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('is_synced', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('passkey_user')
        .ifNotExists()
        .on('passkey')
        .columns(['user_id', 'added_at', 'credential_id'])
        .execute();
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === 'used_wallet_nonce'))
        await db.schema.alterTable('used_wallet_nonce').renameTo('used_nonce').execute();
      await db.schema.dropIndex('used_wallet_nonce_age').ifExists().execute();
      await db.schema
        .createIndex('used_nonce_age')
        .ifNotExists()
        .on('used_nonce')
        .column('expires_at')
        .execute();
    },
  },
  '0104-wallets': {
    up: async (db) => {
      await db.schema
        .createTable('login_wallet')
        .ifNotExists()
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('bound_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('login_wallet_key', ['network', 'address'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('login_wallet_user')
        .ifNotExists()
        .on('login_wallet')
        .columns(['user_id', 'bound_at', 'address'])
        .execute();
      await db.schema
        .createTable('used_wallet_nonce')
        .ifNotExists()
        .addColumn('nonce', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('used_wallet_nonce_age')
        .ifNotExists()
        .on('used_wallet_nonce')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('wallet_confirmation')
        .ifNotExists()
        .addColumn('user_id', 'bigint', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .modifyEnd(clustered(db))
        .execute();
    },
  },
  '0033-closed': {
    up: async (db) => {
      const user = (await db.introspection.getTables()).find(({ name }) => name === 'user');
      if (user?.columns.some(({ name }) => name === 'closed_at')) return;
      await db.schema.alterTable('user').addColumn('closed_at', 'bigint').execute();
    },
  },
  '0021-guesses': {
    up: async (db) => {
      // The migrator records a migration after it has run, so a power failure may come in between.
      const code = (await db.introspection.getTables()).find(({ name }) => name === 'code');
      // Pending codes have 6 digits, as all did before.
      if (!code?.columns.some(({ name }) => name === 'digits'))
        await db.schema
          .alterTable('code')
          .addColumn('digits', 'bigint', (column) => column.notNull().defaultTo(6))
          .execute();
      await db.schema
        .createTable('code_guess')
        .ifNotExists()
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('door', 'text', (column) => column.notNull())
        .addColumn('wrong', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('code_guess_key', ['address', 'door'])
        .execute();
      await db.schema.createIndex('code_guess_age').ifNotExists().on('code_guess').column('until').execute();
      await db.schema
        .createTable('signing_key')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0041-session-devices': {
    up: async (db) => {
      const session = (await db.introspection.getTables()).find(({ name }) => name === 'session');
      const has = (column: string) => session?.columns.some(({ name }) => name === column);
      for (const column of ['browser', 'system', 'network'])
        if (!has(column))
          await db.schema
            .alterTable('session')
            .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
            .execute();
      if (has('used_at')) return;
      await db.schema
        .alterTable('session')
        .addColumn('used_at', 'bigint', (definition) => definition.notNull().defaultTo(0))
        .execute();
      // The time is unknown; it is not before the session began.
      await sql`update session set used_at = created_at`.execute(db);
    },
  },
  '0070-email-keys': {
    up: async (db) => {
      const user = (await db.introspection.getTables()).find(({ name }) => name === 'user');
      if (user?.columns.some(({ name }) => name === 'email_key')) return;
      await whole(db, async (tx) => {
        await tx.schema.alterTable('user').addColumn('email_key', 'text').execute();
        await sql`update "user" set email_key = email`.execute(tx);
        await tx.schema.createIndex('user_email_key').unique().on('user').column('email_key').execute();
        await foldKeys(tx);
        await tx.schema
          .alterTable('code')
          .addColumn('sent_to', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await sql`update code set sent_to = address`.execute(tx);
      });
    },
  },
};

/**
 * Addresses used to be compared in lower case, so that one may have several accounts in several forms: all keep theirs.
 * The folded form goes to the account that already has it, or else to the first.
 */
async function foldKeys(db: Kysely<Schema>): Promise<void> {
  // Addresses of ASCII letters alone are folded by lower case.
  const { rows } = await sql<{ id: bigint; email: string }>`
    select id, email from "user" where octet_length(email) <> length(email) order by id`.execute(db);
  for (const { id, email } of rows) {
    const email_key = foldedEmail(email);
    const same = db.selectFrom('user').select('id').where('email_key', '=', email_key);
    if (await same.executeTakeFirst()) continue;
    await db.updateTable('user').set({ email_key }).where('id', '=', id).execute();
  }
}
