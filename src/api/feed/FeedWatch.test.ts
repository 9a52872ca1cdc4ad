import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerClock } from './clock.ts';
import { FeedWatch } from './FeedWatch.ts';

const far = Date.UTC(2100, 0, 1);
let clock: ServerClock;
let watch: FeedWatch;
beforeEach(() => {
  vi.useFakeTimers();
  clock = new ServerClock();
  clock.noteAnswer(Date.now(), 0);
  watch = new FeedWatch({
    clock,
    link: { isConnected: true, builtAt: 0, rebuild: () => undefined, connectNow: () => undefined },
    readServerTime: async () => Date.now(),
    readQuotes: async () => ({ quotes: [], asOf: undefined }),
    onQuotes: () => undefined,
    onAged: () => undefined,
  });
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['when it was sent', far, undefined],
  ['when it was sent and what it is about', far, far],
])('one message that is wrong in %s makes no price old', (_, sentAt, asOf) => {
  watch.noteSourceTime(Date.now(), Date.now());
  watch.noteSourceTime(sentAt, asOf);
  expect(clock.now()).toBe(Date.now());
  vi.advanceTimersByTime(1_000);
  watch.noteSourceTime(Date.now(), Date.now());
  expect([clock.now(), watch.ageMs]).toEqual([Date.now(), 0]);
});
