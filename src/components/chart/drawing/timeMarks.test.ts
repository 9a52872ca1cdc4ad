import { describe, expect, test } from 'vitest';
import { shiftPeriod, type Candle, type CandlePeriod } from '../../../../contracts/candles.ts';
import { gapsBefore, timeMarks, type TimeMark } from './timeMarks.ts';

const at = (time: number): Candle => ({ time, open: '1', high: '1', low: '1', close: '1', volume: '0' });
const candlesFrom = (period: CandlePeriod, first: number, count: number): Candle[] =>
  Array.from({ length: count }, (_, index) => at(shiftPeriod(period, first, index)));
const all = (candles: readonly Candle[]) => ({ from: 0, to: candles.length });
const utc = 'UTC';
const read = ({ time, reads }: TimeMark): string => `${reads} ${new Date(time).toISOString().slice(0, 16)}`;

describe('the labels of time', () => {
  test('of half hours stand at round hours and name the day where it begins', () => {
    const candles = candlesFrom('30min', Date.UTC(2026, 10, 20, 9), 60);
    expect(timeMarks(candles, all(candles), '30min', 10, utc).map(read)).toEqual([
      'time 2026-11-20T12:00',
      'time 2026-11-20T18:00',
      'day 2026-11-21T00:00',
      'time 2026-11-21T06:00',
      'time 2026-11-21T12:00',
    ]);
  });

  test('follow the clock of the reader, in a zone of half hours too', () => {
    const candles = candlesFrom('60min', Date.UTC(2026, 10, 20, 0), 48);
    const marks = timeMarks(candles, all(candles), '60min', 10, 'Asia/Kolkata');
    // 18:30 UTC is midnight in India; the first candle after it begins at 19:00 UTC.
    expect(marks.map(read)).toContain('day 2026-11-20T19:00');
    expect(marks.map(read)).toContain('time 2026-11-21T07:00');
  });

  test('of days name the day, and the month where a year begins', () => {
    const candles = candlesFrom('1day', Date.UTC(2026, 11, 1), 60);
    const marks = timeMarks(candles, all(candles), '1day', 12, utc).map(read);
    expect(marks).toEqual([
      'day 2026-12-14T00:00',
      'day 2026-12-28T00:00',
      'month 2027-01-11T00:00',
      'day 2027-01-25T00:00',
    ]);
  });

  test('of months stand where a year or half a year begins', () => {
    const candles = candlesFrom('1mon', Date.UTC(2024, 9), 20);
    expect(timeMarks(candles, all(candles), '1mon', 6, utc).map(read)).toEqual([
      'month 2025-01-01T00:00',
      'month 2025-07-01T00:00',
      'month 2026-01-01T00:00',
    ]);
  });

  test('are the same wherever the drawing begins', () => {
    const candles = candlesFrom('5min', Date.UTC(2026, 10, 20, 9), 120);
    const whole = timeMarks(candles, all(candles), '5min', 12, utc).filter(({ index }) => index >= 40);
    expect(timeMarks(candles, { from: 40, to: 120 }, '5min', 12, utc).map(({ index }) => index)).toEqual(
      whole.map(({ index }) => index),
    );
  });

  test('keep their distance after a gap', () => {
    const candles = [
      ...candlesFrom('1min', Date.UTC(2026, 10, 20, 9, 55), 6),
      ...candlesFrom('1min', Date.UTC(2026, 10, 20, 11, 59), 30),
    ];
    const marks = timeMarks(candles, all(candles), '1min', 10, utc);
    const distances = marks.slice(1).map(({ index }, place) => index - marks[place]!.index);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(9);
  });
});

describe('a gap', () => {
  test('stands before the candle after which time has jumped', () => {
    const candles = [...candlesFrom('1min', 0, 3), ...candlesFrom('1min', 300_000, 2)];
    expect(gapsBefore(candles, all(candles), '1min')).toEqual([3]);
  });

  test('is not a month of 28 days nor a week', () => {
    const months = candlesFrom('1mon', Date.UTC(2026, 0), 12);
    expect(gapsBefore(months, all(months), '1mon')).toEqual([]);
    const weeks = candlesFrom('1week', Date.UTC(2026, 0, 5), 12);
    expect(gapsBefore(weeks, all(weeks), '1week')).toEqual([]);
  });
});
