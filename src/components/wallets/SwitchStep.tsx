import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { shortAddress } from '../../ui/facts/Address.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { LeadSentence } from '../details/LeadSentence.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { networkNames, WalletMark } from './WalletMark.tsx';
import type { WalletNetwork } from './walletNetworks.ts';
import type { WalletSheetProps, WalletStep } from './walletSteps.ts';

const titleOf = (network: WalletNetwork): string => `${network.toUpperCase()} · ${networkNames[network]}`;

interface SwitchProps extends WalletSheetProps {
  step: Extract<WalletStep, { at: 'switch' }>;
}

/** The network that was chosen, and the one that the wallet is on. */
function Networks({ signature: { network }, step: { found, chainId, address } }: SwitchProps) {
  const chain = chainId === undefined ? '' : ` · ${chainId}`;
  return (
    <List variant="sheet">
      <ListRow
        lead={<WalletMark network={network} />}
        title={titleOf(network)}
        caption={<FormattedMessage id="walletLogin.chosen" defaultMessage="You chose" />}
      />
      <ListRow
        lead={<WalletMark network={found} />}
        title={`${titleOf(found)}${chain}`}
        caption={
          address === undefined ? (
            <FormattedMessage id="walletLogin.found" defaultMessage="Wallet is on" />
          ) : (
            <FormattedMessage
              id="walletLogin.foundWith"
              defaultMessage="Wallet is on, with {address}"
              values={{ address: shortAddress(address) }}
            />
          )
        }
        value={
          <Text tone="danger">
            <Icon name="close" size="sm" />
          </Text>
        }
      />
    </List>
  );
}

export function SwitchStep(props: SwitchProps) {
  const { network } = props.signature;
  const lead =
    network === 'erc' ? (
      <LeadSentence of="session.walletSwitchErc" />
    ) : (
      <LeadSentence of="session.walletSwitchTrc" />
    );
  return (
    <Stack gap="4">
      <Notice tone="danger" live lead={lead}>
        <FormattedMessage id="walletLogin.switch.why" defaultMessage="Nothing was signed." />
      </Notice>
      <Networks {...props} />
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="walletLogin.switch.how"
          defaultMessage="Open your wallet, choose the {network} network, then come back and try again. Changing the network in the wallet costs nothing."
          values={{ network: networkNames[network] }}
        />
      </Text>
    </Stack>
  );
}

export function SwitchActions({ signature, isOffline }: WalletSheetProps) {
  const { network, networks, connect, switchChain, chooseNetwork } = signature;
  const instead = networks.find((one) => one !== network);
  return (
    <Stack gap="3">
      <Button
        width="block"
        icon="refresh"
        disabled={isOffline}
        reason={
          isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : undefined
        }
        onClick={switchChain ?? connect}
      >
        {switchChain ? (
          <FormattedMessage id="walletLogin.switch.now" defaultMessage="Switch and try again" />
        ) : (
          <FormattedMessage id="walletLogin.switched" defaultMessage="I have switched, try again" />
        )}
      </Button>
      {instead ? (
        <Button variant="quiet" width="block" onClick={() => chooseNetwork(instead)}>
          {instead === 'erc' ? (
            <FormattedMessage id="walletLogin.ercInstead" defaultMessage="Use the ERC wallet instead" />
          ) : (
            <FormattedMessage id="walletLogin.trcInstead" defaultMessage="Use the TRC wallet instead" />
          )}
        </Button>
      ) : null}
    </Stack>
  );
}
