import { describe, expect, test } from 'vitest';
import { candlePeriods, periodStart, shiftPeriod } from '../../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../../contracts/candles.ts';
import { PairBook } from '../../spot/public/PairBook.ts';
import { seededRandom } from '../../../random.ts';
import { aggregateCandles } from '../aggregateCandles.ts';
import type { UnitCandle } from '../candle.ts';
import { oldestKept } from '../candleKeeping.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { Dice } from './Dice.ts';
import { makeHistory } from './makeHistory.ts';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 21, 14, 23, 41);
const books = pairs.map((pair) => new PairBook(pair));
const diceOf = (seed: string) => new Dice(seededRandom(seed), 1);
const history = makeHistory(books, diceOf('past'), now);
const of = (symbol: string, period: CandlePeriod) => history.get(symbol)![period];

/** Log returns of the closes. */
function returnsOf(candles: readonly UnitCandle[]): number[] {
  return candles.slice(1).map(({ close }, index) => Math.log(Number(close) / Number(candles[index]!.close)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [mean(one), mean(other)];
  const shared = mean(one.map((value, index) => (value - oneMean) * (other[index]! - otherMean)));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return shared / spread(one, oneMean) / spread(other, otherMean);
}

describe.each(books.map((book) => [book.pair.symbol, book] as const))('the past of %s', (symbol, book) => {
  test('adds up from every period to the next, exactly', () => {
    const longer: [CandlePeriod, CandlePeriod][] = [
      ['1min', '5min'],
      ['5min', '30min'],
      ['30min', '60min'],
      ['60min', '1day'],
      ['1day', '1week'],
      ['1day', '1mon'],
    ];
    for (const [short, long] of longer) {
      const candles = of(symbol, short);
      const expected = of(symbol, long).filter(({ time }) => time >= periodStart(long, candles[0]!.time));
      expect(aggregateCandles(candles, long), `${long} of ${short}`).toEqual(expected);
    }
  });

  test('has every candle as far back as its period is kept, and ends with the one that forms', () => {
    for (const period of candlePeriods) {
      const candles = of(symbol, period);
      expect(candles[0]!.time).toBeLessThanOrEqual(oldestKept(period, now) ?? now - 3 * 365 * dayMs);
      for (const [index, { time }] of candles.slice(1).entries()) {
        expect(time).toBe(shiftPeriod(period, candles[index]!.time, 1));
      }
      // Nothing has been traded yet in the current minute.
      const last = period === '1min' ? now - 60_000 : now;
      expect(candles.at(-1)!.time).toBe(periodStart(period, last));
    }
  });

  test('begins with a whole month', () => {
    const first = of(symbol, '1day')[0]!.time;
    expect(first).toBe(of(symbol, '1mon')[0]!.time);
    expect(new Date(first).getUTCDate()).toBe(1);
  });

  test('keeps to tick and step, and to the bounds of each candle', () => {
    for (const period of candlePeriods) {
      for (const { open, high, low, close, volume, quoteVolume } of of(symbol, period)) {
        for (const price of [open, high, low, close]) {
          if (price % book.tickUnits !== 0n || price <= 0n)
            expect.fail(`${period}: ${price} is off the tick`);
        }
        const [bottom, top] = open < close ? [open, close] : [close, open];
        if (low > bottom || high < top) expect.fail(`${period}: ${low} to ${high} is no range`);
        if (volume % book.stepUnits !== 0n || volume <= 0n)
          expect.fail(`${period}: ${volume} is off the step`);
        if (quoteVolume < book.value(low, volume) || quoteVolume > book.value(high, volume)) {
          expect.fail(`${period}: ${volume} were not traded for ${quoteVolume}`);
        }
      }
    }
  });

  test('ends at the last price', () => {
    for (const period of candlePeriods) expect(of(symbol, period).at(-1)!.close).toBe(book.lastPrice);
  });

  test('knows no border between finely and coarsely walked times', () => {
    for (const period of ['5min', '30min', '60min', '1day'] as const) {
      const shorter = candlePeriods[candlePeriods.indexOf(period) - 1]!;
      const border = oldestKept(shorter, now)!;
      const candles = of(symbol, period);
      const index = candles.findIndex(({ time }) => time >= border);
      // The first candle of the fine walk opens where the last coarse one has closed, except for the spread.
      const [before, after] = [candles[index - 1]!, candles[index]!];
      const gap = Math.abs(Number(after.open - before.close));
      const range = mean(candles.slice(index - 20, index + 20).map(({ high, low }) => Number(high - low)));
      expect(gap, period).toBeLessThan(Math.max(range, 3 * Number(book.tickUnits)));
    }
  });
});

describe('the past as a whole', () => {
  const free = pairs.filter(({ volatility }) => Number(volatility) > 0.05);

  test('is as lively after a border of scales as before it', () => {
    for (const [period, days] of [
      ['1day', 60],
      ['60min', 30],
      ['30min', 7],
      ['5min', 2],
    ] as const) {
      const border = oldestKept(candlePeriods[candlePeriods.indexOf(period) - 1]!, now)!;
      const logRatios = free.map(({ symbol }) => {
        const liveliness = (fromMs: number) =>
          mean(
            of(symbol, period)
              .filter(({ time }) => time >= fromMs && time < fromMs + days * dayMs)
              .map(({ high, low, close }) => Number(high - low) / Number(close)),
          );
        return Math.log(liveliness(border) / liveliness(border - days * dayMs));
      });
      expect(Math.abs(mean(logRatios)), period).toBeLessThan(Math.log(1.6));
    }
  });

  test('has hardly a flat minute in liquid pairs', () => {
    for (const symbol of ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'PEPE/USDT']) {
      const minutes = of(symbol, '1min');
      const flat = minutes.filter(({ high, low }) => high === low);
      expect(flat.length / minutes.length, symbol).toBeLessThan(0.01);
    }
  });

  test('has days of the configured volatility, some of them far out, the wild ones together', () => {
    const returns = free.map(({ symbol, volatility }) =>
      returnsOf(of(symbol, '1day')).map((value) => value / (Number(volatility) / Math.sqrt(365))),
    );
    const all = returns.flat();
    const variance = mean(all.map((value) => value ** 2));
    expect(Math.sqrt(variance)).toBeGreaterThan(0.75);
    expect(Math.sqrt(variance)).toBeLessThan(1.25);
    expect(mean(all.map((value) => value ** 4)) / variance ** 2).toBeGreaterThan(3.5);
    const sizes = returns.map((pair) => pair.map(Math.abs));
    const memory = mean(sizes.map((pair) => correlation(pair.slice(1), pair.slice(0, -1))));
    expect(memory).toBeGreaterThan(0.05);
  });

  test('moves the market together, on the scale of days as on that of minutes', () => {
    for (const period of ['1day', '60min', '1min'] as const) {
      const bitcoin = returnsOf(of('BTC/USDT', period));
      expect(correlation(bitcoin, returnsOf(of('ETH/USDT', period))), period).toBeGreaterThan(0.6);
      expect(Math.abs(correlation(bitcoin, returnsOf(of('USDC/USDT', period)))), period).toBeLessThan(0.1);
    }
  });

  test('keeps a peg a peg', () => {
    const prices = of('USDC/USDT', '1day').flatMap(({ high, low }) => [high, low]);
    for (const price of prices) expect(Math.abs(Number(price) / 1e8 - 0.9998)).toBeLessThan(0.005);
  });

  test('trades more when Europe and America are awake than when they sleep', () => {
    const volumeAt = (hour: number) =>
      mean(
        of('BTC/USDT', '60min')
          .filter(({ time }) => new Date(time).getUTCHours() === hour)
          .map(({ quoteVolume }) => Number(quoteVolume)),
      );
    expect(volumeAt(15) / volumeAt(3)).toBeGreaterThan(1.3);
  });

  test('is another one with other dice, and the same with the same', () => {
    const days = (seed: string) => makeHistory(books.slice(0, 2), diceOf(seed), now, 3);
    expect(days('one')).toEqual(days('one'));
    expect(days('one')).not.toEqual(days('other'));
  });
});

test('a past of no days begins at midnight', () => {
  const short = makeHistory(books.slice(0, 1), diceOf('short'), now, 0).get('BTC/USDT')!;
  expect(short['1min'][0]!.time).toBe(periodStart('1day', now));
  expect(short['1min']).toHaveLength(14 * 60 + 23);
  expect(short['60min']).toHaveLength(15);
  for (const period of ['1day', '1week', '1mon'] as const) expect(short[period]).toHaveLength(1);
});

test('a past that is made up at midnight ends with the day before', () => {
  const midnight = Date.UTC(2026, 10, 22);
  const short = makeHistory(books.slice(0, 1), diceOf('midnight'), midnight, 0).get('BTC/USDT')!;
  expect(short['1min'].at(-1)!.time).toBe(midnight - 60_000);
  expect(short['1min']).toHaveLength(1440);
  expect(short['1day'].map(({ time }) => time)).toEqual([midnight - dayMs]);
});
