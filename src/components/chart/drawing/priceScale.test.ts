import { BigNumber } from 'bignumber.js';
import { describe, expect, test } from 'vitest';
import type { Candle } from '../../../../contracts/candles.ts';
import { heightOf, priceMarks, priceScale, volumeHeight } from './priceScale.ts';

const candle = (low: string, high: string, volume = '1'): Candle => ({
  time: 0,
  open: low,
  high,
  low,
  close: high,
  volume,
});

test.each(['0', '0.3', '0.0007', '13', '-1', '999999999999999999'])(
  'a tick of %s leaves marks, and an end',
  (tick) => {
    for (const candles of [
      [candle('67302.1', '67900.7')],
      [candle('67302.1', '67302.1')],
      [candle('0', '0')],
    ]) {
      const scale = priceScale(candles, tick, false);
      expect(Number.isFinite(scale.span) && scale.span > 0).toBe(true);
      expect(priceMarks(scale, tick, 6).length).toBeLessThanOrEqual(12);
    }
  },
);

describe('the scale', () => {
  test('leaves a little above the highest price and the place of the volume beneath the lowest', () => {
    const scale = priceScale([candle('100', '110'), candle('105', '120')], '0.1', false);
    expect(heightOf(scale, '120')).toBeCloseTo(0.93);
    expect(heightOf(scale, '100')).toBeCloseTo(0.22);
  });

  test('of a price that did not move has the price in the middle of its place', () => {
    const scale = priceScale([candle('0.9998', '0.9998')], '0.0001', false);
    expect(heightOf(scale, '0.9998')).toBeCloseTo((0.93 + 0.22) / 2);
    expect(scale.span).toBeGreaterThan(0);
  });

  test('of a line heeds closes only', () => {
    const spike = { ...candle('1', '900'), close: '110' };
    const scale = priceScale([candle('100', '100'), spike], '0.1', true);
    expect(heightOf(scale, '110')).toBeCloseTo(0.93);
  });

  test('gives the tallest bar an eighth of the height at most and no volume no bar', () => {
    const scale = priceScale([candle('1', '2', '50'), candle('1', '2', '200')], '0.1', false);
    expect(volumeHeight(scale, '200')).toBeCloseTo(0.12);
    expect(volumeHeight(scale, '50')).toBeCloseTo(0.03);
    expect(volumeHeight(scale, '999')).toBeCloseTo(0.12);
    expect(volumeHeight(priceScale([candle('1', '2', '0')], '0.1', false), '0')).toBe(0);
  });
});

describe('the marks', () => {
  const cases: [string, string, string, string[]][] = [
    ['97010', '98320', '0.1', ['97200', '97600', '98000']],
    ['0.00000971', '0.00001204', '0.00000001', ['0.00001', '0.00001100', '0.000012']],
    ['100', '100', '0.5', ['99', '100', '101']],
  ];

  test.each(cases)('between %s and %s by a tick of %s are round', (low, high, tick, some) => {
    const scale = priceScale([candle(low, high)], tick, false);
    const marks = priceMarks(scale, tick, 5);
    for (const price of some)
      expect(
        marks.some((mark) => new BigNumber(mark).eq(price)),
        price,
      ).toBe(true);
    expect(marks.length).toBeLessThanOrEqual(6);
    for (const mark of marks) expect(new BigNumber(mark).mod(tick).isZero()).toBe(true);
  });

  test('stand above the volume and below the upper edge, from the lowest on', () => {
    const scale = priceScale([candle('97010', '98320')], '0.1', false);
    const heights = priceMarks(scale, '0.1', 8).map((mark) => heightOf(scale, mark));
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(Math.min(...heights)).toBeGreaterThan(0.15);
    expect(Math.max(...heights)).toBeLessThan(0.98);
  });

  test('never have a price of zero or less', () => {
    const scale = priceScale([candle('0.01', '100')], '0.01', false);
    for (const mark of priceMarks(scale, '0.01', 8)) expect(new BigNumber(mark).gt(0)).toBe(true);
  });

  test('of a tick that is no power of ten are its multiples', () => {
    const scale = priceScale([candle('10', '11')], '0.25', false);
    const marks = priceMarks(scale, '0.25', 6);
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) expect(new BigNumber(mark).mod('0.25').isZero()).toBe(true);
  });
});
