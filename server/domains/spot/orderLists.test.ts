import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs as traded } from '../../instruments/market.config.ts';
import type { Store } from '../../store/openStore.ts';
import { RowWriter } from '../../store/rows.ts';
import { openTestStore } from '../../testing/testStore.ts';
import type { OrderStatus } from './public/Order.ts';
import { listOrders } from './orderLists.ts';
import type { OrderFilter } from './orderLists.ts';
import { PairUnits } from '../../instruments/PairUnits.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';

const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
const columns = [
  'id',
  'owner',
  'symbol',
  'side',
  'kind',
  'price',
  'trade_price',
  'quantity',
  'filled_quantity',
  'filled_value',
  'fee',
  'fee_asset',
  'status',
  'cancel_reason',
  'client_order_id',
  'created_at',
  'updated_at',
  'sequence',
] as const;
const executor = new RowWriter('spot_order', [...columns]);
const pairs = new Map(traded.map((pair) => [pair.symbol, new PairUnits(pair)]));
const symbols = [...pairs.keys()];
const removed = 'GONE/USDT';
/** An ordinary account with few orders among many. */
const rare = 'user:3';
const folder = mkdtempSync(join(tmpdir(), 'meridian-order-lists-'));
let store: Store;

interface Kept {
  id: number;
  owner: string;
  symbol: string;
  status: OrderStatus;
}
/** Newest first. */
const kept: Kept[] = [];

beforeAll(async () => {
  store = await openTestStore(folder);
  const rows: unknown[][] = [];
  for (let id = 1; id <= 6000; id += 1) {
    const owner = next() < 0.02 ? rare : pick(['user:1', 'user:1', 'user:1', 'user:2']);
    const symbol = next() < 0.3 ? removed : pick(symbols);
    // Open orders are rare, as for a user who has traded for years.
    const status = next() < 0.005 ? 1 : pick([2, 3] as const);
    kept.unshift({ id, owner, symbol, status });
    const units = {
      price: 100_000_000,
      trade_price: 1,
      quantity: 100,
      filled_quantity: status === 2 ? 100 : 0,
    };
    const named = {
      id,
      owner,
      symbol,
      side: 'buy',
      kind: 'limit',
      status,
      client_order_id: `client-${id}`,
      ...units,
    };
    const rest = { filled_value: 0, fee: 0, fee_asset: 'BTC', created_at: id, updated_at: id, sequence: id };
    const row: Record<string, unknown> = { ...named, ...rest, cancel_reason: status === 3 ? 'user' : '' };
    rows.push(columns.map((column) => row[column]));
  }
  await store.writing.transaction().execute((transaction) => executor.write(transaction, rows));
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const expected = ({ owner, symbol, status, beforeId = Infinity, limit, offset }: OrderFilter) =>
  kept
    .filter(
      (order) =>
        order.owner === owner &&
        (symbol === undefined ? order.symbol !== removed : order.symbol === symbol) &&
        (status === undefined || order.status === status) &&
        order.id < beforeId,
    )
    .slice(offset, offset + limit)
    .map(({ id }) => id);

it(`pages have the orders of every filter once each, and none of a pair that is gone, SEED=${seed}`, async () => {
  for (let round = 0; round < 60; round += 1) {
    const filter: OrderFilter = {
      owner: pick(['user:1', 'user:2', rare, 'user:4']),
      symbol: pick([undefined, pick(symbols)]),
      status: pick([undefined, 1, 2, 3] as const),
      beforeId: pick([undefined, 1 + Math.floor(next() * 6000)]),
      limit: pick([1, 20, 100]),
      offset: pick([0, 0, 20, 100, 2500]),
    };
    const orders = await listOrders(store.db, { pairs }, filter);
    expect(
      orders.map(({ id }) => id),
      JSON.stringify(filter),
    ).toEqual(expected(filter));
  }
});

it('an order is found by its id and by that of its client, by its owner alone', async () => {
  const order = kept.find(({ owner, symbol }) => owner === 'user:1' && symbol !== removed)!;
  const one = { limit: 1, offset: 0 };
  for (const name of [{ id: order.id }, { clientOrderId: `client-${order.id}` }]) {
    const [found] = await listOrders(store.db, { pairs }, { owner: 'user:1', ...name, ...one });
    expect(found?.id).toBe(order.id);
    expect(await listOrders(store.db, { pairs }, { owner: 'user:2', ...name, ...one })).toEqual([]);
  }
});
