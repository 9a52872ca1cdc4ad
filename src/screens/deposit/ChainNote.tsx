import { FormattedMessage } from 'react-intl';
import type { Network } from './depositNetworks.ts';

/** The network's name is ambiguous: bitcoin itself, and tokens that travel in bitcoin transactions. */
export const hasChainNote = ({ network }: Network): boolean => network === 'omni';

/** Names which of the two meanings applies. */
export function ChainNote({ coin, network }: { coin: string; network: Network }) {
  const { name } = network;
  return coin === 'BTC' ? (
    <FormattedMessage
      id="deposit.chain.itself"
      defaultMessage="For BTC, {network} is the Bitcoin network itself."
      values={{ network: name }}
    />
  ) : (
    <FormattedMessage
      id="deposit.chain.layer"
      defaultMessage="For {coin}, {network} is {coin} on the Bitcoin network."
      values={{ network: name, coin }}
    />
  );
}
