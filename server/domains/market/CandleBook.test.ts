import { describe, expect, test } from 'vitest';
import { candlePeriods } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { seededRandom } from '../../random.ts';
import { aggregateCandles } from './aggregateCandles.ts';
import type { UnitCandle, UnitTrade } from './candle.ts';
import { CandleBook } from './CandleBook.ts';
import { Dice } from './sources/Dice.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Each period with the shorter period that it is aggregated from. */
const shorter: [CandlePeriod, CandlePeriod][] = [
  ['5min', '1min'],
  ['30min', '5min'],
  ['60min', '30min'],
  ['1day', '60min'],
  ['1week', '1day'],
  ['1mon', '1day'],
];

const borders: [string, number][] = [
  ['a day', Date.UTC(2026, 3, 15)],
  ['a week, from Sunday to Monday', Date.UTC(2026, 5, 8)],
  ['a month of thirty days', Date.UTC(2026, 4, 1)],
  ['a leap day', Date.UTC(2028, 1, 29)],
  ['the day after a leap day', Date.UTC(2028, 2, 1)],
  ['the end of a year within a week', Date.UTC(2027, 0, 1)],
];

/** Start of a period, computed from the calendar. */
function beginning(period: CandlePeriod, atMs: number): number {
  const text = new Date(atMs).toISOString();
  const minutes = { '1min': 1, '5min': 5, '30min': 30, '60min': 60 }[period as '1min'];
  if (minutes) {
    const minute = Math.floor(Number(text.slice(14, 16)) / minutes) * minutes;
    return Date.parse(`${text.slice(0, 14)}${String(minute).padStart(2, '0')}:00Z`);
  }
  if (period === '1mon') return Date.parse(`${text.slice(0, 7)}-01T00:00:00Z`);
  let day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  while (period === '1week' && new Date(day).getUTCDay() !== 1) day -= dayMs;
  return day;
}

function highest(values: readonly bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most));
}

function lowest(values: readonly bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => number): [number, Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const at = key(item);
    groups.set(at, [...(groups.get(at) ?? []), item]);
  }
  return [...groups];
}

function fromTrades(trades: readonly UnitTrade[], period: CandlePeriod): UnitCandle[] {
  return grouped(trades, ({ at }) => beginning(period, at)).map(([time, group]) => ({
    time,
    open: group[0]!.price,
    high: highest(group.map(({ price }) => price)),
    low: lowest(group.map(({ price }) => price)),
    close: group.at(-1)!.price,
    volume: sum(group.map(({ quantity }) => quantity)),
    quoteVolume: sum(group.map(({ value }) => value)),
  }));
}

function fromCandles(candles: readonly UnitCandle[], period: CandlePeriod): UnitCandle[] {
  return grouped(candles, ({ time }) => beginning(period, time)).map(([time, group]) => ({
    time,
    open: group[0]!.open,
    high: highest(group.map(({ high }) => high)),
    low: lowest(group.map(({ low }) => low)),
    close: group.at(-1)!.close,
    volume: sum(group.map(({ volume }) => volume)),
    quoteVolume: sum(group.map(({ quoteVolume }) => quoteVolume)),
  }));
}

/** Trades around a boundary: some within a millisecond of each other, some weeks apart, some exactly on a minute. */
function randomTrades(dice: Dice, border: number): UnitTrade[] {
  const trades: UnitTrade[] = [];
  let at = border - 45 * dayMs;
  let price = 10_000n;
  while (at < border + 45 * dayMs) {
    const gap = Math.floor(Math.exp(dice.between(0, Math.log(2 * dayMs))));
    at += dice.chance(0.05) ? 0 : gap;
    if (dice.chance(0.1)) at = Math.ceil(at / minuteMs) * minuteMs;
    price = highest([1n, price + BigInt(Math.round(dice.normal() * 50))]);
    const quantity = BigInt(1 + Math.floor(dice.between(0, 1000)));
    trades.push({ at, price, quantity, value: price * quantity });
    if (trades.length % 7 === 0) trades.push({ ...trades.at(-1)!, at: border + dice.between(-5, 5) });
  }
  return trades.map((trade) => ({ ...trade, at: Math.floor(trade.at) })).sort((a, b) => a.at - b.at);
}

/** Candles that the saves of a market have written: each save replaces the earlier values of the same candle. */
class Saved {
  private readonly rows = new Map<CandlePeriod, Map<number, UnitCandle>>(
    candlePeriods.map((period) => [period, new Map()]),
  );

  take(book: CandleBook): void {
    const unsaved = book.unsaved();
    if (!unsaved) return;
    for (const [period, candle] of [...unsaved.closed, ...unsaved.newest]) {
      this.rows.get(period)!.set(candle.time, { ...candle });
    }
    book.markSaved(unsaved);
  }

