import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { networkNames, WalletMark, WalletName } from './WalletMark.tsx';
import type { WalletNetwork } from './walletNetworks.ts';

interface NetworkChoiceProps {
  networks: readonly WalletNetwork[];
  network: WalletNetwork;
  onChange: (network: WalletNetwork) => void;
}

function Card({ network, isChosen }: { network: WalletNetwork; isChosen: boolean }) {
  return (
    <>
      <WalletMark network={network} />
      <Stack grow>
        <Text as="span" tone="primary">
          <Text weight="semibold">
            <WalletName network={network} />
          </Text>{' '}
          <Text variant="label" tone="secondary" weight="regular">
            {networkNames[network]}
          </Text>
        </Text>
        <Text variant="caption" tone="secondary">
          <FormattedMessage
            id="walletLogin.addressStarts"
            defaultMessage="Address starts with {start}"
            values={{ start: network === 'erc' ? '0x' : 'T' }}
          />
        </Text>
      </Stack>
      {isChosen ? <Icon name="check" size="sm" /> : null}
    </>
  );
}

/** Network of the wallet. */
export function NetworkChoice({ networks, network, onChange }: NetworkChoiceProps) {
  const intl = useIntl();
  return (
    <ChoiceCards
      label={intl.formatMessage({ id: 'walletLogin.network', defaultMessage: 'Network of your wallet' })}
      content="row"
      value={network}
      onChange={onChange}
      options={networks.map((value) => ({
        value,
        label: `${value.toUpperCase()} · ${networkNames[value]}`,
        content: <Card network={value} isChosen={value === network} />,
      }))}
    />
  );
}
