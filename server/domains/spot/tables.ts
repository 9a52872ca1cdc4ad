// Tables of the exchange. Times are ms since 1970 UTC, amounts minor units of their asset, prices scaled by 10^8.
import type { Int, NullableInt } from '../../store/columns.ts';
import { based, quoted, units } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings, RowsOf } from '../../store/scales/columnMeanings.ts';
import { sql } from 'kysely';

declare module '../../store/schema.ts' {
  interface Schema {
    spot_order: SpotOrderTable;
    fill: FillTable;
    pair_state: PairStateTable;
  }
}

export interface SpotOrderTable {
  id: Int;
  owner: string;
  symbol: string;
  side: 'buy' | 'sell';
  kind: 'limit' | 'market';
  /** Limit orders only. */
  price: NullableInt;
  /** Market orders only. */
  worst_price: NullableInt;
  /** Last price when the order was placed. */
  trade_price: Int;
  quantity: Int;
  /** Market buys by value only. */
  order_value: NullableInt;
  filled_quantity: Int;
  filled_value: Int;
  fee: Int;
  fee_asset: string;
  /** 1 open, 2 filled, 3 cancelled. */
  status: Int;
  cancel_reason: string;
  client_order_id: string | null;
  created_at: Int;
  updated_at: Int;
  /** Time priority in the book. */
  sequence: Int;
}

/** A trade in which at least one side is a user's order; null stands for a platform order. */
export interface FillTable {
  id: Int;
  symbol: string;
  price: Int;
  quantity: Int;
  value: Int;
  maker_order: NullableInt;
  taker_order: NullableInt;
  taker_side: 'buy' | 'sell';
  /** The maker's fee on this fill; a taker's fee is charged per order. */
  maker_fee: Int;
  created_at: Int;
}

export interface PairStateTable {
  symbol: string;
  last_price: Int;
  trade_sequence: Int;
}

const charged: RowsOf = (asset) => sql`fee_asset = ${asset}`;
// Fees are charged in the asset received, and the maker is on the other side.
const ofMaker: RowsOf = (asset) =>
  sql`((taker_side = 'sell' and ${based(asset)}) or (taker_side = 'buy' and ${quoted(asset)}))`;

export const spotTables: ColumnMeanings<'spot_order' | 'fill' | 'pair_state'> = {
  spot_order: {
    id: 'id',
    owner: 'text',
    symbol: 'text',
    side: 'text',
    kind: 'text',
    price: 'price',
    worst_price: 'price',
    trade_price: 'price',
    quantity: units(based),
    order_value: units(quoted),
    filled_quantity: units(based),
    filled_value: units(quoted),
    fee: units(charged),
    fee_asset: 'text',
    status: 'state',
    cancel_reason: 'text',
    client_order_id: 'text',
    created_at: 'time',
    updated_at: 'time',
    sequence: 'count',
  },
  fill: {
    id: 'id',
    symbol: 'text',
    price: 'price',
    quantity: units(based),
    value: units(quoted),
    maker_order: 'id',
    taker_order: 'id',
    taker_side: 'text',
    maker_fee: units(ofMaker),
    created_at: 'time',
  },
  pair_state: { symbol: 'text', last_price: 'price', trade_sequence: 'count' },
};
