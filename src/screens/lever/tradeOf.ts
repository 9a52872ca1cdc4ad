import type { QueryClient } from '@tanstack/react-query';
import { leverTrade, positions, type LeverTrade } from '../../api/lever.ts';

/** An order or a position as it is now, in whichever account. */
export async function tradeOf(queryClient: QueryClient, id: number): Promise<LeverTrade | undefined> {
  const query = positions({ status: '-1', id: String(id), limit: '50' });
  const { message } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  // A back end that does not know the question answers others.
  const row = message.data.find((each) => each.id === id);
  return row && leverTrade(row);
}
