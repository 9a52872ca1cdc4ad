import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isNoSuchCall } from '../../api/ApiError.ts';
import type { CandleHistory } from '../../api/CandleSeries.ts';
import { sendsClientIds } from '../../api/clientIds.ts';
import { pairsOf, quotations, unreadPairsOf, type PairQuote } from '../../api/market.ts';
import {
  optionCurrencies,
  optionDurations,
  optionOrder,
  optionPages,
  options,
  optionSettlement,
  placeOption,
  resetOptionDemo,
  type OptionOrder,
} from '../../api/option.ts';
import { products } from '../../api/products.ts';
import { clockToleranceMs } from '../../components/command/clockTolerance.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { fixedSource } from '../../components/live/fixedSource.ts';
import { useSource } from '../../components/live/source.ts';
import { useFirstFreshness } from '../../components/live/useFirstFreshness.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { namedPair, unreadPair } from '../../components/market/namedPair.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isNumber } from '../../stored/shapes.ts';
import { useStored } from '../../stored/useStored.ts';
import { failed, joinRemotes, mapRemote, remoteOf, type Remote } from '../../ui/remote.ts';
import { optionAsks } from './optionAsks.ts';
import { OptionTradeView } from './OptionTradeView.tsx';
import {
  isAlikeOption,
  optionForm,
  storedOptionTicket,
  type OptionAccount,
  type OptionTicket,
} from './optionTicket.ts';

/** The pair of the address, or the first that options are open on. */
function usePair(asked: string | null) {
  const groups = useQuery(quotations());
  const unread = unreadPairsOf(groups.data ?? []);
  const pairs = mapRemote(remoteOf(groups), pairsOf);
  const all = pairs.state === 'ready' ? pairs.data : undefined;
  const open = all?.filter(({ open_microtrade: isOpen }) => isOpen === 1);
  const {
    pair: named,
    symbol,
    isUnknown,
    isNone,
    isUnread,
  } = namedPair(asked, asked === null ? open : all, unread);
  const pair = isUnread ? unreadPair(groups) : mapRemote(pairs, () => named);
  return {
    ...{ symbol, isUnknown, unread, named },
    onNone: isNone ? () => void groups.refetch() : undefined,
    pair:
      pair.state === 'ready' && !pair.data ? ({ state: 'loading' } as const) : (pair as Remote<PairQuote>),
    pairs: mapRemote(pairs, (list) => list.filter(({ open_microtrade: isOpen }) => isOpen === 1)),
  };
}

const noHistory = fixedSource<CandleHistory>({
  state: 'loading',
  candles: [],
  hasEarlier: false,
  earlier: 'idle',
});

/** Buys options, and looks one up whose answer did not come. */
function useOptionOrders(
  symbol: string,
  account: OptionAccount,
  ids: { match_id: string; currency_id: string },
) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  const rowsOf = async (more: { client_order_id: string } | { match_id: string }) => {
    const query = options({ status: '1', limit: '50', account_type: account, ...more });
    const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    return data.map(optionOrder);
  };
  return useCommandForm({
    name: `option.ticket.${account}`,
    fields: storedOptionTicket,
    of: symbol,
    fieldOf: { number: 'stake', seconds: 'seconds' },
    changes: [['option'], ['wallet']],
    mutation: placeOption(),
    formOf: (ticket: OptionTicket, clientOrderId) =>
      optionForm(ticket, ids, { clientOrderId, site, account }),
    async find(clientOrderId) {
      if (!sendsClientIds(site)) return undefined;
      const rows = await rowsOf({ client_order_id: clientOrderId });
      return rows.find((row) => row.client_order_id === clientOrderId);
    },
    async findAlike(ticket, sinceMs) {
      const rows = await rowsOf({ match_id: ids.match_id });
      return rows.filter(
        (row) =>
          isAlikeOption(row, ticket, ids.match_id) &&
          Date.parse(`${row.created_at.replace(' ', 'T')}Z`) >= sinceMs - clockToleranceMs,
      );
    },
  });
}

