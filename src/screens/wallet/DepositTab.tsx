import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { depositPages } from '../../api/depositPages.ts';
import { currencies } from '../../api/walletRecords.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { DepositRecords } from './DepositRecords.tsx';
import { isOnItsWay } from './depositState.tsx';
import { useCancelDeposit } from './useCancelDeposit.ts';
import { depositFiltersOf, hasFilters, type RecordFilters } from './recordFilters.ts';
import type { RecordTabProps } from './RecordTabs.tsx';
import { usePagesOfCoin } from './usePagesOfCoin.ts';

/** So often what is on its way is read again: its confirmations are not told, only what becomes of it. */
const pendingMs = 15_000;

/** The deposits, narrowed by what the address says. */
export function DepositTab({ asked, onFilter, onTab }: RecordTabProps) {
  const intl = useIntl();
  const { isPlainSite, back, pathOf, offlineBar } = useShell();
  const [openedId, setOpenedId] = useState<number>();
  const { kind: _, account: __, ...others } = asked;
  // A plain back end narrows by nothing.
  const filters: RecordFilters = isPlainSite ? {} : others;
  const coins = useQuery(currencies());
  const { list, onMore, onRefresh } = usePagesOfCoin(
    filters.coin,
    (coinId) => depositPages(depositFiltersOf(filters, coinId, intl.timeZone)),
    (rows) => (rows.some(isOnItsWay) ? pendingMs : false),
  );
  const rows = list.state === 'ready' ? list.data.rows : [];
  const canNarrow =
    !isPlainSite && (hasFilters(filters) || rows.length === 0 || rows[0]!.state !== undefined);
  return (
    <DepositRecords
      onTab={onTab}
      deposits={list}
      filters={filters}
      offered={canNarrow ? ['coin', 'status', 'period'] : []}
      coins={coins.data?.map(({ name }) => name)}
      now={Date.now}
      onFilter={onFilter}
      isHidden={useIsHidden()}
      opened={rows.find(({ id }) => id === openedId)}
      onOpen={(row) => setOpenedId(row?.id)}
      {...useCancelDeposit()}
      depositHref={pathOf('Deposit')}
      onMore={onMore}
      onRefresh={onRefresh}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
