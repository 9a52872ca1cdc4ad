import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChartPeriod } from '../../components/chart/drawing/chartPeriods.ts';

/** Short names of the chart's periods, a few letters each: eight of them fit in 320 pixels. */
export const periodName: Readonly<Record<ChartPeriod, ReactNode>> = {
  line: <FormattedMessage id="kline.period.line" defaultMessage="Line" />,
  '1min': <FormattedMessage id="kline.period.minute" defaultMessage="1m" />,
  '5min': <FormattedMessage id="kline.period.minutes5" defaultMessage="5m" />,
  '30min': <FormattedMessage id="kline.period.minutes30" defaultMessage="30m" />,
  '60min': <FormattedMessage id="kline.period.hour" defaultMessage="1h" />,
  '1day': <FormattedMessage id="kline.period.day" defaultMessage="1D" />,
  '1week': <FormattedMessage id="kline.period.week" defaultMessage="1W" />,
  '1mon': <FormattedMessage id="kline.period.month" defaultMessage="1M" />,
};
