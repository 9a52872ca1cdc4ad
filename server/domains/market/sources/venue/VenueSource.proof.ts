import { WebSocketServer } from 'ws';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { candlePeriods, periodStart } from '../../../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../../../contracts/candles.ts';
import { findViolations } from '../../../../testing/invariants.ts';
import { fromUnits, toUnits } from '../../../../ledger/units.ts';
import { seededNumbers } from '../../../../testing/RandomTrading.ts';
import { freePort } from '../../../../testing/processes/freePort.ts';
import { oldestKept } from '../../candleKeeping.ts';
import { pairs } from '../../../../instruments/market.config.ts';
import { Dice } from '../Dice.ts';
import { startSourceMarket } from '../../../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../../../testing/processes/startSourceMarket.ts';
import { startVenue, streamed } from '../../../../testing/processes/startVenue.ts';
import type { Venue, VenueRow } from '../../../../testing/processes/startVenue.ts';
import { VenueSource } from './VenueSource.ts';

const port = await freePort();
const dayMs = 86_400_000;
const timings = { timeoutMs: 2000, silenceMs: 1200, retryMs: 40 };
const feed = () => new WebSocketServer({ noServer: true });
let venue: Venue;
let market: SourceMarket | undefined;

beforeEach(async () => {
  venue = await startVenue(['BTCUSDT', 'ETHUSDT', 'LTCUSDT', 'NONEUSDT'], port, feed());
});
afterEach(async () => {
  await market?.remove();
  market = undefined;
  await venue.stop();
});

async function start(folder?: string): Promise<SourceMarket> {
  market = await startSourceMarket({
    config: {},
    now: Date.now(),
    folder,
    open: (parts) => {
      const { restUrl, socketUrl } = venue;
      return VenueSource.open({ ...parts, dice: new Dice(parts.random, 1), restUrl, socketUrl, timings });
    },
  });
  return market;
}

/** Runs the market on the real clock until a condition holds. */
async function until(what: () => boolean, ms = 15_000): Promise<void> {
  const end = Date.now() + ms;
  while (!what() && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    market!.clock.now = Date.now();
    await market!.market.step();
  }
  expect(what(), String(what)).toBe(true);
}

const spelled = (rows: readonly VenueRow[]) =>
  rows.map(({ price, amount, side }) => `${side} ${amount} at ${price}`);

function told(symbol: string): string[] {
  const own = market!.trades.filter((trade) => trade.symbol === symbol);
  return own.map(({ price, quantity, takerSide }) => `${takerSide} ${quantity} at ${price}`);
}

const chance = seededNumbers(5);
let price = 6_700_000;
function row(at = Date.now()): VenueRow {
  price += Math.round(chance() * 200 - 100);
  const side = chance() < 0.5 ? 'buy' : 'sell';
  return { at, price: fromUnits(BigInt(price), 2), amount: fromUnits(BigInt(1 + (price % 977)), 4), side };
}

function trade(count: number, symbol = 'BTCUSDT'): void {
  for (let index = 0; index < count; index += 1) venue.trade(symbol, row());
}

function candlesOf(rows: readonly VenueRow[], period: CandlePeriod) {
  const made = new Map<number, { open: string; high: bigint; low: bigint; close: string; volume: bigint }>();
  for (const { at, price: text, amount } of rows) {
    const time = periodStart(period, at);
    const units = toUnits(text, 8);
    const known = made.get(time) ?? { open: text, high: units, low: units, close: text, volume: 0n };
    made.set(time, {
      open: known.open,
      high: units > known.high ? units : known.high,
      low: units < known.low ? units : known.low,
      close: text,
      volume: known.volume + toUnits(amount, 8),
    });
  }
  return [...made].map(([time, { open, high, low, close, volume }]) => {
    return {
      time,
      open,
      high: fromUnits(high, 8),
      low: fromUnits(low, 8),
      close,
      volume: fromUnits(volume, 8),
    };
  });
}

type Figures = ReturnType<typeof candlesOf>[number];

function addUp(period: CandlePeriod, parts: readonly Figures[]): Figures[] {
  const times = [...new Set(parts.map(({ time }) => periodStart(period, time)))];
  return times.map((time) => {
    const own = parts.filter((part) => periodStart(period, part.time) === time);
    const most = (a: bigint, b: bigint) => (a > b ? a : b);
    const high = own.map((part) => toUnits(part.high, 8)).reduce(most);
    const low = own.map((part) => -toUnits(part.low, 8)).reduce(most);
    const volume = own.reduce((sum, part) => sum + toUnits(part.volume, 8), 0n);
    const [open, close] = [own[0]!.open, own.at(-1)!.close];
    return {
      time,
      open,
      high: fromUnits(high, 8),
      low: fromUnits(-low, 8),
      close,
      volume: fromUnits(volume, 8),
    };
  });
}

