import { useId, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Candle } from '../../../contracts/candles.ts';
import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import type { Source } from '../../api/feed/Source.ts';
import { ChartFrame } from '../../components/chart/ChartFrame.tsx';
import { ChartBones } from '../../components/chart/ChartBones.tsx';
import type { IsGap } from '../../components/chart/drawing/timeMarks.ts';
import type { PriceChartProps } from '../../components/chart/PriceChart.tsx';
import {
  candlePeriodOf,
  chartPeriods,
  type ChartPeriod,
} from '../../components/chart/drawing/chartPeriods.ts';
import { useSource } from '../../components/live/source.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { failureText } from '../../ui/messages/failureText.ts';
import { FailureTrace } from '../../ui/messages/FailureTrace.tsx';
import type { Remote } from '../../ui/loading/remoteData.ts';
import type { Failure } from '../../ui/screen/supportHref.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { periodName } from './periodName.tsx';

export interface ChartAreaProps {
  period: ChartPeriod;
  onPickPeriod: (period: ChartPeriod) => void;
  history: CandleHistory;
  /** Forming candle. */
  forming: Source<Candle | undefined>;
  onEarlier: () => void;
  onRetryHistory: () => void;
  /** Chunk of the chart, which may still be loading. */
  chart: Remote<ComponentType<PriceChartProps>>;
  /** Price tick and base asset of the pair; undefined until loaded. */
  pair: { tick: string; base: string } | undefined;
  isStale: boolean;
  /** Which gaps are dashed, as in PriceChart. */
  isGap?: IsGap;
  /** For a market that takes no orders; failures then do not mention them. */
  isQuoteOnly?: boolean;
}

interface SayingProps {
  children: ReactNode;
  failure?: Failure;
  /** At most one button. */
  action?: ReactNode;
  role: 'status' | 'alert';
}

/** One sentence that replaces the chart. */
function Saying({ children, failure, action, role }: SayingProps) {
  return (
    <ChartFrame>
      <div role={role}>
        <Stack gap="4" align="center" gutter>
          <Text as="p" variant="body" tone="secondary" align="center">
            {children}
          </Text>
          {action}
          {failure && <FailureTrace {...failure} />}
        </Stack>
      </div>
    </ChartFrame>
  );
}

function Again({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="dense" icon="refresh" onClick={onClick}>
      {children}
    </Button>
  );
}

type NoCandlesProps = Pick<ChartAreaProps, 'history' | 'isQuoteOnly'> & { onRetry: () => void };

function NoCandles({ history, isQuoteOnly, onRetry }: NoCandlesProps) {
  const intl = useIntl();
  return (
    <Saying
      role="alert"
      failure={{ at: history.failedAt, requestId: history.error?.requestId }}
      action={
        <Again onClick={onRetry}>
          <FormattedMessage id="common.retry" defaultMessage="Try again" />
        </Again>
      }
    >
      {isQuoteOnly ? (
        <FormattedMessage
          id="kline.stock.candlesFailed"
          defaultMessage="The candles could not be loaded. The price is not affected."
        />
      ) : (
        <FormattedMessage
          id="kline.chart.failed"
          defaultMessage="The candles could not be loaded. Prices and orders are not affected."
        />
      )}
      {history.error && ` ${failureText(intl, history.error)}`}
    </Saying>
  );
}

/** Chart, or the reason why there is none. */
function Content(props: ChartAreaProps) {
  const { period, history, forming, onEarlier, onRetryHistory, chart, pair, isStale, isGap, isQuoteOnly } =
    props;
  const isForming = useSource(forming, formingPauseMs) !== undefined;
  if (chart.state === 'failed')
    return (
      <Saying
        role="alert"
        failure={{ at: chart.at }}
        action={
          <Again onClick={chart.retry}>
            <FormattedMessage id="kline.chart.loadAgain" defaultMessage="Load again" />
          </Again>
        }
      >
        {isQuoteOnly ? (
          <FormattedMessage
            id="kline.stock.chartFailed"
            defaultMessage="The chart could not be loaded. The price is not affected."
          />
        ) : (
          <FormattedMessage
            id="kline.chart.notLoaded"
            defaultMessage="The chart could not be loaded. Prices and orders are not affected."
          />
        )}
      </Saying>
    );
  if (history.state === 'failed' && history.candles.length === 0)
    return <NoCandles history={history} isQuoteOnly={isQuoteOnly} onRetry={onRetryHistory} />;
  const isWaiting = history.state === 'loading' && history.candles.length === 0;
  if (chart.state === 'loading' || isWaiting || !pair)
    return (
      <ChartFrame content="chart">
        <ChartBones />
      </ChartFrame>
    );
  if (history.candles.length === 0 && !isForming)
    return (
      <Saying role="status">
        <FormattedMessage
          id="kline.chart.empty"
          defaultMessage="No candles for this interval yet. Try another."
        />
      </Saying>
    );
  const Chart = chart.data;
  return (
    <Chart
      // A new period starts at its own newest candle with its own slot width.
      key={period}
      candles={history.candles}
      live={forming}
      period={candlePeriodOf(period)}
      variant={period === 'line' ? 'line' : 'candles'}
      tick={pair.tick}
      base={pair.base}
      isStale={isStale}
      isGap={isGap}
      hasEarlier={history.hasEarlier}
      earlier={history.earlier}
      onEarlier={onEarlier}
    />
  );
}

/** Polling interval for a first forming candle, in milliseconds; the chart itself subscribes to the source. */
const formingPauseMs = 1_000;

/** Periods and their chart; loading and error states have the same height. */
export function ChartArea(props: ChartAreaProps) {
  const { period, onPickPeriod } = props;
  const intl = useIntl();
  const panelId = useId();
  return (
    <>
      <Tabs
        even
        size="sm"
        label={intl.formatMessage({ id: 'kline.periods', defaultMessage: 'Chart period' })}
        tabs={chartPeriods.map((id) => ({ id, label: periodName[id] }))}
        current={period}
        onChange={onPickPeriod}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel">
        <Content {...props} />
      </div>
    </>
  );
}
