import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TradeEvent } from '../../spot/public/spotEvents.ts';
import { findViolations } from '../../../testing/invariants.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { openPairs } from '../../../testing/openPairs.ts';
import { startTestMarket } from '../../../testing/processes/startTestMarket.ts';
import type { TestMarket } from '../../../testing/processes/startTestMarket.ts';

const symbols = openPairs.map(({ symbol }) => symbol);
/** A new coin is not traded, so no account has any. */
const traded = new Set(openPairs.flatMap(({ base, quote }) => [base, quote]));

describe('an hour of the simulated market', () => {
  let hour: TestMarket;
  const trades: TradeEvent[] = [];
  const crossed: string[] = [];
  const thin: string[] = [];
  const closes = new Map<string, number[]>(symbols.map((symbol) => [symbol, []]));

  beforeAll(async () => {
    hour = await startTestMarket({ seed: 'hour' });
    const { exchange, executor } = hour.core;
    executor.subscribe((events) => {
      for (const event of events) if (event.type === 'trade') trades.push(event);
    });
    for (let minute = 0; minute < 60; minute += 1) {
      await hour.run(60, 1000);
      for (const symbol of symbols) {
        const { bids, asks } = exchange.book(symbol, 100);
        if (toUnits(bids[0]![0], 8) >= toUnits(asks[0]![0], 8)) crossed.push(symbol);
        if (bids.length < 15 || asks.length < 15) thin.push(`${symbol} ${bids.length} ${asks.length}`);
        closes.get(symbol)!.push(Number(exchange.lastPrice(symbol)));
      }
    }
  });
  afterAll(() => hour.remove());

  test('runs without a fault', () => {
    expect(hour.faults).toEqual([]);
  });

  test('conserves every asset: what is in circulation is what was issued', () => {
    const total = new Map<string, bigint>();
    for (const { asset, available, held } of hour.core.ledger.all()) {
      total.set(asset, (total.get(asset) ?? 0n) + available + held);
    }
    expect(total.size).toBe(traded.size);
    for (const units of total.values()) expect(units).toBe(0n);
  });

  test('leaves no house account below zero or without stock', () => {
    for (const owner of ['house:maker', 'house:taker']) {
      const accounts = hour.core.ledger.balances(owner);
      expect(accounts).toHaveLength(traded.size);
      for (const { available, held } of accounts) {
        expect(available >= 0n && held >= 0n).toBe(true);
        expect(available + held > 0n).toBe(true);
      }
    }
  });

  test('never shows a crossed book, nor a thin one', () => {
    expect(crossed).toEqual([]);
    expect(thin).toEqual([]);
  });

  test('trades every pair, on tick and step', () => {
    for (const pair of openPairs) {
      const own = trades.filter(({ symbol }) => symbol === pair.symbol);
      expect(own.length).toBeGreaterThan(200);
      for (const { price, quantity } of own) {
        expect(toUnits(price, 8) % toUnits(pair.priceTick, 8)).toBe(0n);
        expect(toUnits(quantity, 8) % toUnits(pair.quantityStep, 8)).toBe(0n);
      }
      expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => own[0]!.id + index));
    }
  });

  test('takers buy and sell, and one side never has it all', () => {
    for (const symbol of symbols) {
      const own = trades.filter((trade) => trade.symbol === symbol);
      const bought = own.filter(({ takerSide }) => takerSide === 'buy').length / own.length;
      expect(bought).toBeGreaterThan(0.25);
      expect(bought).toBeLessThan(0.75);
    }
  });

  test('prices move about as much as configured', () => {
    const ratios = openPairs
      .filter(({ volatility }) => Number(volatility) > 0.05)
      .map((pair) => {
        const prices = closes.get(pair.symbol)!;
        const squares = prices.slice(1).map((price, index) => Math.log(price / prices[index]!) ** 2);
        const perMinute = squares.reduce((sum, value) => sum + value, 0) / squares.length;
        return Math.sqrt(perMinute * 365 * 1440) / Number(pair.volatility);
      });
    // One hour can be three times as active as another, and a coarse tick adds bounce.
    for (const ratio of ratios) {
      expect(ratio).toBeGreaterThan(0.25);
      expect(ratio).toBeLessThan(4);
    }
  });

  test('a buy of a modest account fills close to the price', () => {
    for (const pair of openPairs) {
      const { bids, asks } = hour.core.exchange.book(pair.symbol, 5);
      const value = asks.reduce((sum, [price, quantity]) => sum + Number(price) * Number(quantity), 0);
      expect(value).toBeGreaterThan(2000);
      const spread = Number(asks[0]![0]) / Number(bids[0]![0]) - 1;
      expect(spread).toBeLessThan(0.004);
    }
  });

  test('leaves a sound database', async () => {
    await hour.core.executor.stop();
    expect(await findViolations(hour.core.store.db, pairs)).toEqual([]);
  });
});

