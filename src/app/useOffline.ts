import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadMissing } from '../ui/loading/later.ts';
import type { Core } from './core.ts';
import { network, online } from './network.ts';

/** Offline means no network, or a server that answers neither the socket nor calls: both are the same for the user. */
export function useOffline({ feed, queryClient }: Pick<Core, 'feed' | 'queryClient'>) {
  const { status } = feed;
  const { isOffline: isDeviceOffline, since } = useSyncExternalStore(
    network.subscribe,
    network.snapshot,
    () => online,
  );
  const { freshness, isConnected, lastAt } = useSyncExternalStore(
    status.subscribe,
    status.snapshot,
    status.snapshot,
  );
  const isServerGone = !isConnected && freshness === 'stale' && lastAt !== undefined;
  const retry = useCallback(() => {
    feed.retry();
    void queryClient.refetchQueries({ type: 'active' });
  }, [feed, queryClient]);
  const isOffline = isDeviceOffline || isServerGone;
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) {
      loadMissing();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
    wasOffline.current = isOffline;
  }, [isOffline, queryClient]);
  return { isOffline, pausedAt: since ?? lastAt, retry };
}
