import { expect, it } from 'vitest';
import { timedId } from './timedId.ts';

const noon = Date.UTC(2026, 10, 24, 12);

/** Distances between two ids assigned ten seconds apart, with this many ids in between. */
function distances(between: number): number[] {
  return Array.from({ length: 2000 }, () => {
    const first = timedId(0, noon);
    let last = first;
    for (let count = 1; count <= between; count += 1)
      last = timedId(last, noon + Math.floor((count / (between + 1)) * 10_000));
    return timedId(last, noon + 10_000) - first;
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('two numbers of two times are as far apart whether none or hundreds were given in between', () => {
  // The mean of 2000 deviates by less than 13 in all but one of a million runs.
  const alone = meanOf(distances(0));
  const among = meanOf(distances(400));
  expect(Math.abs(alone - 10_000 * 256)).toBeLessThan(13);
  expect(Math.abs(among - alone)).toBeLessThan(18);
});

it('numbers rise, also within one ms, beside a clock that was set back, and after those that counted up', () => {
  let last = 41;
  for (const now of [noon, noon, noon, noon - 60_000, noon - 60_000, noon + 1, noon + 1]) {
    const id = timedId(last, now);
    expect(id).toBeGreaterThan(last);
    last = id;
  }
});

it('a number has at most the 15 digits that the contract takes until 2093, and its double is exact', () => {
  const id = timedId(0, Date.UTC(2093, 0, 1));
  expect(String(id)).toMatch(/^[1-9][0-9]{0,14}$/);
  expect(Number.isSafeInteger(id * 2 + 1)).toBe(true);
});

it('thousands within one second do not run ahead of their time by more than the next ms', () => {
  let last = 0;
  for (let count = 0; count < 50_000; count += 1) last = timedId(last, noon + Math.floor(count / 50));
  expect(last / 256).toBeLessThan(noon + 1000 + 1);
});
