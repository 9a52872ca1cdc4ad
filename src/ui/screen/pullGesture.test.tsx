import { expect, test } from 'vitest';
import { isAtTop, noPull, pullOf, pullThreshold } from './pullGesture.ts';

test('a finger that moves up or rests pulls nothing', () => {
  expect(pullOf(-40)).toEqual(noPull);
  expect(pullOf(0)).toEqual(noPull);
});

test('letting go counts exactly from the threshold on', () => {
  expect(pullOf(pullThreshold - 1).isEnough).toBe(false);
  expect(pullOf(pullThreshold).isEnough).toBe(true);
  expect(pullOf(pullThreshold).share).toBe(1);
});

test('the page follows slower than the finger and stops', () => {
  expect(pullOf(40).distance).toBe(20);
  expect(pullOf(1_000).distance).toBe(pullOf(5_000).distance);
  expect(pullOf(1_000).share).toBe(1);
});

test('a scrolled ancestor makes a pull a scroll', () => {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.append(inner);
  expect(isAtTop(inner)).toBe(true);
  outer.scrollTop = 3;
  expect(isAtTop(inner)).toBe(false);
});
