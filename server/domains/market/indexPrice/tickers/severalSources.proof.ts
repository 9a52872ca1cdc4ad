// Index of a market that follows one venue and queries two more: three servers respond as the venues do.
import { WebSocketServer } from 'ws';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { fromUnits } from '../../../../ledger/units.ts';
import { freePort } from '../../../../testing/processes/freePort.ts';
import { startSourceMarket } from '../../../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../../../testing/processes/startSourceMarket.ts';
import { startTestApp } from '../../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../../testing/processes/startTestApp.ts';
import { startTickers } from '../../../../testing/processes/startTickers.ts';
import type { Tickers } from '../../../../testing/processes/startTickers.ts';
import { startVenue } from '../../../../testing/processes/startVenue.ts';
import type { Venue } from '../../../../testing/processes/startVenue.ts';

const symbol = 'BTC/USDT';
const tickerTimings = { timeoutMs: 500, pauseMs: 20, calmMs: 60_000 };
let now: number;
let binance: Venue;
let okx: Tickers;
let bybit: Tickers;
let run: SourceMarket | undefined;
let app: TestApp | undefined;

beforeEach(async () => {
  now = Date.now();
  binance = await startVenue(['BTCUSDT'], await freePort(), new WebSocketServer({ noServer: true }));
  okx = await startTickers('okx', () => now);
  bybit = await startTickers('bybit', () => now);
});
afterEach(async () => {
  await run?.remove();
  await app?.close();
  [run, app] = [undefined, undefined];
  await Promise.all([binance.stop(), okx.stop(), bybit.stop()]);
});

const configured = () =>
  readConfig({
    MARKET_SOURCE: 'venue:binance',
    MARKET_VENUE_REST: binance.restUrl,
    MARKET_VENUE_SOCKET: binance.socketUrl,
    MARKET_INDEX: 'okx,bybit',
    MARKET_INDEX_OKX: okx.url,
    MARKET_INDEX_BYBIT: bybit.url,
  }).market;

async function start(): Promise<void> {
  run = await startSourceMarket({ config: configured(), now, tickerTimings });
}

const trade = (price: string) => binance.trade('BTCUSDT', { at: now, price, amount: '0.01', side: 'buy' });

/** Index as decimal text, with the price of each venue in use. */
function index() {
  const read = run!.market.index(symbol);
  if (!read) return undefined;
  const used = read.used.map(({ source, price, at }) => `${source} ${fromUnits(price, 8)} at ${at - now}`);
  return { price: fromUnits(read.price, 8), used };
}

async function until(what: () => boolean, ms = 8000): Promise<void> {
  const end = performance.now() + ms;
  while (!what() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await run?.market.step();
  }
  expect(what(), `${what} ${JSON.stringify(run && index())}`).toBe(true);
}

/** Advances the clock of the server and of all venues. */
function passMs(ms: number): void {
  now += ms;
  run!.clock.now = now;
}

/** Publishes prices on all venues; a venue with undefined stays silent. */
async function say(own: string | undefined, first: string | undefined, second: string | undefined) {
  for (const [venue, price] of [
    [okx, first],
    [bybit, second],
  ] as const) {
    venue.answer = price === undefined ? null : undefined;
    if (price !== undefined) venue.prices.set(symbol, price);
  }
  if (own !== undefined) trade(own);
  const asked = [okx, bybit].map((venue) => venue.asked.length + (venue.answer === null ? 0 : 2));
  const { market, core } = run!;
  const isPlayed = () =>
    own === undefined || (core.exchange.lastPrice(symbol) === own && market.asOf() === now);
  await until(() => isPlayed() && [okx, bybit].every((venue, place) => venue.asked.length >= asked[place]!));
}

const told = (text: string) => run!.log.filter((line) => line.includes(text));

