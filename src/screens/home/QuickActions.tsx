import { FormattedMessage, useIntl } from 'react-intl';
import { ActionGrid } from '../../ui/lists/ActionGrid.tsx';
import type { HomePaths } from './homePaths.ts';

/** Most used actions, in two rows of four. */
export function QuickActions({ pathOf }: HomePaths) {
  const intl = useIntl();
  return (
    <ActionGrid
      label={intl.formatMessage({ id: 'home.actions', defaultMessage: 'Quick actions' })}
      actions={[
        {
          href: pathOf('Deposit'),
          icon: 'download',
          label: <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />,
        },
        {
          href: pathOf('Withdraw'),
          icon: 'upload',
          label: <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />,
        },
        {
          href: pathOf('Transfer'),
          icon: 'transfer',
          label: <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />,
        },
        {
          href: pathOf('OtcOffers'),
          icon: 'people',
          label: <FormattedMessage id="home.otc" defaultMessage="P2P trading" />,
        },
        {
          href: pathOf('HostingProducts'),
          icon: 'bank',
          label: <FormattedMessage id="home.hosting" defaultMessage="Fund hosting" />,
        },
        {
          href: pathOf('NewCoins'),
          icon: 'box',
          label: <FormattedMessage id="home.newCoins" defaultMessage="New coins" />,
        },
        {
          href: pathOf('Promotion'),
          icon: 'gift',
          label: <FormattedMessage id="home.invite" defaultMessage="Invite" />,
        },
        {
          href: pathOf('HelpCentre'),
          icon: 'help',
          label: <FormattedMessage id="home.help" defaultMessage="Help" />,
        },
      ]}
    />
  );
}