describe('chance', () => {
  async function tradesOf(seed: string): Promise<string> {
    const run = await startTestMarket({ seed });
    const told: string[] = [];
    run.core.executor.subscribe((events) => {
      for (const event of events) if (event.type === 'trade') told.push(JSON.stringify(event));
    });
    await run.run(300, 100);
    const quotes = JSON.stringify(run.market.quotes());
    await run.remove();
    return told.join() + quotes;
  }

  test('the same seed trades the same, trade for trade; another does not', async () => {
    const first = await tradesOf('one');
    expect(await tradesOf('one')).toBe(first);
    expect(await tradesOf('two')).not.toBe(first);
  });
});

describe('people in the simulated market', () => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await startTestMarket({ seed: 'people' });
    await market.run(20, 100);
    await market.grant('user:1', 'USDT', '100000');
    await market.grant('user:1', 'BTC', '2');
  });
  afterAll(() => market.remove());

  function place(side: 'buy' | 'sell', kind: 'limit' | 'market', price: string, quantity: string) {
    const { exchange, executor } = market.core;
    const order = { owner: 'user:1', symbol: 'BTC/USDT', side, kind, price, worstPrice: price, quantity };
    return executor.runForPlatform('test.place', (tx) => exchange.place(tx, order));
  }

  test('a market order fills against the makers at once', async () => {
    const ask = market.core.exchange.bestAsk('BTC/USDT')!;
    const worst = fromUnits((toUnits(ask, 2) * 1005n) / 1000n, 2);
    const order = await place('buy', 'market', worst, '0.1');
    expect(order).toMatchObject({ status: 2, filledQuantity: '0.1', fee: '0.0001' });
  });

  test.each(['buy', 'sell'] as const)('a resting %s fills when the market comes to it', async (side) => {
    const last = toUnits(market.core.exchange.lastPrice('BTC/USDT'), 2);
    const price = fromUnits(side === 'buy' ? (last * 9997n) / 10_000n : (last * 10_003n) / 10_000n, 2);
    const order = await place(side, 'limit', price, '0.05');
    expect(order.status).toBe(1);
    const isOpen = () => market.core.exchange.openOrders('user:1').some(({ id }) => id === order.id);
    for (let minutes = 0; isOpen() && minutes < 240; minutes += 1) await market.run(60, 1000);
    expect(isOpen()).toBe(false);
    const row = await market.core.store.db
      .selectFrom('spot_order')
      .selectAll()
      .where('id', '=', BigInt(order.id))
      .executeTakeFirstOrThrow();
    expect(row.status).toBe(2n);
    expect(row.filled_quantity).toBe(row.quantity);
  });

  test('a step that fails takes back what it did, and the next ones heal the book', async () => {
    const { exchange } = market.core;
    const real = exchange.placeForPlatform.bind(exchange);
    let calls = 0;
    exchange.placeForPlatform = (...order) => {
      calls += 1;
      if (calls === 3) throw new Error('planted');
      return real(...order);
    };
    await expect(market.run(20, 100)).rejects.toThrow('planted');
    await market.run(5, 100);
    for (const symbol of symbols) {
      const open = exchange.openIds('house:maker', symbol).length;
      expect(open).toBeGreaterThan(40);
      expect(open).toBeLessThanOrEqual(48);
    }
  });

  test('money that the house lacks is issued, through the ledger', async () => {
    const { ledger, executor } = market.core;
    const maker = { owner: 'house:maker', kind: 'change', asset: 'ETH' } as const;
    const before = ledger.balance({ ...maker, owner: 'system:issuance' }).available;
    await executor.runForPlatform('test.drain', (tx) => {
      const { available } = tx.ledger.balance(maker);
      const to = { ...maker, owner: 'system:fees' };
      tx.ledger.transfer({ from: maker, to, units: available, reason: 'house.move', reference: '' });
    });
    await market.run(100, 100);
    expect(ledger.balance(maker).available > 0n).toBe(true);
    expect(ledger.balance({ ...maker, owner: 'system:issuance' }).available < before).toBe(true);
    expect(market.faults).toEqual([]);
  });
});
