import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { Candle } from '../../../contracts/candles.ts';
import { pairsOf, quotations, unreadPairsOf, type PairQuote } from '../../api/market.ts';
import { EarlyChart } from '../../components/chart/EarlyChart.tsx';
import { laterChart } from '../../components/chart/laterChart.ts';
import {
  candlePeriodOf,
  chartPeriodOf,
  type ChartPeriod,
} from '../../components/chart/drawing/chartPeriods.ts';
import { favourites, useFavourites } from '../../components/market/favourites.ts';
import { fixedSource } from '../../components/live/fixedSource.ts';
import { useSource } from '../../components/live/source.ts';
import { useFirstFreshness } from '../../components/live/useFirstFreshness.ts';
import { PairHeaderLoading } from '../../components/market/PairHeader.tsx';
import { noHistory } from '../../components/market/noHistory.ts';
import { namedPair, unreadPair } from '../../components/market/namedPair.ts';
import { unopenedPair } from '../../components/market/unopened.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useLater } from '../../ui/loading/later.ts';
import { Remote as RemoteContent } from '../../ui/loading/Remote.tsx';
import { mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { KlineView } from './KlineView.tsx';
import { laterStock } from './laterStock.ts';
import { useShare } from './useShare.ts';
import { useVote } from './useVote.ts';

/** The candles do not wait for the chunk that animates them. */
const earlyChart = ready(EarlyChart);
/** Used until the pair is known. */
const noCandle = fixedSource<Candle | undefined>(undefined);

/** Market page of a pair: pair and period in the address; by default the first pair. */
function PairMarket() {
  const [query, setQuery] = useSearchParams();
  const { feed, site, pathOf, open, back, offlineBar, isOffline } = useShell();
  const groups = useQuery(quotations());
  const market = mapRemote(remoteOf(groups), pairsOf);
  const unread = unreadPairsOf(groups.data ?? []);
  const share = useShare();
  const chart = useLater(laterChart);
  const starred = useFavourites();
  const pairs = market.state === 'ready' ? market.data : undefined;
  const { pair: named, symbol, isUnknown, isNone, isUnread } = namedPair(query.get('symbol'), pairs, unread);
  const period = chartPeriodOf(query.get('period'));
  const series = symbol === '' ? undefined : feed.candles(symbol, candlePeriodOf(period));
  const pair = isUnread ? unreadPair(groups) : mapRemote(market, () => named);
  // Replaces the history entry: back and reload keep pair and period, and a tap on a period adds no entry.
  const show = (next: { symbol: string; period: ChartPeriod }): void => setQuery(next, { replace: true });
  return (
    <KlineView
      symbol={symbol}
      isUnknown={isUnknown}
      unopened={unopenedPair(query.get('symbol'), groups.data)}
      onNone={isNone ? () => void groups.refetch() : undefined}
      pair={pair.state === 'ready' && !pair.data ? { state: 'loading' } : (pair as Remote<PairQuote>)}
      pairs={market}
      unread={unread}
      onPickPair={(next) => show({ symbol: next, period })}
      live={feed.quote(symbol)}
      freshness={useFirstFreshness(feed.status)}
      isOffline={isOffline}
      period={period}
      onPickPeriod={(next) => show({ symbol, period: next })}
      history={useSource(series?.history ?? noHistory)}
      forming={series?.live ?? noCandle}
      onEarlier={() => series?.loadEarlier()}
      onRetryHistory={() => series?.retry()}
      chart={chart.state === 'loading' ? earlyChart : chart}
      book={feed.book(symbol)}
      trades={feed.trade(symbol)}
      {...useVote(symbol, named)}
      sourceName={site?.market_source_name}
      onPickPrice={(price, side) =>
        open(pathOf('SpotTrade', { symbol, side: side === 'ask' ? 'buy' : 'sell', price }))
      }
      isFavourite={starred.includes(symbol)}
      onToggleFavourite={() => favourites.toggle(symbol)}
      onShare={() => void share(symbol, pathOf('Kline', { symbol, period }))}
      onBack={back}
      links={{
        buy: pathOf('SpotTrade', { symbol, side: 'buy' }),
        sell: pathOf('SpotTrade', { symbol, side: 'sell' }),
      }}
      offlineBar={offlineBar}
    />
  );
}

/** Market page of a stock, once its code is loaded. */
function StockMarket({ symbol }: { symbol: string }) {
  const { back, offlineBar } = useShell();
  const page = useLater(laterStock);
  if (page.state === 'ready') return <page.data symbol={symbol} />;
  return (
    <SubScreen
      title={<FormattedMessage id="kline.tabs" defaultMessage="Market" />}
      onBack={back}
      beneathBar={offlineBar}
    >
      <RemoteContent of={page} skeleton={<PairHeaderLoading />}>
        {() => null}
      </RemoteContent>
    </SubScreen>
  );
}

/** Market page of a pair or, with `stock` in the address, of a US stock. */
export function Kline() {
  const [query] = useSearchParams();
  const stock = query.get('stock');
  return stock === null ? <PairMarket /> : <StockMarket key={stock} symbol={stock} />;
}
