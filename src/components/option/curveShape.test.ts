import { expect, it } from 'vitest';
import { curveShape, pointsOf } from './curveShape.ts';

const now = 600_000;
const minutes = ['100', '110', '105'].map((close, index) => ({
  open: close,
  high: close,
  low: close,
  close,
  volume: '1',
  time: now - (4 - index) * 60_000,
}));

it('draws what was seen since the page is open in place of the minutes then', () => {
  const seen = [{ at: now - 90_000, price: '104' }];
  expect(pointsOf(minutes, seen)).toEqual([
    { at: now - 180_000, price: '100' },
    { at: now - 120_000, price: '110' },
    { at: now - 90_000, price: '104' },
  ]);
});

it('has entry, band and expiry of an order within its frame', () => {
  const order = { entry: { at: now - 30_000, price: '105' }, expiresAt: now + 90_000, band: '20' };
  const shape = curveShape(pointsOf(minutes, []), { last: '104', now, order })!;
  const { entry, band, expiry, last } = shape;
  expect(entry!.left).toBeLessThan(last.left);
  expect(last.left).toBeLessThan(expiry!);
  expect(expiry).toBeLessThan(100);
  expect(band!.top).toBeGreaterThan(0);
  expect(band!.top).toBeLessThan(entry!.top);
  expect(band!.bottom).toBeGreaterThan(entry!.top);
  expect(band!.bottom).toBeLessThan(100);
});

it('goes on to the expiry of an order that runs long, and has no band that nobody told', () => {
  const order = { entry: { at: now - 30_000, price: '105' }, expiresAt: now + 270_000, band: undefined };
  const shape = curveShape(pointsOf(minutes, []), { last: '104', now, order })!;
  expect(shape.to).toBeGreaterThan(now + 270_000);
  expect(shape.from).toBe(now - 270_000);
  expect(shape.band).toBeUndefined();
});

it('has no line of a single price', () => {
  expect(curveShape([], { last: '104', now, order: undefined })).toBeUndefined();
});
