import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeCard } from '../../ui/cards/CodeCard.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { networkText, type Network } from './depositNetworks.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

interface SuspendedNetworkProps {
  coin: string;
  network: Network;
  /** Another open network. */
  other: Network | undefined;
  onNetwork: (network: string) => void;
}

/** Suspended network: the reason, without an address. */
export function SuspendedNetwork({ coin, network, other, onNetwork }: SuspendedNetworkProps) {
  return (
    <>
      <SuspensionNotice coin={coin} network={network} />
      <CodeCard code={undefined}>
        <Text as="p" variant="bodyStrong">
          <FormattedMessage
            id="deposit.suspended.hidden"
            defaultMessage="The address is hidden while deposits are suspended"
          />
        </Text>
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="deposit.missing.older"
            defaultMessage="Do not send to an address from an older message or screenshot."
          />
        </Text>
      </CodeCard>
      {other === undefined ? null : (
        <BottomBar>
          <Button width="block" onClick={() => onNetwork(other.network)}>
            <FormattedMessage
              id="deposit.overOther"
              defaultMessage="Deposit over {network}"
              values={{ network: networkText(other) }}
            />
          </Button>
        </BottomBar>
      )}
    </>
  );
}
