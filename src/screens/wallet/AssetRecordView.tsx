import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import type { LedgerRow } from '../../api/wallet.ts';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { dayOf } from '../../components/lists/days.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PullToRefresh } from '../../ui/PullToRefresh.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ExportSheet } from './ExportSheet.tsx';
import { RecordChips } from './RecordChips.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { hasFilters, activeFilters } from './recordFilters.ts';
import { RecordList } from './RecordList.tsx';
import type { ExportState } from './useLedgerExport.ts';
import { useRecordSheets, type FilterChoices } from './useRecordSheets.tsx';

interface AssetRecordViewProps extends FilterChoices {
  records: RemoteState<PagedRows<LedgerRow>>;
  isHidden: boolean;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  /** The row whose detail is open, and the order that caused it. */
  opened: LedgerRow | undefined;
  order: SpotOrder | undefined;
  onOpen: (row: LedgerRow | undefined) => void;
  orderHref: (row: LedgerRow) => string | undefined;
  onCopy: (text: string) => void;
  exporting: ExportState;
  /** Resolves with whether a file was saved. */
  onExport: () => Promise<boolean>;
  onCancelExport: () => void;
  onBack: () => void;
  /** Says that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

function NoRecords({ filters, onFilter }: Pick<AssetRecordViewProps, 'filters' | 'onFilter'>) {
  if (!hasFilters(filters))
    return (
      <Empty
        title={<FormattedMessage id="record.empty" defaultMessage="No records yet" />}
        text={
          <FormattedMessage
            id="record.empty.text"
            defaultMessage="Whatever changes one of your balances stands here."
          />
        }
      />
    );
  return (
    <Empty
      title={<FormattedMessage id="record.noMatch" defaultMessage="No records match" />}
      text={<FormattedMessage id="record.noMatch.text" defaultMessage="Remove a filter to see more." />}
      action={
        <Button variant="secondary" size="dense" onClick={() => onFilter({})}>
          <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
        </Button>
      }
    />
  );
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

type BarProps = Pick<AssetRecordViewProps, 'filters'> &
  Record<'onBack' | 'onExport' | 'onFilters', () => void>;

function Bar({ filters, onBack, onExport, onFilters }: BarProps) {
  const intl = useIntl();
  const count = activeFilters(filters).length;
  return (
    <AppBar
      form="sub"
      title={<FormattedMessage id="record.title" defaultMessage="Asset records" />}
      onBack={onBack}
      actions={
        <>
          <IconButton
            icon="download"
            label={intl.formatMessage({ id: 'record.export', defaultMessage: 'Save as CSV' })}
            onClick={onExport}
          />
          <IconButton
            icon="filter"
            dot={count > 0 ? 'set' : undefined}
            label={
              count > 0
                ? intl.formatMessage(
                    {
                      id: 'record.filters.set',
                      defaultMessage: '{count, plural, one {Filters, # active} other {Filters, # active}}',
                    },
                    { count },
                  )
                : intl.formatMessage({ id: 'record.filters', defaultMessage: 'Filters' })
            }
            onClick={onFilters}
          />
        </>
      }
    />
  );
}

/** Everything that has changed a balance, the newest first. */
export function AssetRecordView(props: AssetRecordViewProps) {
  const { records, filters, canNarrow, onFilter, isHidden, onMore, onRefresh, opened, order } = props;
  const { onOpen, orderHref, onCopy, onBack, offlineBar } = props;
  const { timeZone } = useIntl();
  const sheets = useRecordSheets(props);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <Screen
      top={
        <>
          <Bar
            filters={filters}
            onBack={onBack}
            onExport={() => setIsExporting(true)}
            onFilters={() => sheets.open('all')}
          />
          {offlineBar}
        </>
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <RecordChips filters={filters} canNarrow={canNarrow} onFilter={onFilter} onOpen={sheets.open} />
        <Remote
          of={records}
          failedTitle={
            <FormattedMessage id="record.failed" defaultMessage="Your records could not be loaded" />
          }
        >
          {(data) =>
            data.rows.length === 0 ? (
              <NoRecords filters={filters} onFilter={onFilter} />
            ) : (
              <RecordList
                records={data}
                coin={filters.coin}
                isHidden={isHidden}
                today={dayOf(props.now(), timeZone)}
                onOpen={onOpen}
                onMore={onMore}
              />
            )
          }
        </Remote>
      </PullToRefresh>
      {sheets.sheet}
      {isExporting ? <Export {...props} onClose={() => setIsExporting(false)} /> : null}
      {opened ? (
        <RecordDetail
          row={opened}
          order={order}
          isHidden={isHidden}
          orderHref={orderHref(opened)}
          onCopy={onCopy}
          onClose={() => onOpen(undefined)}
        />
      ) : null}
    </Screen>
  );
}
