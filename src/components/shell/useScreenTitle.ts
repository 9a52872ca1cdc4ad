import { useIntl } from 'react-intl';
import type { ScreenName } from './screenName.ts';

/** The name of a main tab in a sentence; undefined for pages whose name says little outside their place. */
export function useScreenTitle(): (screen: ScreenName) => string | undefined {
  const intl = useIntl();
  const titles: Partial<Record<ScreenName, string>> = {
    Home: intl.formatMessage({ id: 'tab.home', defaultMessage: 'Home' }),
    SpotTrade: intl.formatMessage({ id: 'product.spot', defaultMessage: 'Spot' }),
    OptionTrade: intl.formatMessage({ id: 'product.options', defaultMessage: 'Options' }),
    LeverTrade: intl.formatMessage({ id: 'product.contracts', defaultMessage: 'Contracts' }),
    FinanceHub: intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' }),
    Assets: intl.formatMessage({ id: 'tab.assets', defaultMessage: 'Assets' }),
  };
  return (screen) => titles[screen];
}
