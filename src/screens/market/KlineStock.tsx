import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { stockPrice, stockQuotations, stocksOf, unreadStocksOf, type StockQuote } from '../../api/stocks.ts';
import { candlePeriodOf, chartPeriodOf } from '../../components/chart/drawing/chartPeriods.ts';
import { EarlyChart } from '../../components/chart/EarlyChart.tsx';
import { laterChart } from '../../components/chart/laterChart.ts';
import { useSource } from '../../components/live/source.ts';
import { useServerTime } from '../../components/live/useServerTime.ts';
import { favourites, useFavourites } from '../../components/market/favourites.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { quotePollMs } from '../../components/stocks/quotePollMs.ts';
import { useStockCandles } from './useStockCandles.ts';
import { useLater } from '../../ui/loading/later.ts';
import { failed, loading, ready, type Remote } from '../../ui/loading/remoteData.ts';
import { newerQuote } from './newerQuote.ts';
import { KlineStockView } from './KlineStockView.tsx';
import { UnknownStock } from './UnknownStock.tsx';
import { useShare } from './useShare.ts';

/** The candles do not wait for the chunk that animates them. */
const earlyChart = ready(EarlyChart);
const wellFormed = /^[A-Z][A-Z0-9.]{0,9}$/;

interface KnownStock {
  stock: Remote<StockQuote>;
  name: string | undefined;
  isUnknown: boolean;
  /** Time of the newest answer about the price, or its failure. */
  readAt: number;
}

/** A stock from the list of all, and from its own quote, which is read again as long as it can change. */
function useStock(symbol: string, serverNow: () => number): KnownStock {
  const groups = useQuery(stockQuotations());
  const price = useQuery({
    ...stockPrice({ symbol }),
    refetchInterval: ({ state }) => quotePollMs(serverNow(), (state.data?.delay_s ?? 0) * 1000),
  });
  const row = groups.data && stocksOf(groups.data).find((each) => each.symbol === symbol);
  // A price of another stock must never appear here.
  const own = price.data?.symbol === symbol ? price.data : undefined;
  const quote = newerQuote(
    { quote: row, readAt: groups.dataUpdatedAt },
    { quote: own, readAt: price.dataUpdatedAt },
  );
  const isUnread = unreadStocksOf(groups.data ?? []).some((each) => each === undefined || each === symbol);
  const known = {
    name: row?.name ?? own?.name,
    isUnknown: !quote && groups.data !== undefined && !isUnread,
    readAt: Math.max(price.dataUpdatedAt, price.errorUpdatedAt),
  };
  if (quote) return { ...known, stock: ready(quote) };
  const error = price.error && (groups.data ? price.error : groups.error);
  const retry = (): void => {
    void groups.refetch();
    void price.refetch();
  };
  return { ...known, stock: error ? failed(error, retry, price.errorUpdatedAt) : loading };
}

function NoStock() {
  const { pathOf, back, offlineBar } = useShell();
  return <UnknownStock stocksPath={pathOf('Home')} onBack={back} offlineBar={offlineBar} />;
}

/** A stock that the server may have. */
function QuotedStock({ symbol }: { symbol: string }) {
  const [query, setQuery] = useSearchParams();
  const { pathOf, back, offlineBar, isOffline, serverNow } = useShell();
  const { readAt, isUnknown, ...known } = useStock(symbol, serverNow);
  const nowMs = useServerTime(serverNow, false);
  const share = useShare();
  const chart = useLater(laterChart);
  const starred = useFavourites();
  const period = chartPeriodOf(query.get('period'));
  const series = useStockCandles({ symbol, period: candlePeriodOf(period), readAt, now: serverNow });
  const history = useSource(series.history);
  if (isUnknown) return <NoStock />;
  return (
    <KlineStockView
      {...known}
      symbol={symbol}
      nowMs={nowMs}
      isOffline={isOffline}
      period={period}
      // Replaces the history entry, as for a pair.
      onPickPeriod={(next) => setQuery({ stock: symbol, period: next }, { replace: true })}
      history={history}
      forming={series.live}
      onEarlier={() => series.loadEarlier()}
      onRetryHistory={() => series.retry()}
      chart={chart.state === 'loading' ? earlyChart : chart}
      isFavourite={starred.includes(symbol)}
      onToggleFavourite={() => favourites.toggle(symbol)}
      onShare={() => void share(symbol, pathOf('Kline', { stock: symbol, period }))}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

/** Market page of the US stock that the address names. */
export function KlineStock({ symbol }: { symbol: string }) {
  return wellFormed.test(symbol) ? <QuotedStock symbol={symbol} /> : <NoStock />;
}
