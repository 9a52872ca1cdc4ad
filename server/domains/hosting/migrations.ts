import { sql } from 'kysely';
import { createOrderTable } from '../../orders/orderTable.ts';
import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const hostingMigrations: Migrations = {
  '0075-hosting': {
    up: async (db) => {
      await createOrderTable(db, 'hosting_order', {
        texts: ['day_rate', 'rule', 'ratio'],
        numbers: [
          'days',
          'step',
          'day_ms',
          'due_days',
          'paid_days',
          'paid_units',
          'owed_units',
          'penalty_units',
        ],
        nullable: ['owed_since', 'ended_at'],
      });
      const index = (name: string) => db.schema.createIndex(name).on('hosting_order');
      await index('hosting_order_tab').columns(['owner', 'state', 'id']).execute();
      await index('hosting_order_sum').columns(['owner', 'asset', 'state']).execute();
      // What of a capacity is taken is added up from it alone.
      await index('hosting_order_product').columns(['product', 'state', 'units']).execute();
      for (const [name, columns] of [
        ['hosting_order_owed', ['product', 'owed_since']],
        ['hosting_order_owed_to', ['owner']],
      ] as const)
        await index(name)
          .columns([...columns])
          .where('owed_since', 'is not', null)
          .execute();
      await db.schema
        .createTable('hosting_day')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('product', 'bigint', (column) => column.notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('days', 'bigint', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('hosting_day_key', ['owner', 'day', 'product'])
        .execute();
    },
  },
  '0079-hosting-totals': {
    up: async (db) => {
      await db.schema
        .createTable('hosting_total')
        .addColumn('product', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('owed_units', 'bigint', (column) => column.notNull())
        .execute();
      await sql`
        insert into hosting_total (product, asset, units, owed_units)
        select product, min(asset), sum(case when state = 'running' then units else 0 end), sum(owed_units)
        from hosting_order group by product`.execute(db);
      // Nothing adds up what runs any more.
      await db.schema.dropIndex('hosting_order_product').execute();
    },
  },
};
