import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { currencies } from '../../../api/pages/walletRecords.ts';
import { ledgerPages } from '../../../api/pages/walletPages.ts';
import { useIsHidden } from '../../../components/amounts/useIsHidden.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { filterKinds } from '../../../components/wallet/ledgerKinds.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { AssetRecordView } from './AssetRecordView.tsx';
import { exportSavedText } from './exportSavedText.ts';
import { hasFilters, ledgerFiltersOf, type RecordFilters } from './recordFilters.ts';
import { useLedgerExport } from './useLedgerExport.ts';
import type { RecordTabProps } from './RecordTabs.tsx';
import { usePagesOfCoin } from './usePagesOfCoin.ts';
import { useRecordRow } from './useRecordRow.ts';

/** A plain back end answers the rows of one coin in one account, and narrows them by nothing else. */
const oneOf = ({ coin = 'USDT', account = 'change' }: RecordFilters): RecordFilters => ({ coin, account });

/** The ledger of all accounts. */
export function LedgerTab({ asked, onFilter, onTab }: RecordTabProps) {
  const intl = useIntl();
  const { user, toast, back, offlineBar } = useShell();
  const { filterRecords } = useCan();
  const { status: _, ...others } = asked;
  const filters = filterRecords ? others : oneOf(others);
  const coins = useQuery(currencies());
  const bodyOf = (coinId: number | undefined) => ledgerFiltersOf(filters, coinId, intl.timeZone);
  const pages = usePagesOfCoin(filters.coin, (coinId) => ledgerPages(bodyOf(coinId)));
  const body = pages.isKnown ? bodyOf(pages.coinId) : undefined;
  const now = Date.now;
  const onSaved = (count: number): void =>
    void toast({ kind: 'success', text: exportSavedText(intl, count) });
  const onCancelled = (): void => {
    toast({
      kind: 'info',
      text: intl.formatMessage({
        id: 'record.export.cancelled',
        defaultMessage: 'Cancelled. No file was saved.',
      }),
    });
  };
  const csv = useLedgerExport({ filters: body, now, onSaved, onCancelled });
  const row = useRecordRow();
  const first = pages.list.state === 'ready' ? pages.list.data.rows[0] : undefined;
  return (
    <AssetRecordView
      onTab={onTab}
      records={pages.list}
      filters={filters}
      coins={coins.data?.map(({ name }) => name)}
      kinds={filterKinds(user?.is_sandbox === true)}
      isOfOne={!filterRecords}
      // A back end without record kinds has no period filter either.
      offered={
        filterRecords && (hasFilters(filters) || first === undefined || first.kind !== undefined)
          ? ['coin', 'account', 'kind', 'period']
          : ['coin', 'account']
      }
      now={now}
      onFilter={onFilter}
      isHidden={useIsHidden()}
      onMore={pages.onMore}
      onRefresh={pages.onRefresh}
      {...row}
      exporting={csv.state}
      onExport={csv.start}
      onCancelExport={csv.cancel}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
