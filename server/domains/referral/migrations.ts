import type { Kysely } from 'kysely';
import { pagesOf } from '../../store/inPages.ts';
import type { Schema } from '../../store/schema.ts';
import type { Migrations } from '../../store/migrations.ts';
import { worthOfPaid, yearOf } from './rebateOf.ts';
import type { RebateRow } from './tables.ts';

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
      // A fee pays one rebate, regardless of repeats.
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
  '0095-rebate-worth': { up: countWhatWasPaid },
};

/** Totals used to add rebates' values before rounding. */
async function countWhatWasPaid(db: Kysely<Schema>): Promise<void> {
  const totals = new Map<string, { inviter: string; year: number; worth: bigint }>();
  const read = (after: RebateRow | undefined, limit: number): Promise<RebateRow[]> =>
    db
      .selectFrom('rebate')
      .selectAll()
      .where('id', '>', after?.id ?? 0n)
      .orderBy('id')
      .limit(limit)
      .execute();
  for await (const rows of pagesOf(read, 5000))
    for (const { id, inviter, created_at, fee, fee_worth, units } of rows) {
      const units_worth = worthOfPaid({ units: fee, worth: fee_worth }, units);
      await db.updateTable('rebate').set({ units_worth }).where('id', '=', id).execute();
      const year = yearOf(Number(created_at));
      const key = `${inviter} ${year}`;
      const worth = (totals.get(key)?.worth ?? 0n) + units_worth;
      totals.set(key, { inviter, year, worth });
    }
  for (const { inviter, year, worth } of totals.values())
    await db
      .updateTable('referral_total')
      .set({ units_worth: worth })
      .where('inviter', '=', inviter)
      .where('year', '=', BigInt(year))
      .execute();
}
