// Expectations come from published lists: all sessions of 2018 (stockSessions2018.ts), and the holidays and early closings
// that the New York Stock Exchange has announced for 2026.
import { describe, expect, it } from 'vitest';
import {
  exchangeDay,
  isStockStale,
  lastExchangeDay,
  nextExchangeDay,
  previousExchangeDay,
  sessionAt,
  stockDateOf,
} from './stockSessions.ts';
import { sessionsOf2018 } from './stockSessions2018.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const utc = (text: string): number => Date.parse(`${text}:00Z`);

function datesOf(year: number): string[] {
  const dates: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += dayMs)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

function hoursOf(date: string): string | undefined {
  const day = exchangeDay(date);
  return day && [day.opensMs, day.closesMs].map((at) => new Date(at).toISOString().slice(0, 16)).join(' ');
}

describe('a year of sessions', () => {
  it('2018 has the published sessions with their hours in UTC, and no other', () => {
    const published = sessionsOf2018
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [month, opens, closes, ...days] = line.split(' ');
        return days.map((day) => `${month}-${day}T${opens} ${month}-${day}T${closes}`);
      });
    expect(published).toHaveLength(251);
    expect(datesOf(2018).flatMap((date) => hoursOf(date) ?? [])).toEqual(published);
  });

  it('2026 is closed on the published holidays and on weekends, and closes at 13:00 on the published half days', () => {
    const holidays = [
      '01-01',
      '01-19',
      '02-16',
      '04-03',
      '05-25',
      '06-19',
      '07-03',
      '09-07',
      '11-26',
      '12-25',
    ];
    const halfDays = ['11-27', '12-24'];
    const closedWeekdays = datesOf(2026).filter(
      (date) => !exchangeDay(date) && ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()),
    );
    expect(closedWeekdays).toEqual(holidays.map((day) => `2026-${day}`));
    const open = datesOf(2026).flatMap((date) => exchangeDay(date) ?? []);
    expect(open).toHaveLength(251);
    expect(open.filter(({ isHalf }) => isHalf).map(({ date }) => date)).toEqual(
      halfDays.map((day) => `2026-${day}`),
    );
  });

  it.each([
    ['2026-03-06', '2026-03-06T14:30 2026-03-06T21:00'],
    ['2026-03-09', '2026-03-09T13:30 2026-03-09T20:00'],
    ['2026-10-30', '2026-10-30T13:30 2026-10-30T20:00'],
    ['2026-11-02', '2026-11-02T14:30 2026-11-02T21:00'],
    ['2026-11-27', '2026-11-27T14:30 2026-11-27T18:00'],
    ['2026-12-24', '2026-12-24T14:30 2026-12-24T18:00'],
  ])('%s trades %s in UTC, on both sides of the changes of daylight saving time', (date, hours) => {
    expect(hoursOf(date)).toBe(hours);
  });
});

