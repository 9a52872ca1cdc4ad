import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import type { DepositWay } from './depositWays.ts';

interface DepositTabsProps {
  way: DepositWay;
  panelId: string;
  onWay: (way: DepositWay) => void;
}

/** Tabs of the deposit ways. */
export function DepositTabs({ way, panelId, onWay }: DepositTabsProps) {
  const intl = useIntl();
  return (
    <Tabs<DepositWay>
      label={intl.formatMessage({ id: 'deposit.ways', defaultMessage: 'Deposit methods' })}
      size="sm"
      current={way}
      panelId={panelId}
      tabs={[
        { id: 'address', label: <FormattedMessage id="deposit.address" defaultMessage="Address" /> },
        { id: 'hash', label: <FormattedMessage id="deposit.byHash" defaultMessage="By hash" /> },
        { id: 'bank', label: <FormattedMessage id="bank.card" defaultMessage="Bank account" /> },
        { id: 'quick', label: <FormattedMessage id="deposit.quick" defaultMessage="Quick" /> },
      ]}
      onChange={onWay}
    />
  );
}
