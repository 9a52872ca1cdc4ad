import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnits } from '../../ledger/units.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

/** Far from where the simulated makers quote, so that it rests. */
const resting = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };

let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };
beforeAll(async () => {
  server = await startTestApp();
  // One step of the simulated market, so that there are quotes.
  server.clock.advance(1000);
  await server.context.market.step();
  ann = await server.person('ann@example.com');
  bob = await server.person('bob@example.com');
});
afterAll(() => server.close());

function place(person: { token: string }, change: Record<string, string> = {}) {
  return server.call('placeSpotOrder', { ...resting, ...change }, person);
}

function usdtOf({ owner }: { owner: string }) {
  return server.memory.ledger.balance({ owner, kind: 'change', asset: 'USDT' });
}

function percentOfAsk(percent: string): string {
  const ask = server.memory.exchange.bestAsk('BTC/USDT')!;
  return new BigNumber(ask).times(percent).div(100).toFixed(2);
}

describe('the list of spot orders', () => {
  it('goes on behind the last order of a page, whatever was cancelled meanwhile [rule:spot.orders.paging]', async () => {
    const zoe = await server.person('zoe@example.com');
    for (let count = 0; count < 7; count += 1) await place(zoe, { amount: '0.0002' });
    type Row = { id: number };
    const page = async (query: Record<string, string>): Promise<number[]> =>
      (await server.call('spotOrders', { status: '1', limit: '3', ...query }, zoe)).data.map(
        ({ id }: Row) => id,
      );
    const first = await page({ page: '1' });
    for (const id of first.slice(0, 2)) await server.call('cancelSpotOrder', { id: String(id) }, zoe);
    const second = await page({ page: '2', before_id: String(first.at(-1)) });
    const third = await page({ page: '3', before_id: String(second.at(-1)) });
    const all = (await server.call('spotOrders', { limit: '100' }, zoe)).data.map(({ id }: Row) => id);
    expect([...first, ...second, ...third]).toEqual(all);
    expect(await page({ page: '4', before_id: String(third.at(-1)) })).toEqual([]);
  });
});

