import { describe, expect, it } from 'vitest';
import { heightOf, hoursOf, pointsOf, rangeWith } from './sparklineShape.ts';
import { unitsOf } from '../amounts/units.ts';

const day = ['100', '104', '102', '101'];

describe('the shape of a sparkline', () => {
  it('has a point for each price but the last, evenly over the width, the highest on top', () => {
    const hours = hoursOf(day)!;
    expect(pointsOf(hours, hours)).toBe('0,22 18.7,2 37.3,12');
  });

  it('keeps its scale while the live price stays within the day', () => {
    const hours = hoursOf(day)!;
    const range = rangeWith(hours, unitsOf('103.3'));
    expect([range.low, range.high]).toEqual([unitsOf('100'), unitsOf('104')]);
    expect(heightOf(unitsOf('101'), range)).toBe(17);
  });

  it('makes room for a live price beyond the day', () => {
    const hours = hoursOf(day)!;
    const range = rangeWith(hours, unitsOf('108'));
    expect(heightOf(unitsOf('108'), range)).toBe(2);
    expect(pointsOf(hours, range)).toBe('0,22 18.7,12 37.3,17');
  });

  it('tells prices apart that differ in the fifteenth digit', () => {
    const range = { low: unitsOf('97412.60000000001'), high: unitsOf('97412.60000000003') };
    expect(heightOf(unitsOf('97412.60000000002'), range)).toBe(12);
  });

  it('lies in the middle where nothing has moved', () => {
    const hours = hoursOf(['1', '1', '1'])!;
    expect(pointsOf(hours, hours)).toBe('0,12 28,12');
  });

  it.each([[[]], [['1']]])('is none of %j', (closes) => {
    expect(hoursOf(closes)).toBeUndefined();
  });
});
