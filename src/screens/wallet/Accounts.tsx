import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountColours } from '../../components/wallet/accountColours.ts';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { Figure } from '../../components/amounts/Figure.tsx';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Phrases } from '../../ui/text/Phrases.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { ShareBar, ShareKey } from '../../ui/fields/ShareBar.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Account } from '../../components/wallet/accounts.ts';
import type { AccountValue } from '../../components/wallet/portfolio.ts';

const uses: Record<Account, ReactNode> = {
  change: <FormattedMessage id="assets.account.spot.use" defaultMessage="Trading and withdrawals" />,
  micro: <FormattedMessage id="assets.account.options.use" defaultMessage="Timed options" />,
  lever: <FormattedMessage id="assets.account.contract.use" defaultMessage="Margin for contracts" />,
  trust: <FormattedMessage id="assets.account.hosting.use" defaultMessage="Fund hosting and new coins" />,
};

/** Available and held part of an account; its purpose while amounts are hidden. */
function Parts({ account, available, held, isHidden }: AccountValue & { isHidden: boolean }) {
  const formats = useFormats();
  if (isHidden) return uses[account];
  return (
    <Phrases>
      <FormattedMessage
        id="assets.coin.available"
        defaultMessage="Available {amount}"
        values={{ amount: formats.total(available ?? '') }}
      />
      <FormattedMessage
        id="assets.account.frozen"
        defaultMessage="Frozen {amount}"
        values={{ amount: formats.total(held ?? '') }}
      />
    </Phrases>
  );
}

function Value({ value }: { value: string | undefined }) {
  const formats = useFormats();
  if (value === undefined) return <NotReported />;
  const figure = <Figure>{formats.total(value)}</Figure>;
  return /[1-9]/.test(value) ? figure : <Text tone="muted">{figure}</Text>;
}

interface AccountsProps {
  accounts: readonly AccountValue[];
  isHidden: boolean;
  href: (account: Account) => string;
}

/** The four accounts, with a bar of their shares in the total. */
export function Accounts({ accounts, isHidden, href }: AccountsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const shares = Object.fromEntries(
    accounts.map(({ account, share }) => [account, formats.share(share ?? '')]),
  );
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
          parts={accounts.map(({ account, share = '0' }) => ({ colour: accountColours[account], share }))}
        />
      </Stack>
      <List label={intl.formatMessage({ id: 'assets.accounts', defaultMessage: 'Accounts' })}>
        {accounts.map(({ account, value, share, ...parts }) => (
          <ListRow
            key={account}
            href={href(account)}
            chevron
            // The text below the name contains amounts, which do not wrap.
            titleRoom="word"
            lead={<ShareKey colour={accountColours[account]} />}
            title={accountNames[account]}
            caption={<Parts {...parts} account={account} value={value} share={share} isHidden={isHidden} />}
            value={isHidden ? hiddenAmount : <Value value={value} />}
            valueCaption={formats.share(share ?? '')}
          />
        ))}
      </List>
    </Stack>
  );
}
