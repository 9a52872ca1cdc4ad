import { describe, expect, test } from 'vitest';
import type { Candle } from '../../../../contracts/candles.ts';
import { drawnRange, indexAt, openingView, rightOf, viewAt, zoomed } from './chartView.ts';

const minute = 60_000;
const candlesFrom = (first: number, count: number): Candle[] =>
  Array.from({ length: count }, (_, at) => ({
    time: (first + at) * minute,
    open: '1',
    high: '1',
    low: '1',
    close: '1',
    volume: '0',
  }));
const candles = candlesFrom(1000, 200);

describe('a view', () => {
  test('opens with sixty candles on a phone, and with fewer where they would be threads', () => {
    expect(openingView(390).count).toBe(60);
    expect(openingView(240).count).toBe(43);
    expect(openingView(60).count).toBe(30);
  });

  test('that nobody has moved ends with the newest candle, also when one more comes', () => {
    const view = { count: 60 };
    expect(rightOf(view, candles)).toBe(200);
    expect(rightOf(view, candlesFrom(1000, 201))).toBe(201);
  });

  test('that was panned stays on its candles when older ones come before them', () => {
    const view = viewAt({ count: 60 }, candles, 120.25);
    expect(rightOf(view, candles)).toBeCloseTo(120.25);
    expect(rightOf(view, candlesFrom(900, 300))).toBeCloseTo(220.25);
  });

  test('that was panned stays on its candles when a newer one comes', () => {
    const view = viewAt({ count: 60 }, candles, 120.25);
    expect(rightOf(view, candlesFrom(1000, 201))).toBeCloseTo(120.25);
  });

  test('that comes back to the end follows the newest again', () => {
    expect(viewAt({ count: 60 }, candles, 250)).toEqual({ count: 60 });
    expect(viewAt({ count: 60 }, candles, 199.99)).toEqual({ count: 60 });
  });

  test('does not go before the first candle', () => {
    expect(rightOf(viewAt({ count: 60 }, candles, -Infinity), candles)).toBe(60);
  });

  test('of fewer candles than fit ends with the newest', () => {
    const few = candlesFrom(0, 3);
    expect(rightOf(viewAt({ count: 60 }, few, -10), few)).toBe(3);
  });
});

describe('zooming', () => {
  test('keeps between 30 and 120 candles', () => {
    expect(zoomed({ count: 60 }, candles, 5).count).toBe(30);
    expect(zoomed({ count: 60 }, candles, 500).count).toBe(120);
  });

  test('at the end keeps the newest candle in view', () => {
    expect(zoomed({ count: 60 }, candles, 90)).toEqual({ count: 90 });
  });

  test('keeps what lies under the fingers in place', () => {
    const view = viewAt({ count: 60 }, candles, 130);
    // The middle of 70 to 130 is 100; with forty candles the view is 80 to 120.
    expect(rightOf(zoomed(view, candles, 40, 0.5), candles)).toBeCloseTo(120);
  });
});

test('the candle at a moment is the last one that had begun', () => {
  expect(indexAt(candles, 1000 * minute)).toBe(0);
  expect(indexAt(candles, 1000.9 * minute)).toBe(0);
  expect(indexAt(candles, 999 * minute)).toBe(-1);
  expect(indexAt(candles, 5000 * minute)).toBe(199);
});

describe('what is drawn', () => {
  test('is the view and thirty candles at each side', () => {
    expect(drawnRange(130, 60, 200)).toEqual({ from: 40, to: 160 });
  });

  test('is less beside a wide view, and ends with the candles', () => {
    expect(drawnRange(200, 120, 200)).toEqual({ from: 70, to: 200 });
    expect(drawnRange(3, 60, 3)).toEqual({ from: 0, to: 3 });
  });
});
