import type { Migrations } from '../../store/migrations.ts';

export const marketMigrations: Migrations = {
  '0059-fair-prices': {
    up: async (db) => {
      await db.schema
        .createTable('market_fair_price')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('symbol', 'text', (column) => column.notNull())
        .addColumn('price', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('market_fair_price_key', ['source', 'symbol'])
        .execute();
    },
  },
};
