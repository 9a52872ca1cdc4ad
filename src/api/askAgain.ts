import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** First reads that are on their way and are older than a change. */
const outdated = new WeakSet<Query>();

/**
 * Asks again for what has changed. A first read that is on its way may be older than the change, and the library starts no
 * other beside it: it is followed by one.
 */
export function askAgain(client: QueryClient, filters: QueryFilters): void {
  for (const query of client.getQueryCache().findAll(filters)) {
    const { state, promise } = query;
    if (state.fetchStatus === 'idle' || state.data !== undefined || outdated.has(query)) continue;
    outdated.add(query);
    const follow = (): void => {
      outdated.delete(query);
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    promise?.then(follow, follow);
  }
  void client.invalidateQueries(filters);
}
