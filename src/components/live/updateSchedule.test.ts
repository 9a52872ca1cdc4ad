import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleUpdate, scheduleTextUpdate } from './updateSchedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // Pending callbacks must not wait for a tick of the next test's clock.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('a beat', () => {
  it('calls all that wait for it in one task', () => {
    const calls: string[] = [];
    scheduleUpdate(() => calls.push('first'), 100);
    vi.advanceTimersByTime(7);
    scheduleUpdate(() => calls.push('second'), 90);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(92);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(51);
    expect(calls).toEqual(['first', 'second']);
  });

  it('never comes sooner than asked for, and at most one beat later', () => {
    for (const delayMs of [0, 1, 49, 50, 51, 250]) {
      const askedAt = performance.now();
      let calledAt = NaN;
      scheduleUpdate(() => (calledAt = performance.now()), delayMs);
      vi.advanceTimersByTime(delayMs + 60);
      expect(calledAt - askedAt).toBeGreaterThanOrEqual(delayMs);
      expect(calledAt - askedAt).toBeLessThanOrEqual(delayMs + 50);
    }
  });

  it('keeps a steady pace for who waits again when called', () => {
    const calledAt: number[] = [];
    const again = (): void => {
      calledAt.push(performance.now());
      if (calledAt.length < 4) scheduleUpdate(again, 100);
    };
    vi.advanceTimersByTime(13);
    scheduleUpdate(again, 0);
    vi.advanceTimersByTime(500);
    expect(calledAt.slice(1).map((at, index) => Math.round(at - calledAt[index]!))).toEqual([100, 100, 100]);
  });

  it('leaves out who has called it off, and calls the others once', () => {
    const calls: string[] = [];
    const off = scheduleUpdate(() => calls.push('off'), 10);
    off();
    scheduleUpdate(() => calls.push('on'), 10);
    vi.advanceTimersByTime(500);
    expect(calls).toEqual(['on']);
  });
});

describe('a beat of texts', () => {
  it('is one and the same for all that ask within a quarter of a second', () => {
    const calledAt: number[] = [];
    scheduleTextUpdate(() => undefined);
    vi.advanceTimersToNextTimer();
    for (const waitMs of [1, 60, 70, 80]) {
      vi.advanceTimersByTime(waitMs);
      scheduleTextUpdate(() => calledAt.push(performance.now()));
    }
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(250);
    expect(calledAt).toHaveLength(4);
    expect(new Set(calledAt).size).toBe(1);
  });

  it('comes four times a second for who waits again when called', () => {
    const calledAt: number[] = [];
    const again = (): void => {
      calledAt.push(performance.now());
      if (calledAt.length < 8) scheduleTextUpdate(again);
    };
    scheduleTextUpdate(again);
    vi.advanceTimersByTime(2_010);
    expect(calledAt).toHaveLength(8);
    expect(calledAt.slice(1).every((at, index) => Math.round(at - calledAt[index]!) === 250)).toBe(true);
  });

  it('takes in who comes after its moment while its timer is late', () => {
    const calls: string[] = [];
    scheduleTextUpdate(() => calls.push('in time'));
    const now = performance.now();
    const late = vi.spyOn(performance, 'now').mockReturnValue(now + 300);
    scheduleTextUpdate(() => calls.push('late'));
    late.mockRestore();
    vi.advanceTimersToNextTimer();
    expect(calls).toEqual(['in time', 'late']);
  });
});
