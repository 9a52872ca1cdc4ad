import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { candlePeriods } from '../../../contracts/candles.ts';
import { startSourceMarket } from '../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../testing/processes/startSourceMarket.ts';
import { usdtPrice } from '../wallet/public/usdtPrice.ts';

/** History limited to today, which takes less time. */
const simulated = { source: { kind: 'simulated', historyDays: 0 } } as const;
const symbol = 'HALO/USDT';
const begin = Date.UTC(2026, 0, 30, 6);
const minuteMs = 60_000;
const opensAt = begin + 10 * minuteMs;
const opening = { atMs: opensAt, price: '0.08' };

let run: SourceMarket | undefined;
afterEach(async () => {
  await run?.remove();
  run = undefined;
});

async function start(now = begin, folder?: string): Promise<SourceMarket> {
  run = await startSourceMarket({ config: simulated, now, folder });
  return run;
}

async function restart(pauseMs: number, isTold: boolean): Promise<SourceMarket> {
  const { folder, clock } = run!;
  await run!.stop();
  const market = await start(clock.now + pauseMs, folder);
  if (isTold) market.market.openAt(symbol, opening);
  return market;
}

/** A market that has passed its opening, with some trades. */
async function startOpened(): Promise<SourceMarket> {
  const market = await start();
  market.market.openAt(symbol, opening);
  await market.run(9 * minuteMs, 60_000);
  await market.run(3 * minuteMs, 1000);
  return market;
}

const quote = () => run!.market.quote(symbol)!;
const tradesOf = () => run!.trades.filter((trade) => trade.symbol === symbol);
const candlesOf = (period: (typeof candlePeriods)[number] = '1min') =>
  run!.market.candles(symbol, period, 0, Number.MAX_SAFE_INTEGER);

function sell(quantity: string, price: string) {
  return run!.core.executor.runForPlatform('test.sell', (tx) =>
    run!.core.exchange.place(tx, { owner: 'user:1', symbol, side: 'sell', kind: 'limit', price, quantity }),
  );
}

describe('a pair that opens later, before its opening', () => {
  test('has no price, candle, quote, trade or book, and values no balance', async () => {
    await start();
    run!.market.openAt(symbol, opening);
    await run!.run(9 * minuteMs, 10_000);
    expect(quote()).toMatchObject({
      is_display: 0,
      open_coin_trade: 0,
      open_lever: 0,
      open_microtrade: 0,
      now_price: '0',
      change: '0.00',
      high: '0',
      low: '0',
      volume: '0',
      day_closes: [],
      opens_ms: opensAt,
    });
    expect(quote()).not.toHaveProperty('time_ms');
    expect(run!.market.isTraded(symbol)).toBe(false);
    for (const period of candlePeriods) {
      expect(await candlesOf(period)).toEqual([]);
      expect(run!.market.candle(symbol, period)).toBeUndefined();
    }
    expect(tradesOf()).toEqual([]);
    expect(run!.core.exchange.book(symbol, 10)).toMatchObject({ bids: [], asks: [] });
    expect(run!.market.index(symbol)).toBeUndefined();
    expect(usdtPrice(run!.core.exchange, 'HALO')).toBe('0');
    expect(run!.core.ledger.balance({ owner: 'house:maker', kind: 'change', asset: 'HALO' })).toMatchObject({
      available: 0n,
    });
  });

  test('refuses orders as closed', async () => {
    await start();
    run!.market.openAt(symbol, opening);
    await run!.grant('user:1', 'HALO', '7575.7575');
    await expect(sell('7575', '0.08')).rejects.toMatchObject({ reason: 'spot.pairClosed' });
  });

  test('stays closed over a restart, and without an announced time for good', async () => {
    await start();
    run!.market.openAt(symbol, opening);
    await restart(minuteMs, true);
    await run!.run(5 * minuteMs, 10_000);
    expect(quote()).toMatchObject({ is_display: 0, opens_ms: opensAt });
    await restart(60 * minuteMs, false);
    await run!.run(minuteMs, 1000);
    expect(quote()).toMatchObject({ is_display: 0 });
    expect(quote()).not.toHaveProperty('opens_ms');
    expect(await candlesOf('1day')).toEqual([]);
  });

  test('opens at the newest announced time', async () => {
    await start();
    run!.market.openAt(symbol, opening);
    run!.market.openAt(symbol, { ...opening, atMs: opensAt + 5 * minuteMs });
    await run!.run(12 * minuteMs, 10_000);
    expect(quote()).toMatchObject({ is_display: 0 });
    await run!.run(4 * minuteMs, 10_000);
    expect(quote()).toMatchObject({ is_display: 1 });
  });
});

