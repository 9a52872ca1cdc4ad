import { FormattedMessage } from 'react-intl';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { CoinNetworks, type CoinNetworksProps } from './CoinNetworks.tsx';
import { isOpen, type Network } from './depositNetworks.ts';
import { QuickForm, type QuickFormProps } from './QuickForm.tsx';
import { SuspendedNetwork } from './SuspendedNetwork.tsx';

/** The coin and the network that a quick deposit goes over. */
export interface QuickChoice {
  coin: string;
  network: Network;
  networks: readonly Network[];
  /** When the last deposit of it came, ms since 1970 UTC; undefined where this is another choice. */
  lastMs: number | undefined;
}

export interface QuickWayProps
  extends Pick<QuickFormProps, 'draft' | 'isOffline' | 'changeHref'>, CoinNetworksProps {
  /** Undefined where it is to be chosen first. */
  choice: RemoteState<QuickChoice | undefined>;
  onNetwork: (network: string) => void;
  onContinue: (choice: QuickChoice, amount: string) => void;
}

/** The same way as the last time, with an amount. */
export function QuickWay(props: QuickWayProps) {
  const { choice, onNetwork, onContinue } = props;
  return (
    <Remote
      of={choice}
      skeleton={
        <Stack gutter padBlock="4" gap="5">
          <Skeleton shape="block" />
          <Skeleton shape="rows" />
        </Stack>
      }
      failedTitle={
        <FormattedMessage id="record.deposits.failed" defaultMessage="Your deposits could not be loaded" />
      }
    >
      {(known) => {
        if (known === undefined)
          return (
            <Stack gutter padBlock="3" gap="4">
              <CoinNetworks {...props} />
            </Stack>
          );
        const { network, networks } = known;
        if (!isOpen(network))
          return (
            <Stack gutter padBlock="3" gap="4">
              <SuspendedNetwork
                {...known}
                other={networks.find((each) => each.network !== network.network && isOpen(each))}
                onNetwork={onNetwork}
              />
            </Stack>
          );
        return <QuickForm {...props} {...known} onContinue={(amount) => onContinue(known, amount)} />;
      }}
    </Remote>
  );
}
