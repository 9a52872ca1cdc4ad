import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { TabBar } from '../ui/TabBar.tsx';
import { pages, pathOf, screenAt } from './paths.ts';

/** The six main tabs; the open one is marked on its first page. */
export function Tabs() {
  const intl = useIntl();
  const screen = screenAt(useLocation().pathname);
  return (
    <TabBar
      current={screen !== undefined && pages[screen].isTab ? screen : undefined}
      tabs={[
        {
          id: 'Home',
          icon: 'home',
          href: pathOf('Home'),
          label: intl.formatMessage({ id: 'tab.home', defaultMessage: 'Home' }),
        },
        {
          id: 'SpotTrade',
          icon: 'swap',
          href: pathOf('SpotTrade'),
          label: intl.formatMessage({ id: 'product.spot', defaultMessage: 'Spot' }),
        },
        {
          id: 'OptionTrade',
          icon: 'timer',
          href: pathOf('OptionTrade'),
          label: intl.formatMessage({ id: 'product.options', defaultMessage: 'Options' }),
        },
        {
          id: 'LeverTrade',
          icon: 'candles',
          href: pathOf('LeverTrade'),
          label: intl.formatMessage({ id: 'product.contracts', defaultMessage: 'Contracts' }),
        },
        {
          id: 'FinanceHub',
          icon: 'bank',
          href: pathOf('FinanceHub'),
          label: intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' }),
        },
        {
          id: 'Assets',
          icon: 'wallet',
          href: pathOf('Assets'),
          label: intl.formatMessage({ id: 'tab.assets', defaultMessage: 'Assets' }),
        },
      ]}
    />
  );
}
