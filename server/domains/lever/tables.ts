// Tables of contracts. Times are ms since 1970 UTC, amounts minor units of the quote asset, prices scaled by 10^8.
import type { Int, NullableInt } from '../../store/columns.ts';
import { quoted, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    lever_trade: LeverTradeTable;
    lever_fill: LeverFillTable;
    lever_fill_mark: LeverFillMarkTable;
    lever_mark: LeverMarkTable;
  }
}

export interface LeverTradeTable {
  id: Int;
  owner: string;
  symbol: string;
  /** Settlement asset; contracts settled in the demo asset have no value. */
  quote: string;
  side: 'long' | 'short';
  mode: 'isolated' | 'cross';
  leverage: Int;
  asked_lots: Int;
  limit_price: NullableInt;
  client_order_id: string | null;
  created_at: Int;
  lots: Int;
  take_profit: NullableInt;
  stop_loss: NullableInt;
  entry: NullableInt;
  margin: Int;
  advanced: Int;
  opening_fee: Int;
  overnight_fees: Int;
  /** Time of the last night charged. */
  charged_until: NullableInt;
  gross: Int;
  closing_fees: Int;
  liquidation_fee: Int;
  insured: Int;
  close_price: NullableInt;
  /** 0 waiting, 1 open, 2 closing, 3 closed, 4 cancelled. */
  status: Int;
  /** Cause and mark of a closing that waits to be paid. */
  fixed_by: string | null;
  fixed_mark: NullableInt;
  /** For a close request that waits for a mark, or was filled by one: its time, and the stated worst price. */
  close_asked_at: NullableInt;
  close_worst: NullableInt;
  /** Number of close requests that ended without closing the position. */
  reopened: Int;
  ended_by: string;
  opened_at: NullableInt;
  closed_at: NullableInt;
}

/** An opening or closing fill. */
export interface LeverFillTable {
  id: Int;
  trade: Int;
  symbol: string;
  what: string;
  lots: Int;
  price: Int;
  fee: Int;
  gross: Int;
  liquidation_fee: Int;
  insured: Int;
  created_at: Int;
  /** Liquidations only: the first fill of those decided together. */
  decision: NullableInt;
  /** Free funds at that time. Null for isolated positions: they have their margins alone. */
  account_free: NullableInt;
  equity: NullableInt;
  required: NullableInt;
  margin: NullableInt;
  advanced: NullableInt;
}

/** Marks that a decision used; kept as long as the decision. */
export interface LeverFillMarkTable {
  fill: Int;
  mark: Int;
}

/** Append-only. */
export interface LeverMarkTable {
  id: Int;
  symbol: string;
  price: Int;
  /** Price of each source, as JSON. */
  readings: string;
  at: Int;
  /** Time of the previous mark; null where none is known since the server start. */
  previous_at: NullableInt;
}

export const leverTables: ColumnMeanings<'lever_trade' | 'lever_fill' | 'lever_fill_mark' | 'lever_mark'> = {
  lever_trade: {
    id: 'id',
    owner: 'text',
    symbol: 'text',
    quote: 'text',
    side: 'text',
    mode: 'text',
    leverage: 'count',
    asked_lots: 'count',
    limit_price: 'price',
    client_order_id: 'text',
    created_at: 'time',
    lots: 'count',
    take_profit: 'price',
    stop_loss: 'price',
    entry: 'price',
    margin: units(quoted),
    advanced: units(quoted),
    opening_fee: units(quoted),
    overnight_fees: units(quoted),
    charged_until: 'time',
    gross: units(quoted),
    closing_fees: units(quoted),
    liquidation_fee: units(quoted),
    insured: units(quoted),
    close_price: 'price',
    status: 'state',
    fixed_by: 'text',
    fixed_mark: 'id',
    close_asked_at: 'time',
    close_worst: 'price',
    reopened: 'count',
    ended_by: 'text',
    opened_at: 'time',
    closed_at: 'time',
  },
  lever_fill: {
    id: 'id',
    trade: 'id',
    symbol: 'text',
    what: 'text',
    lots: 'count',
    price: 'price',
    fee: units(quoted),
    gross: units(quoted),
    liquidation_fee: units(quoted),
    insured: units(quoted),
    created_at: 'time',
    decision: 'id',
    account_free: units(quoted),
    equity: units(quoted),
    required: units(quoted),
    margin: units(quoted),
    advanced: units(quoted),
  },
  lever_fill_mark: { fill: 'id', mark: 'id' },
  lever_mark: {
    id: 'id',
    symbol: 'text',
    price: 'price',
    readings: 'text',
    at: 'time',
    previous_at: 'time',
  },
};
