import { describe, expect, test } from 'vitest';
import { dayOf, dayStartMs, shiftDay } from './days.ts';

describe('days of a zone', () => {
  test('are those of the zone, not those of UTC', () => {
    const late = Date.parse('2026-11-21T16:30:00Z');
    expect(dayOf(late, 'UTC')).toBe('2026-11-21');
    expect(dayOf(late, 'Asia/Tokyo')).toBe('2026-11-22');
    expect(dayOf(Date.parse('2026-11-21T03:00:00Z'), 'America/Bogota')).toBe('2026-11-20');
  });

  test.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-11-21', 'Asia/Tokyo', '2026-11-20T15:00:00Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
    // Clocks skip from 0:00 to 1:00 there.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
    ['2026-11-21', 'Pacific/Apia', '2026-11-20T11:00:00Z'],
    // At one o'clock the clocks go back to midnight, which occurs twice.
    ['2020-10-24', 'Asia/Gaza', '2020-10-23T21:00:00Z'],
    // Samoa skipped the 30th to cross the date line.
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('%s begins in %s at %s', (day, zone, start) => {
    expect(new Date(dayStartMs(day, zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
  });

  test('of every kind begin in the middle of the same day', () => {
    for (const zone of [
      ...['America/Santiago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo'],
      ...['America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'],
    ])
      for (let day = '2026-01-01'; day < '2027-01-01'; day = shiftDay(day, 1)) {
        const start = dayStartMs(day, zone);
        expect([day, dayOf(start, zone), dayOf(start - 1, zone)]).toEqual([day, day, shiftDay(day, -1)]);
      }
  });

  test('are counted over the ends of months and years', () => {
    expect([shiftDay('2026-12-31', 1), shiftDay('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });
});

test('what is no moment is on no day', () => {
  expect([NaN, Infinity, 1e16].map((timeMs) => dayOf(timeMs))).toEqual(['', '', '']);
});
