import { useSearchParams } from 'react-router';
import { DepositTab } from './DepositTab.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { readRecordFilters, writeRecordFilters, type RecordFilters } from './recordFilters.ts';
import { WithdrawalTab } from './WithdrawalTab.tsx';
import { recordTabs, type RecordTab, type RecordTabProps } from './RecordTabs.tsx';

/** The records of the tab in the URL, with the filters in the URL. */
export function AssetRecord() {
  const [query, setQuery] = useSearchParams();
  const tab = recordTabs.find((each) => each === query.get('tab')) ?? 'all';
  const asked = readRecordFilters(query);
  const show = (next: RecordFilters, of: RecordTab): void =>
    setQuery({ ...(of === 'all' ? {} : { tab: of }), ...writeRecordFilters(next) }, { replace: true });
  const props: RecordTabProps = {
    asked,
    onFilter: (next) => show(next, tab),
    // Filters that the other tab lacks are dropped.
    onTab: (next) => show({ coin: asked.coin, from: asked.from, to: asked.to }, next),
  };
  if (tab === 'withdrawals') return <WithdrawalTab {...props} />;
  return tab === 'deposits' ? <DepositTab {...props} /> : <LedgerTab {...props} />;
}