  candles(period: CandlePeriod): UnitCandle[] {
    return [...this.rows.get(period)!.values()].sort((one, other) => one.time - other.time);
  }

  newest(): Map<CandlePeriod, UnitCandle> {
    return new Map(
      candlePeriods.flatMap((period) => {
        const last = this.candles(period).at(-1);
        return last ? [[period, { ...last }] as const] : [];
      }),
    );
  }
}

describe.each([1, 2, 3, 4, 5])('candles of random trades, seed %d', (seed) => {
  test.each(borders)('are those of the trades and add up, over the beginning of %s', (name, border) => {
    const dice = new Dice(seededRandom(name), seed);
    const trades = randomTrades(dice, border);
    const saved = new Saved();
    let book = new CandleBook();
    for (const trade of trades) {
      book.add(trade);
      if (dice.chance(0.1)) saved.take(book);
      // A server that ends after a save resumes from the saved state.
      if (dice.chance(0.02)) {
        saved.take(book);
        book = new CandleBook(saved.newest());
      }
    }
    saved.take(book);
    for (const period of candlePeriods) {
      expect(saved.candles(period), `${period}, seed ${seed}`).toEqual(fromTrades(trades, period));
    }
    for (const [long, short] of shorter) {
      const expected = saved.candles(long);
      expect(fromCandles(saved.candles(short), long), `${long} of ${short}, seed ${seed}`).toEqual(expected);
      expect(aggregateCandles(saved.candles(short), long)).toEqual(expected);
    }
  });
});

describe('a candle book', () => {
  const start = Date.UTC(2026, 0, 1);
  const trade = (at: number, price: bigint): UnitTrade => ({ at, price, quantity: 2n, value: 2n * price });

  test('has nothing before the first trade', () => {
    const book = new CandleBook();
    expect(book.newest('1min')).toBeUndefined();
    expect(book.inMemory('1day')).toEqual([]);
    expect(book.unsaved()).toBeUndefined();
    expect(book.takeChanged()).toEqual([]);
  });

  test('invents nothing for a time without trades', () => {
    const book = new CandleBook();
    book.add(trade(start, 5n));
    book.add(trade(start + 10 * minuteMs, 6n));
    expect(book.inMemory('1min').map(({ time }) => time)).toEqual([start, start + 10 * minuteMs]);
    expect(book.newest('1min')).toMatchObject({ open: 6n, low: 6n });
  });

  test('a clock that is set back adds to the newest candle of every period', () => {
    const book = new CandleBook();
    book.add(trade(start + dayMs, 5n));
    book.add(trade(start, 7n));
    for (const period of candlePeriods) {
      expect(book.inMemory(period)).toHaveLength(1);
      expect(book.newest(period)).toMatchObject({ open: 5n, high: 7n, close: 7n, volume: 4n });
    }
  });

  test('tells the final state of a candle before its successor, and each change once', () => {
    const book = new CandleBook();
    book.add(trade(start, 5n));
    expect(book.takeChanged()).toHaveLength(candlePeriods.length);
    book.add(trade(start + 1, 9n));
    book.add(trade(start + minuteMs, 6n));
    const minutes = book.takeChanged().filter(([period]) => period === '1min');
    expect(minutes.map(([, { time, close }]) => [time, close])).toEqual([
      [start, 9n],
      [start + minuteMs, 6n],
    ]);
    expect(book.takeChanged()).toEqual([]);
  });

  test('keeps the newest changes only, however long nobody asks', () => {
    const book = new CandleBook();
    for (let minute = 0; minute < 5000; minute += 1) book.add(trade(start + minute * minuteMs, 5n));
    const changed = book.takeChanged();
    expect(changed.length).toBeLessThanOrEqual(10 * candlePeriods.length);
    const minutes = changed.filter(([period]) => period === '1min');
    expect(minutes.at(-1)![1].time).toBe(start + 4999 * minuteMs);
  });

  test('a trade that comes while a save is under way is saved by the next one', () => {
    const book = new CandleBook();
    book.add(trade(start, 5n));
    const first = book.unsaved()!;
    book.add(trade(start + minuteMs, 6n));
    book.markSaved(first);
    const second = book.unsaved()!;
    expect(second.closed.map(([, { time }]) => time)).toEqual([start]);
    expect(second.newest.find(([period]) => period === '1min')![1]).toMatchObject({ close: 6n });
    book.markSaved(second);
    expect(book.unsaved()).toBeUndefined();
    expect(book.inMemory('1min')).toHaveLength(1);
  });
});
