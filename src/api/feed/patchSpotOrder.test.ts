import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { patchSpotOrder } from './patchSpotOrder.ts';
import { spotOrderPages, spotOrders, type SpotOrderRow } from '../spot.ts';

const row: SpotOrderRow = {
  id: 7,
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  type: 1,
  status: 1,
  target_price: '1',
  trade_amount: '2',
  created_at: '2026-11-21 14:00:00',
  filled_amount: '0',
  client_order_id: 'order-0007',
  updated_ms: 1_000,
};
const other = { ...row, id: 6 };
const open = spotOrders({ status: '1' }).queryKey;
const past = spotOrders({ status: '2' }).queryKey;
const ofEther = spotOrders({ currency_id: '2', legal_id: '3' }).queryKey;
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(open, [row, other]);
  client.setQueryData(past, []);
  client.setQueryData(ofEther, []);
});

const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

it('replaces the order where it is shown, and asks for nothing', () => {
  const filled = { ...row, filled_amount: '1', updated_ms: 2_000 };
  patchSpotOrder(client, filled);
  expect(client.getQueryData(open)).toEqual([filled, other]);
  expect([isStale(open), isStale(past), isStale(ofEther)]).toEqual([false, false, false]);
});

it('moves a filled order out of the open ones, and has the list that it enters read again', () => {
  patchSpotOrder(client, { ...row, status: 2, updated_ms: 2_000 });
  expect(client.getQueryData(open)).toEqual([other]);
  expect([isStale(open), isStale(past), isStale(ofEther)]).toEqual([false, true, false]);
});

it('has lists read again that a new order enters', () => {
  patchSpotOrder(client, { ...row, id: 8 });
  expect([isStale(open), isStale(past)]).toEqual([true, false]);
});

it('never puts an older message over a newer row', () => {
  patchSpotOrder(client, { ...row, filled_amount: '9', updated_ms: 500 });
  expect(client.getQueryData(open)).toEqual([row, other]);
});

it('looks at the id that the caller chose', () => {
  const checked = spotOrders({ client_order_id: 'order-0008' }).queryKey;
  client.setQueryData(checked, []);
  patchSpotOrder(client, { ...row, updated_ms: 2_000 });
  expect(isStale(checked)).toBe(false);
  patchSpotOrder(client, { ...row, id: 8, client_order_id: 'order-0008' });
  expect(isStale(checked)).toBe(true);
});

it('does the same in lists that are read page by page', () => {
  const paged = spotOrderPages({ status: '1' }).queryKey;
  const page = (rows: SpotOrderRow[]) => ({ rows, isLast: false });
  const pageParams = [{ page: '1', limit: '40' }];
  client.setQueryData(paged, { pages: [page([row]), page([other])], pageParams });
  const filled = { ...other, filled_amount: '1', updated_ms: 2_000 };
  patchSpotOrder(client, filled);
  patchSpotOrder(client, { ...row, status: 2, updated_ms: 2_000 });
  expect(client.getQueryData(paged)).toEqual({ pages: [page([]), page([filled])], pageParams });
  expect(isStale(paged)).toBe(false);
  patchSpotOrder(client, { ...row, id: 8 });
  expect(isStale(paged)).toBe(true);
});
