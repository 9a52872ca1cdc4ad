import { expect, it } from 'vitest';
import { withoutRepeats } from './repeatedFaults.ts';

it('tells of a fault at once, and of its repetitions a minute later with their count', () => {
  let at = 0;
  const told: [string, number][] = [];
  const tell = withoutRepeats((error, repeated) => told.push([(error as Error).message, repeated]), {
    now: () => at,
  });
  for (at = 0; at < 150_000; at += 1000) tell(new Error('away'));
  expect(told).toEqual([
    ['away', 0],
    ['away', 59],
    ['away', 59],
  ]);
});

it('tells of another fault in between, and keeps no more than fifty in mind', () => {
  const told: string[] = [];
  const tell = withoutRepeats((error) => told.push((error as Error).message), { now: () => 0 });
  tell(new Error('away'));
  tell(new Error('full'));
  tell(new Error('away'));
  expect(told).toEqual(['away', 'full']);
  for (let n = 0; n < 50; n += 1) tell(new Error(String(n)));
  tell(new Error('away'));
  expect(told.at(-1)).toBe('away');
});
