import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const bankMigrations: Migrations = {
  '0050-bank-card': {
    up: async (db) => {
      await db.schema
        .createTable('bank_card')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('bound_at', 'bigint')
        .addColumn('changes', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('bank_card_key', ['owner'])
        .modifyEnd(clustered(db))
        .execute();
    },
  },
};
