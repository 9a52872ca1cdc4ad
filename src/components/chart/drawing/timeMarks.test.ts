import { describe, expect, test } from 'vitest';
import { shiftPeriod, type Candle, type CandlePeriod } from '../../../../contracts/candles.ts';
import { exchangeDay } from '../../../../contracts/rules/stockSessions.ts';
import { isSessionEnd } from '../../stocks/isSessionEnd.ts';
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
    expect(
      timeMarks({ candles, range: all(candles), period: '30min', leastSlots: 10, timeZone: utc }).map(read),
    ).toEqual([
      'time 2026-11-20T12:00',
      'time 2026-11-20T18:00',
      'day 2026-11-21T00:00',
      'time 2026-11-21T06:00',
      'time 2026-11-21T12:00',
    ]);
  });

  test('follow the clock of the reader, in a zone of half hours too', () => {
    const candles = candlesFrom('60min', Date.UTC(2026, 10, 20, 0), 48);
    const marks = timeMarks({
      candles,
      range: all(candles),
      period: '60min',
      leastSlots: 10,
      timeZone: 'Asia/Kolkata',
    });
    // 18:30 UTC is midnight in India; the first candle after it begins at 19:00 UTC.
    expect(marks.map(read)).toContain('day 2026-11-20T19:00');
    expect(marks.map(read)).toContain('time 2026-11-21T07:00');
  });

  test('of days name the day, and the month where a year begins', () => {
    const candles = candlesFrom('1day', Date.UTC(2026, 11, 1), 60);
    const marks = timeMarks({
      candles,
      range: all(candles),
      period: '1day',
      leastSlots: 12,
      timeZone: utc,
    }).map(read);
    expect(marks).toEqual([
      'day 2026-12-14T00:00',
      'day 2026-12-28T00:00',
      'month 2027-01-11T00:00',
      'day 2027-01-25T00:00',
    ]);
  });

  test('of months stand where a year or half a year begins', () => {
    const candles = candlesFrom('1mon', Date.UTC(2024, 9), 20);
    expect(
      timeMarks({ candles, range: all(candles), period: '1mon', leastSlots: 6, timeZone: utc }).map(read),
    ).toEqual(['month 2025-01-01T00:00', 'month 2025-07-01T00:00', 'month 2026-01-01T00:00']);
  });

  test('are the same wherever the drawing begins', () => {
    const candles = candlesFrom('5min', Date.UTC(2026, 10, 20, 9), 120);
    const whole = timeMarks({
      candles,
      range: all(candles),
      period: '5min',
      leastSlots: 12,
      timeZone: utc,
    }).filter(({ index }) => index >= 40);
    expect(
      timeMarks({ candles, range: { from: 40, to: 120 }, period: '5min', leastSlots: 12, timeZone: utc }).map(
        ({ index }) => index,
      ),
    ).toEqual(whole.map(({ index }) => index));
  });

  test('keep their distance after a gap', () => {
    const candles = [
      ...candlesFrom('1min', Date.UTC(2026, 10, 20, 9, 55), 6),
      ...candlesFrom('1min', Date.UTC(2026, 10, 20, 11, 59), 30),
    ];
    const marks = timeMarks({ candles, range: all(candles), period: '1min', leastSlots: 10, timeZone: utc });
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

describe('in a chart of a stock', () => {
  /** The week of Thanksgiving 2026: Thursday is a holiday, on Friday the session ends at 13:00. */
  const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30'].map(
    (date) => exchangeDay(date)!,
  );
  const sessions = (stepMinutes: number): Candle[] =>
    days.flatMap(({ opensMs, closesMs }) =>
      Array.from({ length: Math.ceil((closesMs - opensMs) / (stepMinutes * 60_000)) }, (_, index) =>
        at(opensMs + index * stepMinutes * 60_000),
      ),
    );
  const gapsOf = (candles: readonly Candle[], period: CandlePeriod): string[] =>
    gapsBefore(candles, all(candles), period, isSessionEnd).map((index) =>
      new Date(candles[index]!.time).toISOString().slice(0, 16),
    );
  const openings = days.slice(1).map(({ opensMs }) => new Date(opensMs).toISOString().slice(0, 16));

  test.each([
    ['1min', 1],
    ['5min', 5],
    ['30min', 30],
    ['60min', 60],
  ] as const)(
    'of %s every session end is a gap, over a weekend, a holiday and a half day',
    (period, minutes) => {
      expect(gapsOf(sessions(minutes), period)).toEqual(openings);
    },
  );

  test('a minute without a trade is no session end', () => {
    const candles = sessions(1);
    candles.splice(30, 5);
    expect(gapsOf(candles, '1min')).toEqual(openings);
  });

  test('weekends and holidays are no gaps between days, weeks or months', () => {
    const dates = days.map(({ date }) => at(Date.parse(date)));
    expect(gapsOf(dates, '1day')).toEqual([]);
    expect(gapsBefore(dates, all(dates), '1day')).toHaveLength(3);
    // The exchange was closed for the whole week after 10 September 2001.
    const weeks = [3, 17].map((day) => at(Date.UTC(2001, 8, day)));
    expect(gapsOf(weeks, '1week')).toEqual([]);
  });

  test.each(['Europe/Berlin', 'America/New_York', 'UTC'])(
    'each session is named by its day at its opening, in %s',
    (zone) => {
      const candles = sessions(30);
      const marks = timeMarks({
        candles,
        range: all(candles),
        period: '30min',
        leastSlots: 10,
        timeZone: zone,
        isGap: isSessionEnd,
      }).map(read);
      // The half day before the last opening is too short for two labels.
      expect(marks).toEqual(openings.slice(0, -1).map((opening) => `day ${opening}`));
    },
  );

  test('hours are named within a session of five minutes, as far from its opening as from each other', () => {
    const candles = sessions(5);
    const marks = timeMarks({
      candles,
      range: all(candles),
      period: '5min',
      leastSlots: 10,
      timeZone: 'Europe/Berlin',
      isGap: isSessionEnd,
    });
    expect(marks.filter(({ reads }) => reads === 'day').map(({ time }) => time)).toEqual(
      days.slice(1).map(({ opensMs }) => opensMs),
    );
    const distances = marks.slice(1).map(({ index }, place) => index - marks[place]!.index);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(9);
    expect(marks.length).toBeGreaterThan(20);
  });
});
