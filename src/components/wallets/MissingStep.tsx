import { FormattedMessage, useIntl } from 'react-intl';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { IconDisc } from '../../ui/pictures/IconDisc.tsx';
import { globe } from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { walletAppLink } from './walletAppLink.ts';
import { WalletMark } from './WalletMark.tsx';
import type { WalletSheetProps } from './walletSteps.ts';

/** Ways to open this page in the browser of a wallet app. Nothing is loaded from their addresses. */
export function MissingStep({ signature: { networks }, pageUrl }: WalletSheetProps) {
  const intl = useIntl();
  return (
    <Stack gap="4">
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="walletLogin.missing.text"
          defaultMessage="Nothing was connected or signed. Open this page in your wallet app, which has its own browser."
        />
      </Text>
      <List variant="sheet">
        {networks.map((network) => (
          <ListRow
            key={network}
            lead={<WalletMark network={network} />}
            title={
              network === 'erc' ? (
                <FormattedMessage id="walletLogin.ercApp" defaultMessage="ERC wallet app" />
              ) : (
                <FormattedMessage id="walletLogin.trcApp" defaultMessage="TRC wallet app" />
              )
            }
            caption={network === 'erc' ? 'MetaMask' : 'TronLink'}
            value={
              <Link href={walletAppLink(network, pageUrl)}>
                <FormattedMessage id="walletLogin.open" defaultMessage="Open" />
              </Link>
            }
          />
        ))}
        <ListRow
          lead={<IconDisc icon={globe} />}
          title={
            <CopyValue
              text={pageUrl}
              name={intl.formatMessage({ id: 'walletLogin.page', defaultMessage: 'address of this page' })}
            >
              {pageUrl.replace(/^https?:\/\//, '').replace(/[?#].*$/, '')}
            </CopyValue>
          }
          titleRoom="long"
          caption={<FormattedMessage id="walletLogin.copy" defaultMessage="Copy it and open it in the app" />}
        />
      </List>
      <Notice tone="neutral">
        <FormattedMessage
          id="walletLogin.missing.install"
          defaultMessage="If no app opens, none is installed. Install wallets only from the maker’s own site."
        />
      </Notice>
    </Stack>
  );
}
