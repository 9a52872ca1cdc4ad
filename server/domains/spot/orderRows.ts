// Orders and fills as rows.
import type { Selectable } from 'kysely';
import { RowWriter } from '../../store/rows.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { SpotOrderTable } from './tables.ts';
import type { Order } from './public/Order.ts';
import type { PairBook } from './public/PairBook.ts';

export interface Fill {
  id: number;
  symbol: string;
  price: bigint;
  quantity: bigint;
  value: bigint;
  maker: Order;
  taker: Order;
  makerFee: bigint;
  at: number;
}

const changing = ['filled_quantity', 'filled_value', 'fee', 'status', 'cancel_reason', 'updated_at'] as const;
const orderRows = new RowWriter(
  'spot_order',
  [
    'id',
    'owner',
    'symbol',
    'side',
    'kind',
    'price',
    'worst_price',
    'trade_price',
    'quantity',
    'order_value',
    'fee_asset',
    'client_order_id',
    'created_at',
    'sequence',
    ...changing,
  ],
  { key: ['id'], overwrite: changing },
);
const fillRows = new RowWriter('fill', [
  'id',
  'symbol',
  'price',
  'quantity',
  'value',
  'maker_order',
  'taker_order',
  'taker_side',
  'maker_fee',
  'created_at',
]);
const stateRows = new RowWriter('pair_state', ['symbol', 'last_price', 'trade_sequence'], {
  key: ['symbol'],
  overwrite: ['last_price', 'trade_sequence'],
});

export function rowsOfOrders(orders: Iterable<Order>, feeAsset: (order: Order) => string): PendingRows {
  const rows = Array.from(orders, (order) => [
    order.id,
    order.owner,
    order.symbol,
    order.side,
    order.kind,
    order.kind === 'limit' ? order.price : null,
    order.kind === 'market' ? order.price : null,
    order.tradePrice,
    order.quantity,
    order.value,
    feeAsset(order),
    order.clientOrderId,
    order.createdAt,
    order.sequence,
    order.filledQuantity,
    order.filledValue,
    order.fee,
    order.status,
    order.cancelReason,
    order.updatedAt,
  ]);
  return { into: orderRows, rows };
}

export function rowsOfFills(fills: readonly Fill[]): PendingRows {
  const rows = fills.map((fill) => [
    fill.id,
    fill.symbol,
    fill.price,
    fill.quantity,
    fill.value,
    fill.maker.id > 0 ? fill.maker.id : null,
    fill.taker.id > 0 ? fill.taker.id : null,
    fill.taker.side,
    fill.makerFee,
    fill.at,
  ]);
  return { into: fillRows, rows };
}

export function rowsOfPairStates(books: Iterable<PairBook>): PendingRows {
  const rows = Array.from(books, (book) => [book.pair.symbol, book.lastPrice, book.tradeSequence]);
  return { into: stateRows, rows };
}

export function orderOfRow(row: Selectable<SpotOrderTable>): Order {
  return {
    id: Number(row.id),
    owner: row.owner,
    symbol: row.symbol,
    side: row.side,
    kind: row.kind,
    price: row.price ?? row.worst_price ?? 0n,
    tradePrice: row.trade_price,
    quantity: row.quantity,
    value: row.order_value,
    clientOrderId: row.client_order_id,
    createdAt: Number(row.created_at),
    sequence: Number(row.sequence),
    hold: undefined,
    filledQuantity: row.filled_quantity,
    filledValue: row.filled_value,
    fee: row.fee,
    status: Number(row.status) as Order['status'],
    cancelReason: row.cancel_reason as Order['cancelReason'],
    updatedAt: Number(row.updated_at),
  };
}
