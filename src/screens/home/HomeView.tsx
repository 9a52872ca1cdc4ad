import { useCallback, type ReactNode } from 'react';
import type { NoticeLine } from '../../components/shell/NoticeStrip.tsx';
import { useOpened, usePrefetch } from '../../ui/loading/later.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { BalanceProps } from './Balance.tsx';
import { HomeBar } from './HomeBar.tsx';
import type { HomePaths } from './homePaths.ts';
import { LaterBalance } from './LaterBalance.tsx';
import { editFavourites, marketSearch, noMarket, noticeStrip } from './laterParts.ts';
import { MarketList } from './MarketList.tsx';
import type { MarketListProps } from './marketListProps.ts';
import { QuickActions } from './QuickActions.tsx';
import { useMarketChoice, type MarketMemory } from './useMarketChoice.ts';
import { useSearch } from './useSearch.ts';
import { VisitorHead } from './VisitorHead.tsx';

interface HomeViewProps extends MarketListProps, MarketMemory, Omit<BalanceProps, 'total'>, HomePaths {
  /** Undefined for a visitor. */
  total: BalanceProps['total'] | undefined;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  /** The newest first; none where there is nothing to say. */
  notices?: readonly NoticeLine[];
  /** There is something that the user was told and has not read. */
  hasUnread?: boolean;
  /** All pairs with a field stand in place of the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  tabBar: ReactNode;
}

/** So that a tap finds them. */
const tapAway = [marketSearch, noMarket, editFavourites];
/** A strip that does not come is left out until it does. */
const withoutNotices = (): void => undefined;
/** The first page: what one has, what one can do, and the market. */
export function HomeView(props: HomeViewProps) {
  const { total, notices = [], hasUnread = false, offlineBar, pathOf, tabBar } = props;
  const { isOpen, hasOpened, search } = useSearch(props);
  const choice = useMarketChoice(props);
  const leave = useCallback(() => search(false), [search]);
  usePrefetch(tapAway);
  // Mostly there before the tap, so that the field takes the focus within it.
  const MarketSearch = useOpened(marketSearch, isOpen, leave);
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
        // What a visitor can use at once comes before what asks for an account.
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
