import { expect, it } from 'vitest';
import { countedSteps } from './countedSteps.ts';

const told = (done: number, of: number): string =>
  countedSteps({ done, of })
    .map((step) => (step === 'done' ? '#' : '.'))
    .join('');

it('each step is one as far as they can be told apart, and none is full before its time', () => {
  expect(told(0, 6)).toBe('......');
  expect(told(5, 6)).toBe('#####.');
  expect(told(6, 6)).toBe('######');
  expect(told(9, 6)).toBe('######');
  expect(told(19, 20)).toBe(`${'#'.repeat(19)}.`);
  // 64 required confirmations are scaled to 20: 63 must not read as 20.
  expect(told(63, 64)).toBe(`${'#'.repeat(19)}.`);
  expect(told(64, 64)).toBe('#'.repeat(20));
});
