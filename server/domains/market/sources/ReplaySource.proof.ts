import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { candlePeriods, periodStart } from '../../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../../contracts/candles.ts';
import { findViolations } from '../../../testing/invariants.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { seededNumbers } from '../../../testing/RandomTrading.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { startSourceMarket } from '../../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../../testing/processes/startSourceMarket.ts';
import { mostTradesAStep } from './TapePlayer.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-tape-'));
const markets: SourceMarket[] = [];
afterEach(async () => {
  for (const market of markets.splice(0)) await market.remove();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hour = 3_600_000;
/** A Friday; the month ends on Saturday, the week on Sunday. */
const friday = Date.UTC(2026, 0, 30, 6);

interface Line {
  at: number;
  symbol: string;
  price: string;
  amount: string;
  side: 'buy' | 'sell';
}

/** Trades of two pairs over three and a half days, some of them on the borders of minutes and days. */
function makeTape(seed: number, count: number): Line[] {
  const next = seededNumbers(seed);
  const ticks = new Map([
    ['BTC/USDT', 6_700_000],
    ['ETH/USDT', 345_000],
  ]);
  const times = Array.from({ length: count }, () => friday + Math.floor(next() * 84 * hour));
  for (const border of ['2026-01-31', '2026-02-01', '2026-02-02']) {
    const midnight = Date.parse(border);
    times.push(midnight - 1, midnight - 1, midnight, midnight, midnight + 59_999, midnight + 60_000);
  }
  return times
    .sort((a, b) => a - b)
    .map((at) => {
      const symbol = next() < 0.6 ? 'BTC/USDT' : 'ETH/USDT';
      const step = next() < 0.02 ? 20_000 : 400;
      const tick = ticks.get(symbol)! + Math.round((next() - 0.5) * step);
      ticks.set(symbol, tick);
      const decimals = symbol === 'BTC/USDT' ? 5 : 4;
      // Most amounts are small, some far exceed the platform's quotes.
      const units = 1 + Math.floor(200_000 * next() ** 6 * (next() < 0.01 ? 300 : 1));
      return {
        at,
        symbol,
        price: fromUnits(BigInt(tick), 2),
        amount: fromUnits(BigInt(units), decimals),
        side: next() < 0.5 ? 'buy' : 'sell',
      } as const;
    });
}

function write(name: string, lines: readonly Line[]): string {
  const file = join(folder, name);
  const rows = lines.map(({ at, symbol, price, amount, side }) => [at, symbol, price, amount, side].join());
  writeFileSync(file, `time_ms,symbol,price,amount,side\n${rows.join('\n')}\n`);
  return file;
}

/** Candles of trades, computed directly from them. */
function candlesOf(lines: readonly Line[], symbol: string, period: CandlePeriod) {
  const byTime = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.symbol !== symbol) continue;
    const time = periodStart(period, line.at);
    byTime.set(time, [...(byTime.get(time) ?? []), line]);
  }
  return [...byTime].map(([time, trades]) => {
    const prices = trades.map(({ price }) => toUnits(price, 8)).sort((a, b) => (a < b ? -1 : 1));
    const volume = trades.reduce((sum, { amount }) => sum + toUnits(amount, 8), 0n);
    return {
      time,
      open: trades[0]!.price,
      high: fromUnits(prices.at(-1)!, 8),
      low: fromUnits(prices[0]!, 8),
      close: trades.at(-1)!.price,
      volume: fromUnits(volume, 8),
    };
  });
}

async function candlesIn(market: SourceMarket, symbol: string, period: CandlePeriod) {
  const rows = [];
  // Responses are bounded, so one day at a time.
  for (let day = friday - 6 * hour; day <= market.clock.now; day += 24 * hour) {
    rows.push(...(await market.market.candles(symbol, period, day, day + 24 * hour - 1)));
  }
  // Weeks and months begin before the tape does.
  if (period === '1week' || period === '1mon') {
    rows.push(...(await market.market.candles(symbol, period, 0, friday - 6 * hour - 1)));
  }
  return rows
    .map(({ time, open, high, low, close, volume }) => ({
      time: Number(time),
      open,
      high,
      low,
      close,
      volume,
    }))
    .sort((a, b) => a.time - b.time);
}

async function start(file: string, options: { now?: number; folder?: string; speed?: number } = {}) {
  const source = { kind: 'replay', file, pair: 'BTC/USDT', rounds: false } as const;
  const { now = friday, speed = 1 } = options;
  const market = await startSourceMarket({ config: { speed, source }, now, folder: options.folder });
  markets.push(market);
  return market;
}

function told(market: SourceMarket): Line[] {
  return market.trades.map(({ at, symbol, price, quantity, takerSide }) => {
    return { at, symbol, price, amount: quantity, side: takerSide };
  });
}

