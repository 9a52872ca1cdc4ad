import { expect, it, vi } from 'vitest';
import type { CandleHistory } from './CandleSeries.ts';
import { Cell } from './Cell.ts';
import type { FeedStatus } from './Feed.ts';
import { LaterFeed, type LiveFeed } from './LaterFeed.ts';
import type { Quote } from './MarketCells.ts';

const quote = { symbol: 'BTC/USDT', now_price: '1' } as Quote;
const live: FeedStatus = { freshness: 'live', isConnected: true, lastAt: 1 };

/** A feed whose cells the test writes. */
function feedOf() {
  const cells = { status: new Cell(live), quote: new Cell<Quote | undefined>(undefined) };
  const stop = vi.fn();
  const feed = {
    status: cells.status,
    quote: () => cells.quote,
    start: vi.fn(() => stop),
    retry: vi.fn(),
    login: vi.fn(),
  };
  return { feed: feed as unknown as LiveFeed & typeof feed, cells, stop };
}

async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

it('a source that was taken before the feed came moves with it, and tells what is different at once', async () => {
  const { feed, cells } = feedOf();
  const later = new LaterFeed(() => Promise.resolve(feed));
  const source = later.quote('BTC/USDT');
  const heard = vi.fn();
  const gone = vi.fn();
  const status = vi.fn();
  source.subscribe(heard);
  source.subscribe(gone)();
  later.status.subscribe(status);
  expect(later.quote('BTC/USDT')).toBe(source);
  later.start();
  await settled();
  expect(heard).not.toHaveBeenCalled();
  expect(status).toHaveBeenCalledOnce();
  expect(later.status.snapshot()).toEqual(live);
  cells.quote.set(quote);
  cells.quote.flush();
  expect(heard).toHaveBeenCalledOnce();
  expect(source.snapshot()).toBe(quote);
  expect(gone).not.toHaveBeenCalled();
});

it('whoever leaves after the feed has come is not told any more', async () => {
  const { feed, cells } = feedOf();
  const later = new LaterFeed(() => Promise.resolve(feed));
  const heard = vi.fn();
  const leave = later.quote('BTC/USDT').subscribe(heard);
  later.start();
  await settled();
  leave();
  cells.quote.set(quote);
  cells.quote.flush();
  expect(heard).not.toHaveBeenCalled();
});

it('a feed that comes after the end is not started, one that has come is stopped', async () => {
  const { feed, stop } = feedOf();
  new LaterFeed(() => Promise.resolve(feed)).start()();
  await settled();
  expect(feed.start).not.toHaveBeenCalled();
  const end = new LaterFeed(() => Promise.resolve(feed)).start();
  await settled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it('while its code does not come prices are said to be stale after a while, and live when it has come', async () => {
  vi.useFakeTimers();
  const { feed } = feedOf();
  let come = (_: LiveFeed) => undefined as void;
  const later = new LaterFeed(() => new Promise((resolve) => (come = resolve)));
  const { status } = later;
  const startedAt = Date.now();
  later.start();
  vi.advanceTimersByTime(14_999);
  expect(status.snapshot().lastAt).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(status.snapshot()).toEqual({ freshness: 'stale', isConnected: false, lastAt: startedAt });
  come(feed);
  await settled();
  expect(status.snapshot()).toEqual(live);
  vi.useRealTimers();
});

it('without its code prices are said to be stale, until it comes after all', async () => {
  const { feed } = feedOf();
  let come = (_: LiveFeed) => undefined as void;
  const later = new LaterFeed((onMissing) => {
    onMissing();
    return new Promise((resolve) => (come = resolve));
  });
  const { status } = later;
  const heard = vi.fn();
  status.subscribe(heard);
  const startedAt = Date.now();
  later.start();
  await settled();
  expect(heard).toHaveBeenCalledOnce();
  expect(status.snapshot()).toMatchObject({ freshness: 'stale', isConnected: false });
  expect(status.snapshot().lastAt).toBeGreaterThanOrEqual(startedAt);
  come(feed);
  await settled();
  expect(status.snapshot()).toEqual(live);
});

it('candles that came with the page stand until the feed has read its own, and never again', async () => {
  const candle = { time: 0, open: '1', high: '2', low: '1', close: '2', volume: '3' };
  const nothing: CandleHistory = { state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' };
  const read: CandleHistory = { ...nothing, state: 'ready', candles: [candle, { ...candle, time: 1 }] };
  const history = new Cell<CandleHistory>(nothing);
  const series = { history, live: new Cell(undefined), loadEarlier: vi.fn(), retry: vi.fn() };
  const feed = { ...feedOf().feed, candles: () => series } as unknown as LiveFeed;
  const later = new LaterFeed(() => Promise.resolve(feed));
  later.hold({ symbol: 'BTC/USDT', period: '30min', candles: [candle] });
  const held = () => later.candles('BTC/USDT', '30min');
  const first = held();
  const heard = vi.fn();
  first.history.subscribe(heard);
  expect(first.history.snapshot()).toMatchObject({ state: 'ready', candles: [candle] });
  later.start();
  await settled();
  expect(held()).toBe(first);
  expect(heard).not.toHaveBeenCalled();
  expect(first.history.snapshot().candles).toEqual([candle]);
  history.set(read);
  history.flush();
  expect(heard).toHaveBeenCalledOnce();
  expect(first.history.snapshot()).toBe(read);
  expect(held()).toBe(series);
  history.set(nothing);
  history.flush();
  expect(held().history.snapshot()).toBe(nothing);
});
