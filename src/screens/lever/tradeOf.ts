import type { QueryClient } from '@tanstack/react-query';
import { leverTrade, positions, type LeverTrade } from '../../api/lever.ts';

/** Current state of an order or a position, in either account. */
export async function tradeOf(queryClient: QueryClient, id: number): Promise<LeverTrade | undefined> {
  const query = positions({ status: '-1', id: String(id), limit: '50' });
  const { message } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  // A back end that ignores the filter returns other rows.
  const row = message.data.find((each) => each.id === id);
  return row && leverTrade(row);
}