describe('the session', () => {
  it.each([
    // A Friday in winter.
    ['2026-11-20T08:59', 'closed', '2026-11-20T09:00', '2026-11-20T14:30'],
    ['2026-11-20T09:00', 'pre', '2026-11-20T14:30', '2026-11-20T14:30'],
    ['2026-11-20T14:29', 'pre', '2026-11-20T14:30', '2026-11-20T14:30'],
    ['2026-11-20T14:30', 'open', '2026-11-20T21:00', '2026-11-23T14:30'],
    ['2026-11-20T20:59', 'open', '2026-11-20T21:00', '2026-11-23T14:30'],
    ['2026-11-20T21:00', 'after', '2026-11-21T01:00', '2026-11-23T14:30'],
    ['2026-11-21T00:59', 'after', '2026-11-21T01:00', '2026-11-23T14:30'],
    ['2026-11-21T01:00', 'closed', '2026-11-23T09:00', '2026-11-23T14:30'],
    ['2026-11-21T15:00', 'closed', '2026-11-23T09:00', '2026-11-23T14:30'],
    // Thanksgiving and its Friday, whose session ends at 13:00 and whose trading after hours at 17:00.
    ['2026-11-26T15:00', 'holiday', '2026-11-27T09:00', '2026-11-27T14:30'],
    ['2026-11-27T17:59', 'open', '2026-11-27T18:00', '2026-11-30T14:30'],
    ['2026-11-27T18:00', 'after', '2026-11-27T22:00', '2026-11-30T14:30'],
    ['2026-11-27T22:00', 'closed', '2026-11-30T09:00', '2026-11-30T14:30'],
    // Good Friday: the next opening is that of Monday.
    ['2026-04-02T20:00', 'after', '2026-04-03T00:00', '2026-04-06T13:30'],
    ['2026-04-03T12:00', 'holiday', '2026-04-06T08:00', '2026-04-06T13:30'],
    // Labor Day after a weekend.
    ['2026-09-05T12:00', 'closed', '2026-09-08T08:00', '2026-09-08T13:30'],
    ['2026-09-07T12:00', 'holiday', '2026-09-08T08:00', '2026-09-08T13:30'],
    // The weekends on which the clocks change.
    ['2026-03-07T12:00', 'closed', '2026-03-09T08:00', '2026-03-09T13:30'],
    ['2026-10-31T12:00', 'closed', '2026-11-02T09:00', '2026-11-02T14:30'],
  ])('at %s UTC is %s until %s, and opens next at %s', (at, session, until, opens) => {
    const now = sessionAt(utc(at));
    expect(now).toMatchObject({ session, untilMs: utc(until), opensMs: utc(opens) });
  });

  it('tells a weekend from a holiday', () => {
    expect(sessionAt(utc('2026-11-21T15:00')).isWeekend).toBe(true);
    expect(sessionAt(utc('2026-11-26T15:00')).isWeekend).toBe(false);
  });

  it('has a date of New York, also while UTC has the next one', () => {
    expect(stockDateOf(utc('2026-11-21T04:59'))).toBe('2026-11-20');
    expect(stockDateOf(utc('2026-11-21T05:00'))).toBe('2026-11-21');
    expect(stockDateOf(utc('2026-07-01T03:59'))).toBe('2026-06-30');
  });

  it('follows and precedes sessions across a long weekend', () => {
    expect(nextExchangeDay('2026-04-02').date).toBe('2026-04-06');
    expect(previousExchangeDay('2026-04-06').date).toBe('2026-04-02');
    expect(lastExchangeDay(utc('2026-04-06T13:29')).date).toBe('2026-04-02');
    expect(lastExchangeDay(utc('2026-04-06T13:30')).date).toBe('2026-04-06');
  });
});

describe('stale prices [rule:market.stock.delay]', () => {
  const delayMs = 15 * minuteMs;
  it.each([
    ['during a session, prices as old as the stated delay', '2026-11-20T16:33', '2026-11-20T16:48', false],
    ['prices two minutes older than the stated delay', '2026-11-20T16:31', '2026-11-20T16:48', false],
    ['prices three minutes older than the stated delay', '2026-11-20T16:30', '2026-11-20T16:48', true],
    ['right after the opening, prices of the session before', '2026-11-19T21:00', '2026-11-20T14:47', false],
    ['five minutes later, prices of the session before', '2026-11-19T21:00', '2026-11-20T14:52', true],
    ['at night, prices of the close', '2026-11-20T21:00', '2026-11-21T06:00', false],
    ['on Sunday, prices of the close on Friday', '2026-11-20T21:00', '2026-11-22T15:00', false],
    ['on Sunday, prices from before the close on Friday', '2026-11-20T20:30', '2026-11-22T15:00', true],
    ['on the evening of a half day, prices of its close', '2026-11-27T18:00', '2026-11-27T21:00', false],
    [
      'before the opening, prices of the close before the holiday',
      '2026-04-02T20:00',
      '2026-04-06T13:00',
      false,
    ],
  ])('%s: as of %s, at %s, stale: %s', (_case, asOf, now, isStale) => {
    expect(isStockStale(utc(asOf), delayMs, utc(now))).toBe(isStale);
  });

  it('no price is late for a delay beyond all days', () => {
    expect(isStockStale(utc('2026-11-30T21:00'), 9e18, utc('2026-11-30T21:30'))).toBe(false);
  });

  it('without a stated delay, prices 15 minutes old are stale while the exchange is open', () => {
    expect(isStockStale(utc('2026-11-20T16:33'), 0, utc('2026-11-20T16:48'))).toBe(true);
    expect(isStockStale(utc('2026-11-20T16:46'), 0, utc('2026-11-20T16:48'))).toBe(false);
  });
});
