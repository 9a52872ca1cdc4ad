import { useCallback, type ReactNode } from 'react';
import { NoticeStrip, type NoticeLine } from '../../components/NoticeStrip.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Balance, type BalanceProps } from './Balance.tsx';
import { HomeBar } from './HomeBar.tsx';
import type { HomeLinks } from './homeLinks.ts';
import { MarketList, type MarketListProps } from './MarketList.tsx';
import { MarketSearch } from './MarketSearch.tsx';
import { QuickActions } from './QuickActions.tsx';
import { useMarketChoice } from './useMarketChoice.ts';
import { useSearch } from './useSearch.ts';
import { VisitorHead } from './VisitorHead.tsx';

interface HomeViewProps extends MarketListProps, Omit<BalanceProps, 'total'> {
  /** Undefined for a visitor. */
  total: BalanceProps['total'] | undefined;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  /** The newest first; none where there is nothing to say. */
  notices?: readonly NoticeLine[];
  /** All pairs with a field stand in place of the page. */
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  links: HomeLinks;
  tabBar: ReactNode;
}

/** The first page: what one has, what one can do, and the market. */
export function HomeView(props: HomeViewProps) {
  const { total, notices = [], offlineBar, links, tabBar } = props;
  const { isOpen, hasOpened, search } = useSearch(props);
  const choice = useMarketChoice();
  const leave = useCallback(() => search(false), [search]);
  if (isOpen) return <MarketSearch {...props} onClose={leave} />;
  const strip = notices.length === 0 ? null : <NoticeStrip notices={notices} />;
  return (
    <Screen
      top={
        <>
          <HomeBar links={links} hasSearched={hasOpened} onSearch={() => search(true)} />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      {total === undefined ? (
        // What a visitor can use at once comes before what asks for an account.
        <>
          <VisitorHead links={links} />
          {strip}
          <MarketList {...props} choice={choice} />
          <QuickActions links={links} />
        </>
      ) : (
        <>
          <Balance {...props} total={total} />
          {strip && props.isSandbox ? <Stack padBlock="3">{strip}</Stack> : strip}
          <QuickActions links={links} />
          <MarketList {...props} choice={choice} />
        </>
      )}
    </Screen>
  );
}
