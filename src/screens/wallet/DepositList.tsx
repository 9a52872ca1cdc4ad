import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { PagedList } from '../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { depositTimeMs } from '../../components/wallet/depositTime.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { DepositEntry } from '../../components/wallet/DepositEntry.tsx';
import { NoMatch } from './NoMatch.tsx';

interface DepositListProps {
  deposits: RemoteState<PagedRows<DepositRow>>;
  /** As 2026-11-21. */
  today: string;
  isHidden: boolean;
  isFiltered: boolean;
  depositHref: string;
  onClear: () => void;
  onOpen: (row: DepositRow) => void;
  onMore: () => void;
}

function NoDeposits({ isFiltered, depositHref, onClear }: Omit<DepositListProps, 'deposits'>) {
  if (isFiltered) return <NoMatch onClear={onClear} />;
  return (
    <Empty
      title={<FormattedMessage id="record.deposits.empty" defaultMessage="No deposits yet" />}
      text={
        <FormattedMessage
          id="record.deposits.empty.text"
          defaultMessage="What you deposit appears here as soon as its network shows it."
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

/** What has come in and what is on its way, by day. */
export function DepositList(props: DepositListProps) {
  const { deposits, today, isHidden, onOpen, onMore } = props;
  const intl = useIntl();
  return (
    <Remote
      of={deposits}
      failedTitle={
        <FormattedMessage id="record.deposits.failed" defaultMessage="Your deposits could not be loaded" />
      }
    >
      {(list) =>
        list.rows.length === 0 ? (
          <NoDeposits {...props} />
        ) : (
          <PagedList
            label={intl.formatMessage({ id: 'ledger.kind.deposit', defaultMessage: 'Deposits' })}
            list={list}
            timeMsOf={depositTimeMs}
            rowHeight={72}
            days={{ today }}
            onMore={onMore}
          >
            {(row) => <DepositEntry row={row} isHidden={isHidden} onOpen={() => onOpen(row)} />}
          </PagedList>
        )
      }
    </Remote>
  );
}
