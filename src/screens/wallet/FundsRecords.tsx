import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../../components/lists/days.ts';
import { RecordChips } from './RecordChips.tsx';
import { activeFilters, hasFilters } from './recordFilters.ts';
import { FilterButton, RecordFrame } from './RecordFrame.tsx';
import type { FundsKind } from './recordStatuses.ts';
import type { RecordTab } from './RecordTabs.tsx';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

/** What the page of either kind gets, whatever its rows are. */
export interface FundsPageProps extends Omit<FilterChoices, 'of'> {
  onTab: (tab: RecordTab) => void;
  isHidden: boolean;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

/** What the list of either kind is drawn by. */
export interface FundsListProps {
  today: string;
  isHidden: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onMore: () => void;
}

interface FundsRecordsProps extends FundsPageProps {
  of: FundsKind;
  /** The detail of a row. */
  detail?: ReactNode;
  children: (list: FundsListProps) => ReactNode;
}

/** The page of what comes in or goes out: its filters above its list. */
export function FundsRecords(props: FundsRecordsProps) {
  const { of, filters, offered, onFilter, detail, children } = props;
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
      {children({
        today: dayOf(props.now(), timeZone),
        isHidden: props.isHidden,
        isFiltered: hasFilters(filters),
        onClear: () => onFilter({}),
        onMore: props.onMore,
      })}
    </RecordFrame>
  );
}
