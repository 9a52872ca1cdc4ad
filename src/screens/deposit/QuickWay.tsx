import { FormattedMessage } from 'react-intl';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { CoinNetworks, type CoinNetworksProps } from './CoinNetworks.tsx';
import { isOpen, type Network } from './depositNetworks.ts';
import { QuickForm, type QuickFormProps } from './QuickForm.tsx';
import { SuspendedNetwork } from './SuspendedNetwork.tsx';

/** Coin and network of a quick deposit. */
export interface QuickChoice {
  coin: string;
  network: Network;
  networks: readonly Network[];
  /** Time of the coin's last deposit, ms since 1970 UTC; undefined for another choice. */
  lastMs: number | undefined;
}

export interface QuickWayProps
  extends Pick<QuickFormProps, 'draft' | 'isOffline' | 'changeHref'>, CoinNetworksProps {
  /** Undefined if the user has to select it first. */
  choice: RemoteState<QuickChoice | undefined>;
  onNetwork: (network: string) => void;
  onContinue: (choice: QuickChoice, amount: string) => void;
}

/** Repeats the way of the last deposit with a new amount. */
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