async function candlesIn(symbol: string, period: CandlePeriod, from: number) {
  const rows = [];
  // Responses are bounded, so the range is fetched in pieces.
  for (let piece = from; piece <= Date.now(); piece += periodPieceMs[period]) {
    rows.push(...(await market!.market.candles(symbol, period, piece, piece + periodPieceMs[period] - 1)));
  }
  return rows.map(({ time, open, high, low, close, volume }) => ({ time, open, high, low, close, volume }));
}

const periodPieceMs = {
  '1min': dayMs,
  '5min': 5 * dayMs,
  '30min': 30 * dayMs,
  '60min': 60 * dayMs,
  '1day': 4000 * dayMs,
  '1week': 4000 * dayMs,
  '1mon': 4000 * dayMs,
};

/** Three years of trades, denser towards the present. */
function makePast(seed: number): VenueRow[] {
  const next = seededNumbers(seed);
  const now = Date.now();
  const ages = Array.from({ length: 6000 }, () => Math.floor(3 * 365 * dayMs * next() ** 6));
  let ticks = 6_700_000;
  return ages
    .sort((a, b) => b - a)
    .map((age) => {
      ticks += Math.round((next() - 0.5) * 2000);
      const amount = fromUnits(BigInt(1 + Math.floor(next() * 100_000)), 5);
      return {
        at: now - age,
        price: fromUnits(BigInt(ticks), 2),
        amount,
        side: next() < 0.5 ? 'buy' : 'sell',
      };
    });
}

describe('the start', () => {
  test('takes the venue’s past: every candle of every period is the one of its trades', async () => {
    for (const seed of [1, 2]) {
      venue.trades.set('BTCUSDT', makePast(seed));
      const { market: opened } = await start();
      trade(40);
      await until(() => told('BTC/USDT').at(-1) === spelled(venue.trades.get('BTCUSDT')!).at(-1));
      const rows = venue.trades.get('BTCUSDT')!;
      for (const period of candlePeriods) {
        const from = oldestKept(period, Date.now()) ?? 0;
        const expected = candlesOf(
          rows.filter(({ at }) => periodStart(period, at) >= from),
          period,
        );
        expect(
          await candlesIn('BTC/USDT', period, from || periodStart('1mon', Date.now() - 3.2 * 365 * dayMs)),
          period,
        ).toEqual(expected);
        expect(opened.candle('BTC/USDT', period)?.close).toBe(rows.at(-1)!.price);
      }
      await market!.remove();
      market = undefined;
    }
  });

  test('rounds the past to the grid, and every candle still adds up to the next longer one', async () => {
    const fine = makePast(3).map((row, index) => ({
      ...row,
      price: `${row.price.split('.')[0]}.${1000 + ((index * 31) % 8999)}`,
      amount: `0.${100_000 + ((index * 7919) % 899_999)}13`,
    }));
    venue.trades.set('BTCUSDT', fine);
    await start();
    const firstHour = oldestKept('60min', Date.now())!;
    const longer = ['5min', '30min', '60min', '1day', '1week', '1mon'] as const;
    for (const [index, period] of longer.entries()) {
      const part = index < 4 ? candlePeriods[index]! : '1day';
      const from = part === '1day' ? periodStart('1mon', firstHour) : oldestKept(part, Date.now())!;
      const parts = await candlesIn('BTC/USDT', part, from);
      const whole = (await candlesIn('BTC/USDT', period, from)).filter(({ time }) => time >= from);
      const known = parts.filter(({ time }) => periodStart(period, time) >= from);
      expect(whole.length).toBeGreaterThan(1);
      expect(whole).toEqual(addUp(period, known));
    }
  });

  test('covers the pairs that the venue trades, and no others', async () => {
    trade(1, 'ETHUSDT');
    await start();
    trade(1, 'LTCUSDT');
    trade(2);
    await until(() => told('BTC/USDT').length === 2);
    expect(new Set(market!.trades.map(({ symbol }) => symbol))).not.toContain('LTC/USDT');
    const shown = market!.market.quotes().filter((quote) => quote.is_display === 1);
    expect(shown.map(({ symbol }) => symbol)).toEqual(['BTC/USDT', 'ETH/USDT']);
  });

  test('ends with one sentence when the venue cannot be reached, and says what to set', async () => {
    await venue.stop();
    await expect(start()).rejects.toThrow(
      `MARKET_SOURCE=venue:binance: http://127.0.0.1:${port} (ticker/price): ECONNREFUSED. Check the network, set MARKET_VENUE_REST`,
    );
    venue = await startVenue(['BTCUSDT'], port, feed());
    venue.takesSockets = false;
    await expect(start()).rejects.toThrow(
      `ws://127.0.0.1:${port}: the connection is refused. Check the network, set MARKET_VENUE_SOCKET`,
    );
    venue.refuse = { count: 1, status: 503, headers: {} };
    await expect(start()).rejects.toThrow('answers 503');
  });

  test('asks no sooner again than a venue that refuses says', async () => {
    await start();
    trade(3);
    await until(() => told('BTC/USDT').length === 3);
    venue.refuse = { count: 1, status: 429, headers: { 'retry-after': '1' } };
    venue.tradeUnseen('BTCUSDT', row());
    const before = venue.asked.length;
    const refusedAt = Date.now();
    trade(1);
    await until(() => venue.asked.length > before + 1);
    expect(Date.now() - refusedAt).toBeGreaterThanOrEqual(990);
    await until(() => told('BTC/USDT').length === 5);
  });
});

