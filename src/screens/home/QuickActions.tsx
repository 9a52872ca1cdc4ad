import { FormattedMessage, useIntl } from 'react-intl';
import { ActionGrid } from '../../ui/ActionGrid.tsx';
import type { HomeLinks } from './homeLinks.ts';

/** What one comes for most, two rows of four. */
export function QuickActions({ links }: { links: HomeLinks }) {
  const intl = useIntl();
  return (
    <ActionGrid
      label={intl.formatMessage({ id: 'home.actions', defaultMessage: 'Quick actions' })}
      actions={[
        {
          href: links.deposit,
          icon: 'download',
          label: <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />,
        },
        {
          href: links.withdraw,
          icon: 'upload',
          label: <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />,
        },
        {
          href: links.transfer,
          icon: 'transfer',
          label: <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />,
        },
        {
          href: links.otc,
          icon: 'people',
          label: <FormattedMessage id="home.otc" defaultMessage="P2P trading" />,
        },
        {
          href: links.hosting,
          icon: 'bank',
          label: <FormattedMessage id="home.hosting" defaultMessage="Fund hosting" />,
        },
        {
          href: links.newCoins,
          icon: 'box',
          label: <FormattedMessage id="home.newCoins" defaultMessage="New coins" />,
        },
        {
          href: links.invite,
          icon: 'gift',
          label: <FormattedMessage id="home.invite" defaultMessage="Invite" />,
        },
        { href: links.help, icon: 'help', label: <FormattedMessage id="home.help" defaultMessage="Help" /> },
      ]}
    />
  );
}
