import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pairsOf, quotations, unreadPairsOf, type PairQuote } from '../../api/market.ts';
import { named } from '../../api/calling/named.ts';
import { spotOrder, spotOrderPages, statuses, type SpotOrder, type SpotOrderRow } from '../../api/spot.ts';
import { balances } from '../../api/wallet.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { laterChart } from '../../components/chart/laterChart.ts';
import { dayOf } from '../../components/lists/days.ts';
import { usePages, type PagedRows, type Pages } from '../../components/lists/usePages.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { orderTimeMs } from '../../components/orders/orderParts.ts';
import { priceStep } from '../../components/market/ownStep.ts';
import { namedPair, unreadPair } from '../../components/market/namedPair.ts';
import { unopenedPair } from '../../components/market/unopened.ts';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { usePrefetch } from '../../ui/loading/later.ts';
import { loading, mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import type { OrderDraft, OrderOutcome } from './ticket/orderDraft.ts';
import { SpotTradeView } from './SpotTradeView.tsx';
import { spotBalances } from './spotBalances.ts';
import { storedTicketFields, ticketStart, type Ticket, type TicketStart } from './ticket/ticketState.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { useFreshness } from '../../components/live/useFreshness.ts';
import { useCancelling } from './useCancelling.ts';
import { useOutcomeText } from './useOutcomeText.ts';
import { useOrderAttempt } from './ticket/useOrderAttempt.ts';
import { useSettledOrder } from './useSettledOrder.ts';
import { useShownOrder } from './useShownOrder.ts';

/** Preloads the chart, the most likely next screen of a trader. */
const tapAway = [laterChart];

/** An unknown pair is reported elsewhere, so it counts as loading here. */
function pairForDesk(market: Remote<unknown>, chosen: PairQuote | undefined): Remote<PairQuote> {
  if (market.state !== 'ready') return market;
  return chosen ? ready(chosen, market.stale) : loading;
}

const isOver = ({ status }: SpotOrderRow): boolean => named(statuses, status) !== 'open';

function ordersOf({ list }: Pages<SpotOrderRow>): Remote<PagedRows<SpotOrder>> {
  return mapRemote(list, (paged) => ({ ...paged, rows: paged.rows.map(spotOrder) }));
}

/** Open orders and past orders, page by page. */
function useOrders() {
  const open = usePages(spotOrderPages({ status: '1' }));
  // The API filters by one status or returns all.
  const past = usePages(spotOrderPages(), { keeps: isOver });
  usePendingPoll(open.list.state === 'ready' && open.list.data.rows.length > 0, ['spot', 'wallet']);
  return {
    openOrders: ordersOf(open),
    onMoreOpen: open.onMore,
    pastOrders: ordersOf(past),
    onMorePast: past.onMore,
  };
}

/**
 * Ticket of this pair and the orders placed with it.
 * @param hasTicket whether a ticket is present that can show an order's outcome
 */
function useTicketOrders(symbol: string, start: TicketStart, hasTicket: boolean) {
  const { user, toast } = useShell();
  // Another pair or another link starts a new ticket.
  const of = [symbol, start.side, start.price].join(' ');
  const draft = useDraft<Ticket>('spot.ticket', { fields: storedTicketFields, of });
  const outcomeText = useOutcomeText();
  const [settled, settle] = useSettledOrder(of);
  const finish = (outcome: OrderOutcome | undefined, order: OrderDraft): void => {
    const isMade = outcome?.state === 'made';
    const message = outcome && (!isMade || !hasTicket) ? outcomeText(outcome, order) : undefined;
    if (message) toast(message);
    if (!isMade) return;
    draft.end();
    settle({ draft: order, outcome });
  };
  const { submission, submit, repeat, check, accept, dismiss } = useOrderAttempt(
    user && String(user.id),
    (made, order) => finish({ state: 'made', made }, order),
  );
  return {
    draft,
    submission,
    async onSubmit(order: OrderDraft): Promise<OrderOutcome> {
      const outcome = await submit(order);
      if (outcome.state === 'made') draft.end();
      return outcome;
    },
    settled,
    onRepeat: (consent?: 'mayDouble') => {
      if (!('draft' in submission)) return;
      const { draft: order } = submission;
      void repeat(consent).then((outcome) => finish(outcome, order));
    },
    onCheck: check,
    onAccept: accept,
    onDismiss: dismiss,
  };
}

/** Trades the pair in the URL, or the first pair. */
export function SpotTrade() {
  const [query, setQuery] = useSearchParams();
  const { user, feed, site, pathOf, errandPath, tabBar, offlineBar, isOffline, toast } = useShell();
  const { orderByValue, cancelAllOrders } = useCan();
  const groups = useQuery(quotations());
  const market = mapRemote(remoteOf(groups), pairsOf);
  const unread = unreadPairsOf(groups.data ?? []);
  const wallets = useQuery(balances());
  const orders = useOrders();
  const [cancelled, sayCancelled] = useState<string>();
  const { onCancel, onCancelAll } = useCancelling(sayCancelled);
  const start = ticketStart(query);
  usePrefetch(tapAway);
  const pairs = market.state === 'ready' ? market.data : [];
  const known = market.state === 'ready' ? pairs : undefined;
  const { pair: chosen, symbol, isUnknown, isNone, isUnread } = namedPair(query.get('symbol'), known, unread);
  const pair = isUnread ? unreadPair(groups) : pairForDesk(market, chosen);
  return (
    <SpotTradeView
      symbol={symbol}
      isUnknown={isUnknown}
      unopened={unopenedPair(query.get('symbol'), groups.data)}
      onNone={isNone ? () => void groups.refetch() : undefined}
      pair={pair}
      pairs={market}
      unread={unread}
      live={feed.quote(symbol)}
      book={feed.book(symbol)}
      freshness={useFreshness(feed.status)}
      isOffline={isOffline}
      isSandbox={user?.is_sandbox === true}
      sourceName={site?.market_source_name}
      hasOrderValue={orderByValue}
      start={start}
      {...useTicketOrders(symbol, start, pair.state === 'ready')}
      balances={mapRemote(remoteOf(wallets), spotBalances)}
      onRetryBalance={() => void wallets.refetch()}
      isHidden={useIsHidden()}
      {...orders}
      tickOf={(name) => {
        const known = pairs.find((each) => each.symbol === name);
        return known?.price_tick === undefined ? undefined : priceStep(known);
      }}
      cancelled={cancelled}
      onCancel={onCancel}
      onCancelAll={cancelAllOrders ? onCancelAll : undefined}
      {...useShownOrder()}
      recordsHrefOf={(order) => {
        const from = dayOf(orderTimeMs(order));
        const to = dayOf(order.updated_ms ?? Date.now());
        return pathOf('AssetRecord', { account: 'change', from, to });
      }}
      onPickPair={(next) => setQuery({ symbol: next }, { replace: true })}
      toast={toast}
      links={{
        deposit: pathOf('Deposit'),
        transfer: errandPath('Transfer'),
        chart: pathOf('Kline', { symbol }),
      }}
      offlineBar={offlineBar}
      tabBar={tabBar}
    />
  );
}