describe('the index of three venues', () => {
  test('is the price in the middle, and names what each of them said', async () => {
    await start();
    await say('50000', '50020', '50010');
    expect(index()).toEqual({
      price: '50010',
      used: ['Binance 50000 at 0', 'OKX 50020 at 0', 'Bybit 50010 at 0'],
    });
    // Nothing is traded at the prices of the other venues.
    expect(run!.core.exchange.lastPrice(symbol)).toBe('50000');
    expect(run!.trades.map(({ price }) => price)).toEqual(['50000']);
  });

  test('leaves one out that is more than 3 % from the others, and tells it once until it has come back', async () => {
    await start();
    await say('50000', '60000', '50010');
    expect(index()).toEqual({ price: '50005', used: ['Binance 50000 at 0', 'Bybit 50010 at 0'] });
    await say('50000', '60000', '50010');
    expect(index()?.price).toBe('50005');
    expect(told('is left out')).toEqual(['OKX says 60000 of BTC/USDT, the others 50005: it is left out']);
    await say('50000', '50020', '50010');
    expect(index()?.price).toBe('50010');
  });

  test('leaves out the market’s own too, which nothing that is traded here can move', async () => {
    await start();
    await say('47000', '50000', '50010');
    expect(index()).toEqual({ price: '50005', used: ['OKX 50000 at 0', 'Bybit 50010 at 0'] });
    expect(run!.core.exchange.lastPrice(symbol)).toBe('47000');
  });

  test('counts one that has fallen silent for 15 seconds, and no longer', async () => {
    await start();
    await say('50000', '50020', '50010');
    await say('50000', undefined, '50010');
    passMs(15_000);
    await say('50000', undefined, '50010');
    expect(index()).toEqual({
      price: '50010',
      used: ['Binance 50000 at 0', 'OKX 50020 at -15000', 'Bybit 50010 at 0'],
    });
    passMs(1);
    await say('50001', undefined, '50010');
    expect(index()).toEqual({ price: '50005.5', used: ['Binance 50001 at 0', 'Bybit 50010 at 0'] });
  });

  test('is silent while two that are left contradict each other, and speaks when a third one is back', async () => {
    await start();
    await say('50000', '50020', '54000');
    expect(index()?.price).toBe('50010');
    await say('50000', undefined, '54000');
    passMs(15_001);
    await say('50001', undefined, '54000');
    expect(index()).toBeUndefined();
    await say('50000', '53990', '54000');
    expect(index()).toEqual({ price: '53995', used: ['OKX 53990 at 0', 'Bybit 54000 at 0'] });
  });

  test('goes on without the market’s own venue', async () => {
    await start();
    await say('50000', '50020', '50010');
    binance.isSilent = true;
    passMs(15_001);
    await say(undefined, '50040', '50060');
    expect(index()).toEqual({ price: '50050', used: ['OKX 50040 at 0', 'Bybit 50060 at 0'] });
  });
});

describe('a further venue that cannot be reached', () => {
  test('holds up no start and is told once; the index is that of the others, and takes it in when it answers', async () => {
    const port = Number(new URL(okx.url).port);
    await okx.stop();
    await start();
    bybit.prices.set(symbol, '50010');
    trade('50000');
    await until(() => index()?.used.length === 2);
    expect(index()?.price).toBe('50005');
    expect(told(`OKX: http://127.0.0.1:${port}: ECONNREFUSED`)).toHaveLength(1);
    okx = await startTickers('okx', () => now, port);
    okx.prices.set(symbol, '50020');
    await until(() => index()?.used.length === 3);
    expect(index()?.price).toBe('50010');
    expect(told('ECONNREFUSED')).toHaveLength(1);
  });
});

describe('a server', () => {
  test('asks further venues from its start to its end', async () => {
    okx.prices.set(symbol, '50020');
    bybit.prices.set(symbol, '50010');
    now = Date.UTC(2026, 0, 5, 12);
    app = await startTestApp({ market: configured() });
    const { market } = app.context;
    const end = performance.now() + 5000;
    while (market.index(symbol)?.used.length !== 2 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    // Binance has not traded yet.
    expect(market.index(symbol)?.used.map(({ source }) => source)).toEqual(['OKX', 'Bybit']);
    expect(fromUnits(market.index(symbol)!.price, 8)).toBe('50015');
    expect(app.log.filter((line) => line.includes('Index: following 1 pairs of OKX'))).toHaveLength(1);
    await app.stop();
    const asked = okx.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(okx.asked).toHaveLength(asked);
  });
});
