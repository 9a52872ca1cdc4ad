import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import { exchangeDay } from '../../../contracts/rules/stockSessions.ts';
import { useSource } from '../../components/live/source.ts';
import { useStockCandles } from './useStockCandles.ts';

const minuteMs = 60_000;
const delayMs = 15 * minuteMs;
const stepsMs = { '30min': 30 * minuteMs, '5min': 5 * minuteMs };
type Step = keyof typeof stepsMs;

/** Exchange days of the server, the week before and after Thanksgiving (a holiday, then a half day). */
const dates = [9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 27, 30].map((day) =>
  exchangeDay(`2026-11-${String(day).padStart(2, '0')}`)!,
);

/** Divides prices of days before the split by 4, once the source has adjusted them. */
let split: { day: string; adjustedMs: number } | undefined;
let isDown: boolean;
let asked: URLSearchParams[];
/** Answers wait for it. */
let gate: Promise<void>;

/** Candles of the server that have begun by now minus the delay; AAPL from 100 up, MSFT from 500 up. */
function candlesAt(symbol: string, period: Step, nowMs: number): Candle[] {
  return dates.flatMap(({ date, opensMs, closesMs }, day) => {
    const isAdjusted = split && date < split.day && nowMs >= split.adjustedMs;
    const price = String(((symbol === 'AAPL' ? 100 : 500) + day) / (isAdjusted ? 4 : 1));
    const count = Math.round((closesMs - opensMs) / stepsMs[period]);
    return Array.from({ length: count }, (_, at) => opensMs + at * stepsMs[period])
      .filter((time) => time < nowMs - delayMs)
      .map((time) => ({ time, open: price, close: price, high: price, low: price, volume: '100' }));
  });
}

async function serve(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  asked.push(query);
  const [symbol, period] = [query.get('symbol')!, query.get('period') as Step];
  const [fromMs, toMs] = [query.get('from'), query.get('to')].map((text) => Number(text) * 1000);
  const data = candlesAt(symbol, period, Date.now()).filter(({ time }) => time >= fromMs! && time <= toMs!);
  const isRefused = isDown;
  await gate;
  if (isRefused) throw new TypeError('Failed to fetch');
  return Response.json({ type: 'ok', message: 'OK', data });
}

/** Friday 20 November 2026, 11:48 in New York. */
const start = Date.UTC(2026, 10, 20, 16, 48);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('fetch', serve);
  split = undefined;
  isDown = false;
  asked = [];
  gate = Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Shown {
  symbol: string;
  period: CandlePeriod;
  readAt: number;
}

function open(first: Shown) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    (shown: Shown) => {
      const series = useStockCandles({ ...shown, now: Date.now });
      return { series, history: useSource(series.history), live: useSource(series.live) };
    },
    { wrapper, initialProps: first },
  );
  let shown = first;
  const show = (next: Partial<Shown>): void => {
    shown = { ...shown, ...next };
    rerender(shown);
  };
  return {
    result,
    show,
    /** The price is read at this time. */
    async readAt(ms: number) {
      vi.setSystemTime(ms);
      show({ readAt: ms });
      await settle();
    },
  };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(300));

const aapl = { symbol: 'AAPL', period: '30min' as const, readAt: start };

it('shows the newest candles of the sessions, with the one that forms', async () => {
  const { result } = open(aapl);
  await settle();
  expect(result.current.history).toMatchObject({
    state: 'ready',
    candles: candlesAt('AAPL', '30min', start),
  });
  expect(result.current.live?.time).toBe(Date.UTC(2026, 10, 20, 16, 30));
  expect(asked).toHaveLength(1);
});

it('has some hundred candles of five minutes on the first page, although the exchange is closed most of the time', async () => {
  const { result } = open({ ...aapl, period: '5min' });
  await settle();
  expect(result.current.history.candles.length).toBeGreaterThan(200);
  expect(asked).toHaveLength(1);
});

it('reads the end again with each read of the price, and has the candle that has begun', async () => {
  const { result, readAt } = open(aapl);
  await settle();
  const later = Date.UTC(2026, 10, 20, 17, 16);
  await readAt(later);
  expect(result.current.live?.time).toBe(Date.UTC(2026, 10, 20, 17));
  expect(result.current.history.candles).toEqual(candlesAt('AAPL', '30min', later));
  expect(Number(asked[1]?.get('from')) * 1000).toBe(Date.UTC(2026, 10, 20, 16));
});

it('reads earlier pages until there are none, without a candle missing', async () => {
  const { result } = open({ ...aapl, period: '5min' });
  await settle();
  for (let pages = 0; result.current.history.hasEarlier && pages < 10; pages += 1) {
    act(() => result.current.series.loadEarlier());
    await settle();
  }
  expect(result.current.history.candles).toEqual(candlesAt('AAPL', '5min', start));
});

/** Monday 23 November, 09:50 in New York. */
const monday = Date.UTC(2026, 10, 23, 14, 50);

it.each([
  ['the night before', Date.UTC(2026, 10, 23, 5)],
  ['with its first price', monday - minuteMs],
  ['after its first prices', monday + minuteMs],
])(
  'replaces all candles after a split, whose earlier prices the source adjusts %s',
  async (_, adjustedMs) => {
    split = { day: '2026-11-23', adjustedMs };
    const { result, readAt } = open(aapl);
    await settle();
    expect(result.current.history.candles[0]?.open).toBe('100');
    for (const ms of [adjustedMs + minuteMs, monday, monday + 2 * minuteMs]) await readAt(ms);
    const shown = monday + 2 * minuteMs;
    expect(result.current.history.candles).toEqual(candlesAt('AAPL', '30min', shown));
    expect(result.current.history.candles[0]?.open).toBe('25');
  },
);

it('keeps the candles while the server cannot be reached, also over a split', async () => {
  split = { day: '2026-11-23', adjustedMs: monday };
  const { result, readAt } = open(aapl);
  await settle();
  const before = result.current.history.candles;
  isDown = true;
  await readAt(monday);
  expect(result.current.history).toMatchObject({ state: 'ready', candles: before });
  isDown = false;
  await readAt(monday + minuteMs);
  expect(result.current.history.candles).toEqual(candlesAt('AAPL', '30min', monday + minuteMs));
});

it('says that the first page failed, and reads it when asked again', async () => {
  isDown = true;
  const { result } = open(aapl);
  await settle();
  expect(result.current.history).toMatchObject({ state: 'failed', candles: [] });
  isDown = false;
  act(() => result.current.series.retry());
  await settle();
  expect(result.current.history.state).toBe('ready');
});

it.each([
  ['period', { period: '5min' as const }],
  ['stock', { symbol: 'MSFT' }],
])('shows no candle of the %s before, whose answer comes last', async (_, next) => {
  let answer = (): void => undefined;
  gate = new Promise((resolve) => (answer = resolve));
  const { result, show } = open(aapl);
  await settle();
  gate = Promise.resolve();
  show(next);
  await settle();
  answer();
  await settle();
  const { symbol, period } = { ...aapl, ...next };
  const { candles } = result.current.history;
  expect(candles.length).toBeGreaterThan(100);
  expect(candles).toEqual(candlesAt(symbol, period, start).slice(-candles.length));
});
