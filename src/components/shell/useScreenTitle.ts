import { useIntl } from 'react-intl';
import { pages } from '../../domains/pages.ts';
import type { ScreenName } from './screenName.ts';

/** Name of a main tab in a sentence; undefined for pages whose name needs its context. */
export function useScreenTitle(): (screen: ScreenName) => string | undefined {
  const intl = useIntl();
  return (screen) => {
    const { isTab, title } = pages[screen];
    return isTab && title && intl.formatMessage(title);
  };
}
