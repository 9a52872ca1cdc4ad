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

test('a newer toast of the same subject replaces the older one, of whatever kind', () => {
  const toaster = createToaster();
  toaster.show({ kind: 'error', text: 'Order 7 not cancelled', failure: {}, subject: 'spot.cancel 7' });
  toaster.show({ kind: 'error', text: 'Order 8 not cancelled', failure: {}, subject: 'spot.cancel 8' });
  toaster.show({ kind: 'success', text: 'Order 7 cancelled', subject: 'spot.cancel 7' });
  expect(texts(toaster)).toEqual(['Order 8 not cancelled', 'Order 7 cancelled']);
});

test('toasts without a subject do not replace each other', () => {
  const toaster = createToaster();
  toaster.show({ kind: 'info', text: 'one' });
  toaster.show({ kind: 'info', text: 'two' });
  expect(texts(toaster)).toEqual(['one', 'two']);
});

test('errors that are over go, other errors and other kinds stay', () => {
  const toaster = createToaster();
  toaster.show({ kind: 'info', text: 'Prices are live again' });
  toaster.show({ kind: 'error', text: 'Not reached', failure: {}, endsOnline: true });
  toaster.show({ kind: 'error', text: 'Refused', failure: {} });
  toaster.endErrors(({ endsOnline }) => endsOnline === true);
  expect(texts(toaster)).toEqual(['Prices are live again', 'Refused']);
});
