import { expect, it } from 'vitest';
import { lineBudget } from './lineBudget.ts';

const minuteMs = 60_000;

function budget() {
  let nowMs = 0;
  const take = lineBudget({ now: () => nowMs });
  const lines = (kind: string, count: number) =>
    Array.from({ length: count }, () => take(kind)).filter((left) => left !== undefined);
  return { lines, pass: (ms: number) => void (nowMs += ms) };
}

it('a kind has 60 lines in a minute, and the first of the next says how many were left out', () => {
  const { lines, pass } = budget();
  expect(lines('a', 100_000)).toHaveLength(60);
  pass(minuteMs);
  expect(lines('a', 2)).toEqual([99_940, 0]);
});

it('all kinds together have 600, and each of them 5 in any case', () => {
  const { lines } = budget();
  for (let kind = 0; kind < 10; kind += 1) expect(lines(`kind ${kind}`, 1_000)).toHaveLength(60);
  expect(lines('another', 1_000)).toHaveLength(5);
});
