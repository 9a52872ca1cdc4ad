import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TradeEvent } from '../spot/public/spotEvents.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { DayWindow, minuteOf } from './DayWindow.ts';
import { openPairs } from '../../testing/openPairs.ts';
import { percentChange } from './public/percentChange.ts';
import { startTestMarket, testStart } from '../../testing/processes/startTestMarket.ts';
import type { TestMarket } from '../../testing/processes/startTestMarket.ts';

const shownQuotes = ({ market }: TestMarket) => market.quotes().filter((quote) => quote.is_display === 1);

describe('quotes of a running market', () => {
  let run: TestMarket;
  const trades: TradeEvent[] = [];

  beforeAll(async () => {
    run = await startTestMarket({ seed: 'quotes' });
    run.core.executor.subscribe((events) => {
      for (const event of events) if (event.type === 'trade') trades.push(event);
    });
  });
  afterAll(() => run.remove());

  test('the first start shows a day that ends at the seed price', () => {
    const quotes = shownQuotes(run);
    expect(quotes.map(({ symbol }) => symbol)).toEqual(openPairs.map(({ symbol }) => symbol));
    for (const [index, quote] of quotes.entries()) {
      expect(quote.now_price).toBe(openPairs[index]!.seedPrice);
      expect(quote.source).toBe('simulated');
      // The ticket's preview rounds its fee with these.
      expect(quote).toMatchObject({
        base_scale: openPairs[index]!.baseScale,
        quote_scale: openPairs[index]!.quoteScale,
      });
      expect(quote.change).toMatch(/^([+-]\d+\.\d\d|0\.00)$/);
      expect(Number(quote.high)).toBeGreaterThanOrEqual(Number(quote.low));
      expect(Number(quote.quote_volume)).toBeGreaterThan(1_000_000);
    }
    expect(quotes.filter(({ change }) => change !== '0.00').length).toBeGreaterThan(5);
  });

  test('after a day of trading every figure is what the trades add up to', async () => {
    // Ten-minute steps for most of the day keep the test short; the figures do not depend on them.
    await run.run(150, 600_000);
    await run.run(300, 1000);
    const now = run.clock.now();
    for (const pair of openPairs) {
      const own = trades.filter(({ symbol }) => symbol === pair.symbol);
      const isInWindow = ({ at }: TradeEvent) => minuteOf(at) > minuteOf(now) - 86_400_000;
      const inWindow = own.filter(isInWindow);
      const before = own.filter((trade) => !isInWindow(trade)).at(-1)!;
      const prices = inWindow.map(({ price }) => toUnits(price, 8)).sort((a, b) => (a < b ? -1 : 1));
      let volume = 0n;
      let value = 0n;
      for (const { price, quantity } of inWindow) {
        volume += toUnits(quantity, pair.baseScale);
        value += (toUnits(price, 8) * toUnits(quantity, pair.baseScale)) / 10n ** BigInt(pair.baseScale);
      }
      const quote = run.market.quote(pair.symbol)!;
      expect(quote.now_price).toBe(own.at(-1)!.price);
      expect(quote.time_ms).toBe(own.at(-1)!.at);
      expect(quote.open).toBe(before.price);
      expect(quote.low).toBe(fromUnits(prices[0]!, 8));
      expect(quote.high).toBe(fromUnits(prices.at(-1)!, 8));
      expect(quote.volume).toBe(fromUnits(volume, pair.baseScale));
      expect(quote.quote_volume).toBe(fromUnits(value, 8));
      expect(quote.change).toBe(percentChange(toUnits(before.price, 8), toUnits(own.at(-1)!.price, 8)));
    }
  });

  test('the last fifty trades are kept, the newest first', () => {
    for (const { symbol } of openPairs) {
      const own = trades.filter((trade) => trade.symbol === symbol);
      const expected = own.slice(-50).reverse();
      expect(run.market.trades(symbol).map(({ id }) => id)).toEqual(expected.map(({ id }) => String(id)));
    }
  });

  test('a clock that is set back stops neither trading nor the keeping of minutes', async () => {
    const newest = async () => {
      const { volume } = await run.core.store.db
        .selectFrom('market_forming')
        .select('volume')
        .where('symbol', '=', 'BTC/USDT')
        .where('period', '=', '1min')
        .executeTakeFirstOrThrow();
      return BigInt(volume);
    };
    // Within a saved minute.
    await run.run(20, 1000);
    const count = trades.length;
    const saved = await newest();
    run.setClock(run.clock.now() - 7_200_000);
    // Before the source is live again.
    expect(run.market.asOf()).toBe(run.clock.now());
    expect(run.market.quote('BTC/USDT')!.as_of_ms).toBe(run.clock.now());
    await run.run(60, 1000);
    expect(trades.length).toBeGreaterThan(count + 100);
    // Saved, not only in memory: a crash now would lose seconds, not two hours.
    expect(await newest()).toBeGreaterThan(saved);
    run.setClock(run.clock.now() + 7_200_000);
    await run.run(5, 1000);
    expect(run.faults).toEqual([]);
  });

  test('a restart keeps price and day', async () => {
    const before = shownQuotes(run);
    const again = await run.restart(2000);
    const after = shownQuotes(again);
    const kept = ['now_price', 'change', 'open', 'high', 'low', 'volume', 'quote_volume'] as const;
    for (const [index, quote] of after.entries()) {
      for (const field of kept) expect(quote[field]).toBe(before[index]![field]);
    }
    await again.run(30, 100);
    for (const [index, { now_price }] of shownQuotes(again).entries()) {
      expect(Math.abs(Number(now_price) / Number(before[index]!.now_price) - 1)).toBeLessThan(0.01);
    }
    run = again;
  });
});

