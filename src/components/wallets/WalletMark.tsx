import { FormattedMessage } from 'react-intl';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { coinMark } from '../coins/coinMark.ts';
import type { WalletNetwork } from './walletNetworks.ts';

/** Disc of a network. */
export function WalletMark({ network, size }: { network: WalletNetwork; size?: 'md' | 'sm' }) {
  return <CoinDisc {...coinMark(network === 'erc' ? 'ETH' : 'TRX')} size={size} />;
}

/** Kind of a wallet by its network. */
export function WalletName({ network }: { network: WalletNetwork }) {
  return network === 'erc' ? (
    <FormattedMessage id="walletLogin.erc" defaultMessage="ERC wallet" />
  ) : (
    <FormattedMessage id="walletLogin.trc" defaultMessage="TRC wallet" />
  );
}

/** Names of networks are the same in every language. */
export const networkNames: Readonly<Record<WalletNetwork, string>> = { erc: 'Ethereum', trc: 'TRON' };