describe('placing a spot order', () => {
  it('answers the order, holds what it may cost, and shows it in the list', async () => {
    const before = usdtOf(ann);
    const { type, data } = await place(ann);
    expect(type).toBe('ok');
    expect(data).toMatchObject({
      symbol: 'BTC/USDT',
      type: 1,
      status: 1,
      trade_amount: '0.001',
      filled_amount: '0',
    });
    expect(usdtOf(ann).held - before.held).toBe(50_00000000n);
    const list = await server.call('spotOrders', { status: '1', currency_id: '1', legal_id: '3' }, ann);
    expect(list.data).toContainEqual(data);
  });

  it('at a price that the market offers fills at once, and the fee is taken from what is received', async () => {
    const { exchange, ledger } = server.memory;
    const bitcoin = () => ledger.balance({ owner: ann.owner, kind: 'change', asset: 'BTC' }).available;
    const [before, dollars] = [bitcoin(), usdtOf(ann)];
    const worst = new BigNumber(exchange.bestAsk('BTC/USDT')!).times('1.01').toFixed(2);
    const form = { amount: '0.002', target_price: worst, order_kind: 'market' };
    const { data } = await place(ann, form);
    expect(data).toMatchObject({
      status: 2,
      filled_amount: '0.002',
      fee_amount: '0.000002',
      fee_currency: 'BTC',
    });
    expect(bitcoin() - before).toBe(199_800n);
    const paid = toUnits(data.filled_value, 8);
    expect(new BigNumber(data.filled_value).lte(new BigNumber(worst).times('0.002'))).toBe(true);
    expect(usdtOf(ann)).toEqual({ available: dollars.available - paid, held: dollars.held });
  });

  it('that nobody offers what it asks for ends unfilled as a market order', async () => {
    const before = usdtOf(ann);
    const { data } = await place(ann, { amount: '0.002', target_price: '45000', order_kind: 'market' });
    expect(data).toMatchObject({ status: 3, filled_amount: '0', cancel_reason: 'unfilled' });
    expect(usdtOf(ann)).toEqual(before);
  });

  it('with the same client order id makes one order, also at the same time [rule:spot.order.once]', async () => {
    const before = usdtOf(ann).held;
    const form = { client_order_id: 'once-00000001' };
    const answers = await Promise.all([place(ann, form), place(ann, form)]);
    const again = await place(ann, form);
    expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1);
    expect(usdtOf(ann).held - before).toBe(50_00000000n);
    const found = await server.call('spotOrders', { client_order_id: 'once-00000001' }, ann);
    expect(found.data.map((row: { id: number }) => row.id)).toEqual([again.data.id]);
  });

  it('by value spends it once, however often it is sent, and says what it was', async () => {
    const before = usdtOf(ann).available;
    const worst = percentOfAsk('101');
    const form = { amount: '0.001', target_price: worst, order_kind: 'market', order_value: '100.5' };
    const { data } = await place(ann, { ...form, client_order_id: 'by-value-0001' });
    expect(data).toMatchObject({ status: 2, order_value: '100.5', filled_amount: data.trade_amount });
    const spent = new BigNumber(data.filled_value);
    expect(spent.lte('100.5')).toBe(true);
    // A quantity 0.00001 larger would have exceeded the value.
    expect(spent.plus(new BigNumber(worst).times('0.00001')).gt('100.5')).toBe(true);
    expect(before - usdtOf(ann).available).toBe(toUnits(data.filled_value, 8));
    // The worst price follows the book; the amount spent identifies the order.
    const again = await place(ann, {
      ...form,
      order_value: '100.50',
      target_price: percentOfAsk('102'),
      amount: '0.0009',
      client_order_id: 'by-value-0001',
    });
    expect(again.data.id).toBe(data.id);
    const { order_value: _, ...byQuantity } = form;
    for (const other of [byQuantity, { ...form, order_value: '100.51' }])
      expect((await place(ann, { ...other, client_order_id: 'by-value-0001' })).data.reason).toBe(
        'system.idTaken',
      );
    expect(before - usdtOf(ann).available).toBe(toUnits(data.filled_value, 8));
  });

  it.each([
    ['a limit order', { order_kind: 'limit' }],
    ['a sale', { order_kind: 'market', type: '2' }],
  ])('by value is refused for %s', async (_, change) => {
    const before = usdtOf(ann);
    const { data } = await place(ann, { ...change, order_value: '100' });
    expect(data).toMatchObject({ reason: 'spot.valueKind', fields: { order_value: expect.any(String) } });
    expect(usdtOf(ann)).toEqual(before);
  });

  it('by value names the value that would be taken in place of one that is too small', async () => {
    const form = { order_kind: 'market', target_price: percentOfAsk('101'), order_value: '1' };
    const { data } = await place(ann, form);
    expect(data).toMatchObject({ reason: 'spot.minimum', values: { nearest: '5' } });
    expect(Object.keys(data.fields)).toEqual(['order_value']);
  });

  it.each([
    ['a price', { target_price: '50001' }],
    ['a quantity', { amount: '0.002' }],
    ['a side', { type: '2', target_price: '90000' }],
    ['a pair', { currency_id: '2', target_price: '3000', amount: '0.01' }],
    ['a kind', { order_kind: 'market', target_price: '50000' }],
  ])('with a client order id that a different order is just taking is refused: %s', async (name, change) => {
    const form = { client_order_id: `taken-by-${name}`.replace(' ', '-') };
    const held = usdtOf(ann).held;
    const [first, other] = await Promise.all([place(ann, form), place(ann, { ...form, ...change })]);
    expect(first).toMatchObject({ type: 'ok', data: { status: 1 } });
    expect(other).toMatchObject({ type: 'error', data: { reason: 'system.idTaken' } });
    expect(usdtOf(ann).held - held).toBe(50_00000000n);
    // The same order in another notation counts as a retry.
    const again = await place(ann, { ...form, amount: '0.00100', target_price: '50000.0' });
    expect(again.data.id).toBe(first.data.id);
  });

  it('with a client order id of another person is an order of its own', async () => {
    const mine = await place(ann, { client_order_id: 'shared-000001' });
    const theirs = await place(bob, { client_order_id: 'shared-000001' });
    expect(theirs.data.id).not.toBe(mine.data.id);
  });

  it.each([
    ['a quantity of zero', { amount: '0' }, 'spot.quantityRequired', 'amount'],
    ['a sale of zero', { type: '2', amount: '0' }, 'spot.saleQuantityRequired', 'amount'],
    ['a price of zero', { target_price: '0' }, 'spot.priceRequired', 'target_price'],
    ['a price off the tick', { target_price: '50000.005' }, 'spot.priceTick', 'target_price'],
    ['a quantity off the step', { amount: '0.0010001' }, 'spot.quantityStep', 'amount'],
    ['a value under the minimum', { amount: '0.00001' }, 'spot.minimum', 'amount'],
    ['a quantity over the maximum', { amount: '101' }, 'spot.maximum', 'amount'],
    ['more than the balance', { amount: '9' }, 'spot.insufficientBalance', 'amount'],
    ['more than can be sold', { type: '2', amount: '9' }, 'spot.notEnoughToSell', 'amount'],
    ['a price out of the band', { target_price: '1000', amount: '0.1' }, 'spot.priceBand', 'target_price'],
  ])('refuses %s at its field and changes nothing', async (_, change, reason, field) => {
    const before = usdtOf(ann);
    const answer = await place(ann, change);
    expect(answer).toMatchObject({ status: 200, type: 'error', data: { reason } });
    expect(answer.data.fields[field]).toBe(answer.message);
    expect(answer.message).not.toMatch(/[{}]|—/);
    expect(usdtOf(ann)).toEqual(before);
  });

  it('offers the nearest valid value beside the refusal', async () => {
    expect((await place(ann, { target_price: '50000.005' })).data.values.nearest).toBe('50000');
    expect((await place(ann, { amount: '0.0010001' })).data.values.nearest).toBe('0.001');
  });

  it('refuses a market order that would slip 10 % or more, and says so', async () => {
    const own = await startTestApp();
    const [eve, fay] = [await own.person('eve@example.com'), await own.person('fay@example.com')];
    const sell = (amount: string, target_price: string) =>
      own.call('placeSpotOrder', { ...resting, type: '2', amount, target_price }, eve);
    await sell('0.001', '60000');
    await sell('0.01', '75000');
    const form = { ...resting, amount: '0.005', target_price: '80000', order_kind: 'market' };
    const answer = await own.call('placeSpotOrder', form, fay);
    expect(answer).toMatchObject({ type: 'error', data: { reason: 'spot.slippage' } });
    expect(answer.data.fields).toHaveProperty('amount');
    expect(answer.message).toContain('10%');
    await own.close();
  });

  it('of a pair that is not traded is refused', async () => {
    const answer = await place(ann, { currency_id: '3', legal_id: '1' });
    expect(answer.data).toMatchObject({ reason: 'market.pairUnknown' });
  });
});

