import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { Sparkline } from '../../components/market/Sparkline.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { useContractPrice, type ContractPrices } from './ContractPrice.tsx';

export interface ContractCurveProps {
  /** Hourly candles, oldest first. */
  history: CandleHistory;
  onRetryHistory: () => void;
}

const hours = 24;
/** Error if the candles are missing without a reason. */
const noCandles = new Error('No candles');

/** Price curve of the last day, with the change above it. */
export function ContractCurve(props: ContractCurveProps & ContractPrices & { isStale: boolean }) {
  const { history, onRetryHistory, isStale } = props;
  const { price, change } = useContractPrice(props);
  const { candles, state, error, failedAt } = history;
  const closes = useMemo(() => {
    const day = candles.slice(-hours);
    return [...day.slice(0, 1).map(({ open }) => open), ...day.map(({ close }) => close)];
  }, [candles]);
  if (state === 'loading' && candles.length === 0)
    return (
      <Stack gutter>
        <Skeleton shape="block" />
      </Stack>
    );
  if (state === 'failed' && candles.length === 0)
    return (
      <FailedNotice of={{ error: error ?? noCandles, at: failedAt ?? 0, retry: onRetryHistory }}>
        <FormattedMessage
          id="kline.chart.failed"
          defaultMessage="The candles could not be loaded. Prices and orders are not affected."
        />
      </FailedNotice>
    );
  return (
    <Stack gutter>
      <Sparkline
        size="page"
        closes={[...closes, price]}
        last={price}
        direction={isStale ? 'flat' : signOf(change)}
      />
    </Stack>
  );
}
