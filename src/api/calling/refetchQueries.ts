import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches changed queries. A first read in flight may be older than the change, and the library starts no second one
 * in parallel: exactly one refetch follows it, regardless of the number of changes.
 */
export function refetchQueries(client: QueryClient, filters: QueryFilters): void {
  for (const { state, promise, queryKey } of client.getQueryCache().findAll(filters)) {
    if (state.fetchStatus === 'idle' || state.data !== undefined) continue;
    const follow = () => client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    promise?.then(follow, follow);
  }
  void client.invalidateQueries(filters);
}
