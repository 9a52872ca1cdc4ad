import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';
import { networkText, type Network } from './depositNetworks.ts';

/** Nothing comes in over this network now, and why. */
export function SuspensionNotice({ coin, network }: { coin: string; network: Network }) {
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage
          id="deposit.suspended"
          defaultMessage="Deposits of {coin} on {network} are suspended."
          values={{ coin, network: networkText(network) }}
        />
      }
    >
      {network.suspended}
    </Notice>
  );
}
