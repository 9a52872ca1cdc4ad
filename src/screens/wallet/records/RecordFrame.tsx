import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { RecordTabs, type RecordTab } from './RecordTabs.tsx';

interface RecordFrameProps {
  tab: RecordTab;
  onTab: (tab: RecordTab) => void;
  actions: ReactNode;
  sheets: ReactNode;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  children: ReactNode;
}

/** Opens all filters; a dot marks active filters. */
export function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  const intl = useIntl();
  return (
    <IconButton
      icon={laterIcons.filter}
      dot={count > 0 ? 'set' : undefined}
      label={
        count > 0
          ? intl.formatMessage(
              { id: 'record.filters.set', defaultMessage: 'Filters, {count} active' },
              { count },
            )
          : intl.formatMessage({ id: 'record.filters', defaultMessage: 'Filters' })
      }
      onClick={onClick}
    />
  );
}

/** Page layout around the list of a tab. */
export function RecordFrame(props: RecordFrameProps) {
  const { tab, onTab, actions, sheets, onRefresh, onBack, offlineBar, children } = props;
  const panelId = useId();
  return (
    <SubScreen
      title={<FormattedMessage id="record.title" defaultMessage="Asset records" />}
      onBack={onBack}
      actions={actions}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      sheets={sheets}
    >
      <RecordTabs tab={tab} panelId={panelId} onTab={onTab} />
      <div id={panelId} role="tabpanel">
        {children}
      </div>
    </SubScreen>
  );
}
