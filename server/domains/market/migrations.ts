import { clustered } from '../../store/dialect.ts';
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
  '0068-votes': {
    up: async (db) => {
      await db.schema
        .createTable('market_vote')
        .addColumn('symbol', 'text', (column) => column.notNull())
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('up', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('market_vote_key', ['symbol', 'day', 'owner'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema.createIndex('market_vote_owner').on('market_vote').column('owner').execute();
      await db.schema
        .createTable('market_vote_count')
        .addColumn('symbol', 'text', (column) => column.notNull())
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('up', 'bigint', (column) => column.notNull())
        .addColumn('down', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('market_vote_count_key', ['symbol', 'day'])
        .modifyEnd(clustered(db))
        .execute();
    },
  },
  '0102-openings': {
    up: async (db) => {
      await db.schema
        .createTable('market_opening')
        .addColumn('symbol', 'text', (column) => column.notNull().primaryKey())
        .addColumn('price', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
