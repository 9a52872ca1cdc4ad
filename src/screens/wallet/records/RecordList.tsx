import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LedgerRow } from '../../../api/pages/walletRecords.ts';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { LedgerGroupEntry } from '../../../components/wallet/LedgerGroupEntry.tsx';
import { daySums, timeOf } from '../../../components/wallet/ledgerDays.ts';
import { groupRows, type LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import { Records } from '../../../components/lists/Records.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { mapRemote, type Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';

interface RecordListProps {
  records: RemoteState<PagedRows<LedgerRow>>;
  /** Placeholder of an empty list. */
  empty: ReactNode;
  /** Removes all filters; undefined while none is active. */
  onClear: (() => void) | undefined;
  /** The only coin of the rows, if a filter sets it. */
  coin: string | undefined;
  isHidden: boolean;
  /** Date as 2026-11-21. */
  today: string;
  onOpen: (group: LedgerGroup) => void;
  onMore: () => void;
}

/** The rows by day, grouped by order; each day with its sum if all rows have the same coin. */
export function RecordList(props: RecordListProps) {
  const { records, empty, onClear, coin, isHidden, today, onOpen, onMore } = props;
  const intl = useIntl();
  const { signed } = useAmounts();
  const { rows, more } = records.state === 'ready' ? records.data : { rows: [], more: 'none' };
  const options = { timeZone: intl.timeZone, hasMore: more !== 'none' };
  const sums = coin === undefined ? undefined : daySums(rows, options);
  const noteOf = (day: string): string | undefined => {
    const sum = sums?.get(day);
    return sum === undefined || coin === undefined ? undefined : isHidden ? hiddenAmount : signed(sum, coin);
  };
  return (
    <Records
      of={mapRemote(records, (list) => ({ ...list, rows: groupRows(rows, options) }))}
      failedTitle={<FormattedMessage id="record.failed" defaultMessage="Your records could not be loaded" />}
      empty={empty}
      onClear={onClear}
      label={intl.formatMessage({ id: 'record.list', defaultMessage: 'Records' })}
      loaded={rows.length}
      timeMsOf={(group) => timeOf(group.rows[0])}
      rowHeight={60}
      days={{ today, noteOf }}
      onMore={onMore}
    >
      {(group) => (
        <LedgerGroupEntry
          isBare
          group={group}
          variant="ofDay"
          showsCoin={coin === undefined}
          isHidden={isHidden}
          onOpen={() => onOpen(group)}
        />
      )}
    </Records>
  );
}
