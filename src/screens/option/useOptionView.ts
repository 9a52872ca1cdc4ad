import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import {
  optionCurrencies,
  optionDurations,
  optionOrder,
  optionPages,
  options,
  optionSettlement,
  placeOption,
  type OptionOrder,
} from '../../api/option.ts';
import { products } from '../../api/products.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { useSource } from '../../components/live/source.ts';
import { useFirstFreshness } from '../../components/live/useFirstFreshness.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { noHistory } from '../../components/market/noHistory.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useStored } from '../../stored/useStored.ts';
import { failed, joinRemotes, mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { optionAsks } from './optionAsks.ts';
import type { OptionTradeViewProps } from './OptionTradeView.tsx';
import {
  isAlikeOption,
  optionForm,
  storedOptionTicket,
  type OptionAccount,
  type OptionTicket,
} from '../../components/option/optionTicket.ts';
import { useOptionPair } from './useOptionPair.ts';
import { useUnseenResults } from './unseenResults.ts';
import { utcMs } from '../../intl/utcMs.ts';

/** Buys options, and looks up orders whose response is missing. */
function useOptionOrders(
  symbol: string,
  account: OptionAccount,
  ids: { match_id: string; currency_id: string },
) {
  const filters = { status: '1', limit: '50', account_type: account } as const;
  return useCommandForm({
    name: `option.ticket.${account}`,
    fields: storedOptionTicket,
    of: symbol,
    fieldOf: { number: 'stake', seconds: 'seconds' },
    changes: [['option'], ['wallet']],
    mutation: placeOption(),
    formOf: (ticket: OptionTicket, clientId) => optionForm(ticket, ids, account, clientId),
    records: recordsOf({
      list: options,
      rowsOf: ({ data }) => data.map(optionOrder),
      byId: (client_order_id) => ({ ...filters, client_order_id }),
      newest: (_: OptionTicket) => ({ ...filters, match_id: ids.match_id }),
      idOf: (order) => order.client_order_id,
      isAlike: (order, ticket) => isAlikeOption(order, ticket, ids.match_id),
      timeMsOf: (order) => utcMs(order.created_at),
    }),
  });
}

/** Orders by state, one request per state as in the wire format. Settling orders are listed above running orders. */
function useOrders(account: OptionAccount) {
  const query = { limit: '40', account_type: account } as const;
  const running = useQuery(options({ status: '1', ...query }));
  const settling = useQuery(options({ status: '2', ...query }));
  const past = usePages(optionPages({ status: '3', account_type: account }));
  usePendingPoll((running.data?.length ?? 0) > 0, ['option', 'wallet']);
  // An order that expires between the two responses is in both.
  const pending = joinRemotes(remoteOf(settling), remoteOf(running), (before, now) => [
    ...before,
    ...now.filter(({ id }) => before.every((other) => other.id !== id)),
  ]);
  const settled = mapRemote(past.list, (paged) => ({ ...paged, rows: paged.rows.map(optionOrder) }));
  const results = useUnseenResults(account, pending, settled);
  return {
    ...results,
    running: pending,
    past: settled,
    onMorePast: past.onMore,
  };
}

/** View model shared by the real and demo option accounts. */
export function useOptionView(account: OptionAccount): Omit<OptionTradeViewProps, 'links' | 'practice'> {
  const [query, setQuery] = useSearchParams();
  const { feed, site, tabBar, offlineBar, isOffline, toast, serverNow, back } = useShell();
  const choice = useOptionPair(query.get('symbol'));
  const { symbol, named } = choice;
  const durations = useQuery({
    ...optionDurations({ match_id: String(named?.id ?? 0) }),
    enabled: named !== undefined,
  });
  const currencies = useQuery(optionCurrencies({ account_type: account }));
  const currency = currencies.data?.[0];
  const ids = { match_id: String(named?.id ?? 0), currency_id: String(currency?.id ?? 0) };
  const [proved, setProved] = useState<OptionOrder>();
  const settlement = useQuery({ ...optionSettlement(String(proved?.id)), enabled: proved !== undefined });
  const isReal = account === 'real_account';
  const offered = useQuery({ ...products(), enabled: isReal });
  return {
    ...choice,
    ...useOrders(account),
    command: useOptionOrders(symbol, account, ids),
    onPickPair: (next) => setQuery({ symbol: next }, { replace: true }),
    isClosed: isReal && isClosed(offered.data, 'option'),
    terms:
      currencies.data?.length === 0
        ? failed(
            new Error('Nothing can be staked'),
            () => void currencies.refetch(),
            currencies.dataUpdatedAt,
          )
        : joinRemotes(remoteOf(durations), remoteOf(currencies), (each, [first]) => ({
            durations: each,
            currency: first!,
          })),
    live: feed.quote(symbol),
    sourceName: site?.market_source_name,
    freshness: useFirstFreshness(feed.status),
    history: useSource(symbol === '' ? noHistory : feed.candles(symbol, '1min').history),
    asks: useStored(optionAsks) ?? true,
    onAsks: (next) => optionAsks.set(next),
    onProve: isNoSuchCall(settlement.error) ? undefined : setProved,
    proof: proved && { order: proved, settlement: remoteOf(settlement) },
    serverNow,
    isOffline,
    toast,
    onBack: back,
    offlineBar,
    tabBar,
  };
}