describe('a pair that opens later, from its opening', () => {
  test('begins at the announced price, and its first candle with its first trade', async () => {
    await startOpened();
    const trades = tradesOf();
    expect(trades.length).toBeGreaterThan(3);
    expect(trades[0]!.at).toBeGreaterThanOrEqual(opensAt);
    // The first trade pays half a spread of one tick, after at most a step of the model.
    expect(Math.abs(Number(trades[0]!.price) - 0.08)).toBeLessThan(0.0008);
    const minutes = await candlesOf();
    expect(minutes[0]).toMatchObject({
      time: Math.floor(trades[0]!.at / minuteMs) * minuteMs,
      open: trades[0]!.price,
    });
    for (const period of candlePeriods) {
      const [first] = await candlesOf(period);
      expect(first!.open).toBe(trades[0]!.price);
    }
    expect(quote()).toMatchObject({
      is_display: 1,
      open_coin_trade: 1,
      open_lever: 0,
      open_microtrade: 0,
      now_price: trades.at(-1)!.price,
      open: trades[0]!.price,
    });
    expect(quote()).not.toHaveProperty('opens_ms');
    expect(usdtPrice(run!.core.exchange, 'HALO')).toBe(trades.at(-1)!.price);
    expect(run!.faults).toEqual([]);
  });

  test('takes orders, and an allotment is sold apart from less than a step', async () => {
    await startOpened();
    await run!.grant('user:1', 'HALO', '7575.7575');
    const order = await sell('7575', run!.core.exchange.bestBid(symbol)!);
    expect(order).toMatchObject({ filledQuantity: '7575' });
  });

  test('stays open over a restart, told or not, at its last price', async () => {
    await startOpened();
    const price = quote().now_price;
    const candles = await candlesOf();
    await restart(minuteMs, false);
    expect(quote()).toMatchObject({ is_display: 1, now_price: price });
    expect(await candlesOf()).toEqual(candles);
    await run!.run(minuteMs, 1000);
    expect(Math.abs(Number(quote().now_price) / Number(price) - 1)).toBeLessThan(0.05);
    expect(tradesOf()[0]!.at).toBeGreaterThan(opensAt + 2 * minuteMs);
  });

  test('shows the announced price until its first trade, also after a restart', async () => {
    await start(opensAt - 1000);
    const { core, market } = run!;
    market.openAt(symbol, opening);
    run!.clock.now = opensAt;
    // Opens, while nothing can be traded.
    const stopped = core.exchange.books.get(symbol)!.pair as { open: boolean };
    stopped.open = false;
    await market.step();
    stopped.open = true;
    const shown = { is_display: 1, now_price: '0.08', change: '0.00', volume: '0', day_closes: ['0.08'] };
    expect(quote()).toMatchObject({ ...shown, time_ms: opensAt });
    await restart(minuteMs, false);
    expect(quote()).toMatchObject({ ...shown, time_ms: opensAt });
    expect(await candlesOf('1day')).toEqual([]);
    await run!.run(minuteMs, 1000);
    expect(Math.abs(Number(tradesOf()[0]!.price) - 0.08)).toBeLessThan(0.0008);
  });

  test('is not closed by a later announcement, also after a restart', async () => {
    await startOpened();
    const later = { atMs: opensAt + 24 * 60 * minuteMs, price: '0.01' };
    run!.market.openAt(symbol, later);
    await run!.run(5000, 1000);
    expect(quote()).toMatchObject({ is_display: 1 });
    await restart(minuteMs, false);
    run!.market.openAt(symbol, later);
    await run!.run(5000, 1000);
    expect(quote()).toMatchObject({ is_display: 1 });
    expect(Number(quote().now_price)).toBeGreaterThan(0.05);
  });

  test('opens at the next start when the server was down at its time', async () => {
    await start();
    run!.market.openAt(symbol, opening);
    await restart(60 * minuteMs, true);
    await run!.run(minuteMs, 1000);
    expect(quote()).toMatchObject({ is_display: 1 });
    expect(tradesOf()[0]!.at).toBeGreaterThan(begin + 60 * minuteMs);
  });
});

describe('a replay', () => {
  const tape = (lines: readonly string[]) => {
    const file = join(run!.folder, 'tape.csv');
    writeFileSync(file, ['symbol,time_ms,price,amount,side', ...lines, ''].join('\n'));
    return { kind: 'replay', file, pair: 'BTC/USDT', rounds: false } as const;
  };
  const replay = async (lines: readonly string[]) => {
    await start();
    const { folder } = run!;
    const source = tape(lines);
    await run!.stop();
    run = await startSourceMarket({ config: { source }, now: begin, folder });
    run.market.openAt(symbol, opening);
    await run.run(20 * minuteMs, 10_000);
  };
  const at = (minute: number) => String(begin + minute * minuteMs);

  test('that has the pair plays its trades from the opening on alone', async () => {
    await replay([
      `BTC/USDT,${at(0)},65000,1,buy`,
      `HALO/USDT,${at(2)},0.05,1000,buy`,
      `HALO/USDT,${at(12)},0.09,1000,buy`,
    ]);
    expect(tradesOf().map(({ price }) => price)).toEqual(['0.09']);
    expect(quote()).toMatchObject({ is_display: 1, now_price: '0.09' });
  });

  test('that does not have the pair never opens it', async () => {
    await replay([`BTC/USDT,${at(0)},65000,1,buy`]);
    expect(quote()).toMatchObject({ is_display: 0, now_price: '0' });
    expect(quote()).not.toHaveProperty('opens_ms');
  });
});

test.each([
  ['BTC/USDT', '0.08'],
  ['NONE/USDT', '0.08'],
  [symbol, '0'],
  [symbol, '0.08001'],
])('an opening of %s at %s is a mistake of the caller', async (named, price) => {
  await start();
  expect(() => run!.market.openAt(named, { atMs: opensAt, price })).toThrow(named);
});
