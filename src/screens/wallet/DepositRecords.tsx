import type { DepositRow } from '../../api/deposit.ts';
import type { PagedRows } from '../../components/lists/usePages.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { DepositList } from './DepositList.tsx';
import { FundsRecords, type FundsPageProps } from './FundsRecords.tsx';

interface DepositRecordsProps extends FundsPageProps {
  deposits: RemoteState<PagedRows<DepositRow>>;
  /** The row whose detail is open. */
  opened: DepositRow | undefined;
  isCancelling: boolean;
  /** Withdraws the claim of a deposit before its review. */
  onCancel: (reviewId: number) => Promise<void>;
  onOpen: (row: DepositRow | undefined) => void;
  depositHref: string;
}

/** What has come in and what is on its way, the newest first. */
export function DepositRecords(props: DepositRecordsProps) {
  const { deposits, isHidden, opened, onOpen, depositHref } = props;
  return (
    <FundsRecords
      {...props}
      of="deposits"
      detail={
        opened ? (
          <DepositDetail
            key={opened.id}
            row={opened}
            isHidden={isHidden}
            isCancelling={props.isCancelling}
            onCancel={props.onCancel}
            onClose={() => onOpen(undefined)}
          />
        ) : null
      }
    >
      {(list) => <DepositList {...list} deposits={deposits} depositHref={depositHref} onOpen={onOpen} />}
    </FundsRecords>
  );
}
