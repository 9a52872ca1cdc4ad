import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textSource, throttled } from './source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // Pending callbacks must not wait for a tick of the next test's clock.
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a throttled listener', () => {
  it('hears the first change at once and the last one after the pause', () => {
    const listener = vi.fn();
    const { notify } = throttled(listener, 100);
    for (let change = 0; change < 50; change += 1) notify();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears at most ten times a second', () => {
    const listener = vi.fn();
    const { notify } = throttled(listener, 100);
    for (let ms = 0; ms < 1_000; ms += 5) {
      notify();
      vi.advanceTimersByTime(5);
    }
    expect(listener.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('hears nothing after it has stopped', () => {
    const listener = vi.fn();
    const { notify, stop } = throttled(listener, 100);
    notify();
    notify();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a source at the pace of texts', () => {
  function written() {
    let value = 0;
    const listeners = new Set<() => void>();
    return {
      write(next: number): void {
        value = next;
        for (const listener of listeners) listener();
      },
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      snapshot: () => value,
    };
  }

  it('says the same all the time between two beats, and the newest at each', () => {
    const source = written();
    const text = textSource(source);
    const listener = vi.fn();
    text.subscribe(listener);
    const shown: number[] = [];
    for (let ms = 0; ms < 1_000; ms += 10) {
      source.write(ms);
      vi.advanceTimersByTime(10);
      shown.push(text.snapshot());
    }
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(new Set(shown).size).toBeLessThanOrEqual(5);
    vi.advanceTimersByTime(250);
    expect(text.snapshot()).toBe(990);
  });

  it('says at the next beat what was written before anybody listened', () => {
    const source = written();
    const text = textSource(source);
    source.write(7);
    const listener = vi.fn();
    text.subscribe(listener);
    expect(text.snapshot()).toBe(0);
    vi.advanceTimersByTime(250);
    expect(text.snapshot()).toBe(7);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is silent after its listener has left', () => {
    const source = written();
    const listener = vi.fn();
    const leave = textSource(source).subscribe(listener);
    source.write(1);
    leave();
    vi.advanceTimersByTime(1_000);
    expect(listener).not.toHaveBeenCalled();
  });
});