async function expectSound(market: SourceMarket): Promise<void> {
  const total = new Map<string, bigint>();
  for (const { owner, asset, available, held } of market.core.ledger.all()) {
    total.set(asset, (total.get(asset) ?? 0n) + available + held);
    if (owner !== 'system:issuance') expect(available >= 0n && held >= 0n).toBe(true);
  }
  expect([...total.values()].filter((units) => units !== 0n)).toEqual([]);
  await market.core.executor.stop();
  expect(await findViolations(market.core.store.db, pairs)).toEqual([]);
  expect(market.faults).toEqual([]);
}

describe.each([1, 2, 3])('three and a half days of trades, seed %i', (seed) => {
  const tape = makeTape(seed, 3000);
  // The first trade happens when the source starts.
  const shift = friday - tape[0]!.at;
  const lines = tape.map((line) => ({ ...line, at: line.at + shift }));

  test('become the same trades at the same times, and candles of every period are those of the file', async () => {
    const market = await start(write(`seed-${seed}.csv`, lines));
    await market.run(84 * hour, hour);
    expect(told(market)).toEqual(lines);
    for (const period of candlePeriods) {
      for (const symbol of ['BTC/USDT', 'ETH/USDT']) {
        expect(await candlesIn(market, symbol, period), `${symbol} ${period}`).toEqual(
          candlesOf(lines, symbol, period),
        );
      }
    }
    await expectSound(market);
  });
});

describe('people', () => {
  const lines: Line[] = [
    ['100', '67000', '0.5', 'buy'],
    ['200', '66990', '0.4', 'sell'],
    ['300', '66980', '0.3', 'buy'],
    ['400', '67010', '0.7', 'buy'],
  ].map(([ms, price, amount, side]) => {
    return { at: friday + Number(ms) * 10, symbol: 'BTC/USDT', price, amount, side } as Line;
  });

  async function startWith(): Promise<SourceMarket> {
    const market = await start(write('people.csv', lines), { now: lines[0]!.at });
    await market.grant('user:1', 'USDT', '1000000');
    await market.grant('user:1', 'BTC', '10');
    await market.run(100, 100);
    return market;
  }

  const place = (market: SourceMarket, side: 'buy' | 'sell', price: string, quantity: string) =>
    market.core.executor.runForPlatform('test.place', (tx) =>
      market.core.exchange.place(tx, {
        owner: 'user:1',
        symbol: 'BTC/USDT',
        side,
        kind: 'limit',
        price,
        quantity,
      }),
    );

  test.each([
    ['on the maker’s side', 'buy', '66990', '0.15'],
    ['on the taker’s side', 'sell', '67010', '0.15'],
    ['with more than the tape has', 'sell', '67010', '5'],
  ] as const)(
    'an order at the tape’s price %s shares in its amount: the candles stay the file’s',
    async (...row) => {
      const [, side, price, quantity] = row;
      const market = await startWith();
      const order = await place(market, side, price, quantity);
      await market.run(5000, 100);
      const filled = side === 'buy' ? '0.15' : quantity === '5' ? '0.7' : '0.15';
      const [row0] = await market.core.store.db
        .selectFrom('spot_order')
        .selectAll()
        .where('id', '=', BigInt(order.id))
        .execute();
      expect(fromUnits(row0!.filled_quantity, 8)).toBe(filled);
      const amounts = lines.map(() => 0n);
      for (const trade of told(market)) {
        const index = lines.findIndex(
          ({ at, price: tapePrice }) => at === trade.at && tapePrice === trade.price,
        );
        amounts[index] = amounts[index]! + toUnits(trade.amount, 8);
      }
      expect(amounts.map((units) => fromUnits(units, 8))).toEqual(lines.map(({ amount }) => amount));
      for (const period of candlePeriods) {
        expect(await candlesIn(market, 'BTC/USDT', period)).toEqual(candlesOf(lines, 'BTC/USDT', period));
      }
      await expectSound(market);
    },
  );

  test('an order better than the tape is filled whole at its own price, before the tape’s trade', async () => {
    const market = await startWith();
    const bid = await place(market, 'buy', '66985', '2');
    const ask = await place(market, 'sell', '67005', '3');
    expect([bid.status, ask.status]).toEqual([1, 1]);
    await market.run(5000, 100);
    const trades = told(market).map(({ price, amount, side }) => `${side} ${amount} at ${price}`);
    expect(trades).toEqual([
      'buy 0.5 at 67000',
      'sell 0.4 at 66990',
      'sell 2 at 66985',
      'buy 0.3 at 66980',
      'buy 3 at 67005',
      'buy 0.7 at 67010',
    ]);
    expect(market.core.exchange.openOrders('user:1')).toEqual([]);
    await expectSound(market);
  });

  test('a market order meets the house’s quotes around the tape’s last price', async () => {
    const market = await startWith();
    const { exchange, executor } = market.core;
    const order = await executor.runForPlatform('test.place', (tx) =>
      exchange.place(tx, {
        owner: 'user:1',
        symbol: 'BTC/USDT',
        side: 'buy',
        kind: 'market',
        worstPrice: '67200',
        quantity: '0.01',
      }),
    );
    expect(order).toMatchObject({ status: 2, filledQuantity: '0.01' });
    const { bids, asks } = exchange.book('BTC/USDT', 100);
    expect(bids.length).toBeGreaterThan(15);
    expect(asks.length).toBeGreaterThan(15);
    expect(exchange.book('ETH/USDT', 1)).toMatchObject({ bids: [], asks: [] });
  });
});

