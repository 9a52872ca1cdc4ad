import { useIntl } from 'react-intl';
import { BigNumber } from 'bignumber.js';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { changePercent } from './drawing/changePercent.ts';
import type { ChartLayout } from './drawing/chartLayout.ts';

const units = {
  '1min': [1, 'minute'],
  '5min': [5, 'minute'],
  '30min': [30, 'minute'],
  '60min': [1, 'hour'],
  '1day': [1, 'day'],
  '1week': [1, 'week'],
  '1mon': [1, 'month'],
} as const;

/** Text alternative of the chart in one sentence. It changes with the drawing, not per tick. */
export function useChartSummary(layout: ChartLayout | undefined, period: CandlePeriod, tick: string): string {
  const intl = useIntl();
  const formats = useFormats();
  const dates = useDates();
  const seen = layout?.candles.slice(layout.seen.from, layout.seen.to) ?? [];
  const first = seen[0];
  const final = seen.at(-1);
  const last = layout?.candles.at(-1);
  if (!first || !final || !last)
    return intl.formatMessage({ id: 'chart.summary.empty', defaultMessage: 'Price chart' });
  const [count, unit] = units[period];
  return intl.formatMessage(
    {
      id: 'chart.summary',
      defaultMessage:
        'Price chart, a candle for each {period}, from {from} to {to}. Last price {last}, highest {high}, lowest {low}, change {change}.',
    },
    {
      period: formats.units(count, unit),
      from: dates.detail(first.time),
      to: dates.detail(final.time),
      last: formats.price(last.close, tick),
      high: formats.price(BigNumber.max(...seen.map(({ high }) => high)).toFixed(), tick),
      low: formats.price(BigNumber.min(...seen.map(({ low }) => low)).toFixed(), tick),
      change: formats.change(changePercent(first.open, final.close)),
    },
  );
}
