import { useQuery } from '@tanstack/react-query';
import { withdrawals, type WithdrawalRow } from '../../api/withdrawals.ts';
import { useCan } from '../../components/shell/useCan.ts';

const mostRows = 50;

/** All withdrawals that are under review or on their way; undefined while not all of them are known. */
export function usePendingWithdrawals(): readonly WithdrawalRow[] | undefined {
  const { tellProgress } = useCan();
  // A plain back end does not say which of them are frozen.
  const { data } = useQuery({
    ...withdrawals({ status: '1', limit: String(mostRows) }),
    enabled: tellProgress,
  });
  return data && data.data.length >= data.total ? data.data : undefined;
}
