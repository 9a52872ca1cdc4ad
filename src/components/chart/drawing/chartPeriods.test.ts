import { describe, expect, it } from 'vitest';
import { candlePeriodOf, chartPeriodOf, chartPeriods } from './chartPeriods.ts';

describe('the periods of a chart', () => {
  it('are the line and the seven periods of the wire; the line asks for one-minute candles', () => {
    expect(chartPeriods).toEqual(['line', '1min', '5min', '30min', '60min', '1day', '1week', '1mon']);
    expect(chartPeriods.map(candlePeriodOf)[0]).toBe('1min');
    expect(chartPeriods.slice(1).map(candlePeriodOf)).toEqual(chartPeriods.slice(1));
  });

  it('takes a period from the address, and no other text [rule:market.candles.period]', () => {
    for (const period of chartPeriods) expect(chartPeriodOf(period)).toBe(period);
    for (const other of [null, '', '2min', '15min', 'LINE', '1mon '])
      expect(chartPeriodOf(other)).toBe('30min');
  });
});
