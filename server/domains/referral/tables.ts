// Tables of referral. Times are ms since 1970 UTC, amounts minor units, `_worth` in USDT.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Int } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings, RowsOf } from '../../store/scales/columnMeanings.ts';
import { worthAsset } from './rebateOf.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    rebate: RebateTable;
    referral_total: ReferralTotalTable;
    referral_ranked: ReferralRankedTable;
  }
}

/** Rebate of one fee: for a taker's order as a whole, for a maker's by fill. */
export interface RebateTable {
  id: Int;
  /** Receiver of the rebate. */
  inviter: string;
  /** Payer of the fee. */
  payer: string;
  order_id: Int;
  /** Fill that the fee was charged at; for a taker's order the last fill. */
  fill_id: Int;
  asset: string;
  fee: Int;
  /** Share of the fee in percent, decimal text. */
  percent: string;
  units: Int;
  fee_worth: Int;
  units_worth: Int;
  created_at: Int;
}

/** Total rebates of a user, by year in UTC. */
export interface ReferralTotalTable {
  inviter: string;
  year: Int;
  rebates: Int;
  fee_worth: Int;
  units_worth: Int;
  /** 1 while the user agrees to be ranked. */
  ranked: Int;
}

/** Users who agree to be ranked, and since when. */
export interface ReferralRankedTable {
  owner: string;
  since: Int;
}

export type RebateRow = Selectable<RebateTable>;

const worth: RowsOf = (asset) => (asset === worthAsset ? sql`1 = 1` : sql`1 = 0`);

export const referralTables: ColumnMeanings<'rebate' | 'referral_total' | 'referral_ranked'> = {
  rebate: {
    ...({ id: 'id', inviter: 'text', payer: 'text', order_id: 'id', fill_id: 'id', asset: 'text' } as const),
    fee: units(own),
    units: units(own),
    fee_worth: units(worth),
    units_worth: units(worth),
    ...({ percent: 'text', created_at: 'time' } as const),
  },
  referral_total: {
    ...({ inviter: 'text', year: 'count', rebates: 'count', ranked: 'state' } as const),
    fee_worth: units(worth),
    units_worth: units(worth),
  },
  referral_ranked: { owner: 'text', since: 'time' },
};
