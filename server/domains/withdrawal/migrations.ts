import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const withdrawalMigrations: Migrations = {
  '0056-withdrawal-addresses': {
    up: async (db) => {
      await db.schema
        .createTable('withdrawal_address')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('chain', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('usable_at', 'bigint')
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('system', 'text', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      const index = (name: string) => db.schema.createIndex(name).on('withdrawal_address');
      await index('withdrawal_address_owner').columns(['owner', 'id']).execute();
      await index('withdrawal_address_once')
        .columns(['owner', 'asset', 'network', 'address'])
        .unique()
        .execute();
    },
  },
};
