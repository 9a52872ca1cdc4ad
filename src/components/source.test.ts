import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttled } from './source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a throttled listener', () => {
  it('hears the first change at once and the last one after the pause', () => {
    const listener = vi.fn();
    const { hear } = throttled(listener, 100);
    for (let change = 0; change < 50; change += 1) hear();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears at most ten times a second', () => {
    const listener = vi.fn();
    const { hear } = throttled(listener, 100);
    for (let ms = 0; ms < 1_000; ms += 5) {
      hear();
      vi.advanceTimersByTime(5);
    }
    expect(listener.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('hears nothing after it has stopped', () => {
    const listener = vi.fn();
    const { hear, stop } = throttled(listener, 100);
    hear();
    hear();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
