import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LedgerRow } from '../../../api/pages/walletRecords.ts';
import type { LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { dayOf } from '../../../components/lists/days.ts';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { ExportSheet } from './ExportSheet.tsx';
import { RecordChips } from './RecordChips.tsx';
import { RecordDetail, recordKey, type OpenedRecord } from './RecordDetail.tsx';
import { hasFilters, activeFilters } from './recordFilters.ts';
import { RecordList } from './RecordList.tsx';
import { FilterButton, RecordFrame } from './RecordFrame.tsx';
import type { RecordTab } from './RecordTabs.tsx';
import type { ExportState } from './useLedgerExport.ts';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

interface AssetRecordViewProps extends FilterChoices {
  onTab: (tab: RecordTab) => void;
  records: RemoteState<PagedRows<LedgerRow>>;
  isHidden: boolean;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  /** The row whose details are open. */
  opened: OpenedRecord | undefined;
  onOpen: (group: LedgerGroup | undefined) => void;
  exporting: ExportState;
  /** Resolves to whether a file was saved. */
  onExport: () => Promise<boolean>;
  onCancelExport: () => void;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

function Export(props: AssetRecordViewProps & { onClose: () => void }) {
  const { records, filters, exporting, onExport, onCancelExport, onClose } = props;
  return (
    <ExportSheet
      state={exporting}
      count={records.state === 'ready' ? records.data.count : undefined}
      isFiltered={hasFilters(filters)}
      onStart={() => void onExport().then((isSaved) => isSaved && onClose())}
      onCancel={onCancelExport}
      onClose={onClose}
    />
  );
}

/** All balance changes, newest first. */
export function AssetRecordView(props: AssetRecordViewProps) {
  const { records, filters, offered, onFilter, isHidden, onMore, onRefresh, opened } = props;
  const { onTab, onOpen, onBack, offlineBar } = props;
  const intl = useIntl();
  const sheets = useRecordSheets(props);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <RecordFrame
      tab="all"
      onTab={onTab}
      onBack={onBack}
      actions={
        <>
          <IconButton
            icon="download"
            label={intl.formatMessage({ id: 'record.export', defaultMessage: 'Save as CSV' })}
            onClick={() => setIsExporting(true)}
          />
          <FilterButton
            count={props.isOfOne ? 0 : activeFilters(filters).length}
            onClick={() => sheets.open('all')}
          />
        </>
      }
      offlineBar={offlineBar}
      onRefresh={onRefresh}
      sheets={
        <>
          {sheets.sheet}
          {isExporting ? <Export {...props} onClose={() => setIsExporting(false)} /> : null}
          {opened ? (
            <RecordDetail key={recordKey(opened)} opened={opened} isHidden={isHidden} onOpen={onOpen} />
          ) : null}
        </>
      }
    >
      <RecordChips
        filters={filters}
        isOfOne={props.isOfOne}
        offered={offered}
        onFilter={onFilter}
        onOpen={sheets.open}
      />
      <RecordList
        records={records}
        empty={
          <Empty
            title={<FormattedMessage id="record.empty" defaultMessage="No records yet" />}
            text={
              <FormattedMessage
                id="record.empty.text"
                defaultMessage="Every change to your balances appears here."
              />
            }
          />
        }
        onClear={props.isOfOne || !hasFilters(filters) ? undefined : () => onFilter({})}
        coin={filters.coin}
        isHidden={isHidden}
        today={dayOf(props.now(), intl.timeZone)}
        onOpen={onOpen}
        onMore={onMore}
      />
    </RecordFrame>
  );
}
