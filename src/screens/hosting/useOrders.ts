import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hostingOrderPages, hostingReport, hostingTabs, type HostingTab } from '../../api/hosting.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { isOneOf } from '../../stored/shapes.ts';

/** Valid tabs in the page's address. */
export const isTab = isOneOf(...(Object.keys(hostingTabs) as HostingTab[]));

/** Orders of a tab and their report; both are refetched by a pull and while orders are active. */
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
