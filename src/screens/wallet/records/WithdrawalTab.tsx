import { withdrawalCurrencies, withdrawalInfo } from '../../../api/withdrawal.ts';
import { withdrawalPages } from '../../../api/withdrawals.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useArrivalHours } from '../../../components/withdrawals/useArrivalHours.ts';
import { isPending } from '../../../components/withdrawals/withdrawalState.ts';
import type { RecordTabProps } from './RecordTabs.tsx';
import { useFundsTab } from './useFundsTab.ts';
import { WithdrawalRecords } from './WithdrawalRecords.tsx';

/** The withdrawals, with the filters in the URL. */
export function WithdrawalTab(props: RecordTabProps) {
  const { pathOf } = useShell();
  const { list, rows, page } = useFundsTab(props, withdrawalPages, isPending);
  return (
    <WithdrawalRecords
      {...page}
      withdrawals={list}
      hrefOf={(row) => pathOf('Withdrawal', { id: String(row.id) })}
      arrivalHoursOf={useArrivalHours(rows, { currencies: withdrawalCurrencies, infoOf: withdrawalInfo })}
      withdrawHref={pathOf('Withdraw')}
    />
  );
}