/** Starts the demo account over, once it was asked for twice. */
function useDemoReset() {
  const [isAsked, setAsked] = useState(false);
  const command = useCommandForm({
    name: 'option.reset',
    fields: { count: isNumber },
    ...{ of: '', fieldOf: {}, changes: [['option']] },
    mutation: resetOptionDemo(),
    formOf: (_: { count: number }, clientId) => ({ client_reset_id: clientId }),
    // A balance of 10,000 does not say whether it was reset.
    find: () => Promise.reject(new Error('A reset leaves no trace')),
    findAlike: () => Promise.resolve([]),
  });
  const { submission, onSubmit } = command;
  return {
    ...{ isAsked, onAsk: setAsked, isSending: submission.state === 'sending' },
    onReset: () => void onSubmit({ count: 1 }).then(() => setAsked(false)),
  };
}

/** Of one state each, as the wire lists them: what is being settled stands above what runs. */
function useOrders(account: OptionAccount) {
  const query = { limit: '40', account_type: account } as const;
  const running = useQuery(options({ status: '1', ...query }));
  const settling = useQuery(options({ status: '2', ...query }));
  const past = usePages(optionPages({ status: '3', account_type: account }));
  usePendingPoll((running.data?.length ?? 0) > 0, ['option', 'wallet']);
  return {
    running: joinRemotes(remoteOf(settling), remoteOf(running), (before, now) => [...before, ...now]),
    past: mapRemote(past.list, (paged) => ({ ...paged, rows: paged.rows.map(optionOrder) })),
    onMorePast: past.onMore,
  };
}

/** Trades options on the pair of the address, with real money or in the demo account. */
export function OptionTrade() {
  const [query, setQuery] = useSearchParams();
  const shell = useShell();
  const { feed, site, pathOf, tabBar, offlineBar, isOffline, toast, serverNow, back } = shell;
  const isDemo = query.get('account') === 'demo';
  const account: OptionAccount = isDemo ? 'simulation_account' : 'real_account';
  const choice = usePair(query.get('symbol'));
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
  const offered = useQuery(products());
  const reset = useDemoReset();
  const asks = useStored(optionAsks) ?? true;
  const series = symbol === '' ? undefined : feed.candles(symbol, '1min');
  const go = (next: Record<string, string>) => setQuery(next, { replace: true });
  const own: Record<string, string> = symbol === '' ? {} : { symbol };
  return (
    <OptionTradeView
      key={account}
      {...choice}
      {...useOrders(account)}
      {...useOptionOrders(symbol, account, ids)}
      onPickPair={(next) => go({ symbol: next, ...(isDemo && { account: 'demo' }) })}
      isDemo={isDemo}
      onSwitch={
        site?.has_demo_options === true ? () => go(isDemo ? own : { ...own, account: 'demo' }) : undefined
      }
      isClosed={isClosed(offered.data, 'option')}
      terms={
        currencies.data?.length === 0
          ? failed(
              new Error('Nothing can be staked'),
              () => void currencies.refetch(),
              currencies.dataUpdatedAt,
            )
          : joinRemotes(remoteOf(durations), remoteOf(currencies), (each, [first]) => ({
              durations: each,
              currency: first!,
            }))
      }
      live={feed.quote(symbol)}
      sourceName={site?.market_source_name}
      freshness={useFirstFreshness(feed.status)}
      history={useSource(series?.history ?? noHistory)}
      asks={asks}
      onAsks={(next) => optionAsks.set(next)}
      onProve={isNoSuchCall(settlement.error) ? undefined : setProved}
      proof={proved && { order: proved, settlement: remoteOf(settlement) }}
      reset={reset}
      serverNow={serverNow}
      isOffline={isOffline}
      transfer={pathOf('Transfer', { from: 'change', to: 'micro' })}
      toast={toast}
      onBack={back}
      offlineBar={offlineBar}
      tabBar={tabBar}
    />
  );
}
