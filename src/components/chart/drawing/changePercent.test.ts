import { expect, test } from 'vitest';
import { changePercent } from './changePercent.ts';

test.each([
  ['95652.6', '97412.6', '1.84'],
  ['0.00001173', '0.00000989', '-15.6863'],
  ['100', '100', '0'],
])('from %s to %s is %s percent', (open, close, percent) => {
  expect(Number(changePercent(open, close))).toBeCloseTo(Number(percent), 4);
});

test('from nothing there is no share to come from', () => {
  expect(changePercent('0', '5')).toBe('0');
});
