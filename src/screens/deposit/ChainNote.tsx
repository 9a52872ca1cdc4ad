import { FormattedMessage } from 'react-intl';
import type { Network } from './depositNetworks.ts';

/** One name stands for two things: bitcoin itself, and tokens that travel in its transactions. */
export const hasChainNote = ({ network }: Network): boolean => network === 'omni';

/** Says which of the two it is. */
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
