import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';
import { networkText, type Network } from './depositNetworks.ts';

interface SendOnlyProps {
  coin: string;
  network: Network;
  /** Further facts about the network. */
  children?: ReactNode;
}

/** Assets accepted at an address, and the consequence of sending any other. */
export function SendOnly({ coin, network, children }: SendOnlyProps) {
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage
          id="deposit.sendOnly"
          defaultMessage="Send only {coin} on {network}."
          values={{ coin, network: networkText(network) }}
        />
      }
    >
      <FormattedMessage
        id="deposit.sendOnly.cost"
        defaultMessage="Other coins, or coins sent over another network, are lost permanently."
      />
      {children}
    </Notice>
  );
}
