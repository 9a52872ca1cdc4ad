import { expect, it } from 'vitest';
import { stocksEveryMs } from './stocksEveryMs.ts';

/** A moment in New York on Friday 20 November 2026. */
const inNewYork = (hour: number, minute: number): number => Date.UTC(2026, 10, 20, hour + 5, minute);
const delayed = [{ delay_s: 900 }];

it.each([
  ['while the session is open', inNewYork(11, 48)],
  ['while prices of the session are still due after the close', inNewYork(16, 14)],
])('quotes are read every 15 s %s', (_, nowMs) => {
  expect(stocksEveryMs(delayed, nowMs)).toBe(15_000);
});

it.each([
  ['once all prices of the session are there', inNewYork(16, 20)],
  ['before the opening', inNewYork(8, 0)],
])('quotes are read every 60 s %s', (_, nowMs) => {
  expect(stocksEveryMs(delayed, nowMs)).toBe(60_000);
});

it('a source without a stated delay counts as 15 minutes late', () => {
  expect(stocksEveryMs([{}], inNewYork(16, 14))).toBe(15_000);
  expect(stocksEveryMs([{ delay_s: 0 }], inNewYork(16, 14))).toBe(60_000);
});
