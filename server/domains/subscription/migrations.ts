import { createOrderTable } from '../../orders/orderTable.ts';
import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const subscriptionMigrations: Migrations = {
  '0084-subscription': {
    up: async (db) => {
      await createOrderTable(db, 'subscription_order', {
        texts: ['pay_asset', 'price'],
        numbers: ['paid_units', 'days', 'launch_at', 'unlock_at'],
      });
      await db.schema
        .createTable('subscription_total')
        .addColumn('product', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
