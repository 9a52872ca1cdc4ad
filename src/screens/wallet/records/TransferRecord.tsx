import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { currencies } from '../../../api/pages/walletRecords.ts';
import { transferPages } from '../../../api/pages/walletPages.ts';
import { useIsHidden } from '../../../components/amounts/useIsHidden.ts';
import { movableAccounts } from '../../../components/wallet/movableAccounts.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import {
  hasFilters,
  readRecordFilters,
  transferFiltersOf,
  writeRecordFilters,
  type RecordFilters,
} from './recordFilters.ts';
import { TransferRecordView } from './TransferRecordView.tsx';
import { usePagesOfCoin } from './usePagesOfCoin.ts';

/** The user's transfers, with the filters in the URL. */
export function TransferRecord() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, offlineBar } = useShell();
  const { filterRecords } = useCan();
  const { kind: _, status: __, account, ...others } = readRecordFilters(query);
  // Filters that transfers lack are dropped, and a plain compatible back end supports none.
  const filters: RecordFilters = filterRecords
    ? { ...others, account: movableAccounts.find((each) => each === account) }
    : {};
  const coins = useQuery(currencies());
  const { list, onMore, onRefresh } = usePagesOfCoin(filters.coin, (coinId) =>
    transferPages(transferFiltersOf(filters, coinId, intl.timeZone)),
  );
  const first = list.state === 'ready' ? list.data.rows[0] : undefined;
  // A back end without account names cannot filter by account either.
  const canNarrow =
    filterRecords && (hasFilters(filters) || first === undefined || first.from_field !== undefined);
  return (
    <TransferRecordView
      transfers={list}
      filters={filters}
      offered={canNarrow ? ['coin', 'account', 'period'] : []}
      coins={coins.data?.map(({ name }) => name)}
      accounts={movableAccounts}
      now={Date.now}
      onFilter={(next) => setQuery(writeRecordFilters(next), { replace: true })}
      isHidden={useIsHidden()}
      transferHref={pathOf('Transfer')}
      onMore={onMore}
      onRefresh={onRefresh}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
