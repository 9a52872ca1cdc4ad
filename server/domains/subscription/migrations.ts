import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const subscriptionMigrations: Migrations = {
  '0084-subscription': {
    up: async (db) => {
      const texts = ['owner', 'asset', 'pay_asset', 'price', 'state'];
      const numbers = ['product', 'units', 'paid_units', 'days', 'hold'];
      let orders = db.schema
        .createTable('subscription_order')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('client_id', 'text');
      for (const name of texts) orders = orders.addColumn(name, 'text', (column) => column.notNull());
      for (const name of [...numbers, 'created_at', 'launch_at', 'unlock_at', 'changed_at'])
        orders = orders.addColumn(name, 'bigint', (column) => column.notNull());
      await orders.execute();
      const index = (name: string) => db.schema.createIndex(name).on('subscription_order');
      await index('subscription_order_owner').columns(['owner', 'id']).execute();
      await index('subscription_order_client').columns(['owner', 'client_id']).unique().execute();
      await db.schema
        .createTable('subscription_total')
        .addColumn('product', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
