import { useQuery } from '@tanstack/react-query';
import { withdrawals, type WithdrawalRow } from '../../api/withdrawals.ts';
import { useCan } from '../../components/shell/useCan.ts';

const mostRows = 50;

/** All withdrawals under review or in progress; undefined unless all of them are known. */
export function usePendingWithdrawals(): readonly WithdrawalRow[] | undefined {
  const { tellProgress } = useCan();
  // A plain compatible back end does not report which of them are frozen.
  const { data } = useQuery({
    ...withdrawals({ status: '1', limit: String(mostRows) }),
    enabled: tellProgress,
  });
  return data && data.data.length >= data.total ? data.data : undefined;
}
