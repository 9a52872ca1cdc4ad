import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { advancedProfile } from '../../api/verification.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/remote.ts';
import { AccountView } from './AccountView.tsx';
import { useContactSheet } from './useContactSheet.tsx';
import { useSecurity } from './useSecurity.ts';

/** Who somebody is here, and their addresses. */
export function Account() {
  const { site, pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const account = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  const { sheet, open } = useContactSheet(account.data);
  return (
    <AccountView
      profile={remoteOf(account)}
      advanced={advanced.data?.review_status}
      security={useSecurity()}
      channels={site?.code_channels}
      links={{ verification: pathOf('Verification'), bankCard: pathOf('BankCard') }}
      onContact={open}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['account'] })}
      onBack={back}
      offlineBar={offlineBar}
      sheets={sheet}
    />
  );
}
