import { expect, it } from 'vitest';
import { completionOf, merchantMark, ordersOf } from './merchant.ts';

it.each([
  // 412 / 417 = 98.80 %.
  { deals: 412, failed: 5, percent: '98.8' },
  // 1,999 / 2,000 = 99.95 %: not 100.
  { deals: 1999, failed: 1, percent: '99.9' },
  { deals: 38, failed: 0, percent: '100' },
  { deals: 0, failed: 2, percent: '0' },
])('completes $percent % with $deals completed and $failed failed orders', ({ deals, failed, percent }) => {
  expect(completionOf({ deal_count: deals, failed_count: failed })).toBe(percent);
});

it.each([
  { name: 'no order', deal_count: 0, failed_count: 0 },
  { name: 'an unreported number of failed orders', deal_count: 412, failed_count: undefined },
  { name: 'a negative count', deal_count: -1, failed_count: 3 },
])('has no completion rate with $name', (merchant) => {
  expect(completionOf(merchant)).toBeUndefined();
  expect(ordersOf(merchant)).toBeUndefined();
});

it('draws a merchant by the first letter of the name, whatever its script', () => {
  expect(merchantMark('aldine').glyph).toBe('A');
  expect(merchantMark('𠮷田').glyph).toBe('𠮷');
});
