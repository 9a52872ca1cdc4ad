import { expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.snapshot().map(({ text }) => text);

test('a toast is shown until it is dismissed, and listeners hear of both', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const unsubscribe = toaster.subscribe(listener);
  const takeAway = toaster.show({ kind: 'info', text: 'Address copied' });
  expect(texts(toaster)).toEqual(['Address copied']);
  takeAway();
  expect(texts(toaster)).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  toaster.show({ kind: 'info', text: 'Again' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('dismissing twice changes nothing', () => {
  const toaster = createToaster();
  const takeAway = toaster.show({ kind: 'info', text: 'Address copied' });
  takeAway();
  const before = toaster.snapshot();
  takeAway();
  expect(toaster.snapshot()).toBe(before);
});

test('the same text is shown once, as the newest', () => {
  const toaster = createToaster();
  toaster.show({ kind: 'error', text: 'No connection', failure: {} });
  toaster.show({ kind: 'info', text: 'Order placed' });
  toaster.show({ kind: 'error', text: 'No connection', failure: {} });
  expect(texts(toaster)).toEqual(['Order placed', 'No connection']);
});

test('a fourth toast pushes out the oldest', () => {
  const toaster = createToaster();
  for (const text of ['one', 'two', 'three', 'four']) toaster.show({ kind: 'info', text });
  expect(texts(toaster)).toEqual(['two', 'three', 'four']);
});
