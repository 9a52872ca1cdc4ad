import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../../../components/lists/days.ts';
import { Records } from '../../../components/lists/Records.tsx';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { RecordChips } from './RecordChips.tsx';
import { activeFilters, hasFilters } from './recordFilters.ts';
import { FilterButton, RecordFrame } from './RecordFrame.tsx';
import type { FundsKind } from './recordStatuses.ts';
import type { RecordTab } from './RecordTabs.tsx';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

/** Props shared by the deposit and withdrawal pages, independent of the row type. */
export interface FundsPageProps extends Omit<FilterChoices, 'of'> {
  onTab: (tab: RecordTab) => void;
  isHidden: boolean;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

interface FundsRecordsProps<Row> extends FundsPageProps {
  of: FundsKind;
  /** Label of the list. */
  label: string;
  records: RemoteState<PagedRows<Row>>;
  failedTitle: ReactNode;
  empty: ReactNode;
  /** Time of the row, ms since 1970 UTC. */
  timeMsOf: (row: Row) => number;
  /** Details of a row. */
  detail?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Page of deposits or withdrawals: filters above the list, newest first. */
export function FundsRecords<Row extends { id: number }>(props: FundsRecordsProps<Row>) {
  const { of, filters, offered, onFilter, detail } = props;
  const { timeZone } = useIntl();
  const sheets = useRecordSheets(props);
  return (
    <RecordFrame
      tab={of}
      onTab={props.onTab}
      onBack={props.onBack}
      actions={
        offered.length > 0 ? (
          <FilterButton count={activeFilters(filters).length} onClick={() => sheets.open('all')} />
        ) : null
      }
      offlineBar={props.offlineBar}
      onRefresh={props.onRefresh}
      sheets={
        <>
          {sheets.sheet}
          {detail}
        </>
      }
    >
      {offered.length > 0 ? (
        <RecordChips of={of} filters={filters} offered={offered} onFilter={onFilter} onOpen={sheets.open} />
      ) : null}
      <Records
        of={props.records}
        failedTitle={props.failedTitle}
        empty={props.empty}
        onClear={hasFilters(filters) ? () => onFilter({}) : undefined}
        label={props.label}
        timeMsOf={props.timeMsOf}
        rowHeight={72}
        days={{ today: dayOf(props.now(), timeZone) }}
        onMore={props.onMore}
      >
        {props.children}
      </Records>
    </RecordFrame>
  );
}
