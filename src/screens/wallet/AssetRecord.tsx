import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { currencies, ledgerPages, type LedgerKind, type LedgerRow } from '../../api/wallet.ts';
import { useIsHidden } from '../../components/balanceVisibility.ts';
import { usePages, type PagedRows } from '../../components/lists/usePages.ts';
import { useShell } from '../../components/useShell.ts';
import { failed, loading, mapRemote, ready, remoteOf, type Remote } from '../../ui/remote.ts';
import { AssetRecordView } from './AssetRecordView.tsx';
import { hasFilters, ledgerFiltersOf, readRecordFilters, writeRecordFilters } from './recordFilters.ts';
import { useLedgerExport } from './useLedgerExport.ts';
import { useRecordRow } from './useRecordRow.ts';

/** Kinds of rows that the product has so far; others come with their pages. */
const kinds: readonly LedgerKind[] = ['trade', 'fee'];
const sandboxKinds: readonly LedgerKind[] = [...kinds, 'grant'];

/** The id of the coin that the address names, once the coins are known; a coin that is none has no records. */
function useCoinId(coin: string | undefined): Remote<number | undefined> {
  const known = useQuery(currencies());
  const all = remoteOf(known);
  if (coin === undefined) return { state: 'ready', data: undefined };
  return mapRemote(all, (list) => list.find(({ name }) => name === coin)?.id ?? 0);
}

/** The ledger of all accounts, narrowed by what the address says. */
export function AssetRecord() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { user, toast, back, offlineBar } = useShell();
  const filters = readRecordFilters(query);
  const coinId = useCoinId(filters.coin);
  const coins = useQuery(currencies());
  const isKnown = coinId.state === 'ready' && coinId.data !== 0;
  const body = isKnown ? ledgerFiltersOf(filters, coinId.data, intl.timeZone) : undefined;
  const pages = usePages(ledgerPages(body ?? {}), { enabled: isKnown });
  const now = Date.now;
  const onSaved = (count: number): void => {
    toast({
      kind: 'success',
      text: intl.formatMessage(
        {
          id: 'record.export.saved',
          defaultMessage: '{count, plural, one {File with # record saved} other {File with # records saved}}',
        },
        { count },
      ),
    });
  };
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
  const records: Remote<PagedRows<LedgerRow>> =
    coinId.state === 'loading'
      ? loading
      : coinId.state === 'failed'
        ? failed(coinId.error, coinId.retry, coinId.at)
        : isKnown
          ? pages.list
          : ready({ rows: [], count: 0, more: 'none' });
  const first = pages.list.state === 'ready' ? pages.list.data.rows[0] : undefined;
  return (
    <AssetRecordView
      records={records}
      filters={filters}
      coins={coins.data?.map(({ name }) => name)}
      kinds={user?.is_sandbox === true ? sandboxKinds : kinds}
      // A back end without kinds has no periods either.
      canNarrow={hasFilters(filters) || first === undefined || first.kind !== undefined}
      now={now}
      onFilter={(next) => setQuery(writeRecordFilters(next), { replace: true })}
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
