import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerClock } from './clock.ts';

const hourMs = 3_600_000;
let clock: ServerClock;
/** Server clock minus device clock. */
let off: number;
const server = () => Date.now() + off;

beforeEach(() => {
  vi.useFakeTimers();
  off = 3 * hourMs;
  clock = new ServerClock();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the device’s until the server has said anything, and then the server’s', () => {
  expect(clock.now()).toBe(Date.now());
  expect(clock.isDoubtful).toBe(true);
  clock.noteAnswer(server() - 200, 400);
  expect(clock.now()).toBe(server());
  expect(clock.isDoubtful).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(clock.now()).toBe(server());
});

it('takes the quickest of several answers', () => {
  clock.noteAnswer(server() - 50, 100);
  // The response took the whole round trip time.
  clock.noteAnswer(server() - 2_000, 2_000);
  expect(clock.now()).toBe(server());
});

it('takes a new answer for right where an old one cannot be', () => {
  clock.noteAnswer(server() - 50, 100);
  off -= hourMs;
  clock.noteAnswer(server() - 150, 300);
  expect(clock.now()).toBe(server());
});

it('is never behind what the server has said', () => {
  clock.noteAnswer(server() - 1_000, 1_000);
  const behind = clock.now();
  expect(behind).toBeLessThan(server());
  clock.noteServerMoment(server());
  expect(clock.now()).toBe(server());
  clock.noteServerMoment(server() - 5_000);
  expect(clock.now()).toBe(server());
});

it('believes a leap ahead when it is said twice, and one wrong moment never', () => {
  clock.noteAnswer(server(), 0);
  clock.noteServerMoment(Date.UTC(2100, 0, 1));
  expect(clock.now()).toBe(server());
  clock.noteServerMoment(server());
  clock.noteServerMoment(Date.UTC(2100, 0, 1));
  expect(clock.now()).toBe(server());
  off += 2 * hourMs;
  vi.advanceTimersByTime(1_000);
  clock.noteServerMoment(server());
  vi.advanceTimersByTime(1_000);
  clock.noteServerMoment(server());
  expect(clock.now()).toBe(server());
});

it('comes back from a wrong moment, where answers say the right one twice', () => {
  clock.noteServerMoment(Date.UTC(2100, 0, 1), true);
  clock.noteServerMoment(server(), true);
  expect(clock.now()).not.toBe(server());
  clock.noteServerMoment(server(), true);
  expect(clock.now()).toBe(server());
  // An older sample has no effect.
  for (let count = 0; count < 3; count += 1) clock.noteServerMoment(server() - 2 * hourMs);
  expect(clock.now()).toBe(server());
});

it('goes on when the device’s clock is set back', () => {
  clock.noteAnswer(server(), 0);
  const before = clock.now();
  const steady = clock.steady();
  vi.setSystemTime(Date.now() - hourMs);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(before + 1_000);
  expect(clock.steady()).toBe(steady + 1_000);
});

it('counts the sleep of the device, and doubts itself until it has asked again', () => {
  clock.noteAnswer(server(), 0);
  const steady = clock.steady();
  vi.setSystemTime(Date.now() + hourMs);
  expect(clock.steady()).toBe(steady + hourMs);
  expect(clock.now()).toBe(server());
  expect(clock.isDoubtful).toBe(true);
  clock.noteAnswer(server(), 0);
  expect(clock.isDoubtful).toBe(false);
});