describe('cancelling a spot order', () => {
  it('frees what it held', async () => {
    const before = usdtOf(ann);
    const { data } = await place(ann);
    expect((await server.call('cancelSpotOrder', { id: String(data.id) }, ann)).type).toBe('ok');
    expect(usdtOf(ann)).toEqual(before);
    const [row] = (await server.call('spotOrders', { status: '3', limit: '1' }, ann)).data;
    expect(row).toMatchObject({ id: data.id, status: 3, cancel_reason: 'user' });
  });

  it("answers alike for another person's order and for one that does not exist", async () => {
    const { data } = await place(ann);
    const theirs = await server.call('cancelSpotOrder', { id: String(data.id) }, bob);
    const nobodys = await server.call('cancelSpotOrder', { id: '999999999' }, bob);
    expect(theirs).toEqual(nobodys);
    expect(theirs.data.reason).toBe('spot.notCancellable');
    const [row] = (await server.call('spotOrders', { status: '1', limit: '1' }, ann)).data;
    expect(row).toMatchObject({ id: data.id, status: 1 });
  });

  it('twice answers the same: whoever lost the first answer may ask again', async () => {
    const id = String((await place(ann)).data.id);
    const first = await server.call('cancelSpotOrder', { id }, ann);
    expect(first).toMatchObject({ type: 'ok' });
    expect(await server.call('cancelSpotOrder', { id }, ann)).toEqual(first);
    expect((await server.call('cancelSpotOrder', { id }, bob)).data.reason).toBe('spot.notCancellable');
  });
});

describe('the list of spot orders', () => {
  it("never shows another person's orders", async () => {
    await place(ann);
    const mine = await server.call('spotOrders', { limit: '100' }, ann);
    const theirs = await server.call('spotOrders', { limit: '100' }, bob);
    const ids = new Set(mine.data.map((row: { id: number }) => row.id));
    expect(theirs.data.some((row: { id: number }) => ids.has(row.id))).toBe(false);
  });

  it('comes in pages, newest first', async () => {
    const cat = await server.person('cat@example.com');
    for (let count = 0; count < 5; count += 1) await place(cat);
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => server.call('spotOrders', { page, limit: '2' }, cat)),
    );
    const ids = pages.flatMap(({ data }) => data.map((row: { id: number }) => row.id));
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});

describe('a restart', () => {
  it('keeps orders, their holds, and repeats of client order ids', async () => {
    let own = await startTestApp();
    const dan = await own.person('dan@example.com');
    const form = { ...resting, client_order_id: 'restart-0001' };
    const first = await own.call('placeSpotOrder', form, dan);
    const balance = () => own.memory.ledger.balance({ owner: dan.owner, kind: 'change', asset: 'USDT' });
    const before = balance();
    own = await own.restart();
    expect(balance()).toEqual(before);
    const list = await own.call('spotOrders', { status: '1' }, dan);
    expect(list.data).toEqual([first.data]);
    expect((await own.call('placeSpotOrder', form, dan)).data.id).toBe(first.data.id);
    expect((await own.call('cancelSpotOrder', { id: String(first.data.id) }, dan)).type).toBe('ok');
    await own.close();
  });
});
