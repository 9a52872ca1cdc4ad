import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Figure } from '../../components/Figure.tsx';
import { hiddenAmount } from '../../components/hiddenAmount.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ShareBar, ShareKey, type DataColour } from '../../ui/ShareBar.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { Account } from '../../components/accounts.ts';
import type { AccountValue } from '../../components/portfolio.ts';

const colours: Record<Account, DataColour> = { change: 1, micro: 3, lever: 4, trust: 2 };

const names: Record<Account, { name: ReactNode; use: ReactNode }> = {
  change: {
    name: <FormattedMessage id="assets.account.spot" defaultMessage="Spot account" />,
    use: <FormattedMessage id="assets.account.spot.use" defaultMessage="Trading and withdrawals" />,
  },
  micro: {
    name: <FormattedMessage id="assets.account.options" defaultMessage="Options account" />,
    use: <FormattedMessage id="assets.account.options.use" defaultMessage="Timed options" />,
  },
  lever: {
    name: <FormattedMessage id="assets.account.contract" defaultMessage="Contract account" />,
    use: <FormattedMessage id="assets.account.contract.use" defaultMessage="Margin for contracts" />,
  },
  trust: {
    name: <FormattedMessage id="assets.account.hosting" defaultMessage="Hosting account" />,
    use: <FormattedMessage id="assets.account.hosting.use" defaultMessage="Hosted and subscribed" />,
  },
};

interface AccountsProps {
  accounts: readonly AccountValue[];
  isHidden: boolean;
  href: (account: Account) => string;
}

/** The four accounts, with the bar that says how the total divides among them. */
export function Accounts({ accounts, isHidden, href }: AccountsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const shares = Object.fromEntries(accounts.map(({ account, share }) => [account, formats.percent(share)]));
  return (
    <Stack as="section" padBlock="3">
      <Stack gutter>
        <ShareBar
          label={intl.formatMessage(
            {
              id: 'assets.shares',
              defaultMessage: 'Spot {change}, options {micro}, contracts {lever}, hosting {trust}',
            },
            shares,
          )}
          parts={accounts.map(({ account, share }) => ({ colour: colours[account], share }))}
        />
      </Stack>
      <List label={intl.formatMessage({ id: 'assets.accounts', defaultMessage: 'Accounts' })}>
        {accounts.map(({ account, value, share }) => (
          <ListRow
            key={account}
            href={href(account)}
            chevron
            lead={<ShareKey colour={colours[account]} />}
            title={names[account].name}
            caption={names[account].use}
            value={isHidden ? hiddenAmount : <Figure>{formats.quantity(value, '0.01')}</Figure>}
            valueCaption={formats.percent(share)}
          />
        ))}
      </List>
    </Stack>
  );
}