describe('the feed', () => {
  test('is repeated through the engine trade for trade, and leaves a sound database', async () => {
    await start();
    await market!.grant('user:1', 'USDT', '100000');
    for (let round = 0; round < 10; round += 1) {
      trade(20);
      trade(15, 'ETHUSDT');
      await until(() => market!.trades.length === (round + 1) * 35);
    }
    expect(told('BTC/USDT')).toEqual(spelled(venue.trades.get('BTCUSDT')!));
    expect(market!.trades.filter(({ symbol }) => symbol === 'BTC/USDT').map(({ at }) => at)).toEqual(
      venue.trades.get('BTCUSDT')!.map(({ at }) => at),
    );
    expect(market!.core.exchange.bestBid('BTC/USDT')).toBeDefined();
    await market!.core.executor.stop();
    expect(await findViolations(market!.core.store.db, pairs)).toEqual([]);
    expect(market!.faults).toEqual([]);
  });

  test('is rounded to the tick and down to the step; what is less than a step is left out', async () => {
    await start();
    const at = Date.now();
    venue.trade('BTCUSDT', { at, price: '67000.00500000', amount: '0.00001900', side: 'buy' });
    venue.trade('BTCUSDT', { at, price: '67000.00400000', amount: '0.00000900', side: 'buy' });
    venue.trade('BTCUSDT', { at, price: '66999.99400000', amount: '1.00000000', side: 'sell' });
    await until(() => told('BTC/USDT').length === 2);
    expect(told('BTC/USDT')).toEqual(['buy 0.00001 at 67000.01', 'sell 1 at 66999.99']);
  });

  test('that is cut off makes prices old; once it is back what was missed comes, whole and in order', async () => {
    await start();
    trade(10);
    await until(() => told('BTC/USDT').length === 10);
    venue.takesSockets = false;
    venue.cut();
    await until(() => venue.sockets() === 0);
    // More than one page, including a pair that stays quiet afterwards.
    for (let count = 0; count < 2300; count += 1) venue.tradeUnseen('BTCUSDT', row());
    venue.tradeUnseen('ETHUSDT', row());
    await until(() => Date.now() - market!.market.asOf() > 300);
    expect(told('BTC/USDT')).toHaveLength(10);
    venue.takesSockets = true;
    await until(() => venue.sockets() === 1);
    trade(5);
    await until(() => told('BTC/USDT').length >= 2315 && told('ETH/USDT').length === 1);
    expect(told('BTC/USDT')).toEqual(spelled(venue.trades.get('BTCUSDT')!));
    for (const period of candlePeriods) {
      const from = periodStart('1mon', Date.now() - dayMs);
      expect(await candlesIn('BTC/USDT', period, Math.max(from, Date.now() - 9 * dayMs))).toEqual(
        candlesOf(venue.trades.get('BTCUSDT')!, period).filter(({ time }) => time >= Date.now() - 9 * dayMs),
      );
    }
    await until(() => market!.clock.now - market!.market.asOf() < 500);
    expect(market!.faults).toEqual([]);
  });

  test('that loses, repeats or reorders messages is made whole by number', async () => {
    await start();
    trade(3);
    venue.tradeUnseen('BTCUSDT', row());
    venue.tradeUnseen('BTCUSDT', row());
    trade(2);
    const rows = venue.trades.get('BTCUSDT')!;
    for (const id of [6, 2, 5, 0]) venue.say(JSON.stringify(streamed('BTCUSDT', id, rows[id]!)));
    trade(1);
    await until(() => told('BTC/USDT').length >= 8);
    expect(told('BTC/USDT')).toEqual(spelled(rows));
  });

  test('whose list fails while it is caught up is asked again until it answers', async () => {
    await start();
    trade(2);
    await until(() => told('BTC/USDT').length === 2);
    venue.refuse = { count: 3, status: 500, headers: {} };
    venue.tradeUnseen('BTCUSDT', row());
    trade(1);
    await until(() => told('BTC/USDT').length === 4);
    expect(told('BTC/USDT')).toEqual(spelled(venue.trades.get('BTCUSDT')!));
    expect(market!.log.some((line) => line.includes('answers 500'))).toBe(true);
  });

  test('that has missed too much goes on with the present, and says what it left out', async () => {
    await start();
    trade(1);
    await until(() => told('BTC/USDT').length === 1);
    venue.takesSockets = false;
    venue.cut();
    for (let count = 0; count < 20_100; count += 1) venue.tradeUnseen('BTCUSDT', row());
    venue.takesSockets = true;
    await until(() => told('BTC/USDT').length === 2);
    trade(1);
    await until(() => told('BTC/USDT').length === 3);
    expect(told('BTC/USDT').slice(1)).toEqual(spelled(venue.trades.get('BTCUSDT')!.slice(-2)));
    expect(market!.log.some((line) => line.includes('20100 trades were missed'))).toBe(true);
  });

  test('that falls silent counts as lost and is connected anew; while nobody trades it is asked whether it lives', async () => {
    await start();
    trade(1);
    await until(() => told('BTC/USDT').length === 1);
    const quietAt = Date.now();
    await until(() => Date.now() - quietAt > timings.silenceMs * 2);
    expect(Date.now() - market!.market.asOf()).toBeLessThan(timings.silenceMs);
    expect(market!.log.filter((line) => line.includes('no message'))).toEqual([]);
    venue.isSilent = true;
    trade(2);
    await until(() => market!.log.some((line) => line.includes('no message for')));
    venue.isSilent = false;
    await until(() => told('BTC/USDT').length === 3);
    expect(told('BTC/USDT')).toEqual(spelled(venue.trades.get('BTCUSDT')!));
  });

  test('of nonsense is counted and said, and does no harm', async () => {
    await start();
    const good = streamed('BTCUSDT', 0, row());
    const nonsense: (string | Buffer)[] = [
      'no json',
      '[]',
      'null',
      '{"data":7}',
      '{}',
      Buffer.from([1, 2, 3]),
      'x'.repeat(2_000_000),
      ...[
        { s: 'NOPE' },
        { a: '7' },
        { a: -1 },
        { a: 1.5 },
        { p: 1 },
        { p: '-1' },
        { p: '1e9' },
        { q: 'NaN' },
        { T: 'now' },
        { T: 1e16 },
        { m: 'yes' },
        { e: 'trade' },
      ].map((change) => JSON.stringify({ ...good, data: { ...good.data, ...change } })),
    ];
    for (const text of nonsense) venue.say(text);
    trade(2);
    await until(() => told('BTC/USDT').length === 2);
    expect(told('BTC/USDT')).toEqual(spelled(venue.trades.get('BTCUSDT')!));
    const said = market!.log.filter((line) => line.includes('not understood'));
    expect(said.some((line) => line.includes('16 messages'))).toBe(true);
    expect(said.length).toBeLessThan(7);
    expect(market!.faults).toEqual([]);
  });

  test('that stays away ends the house’s quotes after a quarter of a minute', async () => {
    await start();
    trade(1);
    await until(() => told('BTC/USDT').length === 1);
    venue.takesSockets = false;
    venue.cut();
    await until(() => venue.sockets() === 0);
    expect(market!.core.exchange.bestAsk('BTC/USDT')).toBeDefined();
    market!.clock.now = market!.market.asOf() + 15_001;
    await market!.market.step();
    expect(market!.core.exchange.book('BTC/USDT', 1)).toMatchObject({ bids: [], asks: [] });
  });
});
