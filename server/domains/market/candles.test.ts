import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { candlePeriods, periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { Kline } from '../../../contracts/feed.ts';
import type { TradeEvent } from '../spot/public/spotEvents.ts';
import { toUnits } from '../../ledger/units.ts';
import { aggregateCandles } from './aggregateCandles.ts';
import type { UnitCandle } from './candle.ts';
import { forgottenPeriods, oldestKept } from './candleKeeping.ts';
import { pairs } from '../../instruments/market.config.ts';
import { openPairs } from '../../testing/openPairs.ts';
import type { PriceSource } from './PriceSource.ts';
import { takerOwner } from './sources/Inventory.ts';
import { noHistory } from './sources/noHistory.ts';
import { startSourceMarket } from '../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../testing/processes/startSourceMarket.ts';
import { copyCommitted } from '../../testing/testStore.ts';
import { startTestMarket, testStart } from '../../testing/processes/startTestMarket.ts';
import type { TestMarket } from '../../testing/processes/startTestMarket.ts';
import type { CandleRow } from './wire.ts';

const dayMs = 86_400_000;
const symbols = openPairs.map(({ symbol }) => symbol);

/** Newest candles, at most 1500. */
function allOf(run: { market: TestMarket['market'] }, symbol: string, period: CandlePeriod) {
  return run.market.candles(symbol, period, 0, Number.MAX_SAFE_INTEGER);
}

function toUnitCandle(row: CandleRow, symbol: string): UnitCandle {
  const pair = pairs.find((candidate) => candidate.symbol === symbol)!;
  return {
    time: row.time,
    open: toUnits(row.open, 8),
    high: toUnits(row.high, 8),
    low: toUnits(row.low, 8),
    close: toUnits(row.close, 8),
    volume: toUnits(row.volume, pair.baseScale),
    quoteVolume: toUnits(row.vol, pair.quoteScale),
  };
}

/** Where both periods are known, the shorter candles add up to the longer one. */
async function expectSums(run: { market: TestMarket['market'] }, of: readonly string[] = symbols) {
  for (const symbol of of) {
    const rows = new Map<CandlePeriod, UnitCandle[]>();
    for (const period of candlePeriods) {
      const answer = await allOf(run, symbol, period);
      rows.set(
        period,
        answer.map((row) => toUnitCandle(row, symbol)),
      );
    }
    for (const [short, long] of [
      ['1min', '5min'],
      ['5min', '30min'],
      ['30min', '60min'],
      ['60min', '1day'],
      ['1day', '1week'],
      ['1day', '1mon'],
    ] as const) {
      const candles = rows.get(short)!;
      // The first of 1500 minutes belong to five-minute candles of which the rest is cut off.
      const complete = periodStart(long, candles[0]!.time - 1) + 1;
      const first = candles.length < 1500 ? 0 : candles.findIndex((candle) => candle.time > complete);
      const sums = aggregateCandles(candles.slice(first), long).filter(({ time }) => time > complete);
      const expected = rows.get(long)!.filter(({ time }) => time > complete && time >= sums[0]!.time);
      expect(sums, `${symbol} ${long} of ${short}`).toEqual(expected);
    }
  }
}

describe('candles of a running market', () => {
  let run: TestMarket;
  const trades: TradeEvent[] = [];
  const told: Kline[] = [];

  beforeAll(async () => {
    run = await startTestMarket({ seed: 'candles', historyDays: 1 });
    run.core.executor.subscribe((events) => {
      for (const event of events) if (event.type === 'trade') trades.push(event);
    });
    // Across midnight.
    for (let step = 0; step < 700; step += 1) {
      await run.run(1, step < 60 ? 600_000 : 5000);
      told.push(...run.market.changedCandles());
    }
  });
  afterAll(() => run.remove());

  test('are those of the trades, from the first minute of trading on', async () => {
    for (const symbol of symbols) {
      const own = trades.filter((trade) => trade.symbol === symbol);
      const minutes = new Map<number, TradeEvent[]>();
      for (const trade of own) {
        const minute = Math.floor(trade.at / 60_000) * 60_000;
        minutes.set(minute, [...(minutes.get(minute) ?? []), trade]);
      }
      const rows = await run.market.candles(symbol, '1min', testStart, run.clock.now());
      expect(rows.map(({ time }) => time)).toEqual([...minutes.keys()]);
      for (const row of rows) {
        const list = minutes.get(row.time)!;
        const prices = list.map(({ price }) => Number(price));
        expect(row).toMatchObject({ open: list[0]!.price, close: list.at(-1)!.price });
        expect([Number(row.high), Number(row.low)]).toEqual([Math.max(...prices), Math.min(...prices)]);
      }
    }
  });

  test('add up in every period, with the one that forms', () => expectSums(run));

  test('go on from the past that was made up: the running hour, day, week and month include it', async () => {
    const [row] = await run.market.candles('BTC/USDT', '1mon', 0, run.clock.now());
    const days = await allOf(run, 'BTC/USDT', '1day');
    expect(row!.time).toBe(Date.UTC(2025, 11, 1));
    expect(days[0]!.time).toBe(periodStart('1day', testStart) - dayMs);
    expect(days[1]!.time).toBeLessThan(testStart);
  });

  test('are told as they change, the end of each before the next one begins', async () => {
    for (const symbol of ['BTC/USDT', 'PEPE/USDT']) {
      for (const period of candlePeriods) {
        const own = told.filter((kline) => kline.symbol === symbol && kline.period === period);
        const times = own.map(({ time }) => time);
        expect(times).toEqual([...times].sort((one, other) => one - other));
        const last = new Map(own.map((kline) => [kline.time, kline]));
        const rows = await run.market.candles(symbol, period, own[0]!.time, run.clock.now());
        expect(rows).toHaveLength(last.size);
        for (const { time, open, high, low, close, volume } of rows) {
          expect(last.get(time)).toMatchObject({ type: 'kline', symbol, open, high, low, close, volume });
        }
        expect(run.market.candle(symbol, period)).toEqual(own.at(-1));
      }
    }
    expect(run.market.changedCandles()).toEqual([]);
  });

  test('the newest 1500 of a range are answered, bounds included', async () => {
    const all = await allOf(run, 'ETH/USDT', '1min');
    expect(all).toHaveLength(1500);
    expect(all.at(-1)!.time).toBe(run.market.candle('ETH/USDT', '1min')!.time);
    const [from, to] = [all[100]!.time, all[105]!.time];
    expect(await run.market.candles('ETH/USDT', '1min', from, to)).toEqual(all.slice(100, 106));
    expect(await run.market.candles('ETH/USDT', '1min', from + 1, to - 1)).toEqual(all.slice(101, 105));
    expect(await run.market.candles('ETH/USDT', '1min', to + 1, to + 2)).toEqual([]);
  });

  test('none is missing while candles close and are saved', async () => {
    let isRunning = true;
    const moving = run.run(120, 5000).finally(() => (isRunning = false));
    let reads = 0;
    const fromMs = run.clock.now() - 3_600_000;
    let before: CandleRow[] = [];
    while (isRunning) {
      const now = await run.market.candles('BTC/USDT', '1min', fromMs, run.clock.now() + dayMs);
      const closed = before.slice(0, -1);
      expect(now.slice(0, closed.length)).toEqual(closed);
      before = now;
      reads += 1;
      await new Promise(setImmediate);
    }
    await moving;
    expect(reads).toBeGreaterThan(20);
  });

  /** State after a killed process: the database and its log as of the last commit. */
  async function survivor(): Promise<TestMarket> {
    const copy = mkdtempSync(join(tmpdir(), 'meridian-killed-'));
    await copyCommitted(run.folder, copy);
    return startTestMarket({ seed: 'survivor', now: run.clock.now(), folder: copy });
  }

  /** Buys for a platform account unless an owner is given. */
  function buy(symbol: string, owner = takerOwner) {
    const { exchange, executor } = run.core;
    const worstPrice = exchange.book(symbol, 1).asks[0]![0];
    const order = { owner, symbol, side: 'buy', kind: 'market', worstPrice, quantity: '0.01' } as const;
    return executor.runForPlatform('test.buy', (tx) => exchange.place(tx, order));
  }

  test('a killed server has lost fifteen seconds at most, of all periods alike', async () => {
    await run.run(4, 5000);
    const forming = await allOf(run, 'BTC/USDT', '1day');
    const after = await survivor();
    await expectSums(after);
    const kept = await allOf(after, 'BTC/USDT', '1day');
    expect(kept.map(({ time }) => time)).toEqual(forming.map(({ time }) => time));
    const lost = toUnits(forming.at(-1)!.volume, 8) - toUnits(kept.at(-1)!.volume, 8);
    const latest = trades.filter(({ symbol, at }) => symbol === 'BTC/USDT' && at > run.clock.now() - 15_000);
    const most = latest.reduce((sum, { quantity }) => sum + toUnits(quantity, 8), 0n);
    expect(lost).toBeGreaterThanOrEqual(0n);
    expect(lost).toBeLessThanOrEqual(most);
    await after.run(50, 1000);
    await expectSums(after, ['BTC/USDT']);
    await after.remove();
  });

  test('a fill that a person was told of is in every candle of a server killed the next moment', async () => {
    await run.grant('user:1', 'USDT', '100000');
    await run.run(60, 100);
    const candlesOf = (of: TestMarket) =>
      Promise.all(candlePeriods.map((period) => allOf(of, 'ETH/USDT', period)));
    for (const pauseMs of [0, 60_000]) {
      // Without a market step, including into the next minute.
      run.setClock(run.clock.now() + pauseMs);
      expect(await buy('ETH/USDT', 'user:1')).toMatchObject({ status: 2 });
      const told = await candlesOf(run);
      const after = await survivor();
      expect(await candlesOf(after)).toEqual(told);
      await expectSums(after, ['ETH/USDT']);
      await after.remove();
    }
  });

  test('no candle that was told as closed is another one after a kill', async () => {
    const nextMinute = () => (Math.floor(run.clock.now() / 60_000) + 1) * 60_000;
    /** Closed candles by pair and period. */
    const closedOf = async (of: TestMarket, before: ReadonlyMap<string, number>) => {
      const closed: [string, CandleRow[]][] = [];
      for (const symbol of symbols) {
        for (const period of candlePeriods) {
          const fromMs = period === '1min' ? run.clock.now() - dayMs / 2 : 0;
          const rows = await of.market.candles(symbol, period, fromMs, run.clock.now());
          const key = `${symbol} ${period}`;
          closed.push([key, rows.filter(({ time }) => time < before.get(key)!)]);
        }
      }
      return closed;
    };
    const newest = () =>
      new Map(
        symbols.flatMap((symbol) =>
          candlePeriods.map(
            (period) => [`${symbol} ${period}`, run.market.candle(symbol, period)!.time] as const,
          ),
        ),
      );
    const expectKept = async () => {
      const told = await closedOf(run, newest());
      const after = await survivor();
      expect(await closedOf(after, newest())).toEqual(told);
      await after.remove();
    };
    // Ticks over the minute boundary, as a running server makes them.
    run.setClock(nextMinute() - 1000);
    await run.run(8, 200);
    await expectKept();
    // A minute boundary within a command, and two of them before the next step.
    for (let turn = 0; turn < 2; turn += 1) {
      run.setClock(nextMinute());
      await buy('BTC/USDT');
      await expectKept();
    }
    await run.run(20, 1000);
  });

  test('a restart changes no candle and goes on with those that form', async () => {
    const before = await Promise.all(candlePeriods.map((period) => allOf(run, 'SOL/USDT', period)));
    run = await run.restart(1000);
    const after = await Promise.all(candlePeriods.map((period) => allOf(run, 'SOL/USDT', period)));
    expect(after).toEqual(before);
    await run.run(20, 1000);
    await expectSums(run);
    const today = (await allOf(run, 'SOL/USDT', '1day')).at(-1)!;
    expect(today.open).toBe(before[candlePeriods.indexOf('1day')]!.at(-1)!.open);
  });

  test('those of a time that is no longer kept are forgotten, a series a save', async () => {
    const oldest = async (period: string) => {
      const { time } = await run.core.store.db
        .selectFrom('market_candle')
        .select((eb) => eb.fn.min('time').as('time'))
        .where('period', '=', period)
        .executeTakeFirstOrThrow();
      // None when the only candle since then is still forming.
      return time === null ? Infinity : Number(time);
    };
    const days = await allOf(run, 'BTC/USDT', '1day');
    const before = await oldest('1min');
    run.setClock(run.clock.now() + 400 * dayMs);
    // A clock that is corrected soon causes no loss.
    await run.run(39, 15_000);
    expect(await oldest('1min')).toBe(before);
    await run.run(2, 15_000);
    expect(await oldest('1min')).toBeLessThan(oldestKept('1min', run.clock.now())!);
    await run.run(forgottenPeriods.length * symbols.length, 15_000);
    for (const period of forgottenPeriods) {
      expect(await oldest(period), period).toBeGreaterThanOrEqual(oldestKept(period, run.clock.now())!);
    }
    expect((await allOf(run, 'BTC/USDT', '1day')).slice(0, days.length - 1)).toEqual(days.slice(0, -1));
    expect(run.faults).toEqual([]);
  });
});

describe('a clock that was ahead', () => {
  const candlesOf = (of: TestMarket, periods: readonly CandlePeriod[]) =>
    Promise.all(symbols.flatMap((symbol) => periods.map((period) => allOf(of, symbol, period))));
  /** Candles closed at a given time. */
  const closedAt = (of: TestMarket, atMs: number) =>
    Promise.all(
      symbols.flatMap((symbol) =>
        candlePeriods.map((period) => of.market.candles(symbol, period, 0, periodStart(period, atMs) - 1)),
      ),
    );

  test('for so long that the short periods were forgotten still leaves the days, which go on', async () => {
    let run = await startTestMarket({ seed: 'long ahead', historyDays: 1 });
    await run.run(60, 1000);
    const now = run.clock.now();
    run.setClock(now + 500 * dayMs);
    await run.run(150, 15_000);
    await run.stop();
    run = await startTestMarket({ seed: 'back', now: now + 1000, folder: run.folder });
    await run.run(60, 1000);
    for (const symbol of symbols) {
      for (const period of candlePeriods) {
        const newest = run.market.candle(symbol, period)!;
        expect(newest.time, `${symbol} ${period}`).toBeLessThanOrEqual(run.clock.now());
      }
    }
    expect((await allOf(run, 'BTC/USDT', '1day')).length).toBeGreaterThanOrEqual(2);
    expect(run.faults).toEqual([]);
    await run.remove();
  });

  test.each([
    ['two hours', 7_200_000],
    ['a month and a half', 45 * dayMs],
  ])('by %s costs what was traded then, and nothing from before it', async (_name, byMs) => {
    let run = await startTestMarket({ seed: 'ahead', historyDays: 1 });
    await run.run(400, 1000);
    const now = run.clock.now();
    const before = await closedAt(run, now);
    run.setClock(now + byMs);
    await run.run(200, 1000);
    await run.stop();
    run = await startTestMarket({ seed: 'back', now: now + 1000, folder: run.folder });
    await expectSums(run);
    expect(await closedAt(run, now)).toEqual(before);
    for (const rows of await candlesOf(run, candlePeriods)) {
      expect(rows.at(-1)!.time).toBeLessThanOrEqual(now + 1000);
    }
    await run.run(120, 1000);
    for (const symbol of symbols) {
      const newest = (await allOf(run, symbol, '1min')).at(-1)!;
      expect(newest.time, symbol).toBeGreaterThan(now - 60_000);
      expect(newest.time, symbol).toBeLessThanOrEqual(run.clock.now());
    }
    await expectSums(run);
    expect(run.faults).toEqual([]);
    await run.remove();
  });

  test('by some seconds, or behind by years, costs no candle', async () => {
    let run = await startTestMarket({ seed: 'seconds', historyDays: 1 });
    await run.run(60, 1000);
    const before = await candlesOf(run, candlePeriods);
    for (const backMs of [20_000, 20 * 365 * dayMs]) {
      run = await run.restart(-backMs);
      expect(await candlesOf(run, candlePeriods)).toEqual(before);
    }
    await run.remove();
  });
});

/** Covers one pair without providing prices for it. */
class SilentSource implements PriceSource {
  readonly kind = 'replay';
  readonly name = 'silence.csv';
  covers(symbol: string) {
    return symbol === 'ETH/USDT';
  }
  history(...[books]: Parameters<PriceSource['history']>) {
    return Promise.resolve(noHistory(books));
  }
  start() {
    return Promise.resolve();
  }
  step() {
    return Promise.resolve();
  }
  fairPrice() {
    return undefined;
  }
  asOf() {
    return 1234;
  }
  stop() {
    return Promise.resolve();
  }
}

describe('a market whose source covers one pair', () => {
  let run: SourceMarket | undefined;
  const open = () => Promise.resolve(new SilentSource());
  afterEach(async () => {
    await run?.remove();
    run = undefined;
  });

  test('shows and trades that one alone', async () => {
    run = await startSourceMarket({ config: {}, now: testStart, open });
    await run.grant('user:1', 'USDT', '1000');
    const quotes = run.market.quotes();
    for (const { symbol, is_display, open_coin_trade, source, as_of_ms } of quotes) {
      const covered = symbol === 'ETH/USDT' ? 1 : 0;
      expect([is_display, open_coin_trade]).toEqual([covered, covered]);
      expect([source, as_of_ms]).toEqual(['replay', 1234]);
    }
    const buy = (symbol: string) =>
      run!.core.executor.runForPlatform('test', (tx) => {
        const price = pairs.find((pair) => pair.symbol === symbol)!.seedPrice;
        const order = { symbol, side: 'buy', kind: 'limit', price, quantity: '0.01' } as const;
        return run!.core.exchange.place(tx, { owner: 'user:1', ...order });
      });
    await expect(buy('BTC/USDT')).rejects.toMatchObject({ reason: 'spot.pairClosed' });
    expect(await buy('ETH/USDT')).toMatchObject({ status: 1 });
  });

  test('invents no candle, and no hour of the day', async () => {
    run = await startSourceMarket({ config: {}, now: testStart, open });
    for (const period of candlePeriods) {
      expect(await allOf(run, 'ETH/USDT', period)).toEqual([]);
      expect(run.market.candle('ETH/USDT', period)).toBeUndefined();
    }
    const quote = run.market.quote('ETH/USDT')!;
    expect(quote).toMatchObject({ change: '0.00', volume: '0', day_closes: [quote.now_price] });
  });

  test('does not continue the line of another source, which is there again when that one is', async () => {
    const simulated = await startTestMarket({ seed: 'first' });
    const before = await allOf(simulated, 'ETH/USDT', '30min');
    await simulated.stop();
    const { folder } = simulated;
    run = await startSourceMarket({ config: {}, now: testStart + 1000, folder, open });
    expect(await allOf(run, 'ETH/USDT', '30min')).toEqual([]);
    await run.stop();
    run = undefined;
    const again = await startTestMarket({ seed: 'second', now: testStart + 2000, folder });
    expect(await allOf(again, 'ETH/USDT', '30min')).toEqual(before);
    await again.remove();
  });
});
