import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  leverPanel,
  leverTerms,
  leverTrade,
  leverTradePages,
  positions,
  type LeverTrade as Trade,
  type LeverTradeRow,
} from '../../api/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { crossAccountOf } from '../../components/lever/standing.ts';
import { usePages, type PagedRows, type Pages } from '../../components/lists/usePages.ts';
import { useFreshness } from '../../components/live/useFreshness.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/remote.ts';
import { account } from './leverForm.ts';
import { LeverTradeView } from './LeverTradeView.tsx';
import { useContract } from './useContract.ts';
import { useEnding } from './useEnding.ts';
import { useLeverOrders } from './useLeverOrders.ts';
import { useMargin } from './useMargin.ts';
import { useStops } from './useStops.ts';

/** A back end that does not know a status answers others. */
const isOf = (wanted: number) => ({
  keeps: ({ status }: LeverTradeRow): boolean => status === wanted,
});
const isOver = ({ status }: LeverTradeRow): boolean => status !== 0 && status !== 1 && status !== 2;

const named = ({ list }: Pages<LeverTradeRow>): Remote<PagedRows<Trade>> =>
  mapRemote(list, (paged) => ({ ...paged, rows: paged.rows.map(leverTrade) }));

/** Of one status each, as the wire lists them; what closes stands above what is open. */
function useTrades() {
  const open = usePages(leverTradePages({ status: '1', ...account }), isOf(1));
  const closing = usePages(leverTradePages({ status: '2', ...account }), isOf(2));
  const waiting = usePages(leverTradePages({ status: '0', ...account }), isOf(0));
  const past = usePages(leverTradePages({ status: '-1', ...account }), { keeps: isOver });
  const isOpen = [open, waiting].some(({ list }) => list.state === 'ready' && list.data.rows.length > 0);
  usePendingPoll(isOpen, ['lever', 'wallet']);
  const isClosing = closing.list.state === 'ready' ? closing.list.data.rows.map(leverTrade) : [];
  return {
    open: mapRemote(named(open), (paged) => ({ ...paged, rows: [...isClosing, ...paged.rows] })),
    onMoreOpen: open.onMore,
    waiting: named(waiting),
    onMoreWaiting: waiting.onMore,
    past: named(past),
    onMorePast: past.onMore,
  };
}

/** Trades the contract of the address, or the first one. */
export function LeverTrade() {
  const [query, setQuery] = useSearchParams();
  const { feed, site, pathOf, tabBar, offlineBar, isOffline, toast } = useShell();
  const contract = useContract(query.get('symbol'));
  const { symbol, pair } = contract;
  const quote = pair.state === 'ready' ? pair.data : undefined;
  const ids = { currency_id: String(quote?.currency_id ?? 0), legal_id: String(quote?.legal_id ?? 0) };
  const panel = useQuery({ ...leverPanel(ids), enabled: quote !== undefined });
  const terms = useQuery(leverTerms());
  const all = useQuery(positions({ status: '1', limit: '100' }));
  const trades = useTrades();
  const orders = useLeverOrders(symbol, ids);
  const ending = useEnding();
  const onSetStops = useStops();
  const own = all.data;
  const freshness = useFreshness(feed.status);
  return (
    <LeverTradeView
      {...contract}
      {...trades}
      {...orders}
      onPickPair={(next) => setQuery({ symbol: next }, { replace: true })}
      live={feed.quote(symbol)}
      mark={feed.mark(symbol)}
      book={feed.book(symbol)}
      freshness={freshness}
      isOffline={isOffline}
      isStale={isOffline || freshness.level === 'stale'}
      limits={mapRemote(remoteOf(panel), (now) => ({
        leverages: now.multiple.muit.map(({ value }) => Number(value)).sort((a, b) => a - b),
        available: now.user_lever,
        ...{ roomLong: now.room_long, roomShort: now.room_short, mark: now.mark?.price },
      }))}
      crossOf={(mark) =>
        own && typeof contract.terms !== 'string'
          ? crossAccountOf(own.totals, { terms: contract.terms, mark, trades: own.trades })
          : undefined
      }
      termsOf={(name) => {
        const row = terms.data?.find((each) => each.symbol === name);
        return row && contractTerms(row);
      }}
      markOf={(name) => feed.mark(name)}
      hasPart={site?.has_close_part === true}
      {...ending}
      onSetStops={onSetStops}
      margin={useMargin()}
      available={panel.data?.user_lever}
      links={{
        transfer: pathOf('Transfer', { from: 'change', to: 'lever' }),
        deposit: pathOf('Deposit'),
        chart: pathOf('Kline', { symbol }),
        info: pathOf('LeverInfo', { symbol }),
      }}
      toast={toast}
      offlineBar={offlineBar}
      tabBar={tabBar}
    />
  );
}
