import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRow } from '../../../api/deposit.ts';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { DepositEntry } from '../../../components/wallet/DepositEntry.tsx';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { FundsRecords, type FundsPageProps } from './FundsRecords.tsx';

interface DepositRecordsProps extends FundsPageProps {
  deposits: RemoteState<PagedRows<DepositRow>>;
  /** The row whose details are open. */
  opened: DepositRow | undefined;
  isCancelling: boolean;
  /** Withdraws the claim of a deposit before its review. */
  onCancel: (reviewId: number) => Promise<void>;
  onOpen: (row: DepositRow | undefined) => void;
  depositHref: string;
}

function NoDeposits({ depositHref }: Pick<DepositRecordsProps, 'depositHref'>) {
  return (
    <Empty
      title={<FormattedMessage id="record.deposits.empty" defaultMessage="No deposits yet" />}
      text={
        <FormattedMessage
          id="record.deposits.empty.text"
          defaultMessage="Your deposits appear here as soon as the network shows them."
        />
      }
      action={
        <Button variant="secondary" size="dense" href={depositHref}>
          <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
        </Button>
      }
    />
  );
}

/** Received and pending deposits. */
export function DepositRecords(props: DepositRecordsProps) {
  const { deposits, isHidden, opened, onOpen, depositHref } = props;
  const intl = useIntl();
  return (
    <FundsRecords
      {...props}
      of="deposits"
      label={intl.formatMessage({ id: 'ledger.kind.deposit', defaultMessage: 'Deposits' })}
      records={deposits}
      failedTitle={
        <FormattedMessage id="record.deposits.failed" defaultMessage="Your deposits could not be loaded" />
      }
      empty={<NoDeposits depositHref={depositHref} />}
      timeMsOf={depositTimeMs}
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
      {(row) => <DepositEntry row={row} isHidden={isHidden} onOpen={() => onOpen(row)} />}
    </FundsRecords>
  );
}
