import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withdrawalCurrencies, withdrawalInfo } from '../../../api/withdrawal.ts';
import { withdrawal, type WithdrawalRow } from '../../../api/withdrawals.ts';
import { useIsHidden } from '../../../components/amounts/useIsHidden.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useArrivalHours } from '../../../components/withdrawals/useArrivalHours.ts';
import { isPending, withdrawalTimeMs } from '../../../components/withdrawals/withdrawalState.ts';
import { ready, remoteOf } from '../../../ui/loading/remoteData.ts';
import { supportHref } from '../../../ui/screen/supportHref.ts';
import { useCancelWithdrawal } from './useCancelWithdrawal.ts';
import { WithdrawalView } from './WithdrawalView.tsx';

/** Poll interval of a pending withdrawal: confirmations are not pushed, only state changes are. */
const pendingMs = 15_000;

const supportHrefOf = (row: WithdrawalRow): string =>
  `${supportHref({ at: withdrawalTimeMs(row) })}&${new URLSearchParams({ withdrawal: String(row.id) })}`;

/** The withdrawal with the id in the URL. */
export function Withdrawal() {
  const [query] = useSearchParams();
  const { pathOf, back, isOffline, offlineBar } = useShell();
  const asked = query.get('id') ?? '';
  const isNumber = /^[1-9][0-9]{0,14}$/.test(asked);
  const found = useQuery({
    ...withdrawal(Number(asked)),
    enabled: isNumber,
    refetchInterval: ({ state: { data } }) => (data && isPending(data) ? pendingMs : false),
  });
  const arrivalHoursOf = useArrivalHours(found.data ? [found.data] : [], {
    currencies: withdrawalCurrencies,
    infoOf: withdrawalInfo,
  });
  return (
    <WithdrawalView
      withdrawal={isNumber ? remoteOf(found) : ready(null)}
      arrivalHours={found.data ? arrivalHoursOf(found.data) : undefined}
      isHidden={useIsHidden()}
      isOffline={isOffline}
      {...useCancelWithdrawal()}
      supportHrefOf={supportHrefOf}
      newHref={pathOf('Withdraw')}
      onRefresh={() => found.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
