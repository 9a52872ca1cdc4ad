import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottledRead } from './throttledRead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads once in its time, however often something has changed', () => {
  const throttledRead = createThrottledRead(300);
  const read = vi.fn();
  for (let count = 0; count < 900; count += 1) {
    throttledRead('notices', read);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(300);
  expect(read.mock.calls.length).toBeGreaterThan(25);
  expect(read.mock.calls.length).toBeLessThanOrEqual(31);
});

it('misses no change: what comes after a read is read again', () => {
  const throttledRead = createThrottledRead(300);
  const read = vi.fn();
  throttledRead('notices', read);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  throttledRead('notices', read);
  vi.advanceTimersByTime(300);
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps apart what has another name', () => {
  const throttledRead = createThrottledRead(300);
  const [notices, orders] = [vi.fn(), vi.fn()];
  throttledRead('notices', notices);
  throttledRead('spot', orders);
  vi.advanceTimersByTime(300);
  expect([notices.mock.calls.length, orders.mock.calls.length]).toEqual([1, 1]);
});
