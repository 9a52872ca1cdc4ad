import { useIntl } from 'react-intl';
import { brand } from '../../contracts/brand.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { pages } from '../domains/pages.ts';

/** Title of a page that cannot render its own; default: the product's name. */
export function usePageTitle(screen: ScreenName | undefined): string {
  const intl = useIntl();
  const title = screen && pages[screen].title;
  return title ? intl.formatMessage(title) : brand.name;
}
