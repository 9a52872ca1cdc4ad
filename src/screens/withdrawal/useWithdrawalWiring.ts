import { useQuery } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { advancedProfile } from '../../api/verification.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useProtection } from './useProtection.ts';
import { useWithdrawals } from './useWithdrawals.ts';

/**
 * Wiring shared by both withdrawal forms, independent of the destination.
 * @param name key of the draft and the last submission of each form
 * @param coin code of the coin
 */
export function useWithdrawalWiring(name: string, coin: string) {
  const { isOffline, offlineBar, pathOf, errandPath, open, back } = useShell();
  const command = useWithdrawals(name);
  const { isLoading, holdMinutes: _, ...protection } = useProtection();
  const basic = useQuery(profile()).data?.review_status;
  const advanced = useQuery(advancedProfile()).data?.review_status;
  return {
    /** Holds and the destination of codes are not loaded yet. */
    isLoading,
    wiring: {
      command,
      ...protection,
      isOffline,
      offlineBar,
      levels: { basic, advanced },
      links: {
        account: pathOf('Account'),
        fundPassword: pathOf('ChangeFundPassword'),
        security: pathOf('Security'),
        records: pathOf('AssetRecord', { tab: 'withdrawals' }),
        addresses: errandPath('WithdrawalAddresses', { coin }),
        addAddress: errandPath('AddWithdrawalAddress', { coin }),
        card: pathOf('BankCard'),
        addCard: pathOf('AddBankCard'),
      },
      withdrawalHref: (id: number) => pathOf('Withdrawal', { id: String(id) }),
      onVerify: () => open(pathOf('Verification')),
      onBack: back,
    },
  };
}
