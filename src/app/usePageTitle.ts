import { useIntl } from 'react-intl';
import { brand } from '../../contracts/brand.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { pages } from '../domains/pages.ts';

/** What stands on top of a page while the page itself cannot say it; the product's name where nothing fits. */
export function usePageTitle(screen: ScreenName | undefined): string {
  const intl = useIntl();
  const title = screen && pages[screen].title;
  return title ? intl.formatMessage(title) : brand.name;
}
