import { useIntl } from 'react-intl';
import type { LedgerRow } from '../../../api/pages/walletRecords.ts';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { LedgerGroupEntry } from '../../../components/wallet/LedgerGroupEntry.tsx';
import { daySums, timeOf } from '../../../components/wallet/ledgerDays.ts';
import { groupRows, type LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import { PagedList } from '../../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';

interface RecordListProps {
  records: PagedRows<LedgerRow>;
  /** The one coin that the rows are of, where a filter names it. */
  coin: string | undefined;
  isHidden: boolean;
  /** As 2026-11-21. */
  today: string;
  onOpen: (group: LedgerGroup) => void;
  onMore: () => void;
}

/** The rows by day, those of one order as one; each day with what it adds up to, where all are of one coin. */
export function RecordList({ records, coin, isHidden, today, onOpen, onMore }: RecordListProps) {
  const intl = useIntl();
  const { signed } = useAmounts();
  const { rows, more } = records;
  const options = { timeZone: intl.timeZone, hasMore: more !== 'none' };
  const sums = coin === undefined ? undefined : daySums(rows, options);
  const noteOf = (day: string): string | undefined => {
    const sum = sums?.get(day);
    return sum === undefined || coin === undefined ? undefined : isHidden ? hiddenAmount : signed(sum, coin);
  };
  return (
    <PagedList
      label={intl.formatMessage({ id: 'record.list', defaultMessage: 'Records' })}
      list={{ ...records, rows: groupRows(rows, options) }}
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
    </PagedList>
  );
}
