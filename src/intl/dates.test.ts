import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { datesOf } from './dates.ts';
import { noValue } from './format.ts';
import { locales } from './languages.ts';
import { intlLocale } from './locales.ts';

const moment = Date.UTC(2026, 10, 20, 16, 5, 9);
const before = Date.UTC(2025, 2, 3, 9, 12);
const of = (id: string, zone = 'UTC') => datesOf(intlLocale(id), zone);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 23), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

// From the design: "20 Nov, 16:05" in a row, "3 Mar 2025, 09:12" for another year, "20 November" above a day's rows.
describe.each([
  ['en', '20 Nov, 16:05', '3 Mar 2025, 09:12', '20 November', '20 Nov 2026, 16:05:09 UTC'],
  ['de', '20. Nov., 16:05', '3. März 2025, 09:12', '20. November', '20. Nov. 2026, 16:05:09 UTC'],
  ['ja', '11月20日 16:05', '2025年3月3日 09:12', '11月20日', '2026年11月20日 16:05:09 UTC'],
  ['ko', '11월 20일 16:05', '2025년 3월 3일 09:12', '11월 20일', '2026년 11월 20일 16:05:09 UTC'],
  ['es', '20 nov, 16:05', '3 mar 2025, 09:12', '20 de noviembre', '20 nov 2026, 16:05:09 UTC'],
  ['th', '20 พ.ย. 16:05', '3 มี.ค. 2025 09:12', '20 พฤศจิกายน', '20 พ.ย. 2026 16:05:09 UTC'],
  ['zh-Hans', '11月20日 16:05', '2025年3月3日 09:12', '11月20日', '2026年11月20日 16:05:09 UTC'],
  ['zh-Hant', '11月20日 16:05', '2025年3月3日 09:12', '11月20日', '2026年11月20日 16:05:09 UTC'],
])('dates in %s', (id, row, rowOfOtherYear, heading, full) => {
  test('have one style for each use', () => {
    const dates = of(id);
    expect(dates.row(moment)).toBe(row);
    expect(dates.row(before)).toBe(rowOfOtherYear);
    expect(dates.detail(before)).toBe(rowOfOtherYear);
    expect(dates.heading('2026-11-20', '2026-11-21')).toBe(heading);
    expect(dates.heading('2025-11-20', '2026-11-21')).toContain('2025');
    expect(dates.full(moment)).toBe(full);
    expect(dates.clock(moment)).toBe('16:05:09');
    expect(dates.shortClock(Date.UTC(2026, 10, 20, 0, 5))).toBe('00:05');
  });

  test('read a dash where the moment is not known', () => {
    for (const style of [of(id).row, of(id).full, of(id).day, of(id).clock]) {
      expect([NaN, 1e16, -1e16].map(style)).toEqual([noValue, noValue, noValue]);
    }
  });
});

test('every language of the interface has its dates tried', () => {
  expect(locales.map(({ id }) => id)).toHaveLength(8);
});

test('a day alone and a span of days are written without a zone', () => {
  const dates = of('en', 'Pacific/Apia');
  expect(dates.dayName('2026-11-20')).toBe('20 Nov 2026');
  expect(dates.days('2026-11-18', '2026-11-20').replace(/\s–\s/, '–')).toBe('18–20 Nov 2026');
});

test('a moment is read in its zone', () => {
  expect(of('en', 'Asia/Kathmandu').row(moment)).toBe('20 Nov, 21:50');
  expect(of('en', 'Pacific/Apia').day(moment)).toBe('21 Nov 2026');
  // The repeated hour: two o'clock in summer time, then two o'clock in winter time.
  const berlin = of('de', 'Europe/Berlin');
  expect(berlin.full(Date.UTC(2026, 9, 25, 0, 30))).toBe('25. Okt. 2026, 02:30:00 MESZ');
  expect(berlin.full(Date.UTC(2026, 9, 25, 1, 30))).toBe('25. Okt. 2026, 02:30:00 MEZ');
});
