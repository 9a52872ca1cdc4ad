import { FormattedMessage, useIntl } from 'react-intl';
import type { SessionNow } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../api/stocks.ts';
import { candlePeriodOf } from '../../components/chart/drawing/chartPeriods.ts';
import { PairHeaderLoading } from '../../components/market/PairHeader.tsx';
import { isLongPeriod, isSessionEnd } from '../../components/stocks/isSessionEnd.ts';
import { isQuoteStale } from '../../components/stocks/quoteAge.ts';
import { StockHeader } from '../../components/stocks/StockHeader.tsx';
import { stockTick } from '../../components/stocks/stockTick.ts';
import { useSession } from '../../components/stocks/useSession.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ChartArea, type ChartAreaProps } from './ChartArea.tsx';
import { KlineActions, type KlineViewProps } from './KlineView.tsx';
import { StockSession } from './StockSession.tsx';

export interface KlineStockViewProps
  extends
    Pick<
      KlineViewProps,
      'isOffline' | 'isFavourite' | 'onToggleFavourite' | 'onShare' | 'onBack' | 'offlineBar'
    >,
    Omit<ChartAreaProps, 'pair' | 'isStale' | 'isGap' | 'isQuoteOnly'> {
  symbol: string;
  stock: RemoteState<StockQuote>;
  /** The company; undefined until it is loaded, or where the back end does not state it. */
  name: string | undefined;
  /** Server time. */
  nowMs: number;
}

function Title({ symbol, name }: Pick<KlineStockViewProps, 'symbol' | 'name'>) {
  return (
    <>
      {symbol}
      {name === undefined ? null : (
        <>
          {' '}
          <Text tone="secondary" weight="regular">
            {name}
          </Text>
        </>
      )}
    </>
  );
}

/** Chart of the sessions, and what its dashed lines are. */
function StockChart(props: KlineStockViewProps & { quote: StockQuote | undefined; isStale: boolean }) {
  const { quote, period, history } = props;
  const intl = useIntl();
  const shares = intl.formatMessage({ id: 'kline.stock.shares', defaultMessage: 'shares' });
  const hasDashes = !isLongPeriod(candlePeriodOf(period)) && history.candles.length > 0;
  return (
    <>
      <ChartArea
        {...props}
        pair={quote && { tick: stockTick(quote), base: shares }}
        isGap={isSessionEnd}
        isQuoteOnly
      />
      {quote && hasDashes ? (
        <Stack gutter padBlock="3">
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage
              id="kline.stock.dashes"
              defaultMessage="Dashed lines are session ends. No candles are drawn while the market is closed."
            />
          </Text>
        </Stack>
      ) : null}
    </>
  );
}

function Quote(props: KlineStockViewProps & { quote: StockQuote; session: SessionNow }) {
  const { quote, session, nowMs, isOffline } = props;
  const tick = stockTick(quote);
  return (
    <>
      <StockHeader quote={quote} tick={tick} session={session.session} nowMs={nowMs} />
      <StockChart {...props} isStale={isQuoteStale(quote, nowMs) || isOffline} />
      <StockSession quote={quote} tick={tick} session={session} nowMs={nowMs} />
      <Stack gutter padBlock="3">
        <Notice tone="neutral">
          <FormattedMessage
            id="kline.stock.quotesOnly"
            defaultMessage="Quotes only. Stocks cannot be bought or sold here."
          />
        </Notice>
      </Stack>
    </>
  );
}

/** Market page of a US stock: price with source and delay, chart and session. */
export function KlineStockView(props: KlineStockViewProps) {
  const { symbol, stock, name, nowMs, onBack, offlineBar } = props;
  const session = useSession(nowMs);
  return (
    <SubScreen
      title={<Title symbol={symbol} name={name} />}
      onBack={onBack}
      actions={<KlineActions {...props} />}
      beneathBar={offlineBar}
    >
      <Remote
        of={stock}
        skeleton={
          <>
            <PairHeaderLoading />
            <StockChart {...props} quote={undefined} isStale={false} />
          </>
        }
        failedTitle={
          <FormattedMessage id="kline.stock.failed" defaultMessage="We could not load this stock" />
        }
      >
        {(quote) => <Quote {...props} quote={quote} session={session} />}
      </Remote>
    </SubScreen>
  );
}
