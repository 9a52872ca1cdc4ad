import { describe, expect, it } from 'vitest';
import { stockZone } from '../../contracts/rules/stockSessions.ts';
import { zoneTimes } from './zoneTimes.ts';

/** Friday 20 November 2026, 16:00 in New York. */
const closedMs = Date.UTC(2026, 10, 20, 21);
/** Monday 23 November, 09:30 in New York and 15:30 in Berlin. */
const opensMs = Date.UTC(2026, 10, 23, 14, 30);

describe('times of the exchange', () => {
  it('are those of New York, with the weekday before the day in English', () => {
    const { exactMoment, exactClock, clock } = zoneTimes('en', stockZone);
    expect(exactMoment(closedMs)).toBe('Fri 20 Nov, 16:00:00');
    expect(exactClock(closedMs)).toBe('16:00:00');
    expect(clock(opensMs)).toBe('09:30');
  });

  it('follow the daylight saving time of New York', () => {
    expect(zoneTimes('en', stockZone).clock(Date.UTC(2026, 9, 30, 13, 30))).toBe('09:30');
    expect(zoneTimes('en', stockZone).clock(Date.UTC(2026, 10, 2, 14, 30))).toBe('09:30');
  });
});

describe('times of the user', () => {
  it.each([
    ['Europe/Berlin', 'Mon 23 Nov, 15:30'],
    ['Asia/Tokyo', 'Mon 23 Nov, 23:30'],
    ['Pacific/Auckland', 'Tue 24 Nov, 03:30'],
  ])('are those of the zone %s', (zone, expected) => {
    expect(zoneTimes('en', zone).moment(opensMs)).toBe(expected);
  });

  it('are written in the language of the user', () => {
    expect(zoneTimes('de', 'Europe/Berlin').moment(opensMs)).toBe('Mo., 23. Nov., 15:30');
  });

  it('are left out for a moment outside the range of dates', () => {
    expect(zoneTimes('en', 'Europe/Berlin').moment(1e17)).toBe('—');
  });
});