describe('time', () => {
  const lines = makeTape(7, 400);

  test('runs as many times faster as the speed says', async () => {
    const market = await start(write('speed.csv', lines), { speed: 60 });
    await market.run(2 * hour, 60_000);
    const first = lines[0]!.at;
    expect(told(market)).toEqual(
      lines.map((line) => ({ ...line, at: friday + Math.round((line.at - first) / 60) })),
    );
  });

  test('begins anew at every start, and the candles of both runs stand side by side', async () => {
    const file = write('twice.csv', lines);
    const first = await start(file, { now: lines[0]!.at });
    await first.run(90 * hour, hour);
    await first.stop();
    markets.splice(0);
    const now = first.clock.now + 7 * 60_000;
    const second = await start(file, { now, folder: first.folder });
    await second.run(90 * hour, hour);
    const again = lines.map((line) => ({ ...line, at: line.at + 90 * hour }));
    expect(told(second)).toEqual(again);
    const both = [...lines, ...again];
    for (const period of candlePeriods) {
      expect(await candlesIn(second, 'BTC/USDT', period)).toEqual(candlesOf(both, 'BTC/USDT', period));
    }
    await expectSound(second);
  });

  test('at its own pace is moved by whole hours: candles of minutes are those of the file, whenever it starts', async () => {
    const next = seededNumbers(11);
    const begin = Date.UTC(2024, 4, 17, 9, 20);
    const rows = Array.from({ length: 300 }, (_, index) => {
      const prices = Array.from({ length: 4 }, () => 6_700_000 + Math.floor(next() * 3000)).sort(
        (a, b) => a - b,
      );
      const [low, open, close, high] = prices.map((tick) => fromUnits(BigInt(tick), 2));
      const volume = fromUnits(BigInt(4 + Math.floor(next() * 1e6)), 5);
      return { time: begin + index * 60_000, open, high, low, close, volume };
    });
    const file = join(folder, 'minutes.csv');
    const text = rows.map((row) => [row.time, row.open, row.high, row.low, row.close, row.volume].join());
    writeFileSync(file, `time_ms,open,high,low,close,volume\n${text.join('\n')}\n`);
    const now = Date.UTC(2026, 0, 30, 12, 34, 56, 789);
    const market = await start(file, { now });
    await market.run(20_000, 100);
    await market.run(6 * hour, 60_000);
    const shift = Date.UTC(2026, 0, 30, 12, 20) - begin;
    const trades = rows.map((row) => ({ ...row, time: row.time + shift }));
    expect(await candlesIn(market, 'BTC/USDT', '1min')).toEqual(trades);
    for (const minutes of [5, 30, 60] as const) {
      const groups = Map.groupBy(trades, ({ time }) => periodStart(`${minutes}min`, time));
      const expected = [...groups].map(([time, group]) => ({
        time,
        open: group[0]!.open,
        high: group.map(({ high }) => high!).reduce((a, b) => (toUnits(a, 8) > toUnits(b, 8) ? a : b)),
        low: group.map(({ low }) => low!).reduce((a, b) => (toUnits(a, 8) < toUnits(b, 8) ? a : b)),
        close: group.at(-1)!.close,
        volume: fromUnits(
          group.reduce((sum, { volume }) => sum + toUnits(volume, 8), 0n),
          8,
        ),
      }));
      expect(await candlesIn(market, 'BTC/USDT', `${minutes}min`)).toEqual(expected);
    }
    await expectSound(market);
  });

  test('of a burst is kept: it is played over many steps in its order, and says how far behind it is', async () => {
    const burst = Array.from({ length: 10_000 }, (_, index) => ({
      at: friday + 1000 + (index % 2 === 0 ? 0 : 1),
      symbol: 'BTC/USDT',
      price: fromUnits(BigInt(6_700_000 + ((index * 7) % 100)), 2),
      amount: '0.001',
      side: index % 3 === 0 ? ('buy' as const) : ('sell' as const),
    })).sort((a, b) => a.at - b.at);
    const lead = { ...burst[0]!, at: friday };
    const market = await start(write('burst.csv', [lead, ...burst, { ...lead, at: friday + hour }]));
    await market.run(2000, 2000);
    expect(market.trades).toHaveLength(mostTradesAStep);
    expect(market.market.asOf()).toBe(friday + 1000);
    const steps = Math.ceil((burst.length + 1) / mostTradesAStep);
    await market.run((steps - 2) * 100, 100);
    expect(market.market.asOf()).toBe(friday + 1001);
    expect(market.core.exchange.bestAsk('BTC/USDT')).toBeDefined();
    await market.run(100, 100);
    expect(told(market)).toEqual([lead, ...burst]);
    expect(market.market.asOf()).toBe(market.clock.now);
  });

  test('that is long past is not quoted at: after a pause the house waits until it has caught up', async () => {
    const long = Array.from({ length: 1000 }, (_, index) => ({
      ...lines[0]!,
      symbol: 'BTC/USDT',
      at: friday + index * 100,
    }));
    const market = await start(write('pause.csv', [...long, { ...long[0]!, at: friday + hour }]));
    const isQuoted = () => market.core.exchange.bestBid('BTC/USDT') !== undefined;
    await market.run(1000, 100);
    expect(isQuoted()).toBe(true);
    // The computer sleeps for two minutes: 990 trades are due together.
    await market.run(120_000, 120_000);
    const seen: boolean[] = [];
    for (let step = 0; step < 5; step += 1) {
      await market.run(100, 100);
      seen.push(isQuoted());
    }
    expect(market.trades).toHaveLength(1000);
    expect(seen).toEqual([false, false, false, true, true]);
  });

  test('ends with the tape: the prices are as old as its last trade, and the house quotes no longer', async () => {
    const market = await start(write('end.csv', lines), { now: lines[0]!.at });
    await market.run(84 * hour, hour);
    const last = lines.at(-1)!.at;
    expect(market.market.asOf()).toBe(last);
    await market.run(20_000, 1000);
    expect(market.market.asOf()).toBe(last);
    expect(market.core.exchange.book('BTC/USDT', 1)).toMatchObject({ bids: [], asks: [] });
    expect(market.trades).toHaveLength(lines.length);
    expect(market.log.filter((line) => line.includes('played to its end'))).toHaveLength(1);
  });
});

