import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import {
  leverPanel,
  leverTerms,
  leverTrade,
  leverTradePages,
  positions,
  type LeverTrade,
  type LeverTradeRow,
} from '../../api/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { crossAccountOf } from '../../components/lever/marginStatus.ts';
import { usePages, type PagedRows, type Pages } from '../../components/lists/usePages.ts';
import { useFreshness } from '../../components/live/useFreshness.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { isOfAccount, type LeverAccount } from './leverForm.ts';
import type { LeverTradeViewProps } from './LeverTradeView.tsx';
import { mostCounted } from './useAccountFigures.ts';
import { useContract } from './useContract.ts';
import { useEnding } from './closing/useEnding.ts';
import { useLeverOrders } from './useLeverOrders.ts';
import { useLiquidation } from './info/useLiquidation.ts';
import { useMargin } from './useMargin.ts';
import { useParts } from './closing/useParts.ts';
import { useStops } from './useStops.ts';

const isOver = ({ status }: LeverTradeRow): boolean => status !== 0 && status !== 1 && status !== 2;

const named = ({ list }: Pages<LeverTradeRow>): Remote<PagedRows<LeverTrade>> =>
  mapRemote(list, (paged) => ({ ...paged, rows: paged.rows.map(leverTrade) }));

/** Trades with one status each, in the order of the wire format; closing ones precede open ones. */
function useTrades(account: LeverAccount) {
  const filters = { account_type: account };
  /** A back end that ignores the status or the account returns other rows. */
  const keeping = (isKept: (row: LeverTradeRow) => boolean) => ({
    keeps: (row: LeverTradeRow) => isKept(row) && isOfAccount(row, account),
  });
  const isOf = (wanted: number) => keeping(({ status }) => status === wanted);
  const open = usePages(leverTradePages({ status: '1', ...filters }), isOf(1));
  const closing = usePages(leverTradePages({ status: '2', ...filters }), isOf(2));
  const waiting = usePages(leverTradePages({ status: '0', ...filters }), isOf(0));
  const past = usePages(leverTradePages({ status: '-1', ...filters }), keeping(isOver));
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

/** Data and actions of the contract page for one account, without its links. */
export function useLeverView(
  account: LeverAccount,
): Omit<LeverTradeViewProps, 'links' | 'demo'> & { symbol: string } {
  const [query, setQuery] = useSearchParams();
  const { feed, site, tabBar, offlineBar, isOffline, toast } = useShell();
  const { closeInPart, closeWithin } = useCan();
  const contract = useContract(query.get('symbol'), account);
  const { symbol, pair } = contract;
  const quote = pair.state === 'ready' ? pair.data : undefined;
  const ids = { currency_id: String(quote?.currency_id ?? 0), legal_id: String(quote?.legal_id ?? 0) };
  const panel = useQuery({
    ...leverPanel({ ...ids, account_type: account }),
    enabled: quote !== undefined,
  });
  const terms = useQuery(leverTerms());
  const all = useQuery(positions({ status: '1', limit: String(mostCounted), account_type: account }));
  const trades = useTrades(account);
  const orders = useLeverOrders(symbol, ids, account);
  const ending = useEnding(account);
  const onSetStops = useStops();
  const markOf = useCallback((name: string) => feed.mark(name), [feed]);
  const own = all.data;
  const termsOf = (name: string) => {
    const row = terms.data?.find((each) => each.symbol === name);
    return row && contractTerms(row);
  };
  const freshness = useFreshness(feed.status);
  return {
    ...contract,
    ...trades,
    command: orders,
    onRefused: orders.onRefused,
    onPickPair: (next) => setQuery({ symbol: next }, { replace: true }),
    live: feed.quote(symbol),
    mark: feed.mark(symbol),
    book: feed.book(symbol),
    freshness,
    isOffline,
    isStale: isOffline || freshness.level === 'stale',
    limits: mapRemote(remoteOf(panel), (now) => ({
      leverages: now.multiple.muit.map(({ value }) => Number(value)).sort((a, b) => a - b),
      available: now.user_lever,
      roomLong: now.room_long,
      roomShort: now.room_short,
      mark: now.mark?.price,
    })),
    crossOf: (mark) =>
      own && typeof contract.terms !== 'string'
        ? crossAccountOf(own.totals, {
            terms: contract.terms,
            mark,
            trades: own.trades,
            free: panel.data?.user_lever,
          })
        : undefined,
    termsOf,
    liquidation: useLiquidation(trades.past, termsOf),
    parts: useParts(),
    markOf,
    totals: own?.totals,
    counted: own?.trades ?? [],
    hasPart: closeInPart,
    hasWorst: closeWithin,
    ...ending,
    onSetStops,
    margin: useMargin(account),
    available: panel.data?.user_lever,
    sourceName: site?.market_source_name,
    toast,
    offlineBar,
    tabBar,
  };
}
