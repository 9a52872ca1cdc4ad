import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { version } from '../../../package.json';
import { profile } from '../../api/account.ts';
import { fundPasswordState } from '../../api/accountSecurity.ts';
import { balances } from '../../api/wallet.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { fiat, useFiat } from '../../components/amounts/fiat.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { locales } from '../../intl/languages.ts';
import { preference } from '../../theme/preference.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { SettingsView } from './SettingsView.tsx';

/** Version number for compatible clients: 2.5.8 is 258. */
const versionCode = version.replaceAll('.', '');

/** Settings: display for all users; account and log-out for a logged-in user. */
export function Settings() {
  const { user, logOut, back, pathOf, locale } = useShell();
  const account = useQuery({ ...profile(), enabled: user !== undefined });
  const wallets = useQuery({ ...balances(), enabled: user !== undefined });
  // If the state cannot be read, the row omits it; the fund password page shows the error.
  const fundPassword = useQuery({ ...fundPasswordState(), enabled: user !== undefined });
  const currency = { code: useFiat(), rates: wallets.data?.fiat_rates, isLoading: wallets.isLoading };
  return (
    <SettingsView
      profile={user === undefined ? undefined : remoteOf(account)}
      isSandbox={user?.is_sandbox === true}
      hasFundPassword={fundPassword.data}
      languageName={locales.find(({ id }) => id === locale)?.ownName ?? locale}
      version={`${version} (${versionCode})`}
      theme={useSyncExternalStore(preference.subscribe, preference.theme)}
      direction={useSyncExternalStore(preference.subscribe, preference.direction)}
      hidesBalances={useSyncExternalStore(balanceVisibility.subscribe, balanceVisibility.hidesAtStart)}
      currency={user === undefined ? undefined : currency}
      onCurrency={fiat.set}
      onTheme={preference.setTheme}
      onDirection={preference.setDirection}
      onHidesBalances={balanceVisibility.setHidesAtStart}
      onLogout={logOut}
      onBack={back}
      links={{
        account: pathOf('Account'),
        login: pathOf('Login'),
        security: pathOf('Security'),
        password: pathOf('ChangePassword'),
        verification: pathOf('Verification'),
        fundPassword: pathOf('ChangeFundPassword'),
        addresses: pathOf('WithdrawalAddressCoins'),
        bankCards: pathOf('BankCard'),
        language: pathOf('Language'),
        agreements: pathOf('Agreements'),
        reserves: pathOf('Reserves'),
      }}
    />
  );
}
