// Fills of an order as its owner reads them.
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/invariants.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { pairs } from '../../instruments/market.config.ts';
import { takerFees } from './fills.ts';

interface FillRow {
  id: number;
  price: string;
  quantity: string;
  value: string;
  fee_amount: string;
  fee_currency: string;
  liquidity: string;
}

const seed = Number(process.env.SEED ?? 1);
const pair = { legal_id: '3', currency_id: '1' };
let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };

beforeAll(async () => {
  server = await startTestApp();
  ann = await server.person('ann@example.com');
  bob = await server.person('bob@example.com');
});
afterAll(() => server.close());

async function place(person: { token: string }, type: '1' | '2', amount: string, price: string) {
  const form = { ...pair, type, amount, target_price: price };
  return (await server.call('placeSpotOrder', form, person)).data as { id: number };
}
const fillsOf = async (person: { token: string }, id: number, query: Record<string, string> = {}) =>
  (await server.call('spotFills', { order_id: String(id), ...query }, person)).data as FillRow[];
const orderOf = async (person: { token: string }, id: number) =>
  (await server.call('spotOrders', { order_id: String(id) }, person)).data[0];
const sum = (rows: readonly FillRow[], name: 'quantity' | 'value' | 'fee_amount') =>
  rows.reduce((total, row) => total.plus(row[name]), new BigNumber(0)).toFixed();

describe('the fills of an order', () => {
  it('add up to what it has filled, its value and its fee, for who waited and for who came', async () => {
    const price = server.memory.exchange.lastPrice('BTC/USDT');
    const first = await place(ann, '1', '0.0123', price);
    const second = await place(ann, '1', '0.0077', price);
    // Fills against both; the remainder rests.
    const sale = await place(bob, '2', '0.03', price);
    const third = await place(ann, '1', '0.01', price);
    const [later, ...taken] = await fillsOf(bob, sale.id);
    expect(taken.map(({ quantity, liquidity }) => [quantity, liquidity])).toEqual([
      ['0.0077', 'taker'],
      ['0.0123', 'taker'],
    ]);
    expect(later).toMatchObject({ quantity: '0.01', liquidity: 'maker', fee_currency: 'USDT', price });
    const { filled_amount, filled_value, fee_amount } = await orderOf(bob, sale.id);
    const rows = await fillsOf(bob, sale.id);
    expect([sum(rows, 'quantity'), sum(rows, 'value'), sum(rows, 'fee_amount')]).toEqual([
      ...[filled_amount, filled_value, fee_amount],
    ]);
    for (const { id } of [first, second, third]) {
      const own = await fillsOf(ann, id);
      expect(sum(own, 'fee_amount')).toBe((await orderOf(ann, id)).fee_amount);
      expect(own.every((row) => row.fee_currency === 'BTC')).toBe(true);
    }
    expect((await fillsOf(ann, third.id)).map(({ liquidity }) => liquidity)).toEqual(['taker']);
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('come in pages, newest first', async () => {
    const [order] = (await server.call('spotOrders', { limit: '1' }, bob)).data as { id: number }[];
    const all = await fillsOf(bob, order!.id);
    const head = await fillsOf(bob, order!.id, { limit: '2' });
    const rest = await fillsOf(bob, order!.id, { limit: '2', before_id: String(head.at(-1)!.id) });
    expect([...head, ...rest]).toEqual(all);
  });

  it('of somebody else, and of an order that there is not, are none', async () => {
    const [order] = (await server.call('spotOrders', { limit: '1' }, bob)).data as { id: number }[];
    expect(await fillsOf(ann, order!.id)).toEqual([]);
    expect(await fillsOf(ann, 999_999)).toEqual([]);
  });

  it(`share a fee to the last unit, no part below zero, SEED=${seed}`, () => {
    const next = seededNumbers(seed);
    for (let round = 0; round < 500; round += 1) {
      const fills = Array.from({ length: 1 + Math.floor(next() * 30) }, (_, id) => ({
        id: BigInt(id),
        received: BigInt(1 + Math.floor(next() * 1e9)),
      }));
      const fee = BigInt(Math.floor(next() * 1e7));
      const feeOf = takerFees(fills, fee);
      const shares = fills.map(({ id }) => feeOf(id));
      expect(shares.reduce((one, other) => one + other, 0n)).toBe(fee);
      expect(shares.every((share) => share >= 0n)).toBe(true);
    }
  });

  it('bear no fee of 0 where their part is not known', () => {
    const feeOf = takerFees([{ id: 1n, received: 5n }], 3n);
    expect(feeOf(1n)).toBe(3n);
    expect(() => feeOf(2n)).toThrow('Fill 2 bears no part');
  });
});

describe('cancelling all orders of a pair', () => {
  const cancelAll = (person: { token: string }, until: number, of = pair) =>
    server.call('cancelSpotOrders', { ...of, until_id: String(until) }, person);
  const openIds = async (person: { token: string }) =>
    ((await server.call('spotOrders', { status: '1', limit: '100' }, person)).data as { id: number }[]).map(
      ({ id }) => id,
    );

  it('frees what they held, leaves other pairs, other people and what came later, and says how many', async () => {
    const cleo = await server.person('cleo@example.com');
    const dan = await server.person('dan@example.com');
    const usdt = () => server.memory.ledger.balance({ owner: cleo.owner, kind: 'change', asset: 'USDT' });
    const before = usdt();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await place(cleo, '1', '0.001', '50000')).id);
    const target_price = new BigNumber(server.memory.exchange.lastPrice('ETH/USDT')).times('0.9').toFixed(2);
    const eth = { legal_id: '3', currency_id: '2', type: '1', amount: '0.1', target_price };
    const other = (await server.call('placeSpotOrder', eth, cleo)).data.id as number;
    const dans = (await place(dan, '1', '0.001', '50000')).id;
    const later = (await place(cleo, '1', '0.001', '50000')).id;
    expect((await cancelAll(cleo, ids.at(-1)!)).data).toEqual({ cancelled: 3 });
    expect(await openIds(cleo)).toEqual([later, other]);
    expect(await openIds(dan)).toEqual([dans]);
    // A retry after a lost answer gets the same answer, and cancels nothing else.
    expect((await cancelAll(cleo, ids.at(-1)!)).data).toEqual({ cancelled: 3 });
    expect(await openIds(cleo)).toEqual([later, other]);
    expect((await cancelAll(cleo, later)).data).toEqual({ cancelled: 1 });
    const held = await server.call('cancelSpotOrder', { id: String(other) }, cleo);
    expect(held.type).toBe('ok');
    expect(usdt()).toEqual(before);
    const cancelled = (await server.call('spotOrders', { status: '3', limit: '100' }, cleo)).data;
    expect(cancelled.map(({ cancel_reason }: { cancel_reason: string }) => cancel_reason)).toEqual(
      Array(5).fill('user'),
    );
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('of none says so, and of a pair that there is not is refused', async () => {
    const eva = await server.person('eva@example.com');
    expect((await cancelAll(eva, 999_999)).data).toEqual({ cancelled: 0 });
    expect(await cancelAll(eva, 1, { legal_id: '3', currency_id: '999' })).toMatchObject({ type: 'error' });
  });
});
