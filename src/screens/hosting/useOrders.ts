import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hostingOrderPages, hostingReport, hostingTabs, type HostingTab } from '../../api/hosting.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { isOneOf } from '../../stored/shapes.ts';

/** What the address may say. */
export const isTab = isOneOf(...(Object.keys(hostingTabs) as HostingTab[]));

/** The orders of a tab with the report above them, both read again by a pull and while some run. */
export function useOrders(tab: HostingTab, enabled = true) {
  const queryClient = useQueryClient();
  const report = useQuery(hostingReport());
  const pages = usePages(hostingOrderPages(tab), { enabled });
  const isRunning = enabled && tab === 'hosting' && (report.data?.count ?? 0) > 0;
  usePendingPoll(isRunning, ['hosting', 'wallet']);
  return {
    report,
    orders: pages.list,
    onMore: pages.onMore,
    onRefresh: () => queryClient.invalidateQueries({ queryKey: ['hosting'] }),
  };
}
