import { sql } from 'kysely';
import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const accountMigrations: Migrations = {
  '0040-account': {
    up: async (db) => {
      await db.schema
        .createTable('fund_password')
        .ifNotExists()
        .addColumn('user_id', 'bigint', (column) => column.primaryKey())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('set_at', 'bigint', (column) => column.notNull())
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createTable('own_try')
        .ifNotExists()
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('wrong', 'bigint', (column) => column.notNull())
        .addColumn('locks', 'bigint', (column) => column.notNull())
        .addColumn('locked_until', 'bigint', (column) => column.notNull())
        .addColumn('tried_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('own_try_key', ['user_id', 'secret'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema.createIndex('own_try_age').ifNotExists().on('own_try').column('tried_at').execute();
      await db.schema
        .createTable('withdrawal_hold')
        .ifNotExists()
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint')
        .addPrimaryKeyConstraint('withdrawal_hold_key', ['user_id', 'reason'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('withdrawal_hold_end')
        .ifNotExists()
        .on('withdrawal_hold')
        .column('until')
        .execute();
      const user = (await db.introspection.getTables()).find(({ name }) => name === 'user');
      if (!user?.columns.some(({ name }) => name === 'withdrawals_held_until')) return;
      // Before this migration only a reset held withdrawals, for 24 hours.
      await sql`insert into withdrawal_hold (user_id, reason, since, until)
        select id, 'passwordReset', withdrawals_held_until - 86400000, withdrawals_held_until
        from "user" where withdrawals_held_until is not null
        on conflict do nothing`.execute(db);
      await db.schema.alterTable('user').dropColumn('withdrawals_held_until').execute();
    },
  },
};
