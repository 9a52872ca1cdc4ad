import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';

interface IdentifierTabsProps {
  kind: IdentifierKind;
  onChange: (kind: IdentifierKind) => void;
  panelId: string;
  /** Only kinds that can receive a code; excludes usernames. */
  addressesOnly?: boolean;
}

/** Phone, e-mail or username. */
export function IdentifierTabs({ kind, onChange, panelId, addressesOnly = false }: IdentifierTabsProps) {
  const intl = useIntl();
  const labels = [
    {
      id: 'mobile' as const,
      label: <FormattedMessage id="session.identifier.phone" defaultMessage="Phone" />,
    },
    {
      id: 'email' as const,
      label: <FormattedMessage id="session.identifier.email" defaultMessage="Email" />,
    },
    {
      id: 'username' as const,
      label: <FormattedMessage id="session.identifier.username" defaultMessage="Username" />,
    },
  ];
  return (
    <Tabs
      label={intl.formatMessage({ id: 'session.identifier.kinds', defaultMessage: 'Kind of account name' })}
      current={kind}
      onChange={onChange}
      panelId={panelId}
      tabs={addressesOnly ? labels.slice(0, 2) : labels}
    />
  );
}
