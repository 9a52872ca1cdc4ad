import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeCard } from '../../ui/cards/CodeCard.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { AddressCard, type AddressActions } from './AddressCard.tsx';
import { AddressMissing } from './AddressMissing.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { isOpen, networkText, type Network } from './depositNetworks.ts';
import { NetworkChips } from './NetworkChips.tsx';
import { SuspendedNetwork } from './SuspendedNetwork.tsx';

export interface ChosenNetworkProps extends AddressActions {
  coin: string;
  network: Network;
  networks: readonly Network[];
  /** Undefined if the back end has none. */
  address: RemoteState<string | undefined>;
  isOffline: boolean;
  /** Link to the sandbox wallet that sends test coins to an address; undefined outside a sandbox. */
  sandboxHref: ((address: string) => string) | undefined;
  supportHref: string;
  onNetwork: (network: string) => void;
  /** Page that claims a deposit to the address. */
  claimHref: string | undefined;
}

function SandboxAddress({ href }: { href: string }) {
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}
      action={
        <Button variant="secondary" size="sm" href={href}>
          <FormattedMessage id="sandbox.send" defaultMessage="Send test coins" />
        </Button>
      }
    >
      <FormattedMessage
        id="deposit.sandbox"
        defaultMessage="This address is made up. Wallets reject it, and real coins never arrive."
      />
    </Notice>
  );
}

/** Link for a user who does not wait for the network's confirmation. */
function SubmitProof({ href }: { href: string }) {
  return (
    <BottomBar>
      <Stack gap="3">
        <Button width="block" href={href}>
          <FormattedMessage id="deposit.submitProof" defaultMessage="Already sent? Submit proof" />
        </Button>
        <Text as="p" variant="caption" tone="muted" align="center">
          <FormattedMessage
            id="deposit.submitProof.needs"
            defaultMessage="You’ll need the amount, the transaction hash and a screenshot."
          />
        </Text>
      </Stack>
    </BottomBar>
  );
}

/** Replaces the address while offline: it may be closed or assigned to another user by now. */
function HiddenAddress() {
  return (
    <CodeCard code={undefined}>
      <Text as="p" variant="bodyStrong">
        <FormattedMessage id="deposit.offline" defaultMessage="The address is hidden while you are offline" />
      </Text>
    </CodeCard>
  );
}

function OpenNetwork(props: ChosenNetworkProps & { other: Network | undefined }) {
  const { coin, network, address, isOffline, sandboxHref, claimHref } = props;
  const facts = <DepositFacts coin={coin} network={network} />;
  if (isOffline)
    return (
      <>
        <HiddenAddress />
        {facts}
      </>
    );
  return (
    <Remote
      of={address}
      skeleton={
        <Stack gap="4">
          <Skeleton shape="block" />
          <Skeleton shape="rows" />
        </Stack>
      }
      failedTitle={
        <FormattedMessage id="deposit.addressFailed" defaultMessage="The address could not be loaded" />
      }
    >
      {(text) =>
        text === undefined ? (
          <AddressMissing {...props} />
        ) : (
          <>
            {sandboxHref === undefined ? null : <SandboxAddress href={sandboxHref(text)} />}
            <AddressCard key={`${coin} ${networkText(network)} ${text}`} {...props} address={text} />
            {facts}
            {claimHref === undefined ? null : <SubmitProof href={claimHref} />}
          </>
        )
      }
    </Remote>
  );
}

/** Selected network of a coin: its address, or the reason why deposits are suspended. */
export function ChosenNetwork(props: ChosenNetworkProps) {
  const { network, networks, onNetwork } = props;
  const other = networks.find((each) => each.network !== network.network && isOpen(each));
  return (
    <>
      <NetworkChips networks={networks} chosen={network} onChange={onNetwork} />
      {isOpen(network) ? (
        <OpenNetwork {...props} other={other} />
      ) : (
        <SuspendedNetwork {...props} other={other} />
      )}
    </>
  );
}
