import { useSearchParams } from 'react-router';
import { otcOrderPages } from '../../api/otc.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { isUnfinished } from '../../components/otc/otcStatus.tsx';
import { useShell } from '../../components/shell/useShell.ts';
import { OtcOrdersView, type OtcOrdersTab } from './OtcOrdersView.tsx';

/** Status code of each tab. */
const codes = { all: undefined, unpaid: '1', paid: '2', cancelled: '5' } as const;

const isTab = (text: string | null): text is OtcOrdersTab => text !== null && Object.hasOwn(codes, text);

/** P2P orders of the user; the address selects the tab. */
export function OtcOrders() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, serverNow, offlineBar } = useShell();
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'all';
  const { list, onMore, onRefresh } = usePages(otcOrderPages(codes[tab]));
  usePendingPoll(list.state === 'ready' && list.data.rows.some(isUnfinished), ['otc', 'wallet']);
  return (
    <OtcOrdersView
      tab={tab}
      orders={list}
      aheadMs={Date.now() - serverNow()}
      links={{
        order: ({ id }) => pathOf('OtcOrder', { id: String(id) }),
        offers: pathOf('OtcOffers'),
        chat: pathOf('Chat'),
      }}
      onTab={(next) => setQuery(next === 'all' ? {} : { tab: next }, { replace: true })}
      onMore={onMore}
      onRefresh={onRefresh}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
