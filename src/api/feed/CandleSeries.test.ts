import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { periodStart, shiftPeriod, type Candle, type CandlePeriod } from '../../../contracts/candles.ts';
import { ApiError } from '../calling/ApiError.ts';
import type { CandleSeries } from './CandleSeries.ts';
import { MarketCells, flushEvery } from './MarketCells.ts';

/** 10 March 2026, 12:00:30 UTC, a Tuesday. */
const start = Date.UTC(2026, 2, 10, 12, 0, 30);
const minuteMs = 60_000;
const symbol = 'BTC/USDT';

/** The server's candles by time, for one period. */
let server: Map<number, Candle>;
let period: CandlePeriod;
let reads: [from: number, to: number][];
let refusal: ApiError | undefined;
/** Responses wait for this. */
let gate: Promise<void>;
let cells: MarketCells;
let series: CandleSeries;
let leave: () => void;

function candle(time: number, close = '100', volume = '1'): Candle {
  return { time, open: '100', high: '200', low: '50', close, volume };
}

/** Adds every period from `count` before the current one up to it. */
function fill(count: number, of: CandlePeriod = period): void {
  const now = periodStart(of, Date.now());
  for (let ago = count; ago >= 0; ago -= 1) {
    const time = shiftPeriod(of, now, -ago);
    if (!server.has(time)) server.set(time, candle(time, String(1000 - ago)));
  }
}

async function readCandles(_symbol: string, _period: CandlePeriod, fromS: number, toS: number) {
  reads.push([fromS, toS]);
  const refused = refusal;
  const found = [...server.values()].filter(({ time }) => time >= fromS * 1000 && time <= toS * 1000);
  await gate;
  if (refused) throw refused;
  return found.sort((a, b) => a.time - b.time).slice(-1500);
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  server = new Map();
  reads = [];
  refusal = undefined;
  gate = Promise.resolve();
  leave = () => undefined;
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function open(of: CandlePeriod): void {
  period = of;
  cells = new MarketCells({
    onWatched: (channel, isWatched) => (isWatched ? cells.begin(channel) : cells.forget(channel)),
    onGap: () => undefined,
    readCandles,
    now: Date.now,
  });
  series = cells.candles(symbol, of);
}
const listen = () => {
  const stops = [series.history.subscribe(() => undefined), series.live.subscribe(() => undefined)];
  leave = () => stops.forEach((stop) => stop());
};
const settle = (ms = flushEvery) => vi.advanceTimersByTimeAsync(ms);
const push = (pushed: Candle) =>
  cells.takeKline({
    type: 'kline',
    symbol,
    period,
    match_id: 1,
    currency_id: 1,
    currency_name: 'BTC',
    legal_id: 3,
    legal_name: 'USDT',
    ...pushed,
  });
const history = () => series.history.snapshot();
const times = () => history().candles.map(({ time }) => time);
const known = () => [...server.keys()].sort((a, b) => a - b);

describe('the first page', () => {
  it('is asked for by the first listener alone, and is about 300 candles with the one that forms', async () => {
    open('1min');
    fill(1000);
    expect(history()).toEqual({ state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' });
    listen();
    await settle();
    expect(reads).toHaveLength(1);
    expect(times()).toEqual(known().slice(-times().length));
    expect(times().length).toBeGreaterThan(290);
    expect(times().length).toBeLessThanOrEqual(300);
    expect(history()).toMatchObject({ state: 'ready', hasEarlier: true });
    expect(series.live.snapshot()).toEqual(candle(periodStart('1min', start), '1000'));
  });

  it('looks further back where there was no trade for long, in ever longer steps, and then gives up', async () => {
    open('1min');
    const old = periodStart('1min', start) - 30_000 * minuteMs;
    server.set(old, candle(old));
    listen();
    await settle();
    expect(times()).toEqual([old]);
    expect(reads.map(([from, to]) => Math.round((to - from) / 60 / 300))).toEqual([1, 8, 64, 512]);
    server.clear();
    leave();
    await settle(minuteMs + flushEvery);
    reads = [];
    listen();
    await settle();
    expect(reads).toHaveLength(6);
    expect(history()).toMatchObject({ state: 'ready', candles: [], hasEarlier: false });
  });

  it('that fails is said, comes by itself later, and at once when asked for', async () => {
    open('60min');
    fill(20);
    refusal = new ApiError({ kind: 'offline', message: 'gone' });
    listen();
    await settle();
    expect(history()).toMatchObject({ state: 'failed', error: refusal });
    series.retry();
    await settle();
    expect(reads).toHaveLength(2);
    expect(history().state).toBe('failed');
    refusal = undefined;
    await settle(13_000);
    expect(history()).toMatchObject({ state: 'ready' });
    expect(history()).not.toHaveProperty('error');
    expect(times()).toEqual(known());
  });
});

describe('pushes', () => {
  const now = periodStart('1min', start);

  it('of the forming candle are told by live alone, at most every 100 ms', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    const list = history();
    const told = vi.fn();
    series.live.subscribe(told);
    for (const close of ['1', '2', '3']) push(candle(now, close));
    expect(told).not.toHaveBeenCalled();
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(series.live.snapshot()).toEqual(candle(now, '3'));
    expect(history()).toBe(list);
  });

  it('of the next candle close the last one as it was told last, without a call', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    push(candle(now, 'first'));
    push(candle(now, 'final'));
    push(candle(now + minuteMs, 'next'));
    await settle();
    expect(history().candles.slice(-2)).toEqual([candle(now, 'final'), candle(now + minuteMs, 'next')]);
    expect(series.live.snapshot()?.close).toBe('next');
    expect(reads).toHaveLength(1);
  });

  it('never rewrite a candle that has closed, and never go back in time', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    const before = history();
    push(candle(now - minuteMs, 'late'));
    push(candle(now - 20 * minuteMs, 'older than all'));
    await settle();
    expect(history()).toBe(before);
    expect(series.live.snapshot()?.time).toBe(now);
  });

  it('that leap make what lies between be read, and a gap without trades stays one', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    push(candle(now, 'seen'));
    // The server has the final state of the last candle and one more; a minute without trades lies between.
    server.set(now, candle(now, 'final'));
    server.set(now + minuteMs, candle(now + minuteMs, 'missed'));
    const next = candle(now + 3 * minuteMs, 'next');
    server.set(next.time, next);
    await vi.advanceTimersByTimeAsync(3 * minuteMs);
    push(next);
    await settle();
    expect(reads).toHaveLength(2);
    expect(history().candles).toEqual([...server.values()].sort((a, b) => a.time - b.time));
    expect(history().candles.at(-3)?.close).toBe('final');
  });

  it('that overtake an answer count more than it', async () => {
    open('1min');
    fill(10);
    let answer = () => undefined as void;
    gate = new Promise((resolve) => (answer = resolve));
    listen();
    await settle();
    push(candle(now, 'final'));
    push(candle(now + minuteMs, 'next'));
    answer();
    await settle();
    expect(history().candles.slice(-2)).toEqual([candle(now, 'final'), candle(now + minuteMs, 'next')]);
  });
});

