import { sql } from 'kysely';
import { silentSaleMs } from '../../../contracts/rules/otc.ts';
import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const otcMigrations: Migrations = {
  '0088-otc': {
    up: async (db) => {
      let orders = db.schema
        .createTable('otc_order')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of ['owner', 'side', 'asset', 'currency', 'price', 'way', 'state'])
        orders = orders.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['offer', 'merchant', 'units', 'money', 'created_at', 'expires_at'])
        orders = orders.addColumn(name, 'bigint', (column) => column.notNull());
      for (const name of ['client_id', 'appeal_reason', 'cancelled_by'])
        orders = orders.addColumn(name, 'text');
      for (const name of ['hold', 'review', 'paid_at', 'appealed_at', 'ended_at'])
        orders = orders.addColumn(name, 'bigint');
      await orders.execute();
      const index = (name: string) => db.schema.createIndex(name).on('otc_order');
      await index('otc_order_owner').columns(['owner', 'id']).execute();
      await index('otc_order_state').columns(['owner', 'state', 'id']).execute();
      await index('otc_order_client').columns(['owner', 'client_id']).unique().execute();
      // Counts a user's cancellations of the day.
      await index('otc_order_cancelled').columns(['owner', 'cancelled_by', 'ended_at']).execute();
      await db.schema
        .createTable('otc_total')
        .addColumn('offer', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('locked_units', 'bigint', (column) => column.notNull())
        .addColumn('deals', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0093-otc-terms': {
    up: async (db) => {
      for (const name of ['merchant_name', 'payee'])
        await db.schema.alterTable('otc_order').addColumn(name, 'text').execute();
    },
  },
  '0094-otc-appeals': {
    up: async (db) => {
      await db.schema.alterTable('otc_order').addColumn('appeal_result', 'text').execute();
      // Sales paid before the seller's response time was limited.
      const at = sql`paid_at + ${sql.lit(silentSaleMs)}`;
      await sql`insert into due_work (at, due_at, kind, about, tries, error)
        select ${at}, ${at}, 'otc.silent', '{"order":' || id || '}', 0, ''
        from otc_order where side = 'sell' and state = 'paid'`.execute(db);
    },
  },
};
