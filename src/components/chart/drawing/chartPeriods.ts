import { candlePeriods, isCandlePeriod, type CandlePeriod } from '../../../../contracts/candles.ts';

/** Chart mode: a line of one-minute closes, or candles of a period. */
export type ChartPeriod = 'line' | CandlePeriod;

export const chartPeriods: readonly ChartPeriod[] = ['line', ...candlePeriods];

/** Default period of a chart. */
export const firstPeriod: ChartPeriod = '30min';

/** Chart selected by the address's `period`; the first one for an invalid value. */
export function chartPeriodOf(text: string | null): ChartPeriod {
  if (text === 'line' || (text !== null && isCandlePeriod(text))) return text;
  return firstPeriod;
}

/** Candle period used by a chart: the line uses one-minute candles. */
export function candlePeriodOf(period: ChartPeriod): CandlePeriod {
  return period === 'line' ? '1min' : period;
}
