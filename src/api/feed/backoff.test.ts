import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

const draws = 20_000;

it.each([
  [0, 1_000],
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [4, 8_000],
  [1_000, 8_000],
])('after %i failures is about %i ms, with as many waits in each tenth of its span', (tries, middle) => {
  const tenths = new Array<number>(10).fill(0);
  let sum = 0;
  let least = Infinity;
  let most = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const wait = backoffMs(tries);
    least = Math.min(least, wait);
    most = Math.max(most, wait);
    sum += wait;
    tenths[Math.floor(((wait - middle / 2) / middle) * 10)]! += 1;
  }
  expect(least).toBeGreaterThanOrEqual(middle / 2);
  expect(most).toBeLessThan(middle * 1.5);
  expect(sum / draws / middle).toBeCloseTo(1, 1);
  // Delays are spread evenly: each tenth of the range has a tenth of the draws, within 20 %.
  for (const count of tenths) expect(Math.abs(count / draws - 0.1)).toBeLessThan(0.02);
});
