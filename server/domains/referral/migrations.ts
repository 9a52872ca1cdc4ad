import type { Migrations } from '../../store/migrations.ts';

export const referralMigrations: Migrations = {
  '0082-referral': {
    up: async (db) => {
      const texts = ['inviter', 'payer', 'asset', 'percent'];
      const numbers = ['order_id', 'fill_id', 'fee', 'units', 'fee_worth', 'units_worth', 'created_at'];
      let rebates = db.schema
        .createTable('rebate')
        .addColumn('id', 'bigint', (column) => column.primaryKey().notNull());
      for (const name of texts) rebates = rebates.addColumn(name, 'text', (column) => column.notNull());
      for (const name of numbers) rebates = rebates.addColumn(name, 'bigint', (column) => column.notNull());
      await rebates.execute();
      const index = (name: string) => db.schema.createIndex(name).on('rebate');
      await index('rebate_inviter').columns(['inviter', 'id']).execute();
      // A fee brings one rebate, whatever is repeated.
      await index('rebate_fee').columns(['order_id', 'fill_id']).unique().execute();
      let totals = db.schema
        .createTable('referral_total')
        .addColumn('inviter', 'text', (column) => column.notNull());
      for (const name of ['rebates', 'fee_worth', 'units_worth', 'ranked'])
        totals = totals.addColumn(name, 'bigint', (column) => column.notNull());
      await totals
        .addColumn('year', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('referral_total_key', ['inviter', 'year'])
        .execute();
      await db.schema
        .createIndex('referral_total_rank')
        .on('referral_total')
        .columns(['year', 'ranked', 'units_worth'])
        .execute();
      await db.schema
        .createTable('referral_ranked')
        .addColumn('owner', 'text', (column) => column.primaryKey().notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('user_inviter').on('user').columns(['invited_by', 'id']).execute();
    },
  },
};
