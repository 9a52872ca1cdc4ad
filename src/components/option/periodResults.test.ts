import { expect, it } from 'vitest';
import { pastPeriods } from './periodResults.ts';

const minutes = (closes: readonly string[], gap?: number) =>
  closes.map((close, index) => ({
    open: close,
    high: close,
    low: close,
    close,
    volume: '1',
    time: (index + (gap !== undefined && index >= gap ? 1 : 0)) * 60_000,
  }));

it('counts each period by the side that it ended on, without the minute that still forms', () => {
  // From 100: up, within, down, up; 90 is still forming.
  const candles = minutes(['100', '101', '100.5', '99', '100', '90']);
  expect(pastPeriods(candles, { seconds: 60, band: '0.5' })).toEqual({
    count: 4,
    shares: { up: '50', neutral: '25', down: '25' },
  });
});

it('takes no period that a minute is missing of', () => {
  const candles = minutes(['100', '101', '102', '103', '0'], 2);
  expect(pastPeriods(candles, { seconds: 60, band: '0' })?.count).toBe(2);
});

it.each([
  ['of part of a minute', 30],
  ['longer than what is known', 600],
])('says nothing of a period %s', (_, seconds) => {
  expect(pastPeriods(minutes(['1', '2', '3']), { seconds, band: '0' })).toBeUndefined();
});
