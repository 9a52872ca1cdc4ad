import { sql } from 'kysely';
import type { Migrations } from '../../store/migrations.ts';

export const optionMigrations: Migrations = {
  '0076-options': {
    up: async (db) => {
      const needed = {
        text: ['owner', 'symbol', 'asset', 'direction', 'ratio'],
        bigint: ['seconds', 'stake', 'fee', 'profit', 'band', 'created_at', 'status'],
      } as const;
      const lacking = {
        text: ['client_order_id', 'close_price', 'returned'],
        bigint: ['open_price', 'opened_at', 'result', 'balance_after', 'settled_at'],
      } as const;
      let table = db.schema
        .createTable('option_order')
        .addColumn('id', 'bigint', (column) => column.primaryKey().notNull());
      for (const type of ['text', 'bigint'] as const) {
        for (const name of needed[type]) table = table.addColumn(name, type, (column) => column.notNull());
        for (const name of lacking[type]) table = table.addColumn(name, type);
      }
      await table.execute();
      const index = (name: string) => db.schema.createIndex(name).on('option_order');
      await index('option_order_account').columns(['owner', 'asset', 'status', 'id']).execute();
      await index('option_order_symbol').columns(['owner', 'asset', 'symbol', 'status', 'id']).execute();
      await index('option_order_client').columns(['owner', 'client_order_id']).execute();
      await index('option_order_owner').columns(['owner', 'id']).execute();
      await index('option_order_live').columns(['id']).where(sql.ref('status'), '<=', 2).execute();
      await db.schema
        .createTable('option_tick')
        .addColumn('symbol', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('price', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('option_tick_key', ['symbol', 'at'])
        .execute();
    },
  },
  '0077-option-entries': {
    up: async (db) => {
      await db.schema
        .createIndex('option_order_entry')
        .on('option_order')
        .columns(['symbol', 'opened_at', 'seconds'])
        .execute();
    },
  },
};
