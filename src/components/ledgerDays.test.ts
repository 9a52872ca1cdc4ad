import { describe, expect, test } from 'vitest';
import type { LedgerRow } from '../api/wallet.ts';
import { dayOf, dayStartMs, ledgerDays, shiftDay } from './ledgerDays.ts';

const row = (id: number, time: string, value: string): LedgerRow => ({
  id,
  value,
  info: 'Trade',
  type: 2,
  currency: 3,
  currency_name: 'USDT',
  created_time: Date.parse(time) / 1000,
});

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
    // Clocks go from 0:00 to 1:00 there.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
  ])('%s begins in %s at %s', (day, zone, start) => {
    expect(new Date(dayStartMs(day, zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
  });

  test('of every kind begin in the middle of the same day', () => {
    for (const zone of ['America/Santiago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo'])
      for (let day = '2026-01-01'; day < '2027-01-01'; day = shiftDay(day, 1)) {
        const start = dayStartMs(day, zone);
        expect([day, dayOf(start, zone), dayOf(start - 1, zone)]).toEqual([day, day, shiftDay(day, -1)]);
      }
  });

  test('are counted over the ends of months and years', () => {
    expect([shiftDay('2026-12-31', 1), shiftDay('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });
});

describe('rows by day', () => {
  const rows = [
    row(5, '2026-11-21T15:30:00Z', '-0.1'),
    row(4, '2026-11-21T14:30:00Z', '0.3'),
    row(3, '2026-11-20T14:00:00Z', '0.00000001'),
    row(2, '2026-11-20T13:00:00Z', '-5'),
  ];
  const openings = (options: Parameters<typeof ledgerDays>[1]) =>
    ledgerDays(rows, options).map(({ row: { id }, opens }) => [id, opens?.day, opens?.sum]);

  test('open with the day and its exact sum', () => {
    expect(openings({ timeZone: 'UTC', isOneCoin: true, hasMore: false })).toEqual([
      [5, '2026-11-21', '0.2'],
      [4, undefined, undefined],
      [3, '2026-11-20', '-4.99999999'],
      [2, undefined, undefined],
    ]);
  });

  test('fall on the days of the zone', () => {
    expect(openings({ timeZone: 'Asia/Tokyo', isOneCoin: true, hasMore: false })).toEqual([
      [5, '2026-11-22', '-0.1'],
      [4, '2026-11-21', '0.3'],
      [3, '2026-11-20', '-4.99999999'],
      [2, undefined, undefined],
    ]);
  });

  test('of different coins are never added', () => {
    const sums = openings({ timeZone: 'UTC', isOneCoin: false, hasMore: false }).map(([, , sum]) => sum);
    expect(sums).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('of a day that is not complete yet are not added', () => {
    const sums = openings({ timeZone: 'UTC', isOneCoin: true, hasMore: true }).map(([, , sum]) => sum);
    expect(sums).toEqual(['0.2', undefined, undefined, undefined]);
  });
});
