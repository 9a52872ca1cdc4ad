// The market page of a US stock.
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closedStockPrice,
  closedStockQuotations,
  stockPrice,
  stockQuotations,
  stocksClosedMs,
  stocksOpenMs,
} from '../../contracts/examples/stocks.ts';
import { favourites } from '../../src/components/market/favourites.ts';
import { serverClock } from '../../src/api/feed/clock.ts';
import { envelope } from '../faults/answers.ts';
import { answerNow, openApp, sentSoFar, settle, type Answer } from './openApp.tsx';
import { press } from './steps.ts';

const path = '/pages/trade/kline';
const minuteMs = 60_000;

/** Holds the server's clock at a moment. */
const holdClock = (ms: number) => vi.spyOn(serverClock, 'now').mockReturnValue(ms);

const quoting =
  (quote: typeof stockPrice, groups = stockQuotations): Answer =>
  (call) => {
    if (call === 'stockPrice') return envelope(quote);
    return call === 'stockQuotations' ? envelope(groups) : undefined;
  };

/** Text of the page. */
const page = (): string => document.querySelector('main')!.textContent;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[rule:market.stock.quote_only] a US stock', () => {
  it.each([
    ['while the exchange is open', stocksOpenMs, quoting(stockPrice)],
    ['while it is closed', stocksClosedMs, quoting(closedStockPrice, closedStockQuotations)],
  ])('can neither be bought nor sold %s, and the page says so', async (_, nowMs, answer) => {
    holdClock(nowMs);
    await openApp({ path: `${path}?stock=NVDA`, isMember: true }, answer);
    expect(page()).toContain('Quotes only. Stocks cannot be bought or sold here.');
    expect(screen.queryAllByRole('link', { name: /Buy|Sell/ })).toEqual([]);
    expect(screen.queryAllByRole('button', { name: /Buy|Sell|^Up$|^Down$/ })).toEqual([]);
    expect(document.querySelector('a[href*="/pages/trade/trade"]')).toBeNull();
    expect(page()).not.toMatch(/Order book|Trades|Depth/);
  });
});

describe('[rule:market.stock.delay] the price of a stock', () => {
  const asOf = (ms: number) => quoting({ ...stockPrice, as_of_ms: ms, time_ms: ms }, []);

  it.each([
    ['is not old by the delay of its source', stocksOpenMs, stocksOpenMs - 15 * minuteMs, undefined],
    [
      'is old where the source is later than its delay',
      stocksOpenMs,
      stocksOpenMs - 20 * minuteMs,
      '20 min old',
    ],
    ['is not old on a weekend after the close', stocksClosedMs, Date.UTC(2026, 10, 20, 21), undefined],
    [
      'is old on a weekend where the end of the session is missing',
      stocksClosedMs,
      Date.UTC(2026, 10, 20, 19),
      '20 h old',
    ],
  ])('%s', async (_, nowMs, asOfMs, age) => {
    holdClock(nowMs);
    await openApp({ path: `${path}?stock=NVDA` }, asOf(asOfMs));
    expect(page()).toContain('Delayed 15 min');
    expect(/\d+ (?:min|h|s) old/.exec(page())?.[0]).toBe(age);
  });

  it('is the newer of the two that the server has told', async () => {
    holdClock(stocksOpenMs);
    const older = { ...stockPrice, now_price: '111.11', as_of_ms: stockPrice.as_of_ms! - minuteMs };
    await openApp({ path: `${path}?stock=NVDA` }, quoting(older));
    expect(page()).toContain('187.20');
    expect(page()).not.toContain('111.11');
  });

  it('stays when the server can no longer be reached', async () => {
    holdClock(stocksOpenMs);
    const core = await openApp({ path: `${path}?stock=NVDA` }, quoting(stockPrice));
    answerNow(() => Response.error());
    await act(() => core.queryClient.refetchQueries());
    await settle();
    expect(page()).toContain('187.20');
    expect(page()).toContain('as of Fri 20 Nov, 11:33:00 ET');
  });
});

describe('the address of a stock', () => {
  const asked = (): string[] => sentSoFar().map(({ call }) => call);

  it.each(['AAP', 'aapl', 'BTC/USDT', '', '<b>'])(
    'that is no stock here, %j, shows no other one',
    async (name) => {
      await openApp({ path: `${path}?stock=${encodeURIComponent(name)}` }, (call) =>
        call === 'stockPrice' ? envelope(stockPrice) : undefined,
      );
      expect(page()).toContain('This stock is not quoted here');
      expect(page()).not.toMatch(/NVDA|NVIDIA|187/);
      expect(screen.getByRole('link', { name: 'All US stocks' }).getAttribute('href')).toBe('/');
    },
  );

  it('that is malformed sends no call of stocks', async () => {
    await openApp({ path: `${path}?stock=aapl` });
    expect(asked().filter((call) => call.startsWith('stock'))).toEqual([]);
  });

  it('wins over that of a pair, of which nothing is read', async () => {
    holdClock(stocksOpenMs);
    await openApp({ path: `${path}?symbol=BTC%2FUSDT&stock=NVDA` }, quoting(stockPrice));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('NVDA NVIDIA');
    expect(asked()).not.toContain('candles');
    expect(page()).not.toContain('BTC');
  });

  it('keeps the period, whose candles alone are read', async () => {
    holdClock(stocksOpenMs);
    await openApp({ path: `${path}?stock=NVDA&period=1week` }, quoting(stockPrice));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('1W');
    await press('1D', 'tab');
    await settle();
    const periods = sentSoFar().flatMap(({ call, fields }) =>
      call === 'stockCandles' ? fields['period'] : [],
    );
    expect(new Set(periods)).toEqual(new Set(['1week', '1day']));
  });

  it('is a favourite by its symbol', async () => {
    holdClock(stocksOpenMs);
    await openApp({ path: `${path}?stock=NVDA` }, quoting(stockPrice));
    await press('Favourite', 'button');
    expect(favourites.list()).toEqual(['NVDA']);
    await press('Favourite', 'button');
    expect(favourites.list()).toEqual([]);
  });
});
