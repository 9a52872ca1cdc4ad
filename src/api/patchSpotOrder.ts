import type { QueryClient } from '@tanstack/react-query';
import type { QueryOf } from './client.ts';
import type { SpotOrderRow } from './spot.ts';

type Filter = QueryOf<'spotOrders'>;

/** Puts a changed order into every list that is cached; lists that it enters are read again. */
export function patchSpotOrder(queryClient: QueryClient, row: SpotOrderRow): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['spot', 'orders'] })) {
    const filter = (query.queryKey[2] ?? {}) as Filter;
    const rows = queryClient.getQueryData<SpotOrderRow[]>(query.queryKey);
    const known = rows?.find(({ id }) => id === row.id);
    if (!rows || (!known && belongs(row, filter))) {
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    } else if (known && isNewer(row, known)) {
      const next = belongs(row, filter)
        ? rows.map((each) => (each.id === row.id ? row : each))
        : rows.filter(({ id }) => id !== row.id);
      queryClient.setQueryData(query.queryKey, next);
    }
  }
}

function isNewer(row: SpotOrderRow, known: SpotOrderRow): boolean {
  return (row.updated_ms ?? Infinity) >= (known.updated_ms ?? 0);
}

function belongs(row: SpotOrderRow, { status, currency_id, legal_id, client_order_id }: Filter): boolean {
  const matches = (asked: string | undefined, has: string | number | undefined) =>
    asked === undefined || asked === String(has);
  return (
    matches(status, row.status) &&
    matches(currency_id, row.currency_id) &&
    matches(legal_id, row.legal_id) &&
    matches(client_order_id, row.client_order_id)
  );
}