describe('a day window', () => {
  const minute = (index: number) => testStart + index * 60_000;

  test('starts flat at its price', () => {
    const figures = new DayWindow(5n).figures(testStart);
    expect(figures).toEqual({ open: 5n, high: 5n, low: 5n, last: 5n, volume: 0n, quoteVolume: 0n });
  });

  const trade = (at: number, price: bigint, quantity: bigint) => ({
    at,
    price,
    quantity,
    value: price * quantity,
  });

  test('lets minutes go after a day and takes their close as the open', () => {
    const window = new DayWindow(10n);
    window.add(trade(minute(0), 20n, 1n));
    window.add(trade(minute(0), 12n, 1n));
    window.add(trade(minute(5), 15n, 2n));
    // Before the first trade there was no opening price.
    expect(window.figures(minute(1439))).toMatchObject({ open: 20n, high: 20n, low: 12n, volume: 4n });
    expect(window.figures(minute(1440))).toMatchObject({ open: 12n, high: 15n, low: 15n, volume: 2n });
    expect(window.figures(minute(3000))).toMatchObject({ open: 15n, high: 15n, low: 15n, volume: 0n });
  });

  test('a clock that is set back does not lose trades', () => {
    const window = new DayWindow(10n);
    window.add(trade(minute(10), 20n, 1n));
    window.add(trade(minute(3), 30n, 1n));
    expect(window.figures(minute(3))).toMatchObject({ last: 30n, high: 30n, volume: 2n });
  });

  test('tells the price at every full hour of the day that is known, and the last one', () => {
    const window = new DayWindow(10n);
    window.add(trade(minute(59), 20n, 1n));
    window.add(trade(minute(60), 21n, 1n));
    window.add(trade(minute(190), 22n, 1n));
    expect(window.hours(minute(200))).toEqual([20n, 21n, 21n, 22n]);
    // A day later the first minute has left the window, and its price is the window's opening price.
    const later = window.hours(minute(1500));
    expect(later).toHaveLength(25);
    expect(later.slice(0, 4)).toEqual([21n, 21n, 22n, 22n]);
  });
});

test.each([
  [100n, 101n, '+1.00'],
  [100n, 99n, '-1.00'],
  [1_000_000n, 1_000_001n, '0.00'],
  [1_000_000n, 999_999n, '0.00'],
  [3n, 4n, '+33.33'],
])('from %d to %d is %s percent', (open, last, percent) => {
  expect(percentChange(open, last)).toBe(percent);
});
