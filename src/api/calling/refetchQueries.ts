import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks again for what has changed. A first read that is on its way may be older than the change, and the library starts no
 * other beside it: it is followed by one, however many changes there were.
 */
export function refetchQueries(client: QueryClient, filters: QueryFilters): void {
  for (const { state, promise, queryKey } of client.getQueryCache().findAll(filters)) {
    if (state.fetchStatus === 'idle' || state.data !== undefined) continue;
    const follow = () => client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    promise?.then(follow, follow);
  }
  void client.invalidateQueries(filters);
}
