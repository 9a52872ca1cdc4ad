import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodStart, shiftPeriod, type Candle } from '../../../contracts/candles.ts';
import type { DayMarket, MarketTrade } from '../../../contracts/feed.ts';
import { flushEvery, MarketCells } from './MarketCells.ts';

const symbol = 'BTC/USDT';
const start = Date.UTC(2026, 2, 10, 12);
const batches = (3_600 * 1_000) / flushEvery;

function candle(time: number, close: number): Candle {
  return { time, open: '100', high: '200', low: '50', close: String(close), volume: '1' };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('keep what an hour of messages tells within bounds, and tell each listener once a batch at most', async () => {
  const first = Array.from({ length: 300 }, (_, ago) => candle(shiftPeriod('1min', start, ago - 299), ago));
  const readCandles = vi.fn(() => Promise.resolve(first));
  const cells: MarketCells = new MarketCells({
    onWatched: (channel, isWatched) => (isWatched ? cells.begin(channel) : cells.forget(channel)),
    onGap: () => expect.fail('No message is missing'),
    readCandles,
    now: Date.now,
  });
  const series = cells.candles(symbol, '1min');
  const told = { quote: 0, book: 0, trades: 0, live: 0, history: 0 };
  cells.quote(symbol).subscribe(() => (told.quote += 1));
  cells.book(symbol).subscribe(() => (told.book += 1));
  cells.trade(symbol).subscribe(() => (told.trades += 1));
  series.live.subscribe(() => (told.live += 1));
  series.history.subscribe(() => (told.history += 1));
  const pair = { symbol, currency_id: 1, legal_id: 3 };
  cells.takeDepth(
    { type: 'market_depth', ...pair, sequence: 0, bids: [['99', '1']], asks: [['101', '1']] },
    0,
  );
  await vi.advanceTimersByTimeAsync(flushEvery);
  const firstPage = series.history.snapshot().candles.length;
  for (let batch = 1; batch <= batches; batch += 1) {
    const time = Date.now();
    const day = { change: '+1.00', open: '1', high: '2', low: '1', volume: '5' };
    const quotes: DayMarket[] = [{ type: 'daymarket', ...pair, ...day, now_price: String(batch), time }];
    cells.takeQuotes(quotes);
    // One level is added and the previous one removed, as on a moving market.
    const bids = [
      [String(1_000 + batch), '1'],
      [String(999 + batch), '0'],
    ] as const;
    const update = { previous: batch - 1, sequence: batch, bids: [...bids], asks: [], time };
    cells.takeUpdate({ type: 'depth_update', symbol, ...update }, time);
    const trade: MarketTrade = { id: String(batch), ts: time, price: '1', amount: '1', direction: 'buy' };
    cells.takeTrades({ type: 'match_trade', symbol, data: [trade] });
    const names = { currency_name: 'BTC', legal_name: 'USDT', match_id: 1 };
    const forming = candle(periodStart('1min', time), batch);
    cells.takeKline({ type: 'kline', period: '1min', ...pair, ...names, ...forming });
    await vi.advanceTimersByTimeAsync(flushEvery);
  }
  expect(cells.quote(symbol).snapshot()?.now_price).toBe(String(batches));
  expect(cells.trade(symbol).snapshot()).toHaveLength(50);
  expect(cells.book(symbol).snapshot().bids).toHaveLength(2);
  expect(series.history.snapshot().candles).toHaveLength(firstPage + 60);
  expect(told).toEqual({
    quote: batches,
    book: batches + 1,
    trades: batches,
    live: batches + 1,
    history: 61,
  });
  expect(readCandles).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('tell a quote and its candle together, whenever the messages of a batch come', async () => {
  const readCandles = () => Promise.resolve([candle(start, 0)]);
  const cells: MarketCells = new MarketCells({
    onWatched: (channel, isWatched) => (isWatched ? cells.begin(channel) : cells.forget(channel)),
    onGap: () => expect.fail('No message is missing'),
    readCandles,
    now: Date.now,
  });
  const { live } = cells.candles(symbol, '1min');
  const told: [candle: string | undefined, quote: string | undefined][] = [];
  live.subscribe(() => {
    // Within one flush, one of the two listeners runs first.
    queueMicrotask(() => told.push([live.snapshot()?.close, cells.quote(symbol).snapshot()?.now_price]));
  });
  await vi.advanceTimersByTimeAsync(2 * flushEvery);
  told.length = 0;
  const pair = { symbol, currency_id: 1, legal_id: 3 };
  const names = { currency_name: 'BTC', legal_name: 'USDT', match_id: 1 };
  const day = { change: '+1.00', open: '1', high: '2', low: '1', volume: '5' };
  for (let batch = 1; batch <= 500; batch += 1) {
    cells.takeQuotes([{ type: 'daymarket', ...pair, ...day, now_price: String(batch), time: Date.now() }]);
    // Batches arrive slightly early or late, and their messages some milliseconds apart.
    await vi.advanceTimersByTimeAsync(batch % 8);
    cells.takeKline({ type: 'kline', period: '1min', ...pair, ...names, ...candle(start, batch) });
    await vi.advanceTimersByTimeAsync(flushEvery - 8 + ((batch * 5) % 17));
  }
  await vi.advanceTimersByTimeAsync(2 * flushEvery);
  expect(told.length).toBeGreaterThan(300);
  expect(told.filter(([close, price]) => close !== price)).toEqual([]);
  expect(live.snapshot()?.close).toBe('500');
});
