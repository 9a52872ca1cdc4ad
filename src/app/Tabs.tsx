import { useLocation } from 'react-router';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useScreenTitle } from '../components/shell/useScreenTitle.ts';
import type { IconName } from '../ui/pictures/icons.ts';
import { TabBar } from '../ui/screen/TabBar.tsx';
import { pages, pathOf, screenAt } from './paths.ts';

const icons: Partial<Record<ScreenName, IconName>> = {
  Home: 'home',
  SpotTrade: 'swap',
  OptionTrade: 'timer',
  LeverTrade: 'candles',
  FinanceHub: 'bank',
  Assets: 'wallet',
};

/** The six main tabs; the active one is marked on its first page. */
export function Tabs() {
  const titleOf = useScreenTitle();
  const screen = screenAt(useLocation().pathname);
  return (
    <TabBar
      current={screen !== undefined && pages[screen].isTab ? screen : undefined}
      tabs={(Object.keys(icons) as ScreenName[]).map((id) => ({
        id,
        icon: icons[id]!,
        href: pathOf(id),
        label: titleOf(id)!,
      }))}
    />
  );
}
