import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '../calling/refetchQueries.ts';
import type { QueryOf } from '../calling/client.ts';
import type { ListPages } from '../calling/pages.ts';
import type { SpotOrderRow } from '../spot.ts';

type Filter = QueryOf<'spotOrders'>;
/** A cached list: complete, or in pages. */
type Kept = readonly SpotOrderRow[] | ListPages<SpotOrderRow>;
type Change = (rows: readonly SpotOrderRow[]) => SpotOrderRow[];

const rowsIn = (kept: Kept): readonly SpotOrderRow[] =>
  'pages' in kept ? kept.pages.flatMap(({ rows }) => rows) : kept;

function withRows(kept: Kept, change: Change): Kept {
  if (!('pages' in kept)) return change(kept);
  return { ...kept, pages: kept.pages.map((page) => ({ ...page, rows: change(page.rows) })) };
}

/** Writes a changed order into every cached list; lists that it newly belongs to are refetched. */
export function patchSpotOrder(queryClient: QueryClient, row: SpotOrderRow): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['spot', 'orders'] })) {
    const filter = (queryKey[2] ?? {}) as Filter;
    const kept = state.data as Kept | undefined;
    const known = kept && rowsIn(kept).find(({ id }) => id === row.id);
    const isOfList = belongs(row, filter);
    if (known && isNewer(row, known))
      queryClient.setQueryData(
        queryKey,
        withRows(kept, (rows) =>
          isOfList
            ? rows.map((each) => (each.id === row.id ? row : each))
            : rows.filter(({ id }) => id !== row.id),
        ),
      );
    // A response in flight may be older than the row and would overwrite it with the old state.
    if (state.fetchStatus !== 'idle' || (!known && (!kept || isOfList)))
      refetchQueries(queryClient, { queryKey, exact: true });
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
