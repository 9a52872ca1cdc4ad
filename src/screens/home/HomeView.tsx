import { useCallback, type ReactNode } from 'react';
import type { NoticeLine } from '../../components/shell/NoticeStrip.tsx';
import { useOpened, usePrefetch } from '../../ui/loading/later.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { BalanceProps } from './Balance.tsx';
import { HomeBar } from './HomeBar.tsx';
import type { HomePaths } from './homePaths.ts';
import { LaterBalance } from './LaterBalance.tsx';
import { marketParts, noticeStrip } from './laterParts.ts';
import { MarketList } from './MarketList.tsx';
import type { MarketListProps } from './marketListProps.ts';
import { QuickActions } from './QuickActions.tsx';
import { useMarketChoice, type MarketMemory } from './useMarketChoice.ts';
import { useSearch } from './useSearch.ts';
import { VisitorHead } from './VisitorHead.tsx';

interface HomeViewProps extends MarketListProps, MarketMemory, Omit<BalanceProps, 'total'>, HomePaths {
  /** Undefined for a visitor. */
  total: BalanceProps['total'] | undefined;
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
  /** Newest first; empty without notices. */
  notices?: readonly NoticeLine[];
  /** Whether the user has unread notices. */
  hasUnread?: boolean;
  /** Whether the search over all pairs replaces the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  tabBar: ReactNode;
}

/** Preloaded, so that a tap opens them immediately. */
const tapAway = [marketParts];
/** The strip is omitted until its chunk is loaded. */
const withoutNotices = (): void => undefined;
/** Home page: balance, actions and the market. */
export function HomeView(props: HomeViewProps) {
  const { total, notices = [], hasUnread = false, offlineBar, pathOf, tabBar } = props;
  const { isOpen, hasOpened, search } = useSearch(props);
  const choice = useMarketChoice(props);
  const leave = useCallback(() => search(false), [search]);
  usePrefetch(tapAway);
  // Usually loaded before the tap, so that the field receives the focus within it.
  const MarketSearch = useOpened(marketParts, isOpen, leave)?.MarketSearch;
  const NoticeStrip = useOpened(noticeStrip, notices.length > 0, withoutNotices);
  if (MarketSearch) return <MarketSearch {...props} onClose={leave} />;
  const strip = NoticeStrip ? <NoticeStrip notices={notices} /> : null;
  return (
    <Screen
      top={
        <>
          <HomeBar
            pathOf={pathOf}
            hasUnread={hasUnread}
            hasSearched={hasOpened}
            onSearch={() => search(true)}
          />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      {total === undefined ? (
        // Features for visitors precede those that require an account.
        <>
          <VisitorHead pathOf={pathOf} />
          {strip}
          <MarketList {...props} choice={choice} />
          <QuickActions pathOf={pathOf} />
        </>
      ) : (
        <>
          <LaterBalance {...props} total={total} />
          {strip && props.isSandbox ? <Stack padBlock="3">{strip}</Stack> : strip}
          <QuickActions pathOf={pathOf} />
          <MarketList {...props} choice={choice} />
        </>
      )}
    </Screen>
  );
}
