import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { products as productsOffered } from '../../api/products.ts';
import { newCoinOrderPages, newCoinOrders, newCoins } from '../../api/subscription.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { NewCoinsView } from './NewCoinsView.tsx';

/** New coins; the URL selects the offers or the user's subscriptions. */
export function NewCoins() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const tab = query.get('tab') === 'own' ? 'own' : 'offer';
  const isOwn = tab === 'own';
  const { list, onMore } = usePages(newCoinOrderPages(), { enabled: isOwn });
  const settled = useQuery({ ...newCoinOrders({ status: '3', limit: '1' }), enabled: isOwn });
  const isLocked = list.state === 'ready' && list.data.rows.some(({ status }) => status !== 3);
  usePendingPoll(isOwn && isLocked, ['subscription', 'wallet']);
  return (
    <NewCoinsView
      tab={tab}
      products={remoteOf(useQuery(newCoins()))}
      orders={list}
      totalReturn={settled.data?.total_interest}
      isClosed={isClosed(useQuery(productsOffered()).data, 'subscription')}
      isHidden={useIsHidden()}
      isOffline={isOffline}
      now={serverNow}
      hrefOf={({ id }) => pathOf('NewCoin', { id: String(id) })}
      onTab={(next) => setQuery(next === 'own' ? { tab: next } : {}, { replace: true })}
      onMore={onMore}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['subscription'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
