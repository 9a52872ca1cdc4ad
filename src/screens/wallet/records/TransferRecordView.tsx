import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TransferRow } from '../../../api/pages/walletRecords.ts';
import { timeOf } from '../../../components/wallet/ledgerDays.ts';
import { dayOf } from '../../../components/lists/days.ts';
import { Records } from '../../../components/lists/Records.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { RecordChips } from './RecordChips.tsx';
import { hasFilters } from './recordFilters.ts';
import { TransferEntry } from './TransferEntry.tsx';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

interface TransferRecordViewProps extends FilterChoices {
  transfers: RemoteState<PagedRows<TransferRow>>;
  isHidden: boolean;
  transferHref: string;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

/** Transfers between the user's own accounts, newest first. */
export function TransferRecordView(props: TransferRecordViewProps) {
  const { transfers, filters, offered, onFilter, isHidden, transferHref } = props;
  const { onMore, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const sheets = useRecordSheets(props);
  return (
    <SubScreen
      title={<FormattedMessage id="transferRecord.title" defaultMessage="Transfer records" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      sheets={sheets.sheet}
    >
      {offered.length > 0 ? (
        <RecordChips filters={filters} offered={offered} onFilter={onFilter} onOpen={sheets.open} />
      ) : null}
      <Records
        of={transfers}
        failedTitle={
          <FormattedMessage id="transferRecord.failed" defaultMessage="Your transfers could not be loaded" />
        }
        empty={
          <Empty
            title={<FormattedMessage id="transferRecord.empty" defaultMessage="No transfers yet" />}
            text={
              <FormattedMessage
                id="transferRecord.empty.text"
                defaultMessage="Transfers between your accounts appear here."
              />
            }
            action={
              <Button variant="secondary" size="dense" href={transferHref}>
                <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
              </Button>
            }
          />
        }
        onClear={hasFilters(filters) ? () => onFilter({}) : undefined}
        label={intl.formatMessage({ id: 'transferRecord.list', defaultMessage: 'Transfers' })}
        timeMsOf={timeOf}
        rowHeight={72}
        days={{ today: dayOf(props.now(), intl.timeZone) }}
        onMore={onMore}
      >
        {(row) => <TransferEntry row={row} isHidden={isHidden} />}
      </Records>
    </SubScreen>
  );
}
