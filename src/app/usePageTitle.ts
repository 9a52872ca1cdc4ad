import { useIntl } from 'react-intl';
import { brand } from '../../contracts/brand.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useScreenTitle } from '../components/shell/useScreenTitle.ts';

/** What stands on top of a page while the page itself cannot say it; the product's name where nothing fits. */
export function usePageTitle(screen: ScreenName | undefined): string {
  const intl = useIntl();
  const tabTitleOf = useScreenTitle();
  const titles: Partial<Record<ScreenName, string>> = {
    Settings: intl.formatMessage({ id: 'settings.title', defaultMessage: 'Settings' }),
    Language: intl.formatMessage({ id: 'language.title', defaultMessage: 'Language' }),
    AssetRecord: intl.formatMessage({ id: 'record.title', defaultMessage: 'Asset records' }),
    Register: intl.formatMessage({ id: 'session.register', defaultMessage: 'Create account' }),
    ForgotPassword: intl.formatMessage({ id: 'forgot.title', defaultMessage: 'Reset your password' }),
  };
  if (screen === undefined) return brand.name;
  return tabTitleOf(screen) ?? titles[screen] ?? brand.name;
}
