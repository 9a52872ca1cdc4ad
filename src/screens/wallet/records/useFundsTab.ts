import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { pagesOf } from '../../../api/calling/pages.ts';
import { currencies } from '../../../api/pages/walletRecords.ts';
import { useIsHidden } from '../../../components/amounts/useIsHidden.ts';
import type { Pages } from '../../../components/lists/usePages.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { FundsPageProps } from './FundsRecords.tsx';
import { fundsFiltersOf, hasFilters, type RecordFilters } from './recordFilters.ts';
import type { RecordTabProps } from './RecordTabs.tsx';
import { usePagesOfCoin } from './usePagesOfCoin.ts';

/** Poll interval of pending records: confirmations are not pushed, only state changes are. */
const pendingMs = 15_000;

interface FundsTab<Row> {
  list: Pages<Row>['list'];
  rows: readonly Row[];
  page: FundsPageProps;
}

/**
 * Deposits or withdrawals, filtered by the address.
 * @param queryOf pages of the list for given filters
 * @param isPending whether the row's state may still change without user action
 */
export function useFundsTab<Row extends { id: number; state?: string }>(
  { asked, onFilter, onTab }: RecordTabProps,
  queryOf: (filters: ReturnType<typeof fundsFiltersOf>) => ReturnType<typeof pagesOf<Row>>,
  isPending: (row: Row) => boolean,
): FundsTab<Row> {
  const intl = useIntl();
  const { back, offlineBar } = useShell();
  const { filterRecords } = useCan();
  const { kind: _, account: __, ...others } = asked;
  // A plain compatible back end supports no filters.
  const filters: RecordFilters = filterRecords ? others : {};
  const coins = useQuery(currencies());
  const { list, onMore, onRefresh } = usePagesOfCoin(
    filters.coin,
    (coinId) => queryOf(fundsFiltersOf(filters, coinId, intl.timeZone)),
    (rows) => (rows.some(isPending) ? pendingMs : false),
  );
  const rows = list.state === 'ready' ? list.data.rows : [];
  const canNarrow =
    filterRecords && (hasFilters(filters) || rows.length === 0 || rows[0]!.state !== undefined);
  return {
    list,
    rows,
    page: {
      onTab,
      filters,
      onFilter,
      onMore,
      onRefresh,
      onBack: back,
      offlineBar,
      offered: canNarrow ? ['coin', 'status', 'period'] : [],
      coins: coins.data?.map(({ name }) => name),
      now: Date.now,
      isHidden: useIsHidden(),
    },
  };
}
