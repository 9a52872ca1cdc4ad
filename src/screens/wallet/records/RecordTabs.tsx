import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../../ui/screen/Tabs.tsx';
import type { RecordFilters } from './recordFilters.ts';

export const recordTabs = ['all', 'deposits', 'withdrawals'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** Props that each tab derives from the address. */
export interface RecordTabProps {
  asked: RecordFilters;
  onFilter: (next: RecordFilters) => void;
  onTab: (tab: RecordTab) => void;
}

interface RecordTabsProps {
  tab: RecordTab;
  panelId: string;
  onTab: (tab: RecordTab) => void;
}

/** All balance changes, or deposits or withdrawals including those in progress. */
export function RecordTabs({ tab, panelId, onTab }: RecordTabsProps) {
  const intl = useIntl();
  return (
    <Tabs<RecordTab>
      label={intl.formatMessage({ id: 'record.title', defaultMessage: 'Asset records' })}
      current={tab}
      panelId={panelId}
      tabs={[
        { id: 'all', label: <FormattedMessage id="record.tab.all" defaultMessage="All changes" /> },
        { id: 'deposits', label: <FormattedMessage id="ledger.kind.deposit" defaultMessage="Deposits" /> },
        {
          id: 'withdrawals',
          label: <FormattedMessage id="ledger.kind.withdrawal" defaultMessage="Withdrawals" />,
        },
      ]}
      onChange={onTab}
    />
  );
}
