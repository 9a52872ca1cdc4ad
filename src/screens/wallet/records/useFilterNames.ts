import { useIntl } from 'react-intl';
import { shortAccountName } from '../../../components/wallet/accountNames.tsx';
import { ledgerKindName } from '../../../components/wallet/ledgerKinds.ts';
import { useDates } from '../../../intl/useDates.ts';
import type { RecordFilters } from './recordFilters.ts';
import { recordStatusName, type FundsKind } from './recordStatuses.ts';

/** Label of each filter's chip. */
export function useFilterNames(
  { coin, account, kind, status, from, to }: RecordFilters,
  of?: FundsKind,
): {
  coin: string;
  account: string;
  kind: string;
  status: string;
  period: string;
} {
  const intl = useIntl();
  const dates = useDates();
  function period(): string {
    if (from !== undefined && to !== undefined) return dates.days(from, to);
    if (from !== undefined)
      return intl.formatMessage(
        { id: 'record.period.since', defaultMessage: 'From {date}' },
        { date: dates.dayName(from) },
      );
    if (to !== undefined)
      return intl.formatMessage(
        { id: 'record.period.until', defaultMessage: 'Until {date}' },
        { date: dates.dayName(to) },
      );
    return intl.formatMessage({ id: 'record.period.all', defaultMessage: 'All time' });
  }
  return {
    coin: coin ?? intl.formatMessage({ id: 'wallet.coins.all', defaultMessage: 'All coins' }),
    account:
      account === undefined
        ? intl.formatMessage({ id: 'record.account.all', defaultMessage: 'All accounts' })
        : shortAccountName(intl, account),
    kind:
      kind === undefined
        ? intl.formatMessage({ id: 'record.kind.all', defaultMessage: 'All types' })
        : ledgerKindName(intl, kind),
    status:
      status === undefined
        ? intl.formatMessage({ id: 'record.status.all', defaultMessage: 'All statuses' })
        : recordStatusName(intl, status, of),
    period: period(),
  };
}
