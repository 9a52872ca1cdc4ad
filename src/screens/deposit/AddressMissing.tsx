import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Graticule } from '../../ui/Graticule.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { BottomBar } from '../../ui/ScreenBars.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { networkText, type Network } from './depositNetworks.ts';

interface AddressMissingProps {
  coin: string;
  network: Network;
  /** Another one that is open. */
  other: Network | undefined;
  supportHref: string;
  onNetwork: (network: string) => void;
}

/** The back end has no address for coin and network. */
export function AddressMissing({ coin, network, other, supportHref, onNetwork }: AddressMissingProps) {
  return (
    <>
      <Stack gap="4" align="center" padBlock="6">
        <Graticule variant="failed" />
        <Text as="h2" variant="title3" align="center">
          <FormattedMessage
            id="deposit.missing"
            defaultMessage="The payment address is not currently configured. Please contact customer support"
          />
        </Text>
        <Text as="p" variant="label" tone="secondary" weight="regular" align="center">
          <FormattedMessage
            id="deposit.missing.older"
            defaultMessage="Do not send to an address from an older message or screenshot."
          />
        </Text>
      </Stack>
      <KeyValue
        rows={[
          { label: <FormattedMessage id="record.coin" defaultMessage="Coin" />, value: coin },
          {
            label: <FormattedMessage id="deposit.network" defaultMessage="Network" />,
            value: networkText(network),
          },
        ]}
      />
      <BottomBar>
        <Stack gap="3">
          <Button width="block" icon="chat" href={supportHref}>
            <FormattedMessage id="deposit.support" defaultMessage="Contact support" />
          </Button>
          {other === undefined ? null : (
            <Button variant="text" width="block" onClick={() => onNetwork(other.network)}>
              <FormattedMessage
                id="deposit.useOther"
                defaultMessage="Use {network} instead"
                values={{ network: networkText(other) }}
              />
            </Button>
          )}
        </Stack>
      </BottomBar>
    </>
  );
}
