import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const deskMigrations: Migrations = {
  '0028-desk': {
    up: async (db) => {
      await db.schema
        .createTable('operator')
        .ifNotExists()
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('totp', 'text', (column) => column.notNull())
        .addColumn('totp_step', 'bigint', (column) => column.notNull())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('disabled_at', 'bigint')
        .execute();
      await db.schema
        .createTable('operator_session')
        .ifNotExists()
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('operator', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('desk_look')
        .ifNotExists()
        .addColumn('review', 'bigint', (column) => column.notNull())
        .addColumn('nth', 'bigint', (column) => column.notNull())
        .addColumn('operator', 'bigint', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('desk_look_key', ['review', 'nth'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createTable('desk_proposal')
        .ifNotExists()
        .addColumn('review', 'bigint', (column) => column.primaryKey())
        .addColumn('operator', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0042-proposal-notes': {
    up: async (db) => {
      const table = (await db.introspection.getTables()).find(({ name }) => name === 'desk_proposal');
      if (table?.columns.some(({ name }) => name === 'notes')) return;
      await db.schema
        .alterTable('desk_proposal')
        .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '0054-proposal-statement': {
    up: async (db) => {
      await db.schema
        .alterTable('desk_proposal')
        .addColumn('statement', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '0096-merchant-operators': {
    up: async (db) => {
      await db.schema.alterTable('operator').addColumn('merchant', 'bigint').execute();
    },
  },
};