describe('after a pause', () => {
  it.each(['1min', '5min', '30min', '60min', '1day', '1week', '1mon'] as const)(
    'of the connection no %s candle is missing, and the one that was forming is read again',
    async (of) => {
      open(of);
      fill(40);
      listen();
      await settle();
      const forming = periodStart(of, Date.now());
      const later = shiftPeriod(of, forming, 7) + 1;
      vi.setSystemTime(later);
      fill(47);
      server.set(forming, candle(forming, 'final'));
      cells.resume();
      await settle();
      expect(history().candles).toEqual(known().map((time) => server.get(time)));
      expect(history().candles.find(({ time }) => time === forming)?.close).toBe('final');
    },
  );

  it('asks again until the hole is filled, and shows meanwhile what it has', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    refusal = new ApiError({ kind: 'offline', message: 'gone' });
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    cells.resume();
    await settle();
    expect(history()).toMatchObject({ state: 'ready' });
    fill(15);
    refusal = undefined;
    await settle(13_000);
    expect(times()).toEqual(known());
  });

  it('longer than some pages begins anew', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    vi.setSystemTime(start + 2000 * minuteMs);
    fill(1000);
    cells.resume();
    await settle();
    expect(times()).toEqual(known().slice(-times().length));
    expect(history().hasEarlier).toBe(true);
  });

  it('of listening the candles are kept for a minute and filled up, then let go', async () => {
    open('1min');
    fill(10);
    listen();
    await settle();
    leave();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(times()).toHaveLength(11);
    fill(11);
    listen();
    await settle();
    expect(times()).toEqual(known());
    leave();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(history()).toEqual({ state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' });
    push(candle(periodStart('1min', Date.now())));
    await settle();
    expect(series.live.snapshot()).toBeUndefined();
  });
});

describe('pages further back', () => {
  it.each(['1min', '1week', '1mon'] as const)('of %s come until there is nothing earlier', async (of) => {
    open(of);
    fill(650);
    listen();
    await settle();
    for (let pages = 0; history().hasEarlier && pages < 10; pages += 1) {
      series.loadEarlier();
      series.loadEarlier();
      await settle();
    }
    expect(times()).toEqual(known());
    const asked = reads.length;
    series.loadEarlier();
    await settle();
    expect(reads).toHaveLength(asked);
  });

  it('are said to be on their way, and to have failed', async () => {
    open('1day');
    fill(900);
    listen();
    await settle();
    refusal = new ApiError({ kind: 'timeout', message: 'slow' });
    series.loadEarlier();
    await vi.advanceTimersToNextTimerAsync();
    await settle();
    expect(history()).toMatchObject({ state: 'ready', earlier: 'failed', hasEarlier: true });
    refusal = undefined;
    let answer = () => undefined as void;
    gate = new Promise((resolve) => (answer = resolve));
    series.loadEarlier();
    await settle();
    expect(history().earlier).toBe('loading');
    answer();
    await settle();
    expect(history().earlier).toBe('idle');
    expect(times()).toEqual(known().slice(-times().length));
    expect(times().length).toBeGreaterThan(590);
  });

  it('reach a year of hours back, and end at 12,000 candles, also while new ones come', async () => {
    open('1min');
    fill(15_000);
    listen();
    await settle();
    for (let pages = 0; history().hasEarlier && pages < 60; pages += 1) {
      series.loadEarlier();
      await settle();
    }
    expect(times()).toHaveLength(12_000);
    const next = shiftPeriod('1min', times().at(-1)!, 1);
    push(candle(next));
    push(candle(next + minuteMs));
    await settle();
    expect(times()).toHaveLength(12_000);
    expect(times().at(-1)).toBe(next + minuteMs);
  });
});
