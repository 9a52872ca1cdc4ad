import { useIntl } from 'react-intl';
import type { LedgerRow } from '../../api/wallet.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { LedgerEntry } from '../../components/wallet/LedgerEntry.tsx';
import { daySums, timeOf } from '../../components/wallet/ledgerDays.ts';
import { PagedList } from '../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';

interface RecordListProps {
  records: PagedRows<LedgerRow>;
  /** The one coin that the rows are of, where a filter names it. */
  coin: string | undefined;
  isHidden: boolean;
  /** As 2026-11-21. */
  today: string;
  onOpen: (row: LedgerRow) => void;
  onMore: () => void;
}

/** The rows by day, each with what it adds up to where all are of one coin. */
export function RecordList({ records, coin, isHidden, today, onOpen, onMore }: RecordListProps) {
  const intl = useIntl();
  const { signed } = useAmounts();
  const { rows, more } = records;
  const sums =
    coin === undefined ? undefined : daySums(rows, { timeZone: intl.timeZone, hasMore: more !== 'none' });
  const noteOf = (day: string): string | undefined => {
    const sum = sums?.get(day);
    return sum === undefined || coin === undefined ? undefined : isHidden ? hiddenAmount : signed(sum, coin);
  };
  return (
    <PagedList
      label={intl.formatMessage({ id: 'record.list', defaultMessage: 'Records' })}
      list={records}
      timeMsOf={timeOf}
      rowHeight={60}
      days={{ today, noteOf }}
      onMore={onMore}
    >
      {(row) => (
        <LedgerEntry
          isBare
          row={row}
          variant="ofDay"
          showsCoin={coin === undefined}
          isHidden={isHidden}
          onOpen={() => onOpen(row)}
        />
      )}
    </PagedList>
  );
}
