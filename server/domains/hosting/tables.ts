// Users' hosting orders and payments. Times are ms since 1970 UTC, amounts minor units of their asset.
import type { Selectable } from 'kysely';
import type { PenaltyRule } from '../../../contracts/rules/hosting.ts';
import { heldOrderColumns } from '../../orders/orderTable.ts';
import type { HeldOrderTable } from '../../orders/orderTable.ts';
import type { Int, NullableInt } from '../../store/columns.ts';
import { own, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    hosting_order: HostingOrderTable;
    hosting_day: HostingDayTable;
    hosting_total: HostingTotalTable;
  }
}

/**
 * A running order holds its units in the trust account; of a matured one all units went back, of a redeemed one all but
 * the penalty.
 */
export const hostingStates = ['running', 'matured', 'redeemed'] as const;
export type HostingState = (typeof hostingStates)[number];

/** Terms are those of the product when the amount was put in, regardless of later changes. */
export interface HostingOrderTable extends HeldOrderTable<HostingState> {
  /** A fraction of the amount, as decimal text. */
  day_rate: string;
  days: Int;
  rule: PenaltyRule;
  /** Ratio at that time, too; 0 for rule B. */
  ratio: string;
  /** Step of interest and penalty: the smallest unit at that time, also if the coin has more decimals later. */
  step: Int;
  /** Length of one of its days. */
  day_ms: Int;
  /** Number of days due until now, and number of days paid. */
  due_days: Int;
  paid_days: Int;
  paid_units: Int;
  /** Due and unpaid amount, and the time since which it is due; null where all is paid. */
  owed_units: Int;
  owed_since: NullableInt;
  penalty_units: Int;
  ended_at: NullableInt;
}

/** Interest paid to a user on one day for one product. */
export interface HostingDayTable {
  owner: string;
  /** Start of the day, 00:00 UTC. */
  day: Int;
  product: Int;
  asset: string;
  /** Term of the product in days. */
  days: Int;
  units: Int;
}

/** Totals of all orders of a product, updated with each change. */
export interface HostingTotalTable {
  product: Int;
  asset: string;
  /** Units of the running orders. */
  units: Int;
  /** Interest that is due and unpaid. */
  owed_units: Int;
}

export type HostingOrderRow = Selectable<HostingOrderTable>;

export const hostingTables: ColumnMeanings<'hosting_order' | 'hosting_day' | 'hosting_total'> = {
  hosting_order: {
    ...heldOrderColumns,
    day_rate: 'text',
    days: 'count',
    rule: 'text',
    ratio: 'text',
    step: units(own),
    day_ms: 'count',
    due_days: 'count',
    paid_days: 'count',
    paid_units: units(own),
    owed_units: units(own),
    owed_since: 'time',
    penalty_units: units(own),
    ended_at: 'time',
  },
  hosting_day: {
    owner: 'text',
    day: 'time',
    product: 'id',
    asset: 'text',
    days: 'count',
    units: units(own),
  },
  hosting_total: { product: 'id', asset: 'text', units: units(own), owed_units: units(own) },
};
