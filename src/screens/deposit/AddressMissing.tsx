import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { networkText, type Network } from './depositNetworks.ts';
import { NotConfigured } from './NotConfigured.tsx';

interface AddressMissingProps {
  coin: string;
  network: Network;
  /** Another open network. */
  other: Network | undefined;
  supportHref: string;
  onNetwork: (network: string) => void;
}

/** Notice that the back end has no address for coin and network. */
export function AddressMissing({ coin, network, other, supportHref, onNetwork }: AddressMissingProps) {
  return (
    <NoAddress coin={coin} network={network} supportHref={supportHref}>
      {other === undefined ? null : (
        <Button variant="text" width="block" onClick={() => onNetwork(other.network)}>
          <FormattedMessage
            id="deposit.useOther"
            defaultMessage="Use {network} instead"
            values={{ network: networkText(other) }}
          />
        </Button>
      )}
    </NoAddress>
  );
}

/** Same notice for a page without a network selection. */
export function NoAddress({
  coin,
  network,
  supportHref,
  children,
}: Pick<AddressMissingProps, 'coin' | 'network' | 'supportHref'> & { children?: ReactNode }) {
  return (
    <NotConfigured
      supportHref={supportHref}
      rows={[
        { label: <FormattedMessage id="record.coin" defaultMessage="Coin" />, value: coin },
        {
          label: <FormattedMessage id="deposit.network" defaultMessage="Network" />,
          value: networkText(network),
        },
      ]}
    >
      {children}
    </NotConfigured>
  );
}
