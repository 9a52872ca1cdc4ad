import type { WithdrawalRow } from '../../api/withdrawals.ts';
import type { PagedRows } from '../../components/lists/usePages.ts';
import type { ArrivalHoursOf } from '../../components/withdrawals/useArrivalHours.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { FundsRecords, type FundsPageProps } from './FundsRecords.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

interface WithdrawalRecordsProps extends FundsPageProps {
  withdrawals: RemoteState<PagedRows<WithdrawalRow>>;
  /** The page of one of them. */
  hrefOf: (row: WithdrawalRow) => string;
  arrivalHoursOf: ArrivalHoursOf;
  withdrawHref: string;
}

/** What has gone out and what is on its way, the newest first. */
export function WithdrawalRecords(props: WithdrawalRecordsProps) {
  const { withdrawals, hrefOf, arrivalHoursOf, withdrawHref } = props;
  return (
    <FundsRecords {...props} of="withdrawals">
      {(list) => (
        <WithdrawalList
          {...list}
          withdrawals={withdrawals}
          hrefOf={hrefOf}
          arrivalHoursOf={arrivalHoursOf}
          withdrawHref={withdrawHref}
        />
      )}
    </FundsRecords>
  );
}
