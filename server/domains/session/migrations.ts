import { sql } from 'kysely';
import type { Migrations } from '../../store/migrations.ts';

export const sessionMigrations: Migrations = {
  '0033-closed': {
    up: async (db) => {
      const user = (await db.introspection.getTables()).find(({ name }) => name === 'user');
      if (user?.columns.some(({ name }) => name === 'closed_at')) return;
      await db.schema.alterTable('user').addColumn('closed_at', 'bigint').execute();
    },
  },
  '0021-guesses': {
    up: async (db) => {
      // The migrator notes a migration after it has run, so a power cut may lie between.
      const code = (await db.introspection.getTables()).find(({ name }) => name === 'code');
      // Those that wait for their owners are of 6, as all were.
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
      // Nobody knows when; not before they began.
      await sql`update session set used_at = created_at`.execute(db);
    },
  },
};
