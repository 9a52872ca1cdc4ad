import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '../../ui/Tabs.tsx';

/** How an account is named: the wire's user_type. */
export type IdentifierKind = 'mobile' | 'email' | 'username';

interface IdentifierTabsProps {
  kind: IdentifierKind;
  onChange: (kind: IdentifierKind) => void;
  panelId: string;
}

/** Phone, e-mail or username. */
export function IdentifierTabs({ kind, onChange, panelId }: IdentifierTabsProps) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage({ id: 'session.identifier.kinds', defaultMessage: 'Kind of account name' })}
      current={kind}
      onChange={onChange}
      panelId={panelId}
      tabs={[
        { id: 'mobile', label: <FormattedMessage id="session.identifier.phone" defaultMessage="Phone" /> },
        { id: 'email', label: <FormattedMessage id="session.identifier.email" defaultMessage="E-mail" /> },
        {
          id: 'username',
          label: <FormattedMessage id="session.identifier.username" defaultMessage="Username" />,
        },
      ]}
    />
  );
}