test('a step that fails loses no trade and plays none twice', async () => {
  const lines = makeTape(9, 300);
  const market = await start(write('fails.csv', lines), { now: lines[0]!.at });
  const { exchange } = market.core;
  const real = exchange.placeForPlatform.bind(exchange);
  let calls = 0;
  exchange.placeForPlatform = (...order) => {
    calls += 1;
    if (calls % 997 === 0) throw new Error('planted');
    return real(...order);
  };
  let failures = 0;
  for (let step = 0; step < 84 * 4 + 200; step += 1) {
    await market.run(hour / 4, hour / 4).catch(() => (failures += 1));
  }
  expect(failures).toBeGreaterThan(3);
  expect(told(market)).toEqual(lines);
});

test('a long run of huge trades on one side is traded with money that goes round, not with ever more of it', async () => {
  const huge = Array.from({ length: 1000 }, (_, index) => {
    return { at: friday + index, symbol: 'BTC/USDT', price: '67000', amount: '1000', side: 'buy' as const };
  });
  const market = await start(write('huge.csv', huge));
  await market.run(2000, 100);
  expect(market.trades).toHaveLength(1000);
  const issued = (asset: string) =>
    market.core.ledger.balance({ owner: 'system:issuance', kind: 'change', asset }).available;
  // Less than four of the thousand trades of 67 million each.
  expect(-issued('USDT') < toUnits('268000000', 8)).toBe(true);
  expect(-issued('BTC') < toUnits('4000', 8)).toBe(true);
  await expectSound(market);
});

test('pairs that are not on the tape are not covered and never trade', async () => {
  const source = { kind: 'replay', pair: 'BTC/USDT', rounds: false } as const;
  const file = write(
    'covers.csv',
    makeTape(3, 50).filter(({ symbol }) => symbol === 'ETH/USDT'),
  );
  const market = await startSourceMarket({ config: { source: { ...source, file } }, now: friday });
  markets.push(market);
  await market.run(10 * hour, hour);
  expect(new Set(market.trades.map(({ symbol }) => symbol))).toEqual(new Set(['ETH/USDT']));
  expect(market.market.candle('BTC/USDT', '1day')).toBeUndefined();
  expect(market.market.candle('ETH/USDT', '1day')).toBeDefined();
});
