import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const ieoMigrations: Migrations = {
  '0101-ieo': {
    up: async (db) => {
      let offers = db.schema
        .createTable('ieo_offer')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of ['asset', 'terms'])
        offers = offers.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['lock_at', 'capped_units', 'capped', 'capped_from'])
        offers = offers.addColumn(name, 'bigint', (column) => column.notNull());
      for (const name of ['supply_units', 'allotted_at', 'pay_at', 'settled_at'])
        offers = offers.addColumn(name, 'bigint');
      await offers.execute();
      await db.schema.createIndex('ieo_offer_lock').on('ieo_offer').columns(['lock_at', 'id']).execute();
      let orders = db.schema
        .createTable('ieo_order')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of ['owner', 'asset', 'state', 'pay_asset', 'price'])
        orders = orders.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['product', 'applied_units', 'units', 'paid_units', 'created_at', 'changed_at'])
        orders = orders.addColumn(name, 'bigint', (column) => column.notNull());
      orders = orders.addColumn('client_id', 'text');
      for (const name of ['hold', 'paid_at']) orders = orders.addColumn(name, 'bigint');
      await orders.execute();
      const index = (name: string) => db.schema.createIndex(`ieo_order_${name}`).on('ieo_order');
      await index('owner').columns(['owner', 'id']).execute();
      await index('client').columns(['owner', 'client_id']).unique().execute();
      // One application per account and product.
      await index('once').columns(['owner', 'product']).unique().execute();
      await index('product').columns(['product', 'id']).execute();
      await index('applied').columns(['product', 'applied_units']).execute();
      let totals = db.schema
        .createTable('ieo_total')
        .addColumn('product', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull());
      for (const name of ['applied_units', 'applications', 'units', 'lapsed_units'])
        totals = totals.addColumn(name, 'bigint', (column) => column.notNull());
      await totals.execute();
    },
  },
};
