import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pairsOf, quotations, unreadPairsOf } from '../../api/market.ts';
import { notices } from '../../api/notices.ts';
import { balances } from '../../api/wallet.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { favourites, useFavourites } from '../../components/market/favourites.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { usePollMs } from '../../components/live/usePollMs.ts';
import { useStaleS } from '../../components/live/useStaleS.ts';
import { useStored } from '../../stored/useStored.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { HomeView } from './HomeView.tsx';
import { keptMarket } from './keptMarket.ts';
import { totalOf } from '../../components/amounts/totalOf.ts';
import { later } from '../../ui/loading/later.ts';

/** Sparklines end at the live price; their hourly data is refetched at this interval, in milliseconds. */
const hoursEveryMs = 15 * 60_000;

const stocks = later(async () => (await import('./StocksData.tsx')).StocksData);

/** Home: the market for all, and the balance for a logged-in user. */
export function Home() {
  const { user, feed, pathOf, back, tabBar, offlineBar, isOffline } = useShell();
  const [query, setQuery] = useSearchParams();
  const market = useQuery({ ...quotations(), refetchInterval: hoursEveryMs });
  const wallets = useQuery({ ...balances(), enabled: user !== undefined });
  const refetchInterval = usePollMs(feed.status);
  const told = useQuery({ ...notices({ limit: '1' }), enabled: user !== undefined, refetchInterval });
  // A history entry, so that the phone's back button closes the search instead of the page.
  const search = useCallback(
    (isSearching: boolean) => (isSearching ? setQuery({ search: '' }) : back()),
    [setQuery, back],
  );
  return (
    <HomeView
      total={user === undefined ? undefined : mapRemote(remoteOf(wallets), totalOf)}
      hasUnread={user !== undefined && (told.data?.unread ?? 0) > 0}
      isHidden={useIsHidden()}
      onToggleHidden={balanceVisibility.toggle}
      pairs={mapRemote(remoteOf(market), pairsOf)}
      unread={unreadPairsOf(market.data ?? [])}
      live={(symbol) => feed.quote(symbol)}
      staleS={useStaleS(feed.status)}
      favourites={useFavourites()}
      onToggleFavourite={favourites.toggle}
      keptMarket={useStored(keptMarket)}
      onKeepMarket={keptMarket.set}
      stocks={stocks}
      isSearching={query.has('search')}
      onSearch={search}
      isSandbox={user?.is_sandbox === true}
      // A visitor can view the market but not the order ticket.
      marketHref={(symbol) => pathOf(user === undefined ? 'Kline' : 'SpotTrade', { symbol })}
      offlineBar={offlineBar}
      isOffline={isOffline}
      tabBar={tabBar}
      pathOf={pathOf}
    />
  );
}
