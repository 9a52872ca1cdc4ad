import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { bankCard } from '../../api/bank.ts';
import { invite } from '../../api/referral.ts';
import { advancedProfile } from '../../api/verification.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { AccountView } from './AccountView.tsx';
import { useContactSheet } from './security/useContactSheet.tsx';
import { useLeaving } from './useLeaving.tsx';
import { useWalletSheet } from './wallets/useWalletSheet.tsx';
import { useSecurity } from './security/useSecurity.ts';

/** Account page: the user's identity and contact addresses. */
export function Account() {
  const { site, pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const account = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  const { sheet, open } = useContactSheet(account.data);
  const leaving = useLeaving(account.data);
  const wallet = useWalletSheet(account.data);
  return (
    <AccountView
      profile={remoteOf(account)}
      advanced={advanced.data?.review_status}
      card={useQuery(bankCard()).data}
      security={useSecurity()}
      channels={site?.code_channels}
      invitation={useQuery(invite()).data?.extension_code}
      links={{
        verification: pathOf('Verification'),
        bankCard: pathOf('BankCard'),
        promotion: pathOf('Promotion'),
      }}
      onContact={open}
      onBindWallet={wallet.onBindWallet}
      onWallet={wallet.onWallet}
      accountRequests={leaving.accountRequests}
      onAccountRequest={leaving.onAccountRequest}
      onRefresh={() =>
        Promise.all(
          ['account', 'bank', 'review'].map((domain) =>
            queryClient.invalidateQueries({ queryKey: [domain] }),
          ),
        )
      }
      onBack={back}
      offlineBar={offlineBar}
      sheets={sheet ?? wallet.sheet ?? leaving.sheet}
    />
  );
}
