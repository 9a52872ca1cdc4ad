import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { dayOf } from '../../components/lists/days.ts';
import type { PagedRows } from '../../components/lists/usePages.ts';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { DepositList } from './DepositList.tsx';
import { RecordChips } from './RecordChips.tsx';
import { activeFilters, hasFilters } from './recordFilters.ts';
import { FilterButton, RecordFrame } from './RecordFrame.tsx';
import type { RecordTab } from './RecordTabs.tsx';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

interface DepositRecordsProps extends FilterChoices {
  onTab: (tab: RecordTab) => void;
  deposits: RemoteState<PagedRows<DepositRow>>;
  isHidden: boolean;
  /** The row whose detail is open. */
  opened: DepositRow | undefined;
  isCancelling: boolean;
  /** Withdraws the claim of a deposit before its review. */
  onCancel: (reviewId: number) => Promise<void>;
  onOpen: (row: DepositRow | undefined) => void;
  depositHref: string;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

/** What has come in and what is on its way, the newest first. */
export function DepositRecords(props: DepositRecordsProps) {
  const { deposits, filters, offered, onFilter, isHidden, opened, onOpen, onTab } = props;
  const { onRefresh, onBack, offlineBar } = props;
  const { timeZone } = useIntl();
  const sheets = useRecordSheets(props);
  return (
    <RecordFrame
      tab="deposits"
      onTab={onTab}
      onBack={onBack}
      actions={
        offered.length > 0 ? (
          <FilterButton count={activeFilters(filters).length} onClick={() => sheets.open('all')} />
        ) : null
      }
      offlineBar={offlineBar}
      onRefresh={onRefresh}
      sheets={
        <>
          {sheets.sheet}
          {opened ? (
            <DepositDetail
              key={opened.id}
              row={opened}
              isHidden={isHidden}
              isCancelling={props.isCancelling}
              onCancel={props.onCancel}
              onClose={() => onOpen(undefined)}
            />
          ) : null}
        </>
      }
    >
      {offered.length > 0 ? (
        <RecordChips filters={filters} offered={offered} onFilter={onFilter} onOpen={sheets.open} />
      ) : null}
      <DepositList
        deposits={deposits}
        today={dayOf(props.now(), timeZone)}
        isHidden={isHidden}
        isFiltered={hasFilters(filters)}
        depositHref={props.depositHref}
        onClear={() => onFilter({})}
        onOpen={onOpen}
        onMore={props.onMore}
      />
    </RecordFrame>
  );
}
