import type { DepositCoin, DepositNetwork } from '../../api/deposit.ts';
import { plainNetworks } from '../../components/wallet/plainNetworks.ts';

/** Deposit network of a coin. */
export interface Network extends Omit<DepositNetwork, 'chain'> {
  /** Underlying chain; undefined if unknown. */
  chain: string | undefined;
}

/** Networks of a back end that answers addresses only: all other properties are unknown. */
export function networksOfAddresses(
  coin: DepositCoin,
  addresses: Readonly<Record<string, string | undefined>>,
): Network[] {
  return Object.keys(addresses).map((network) => ({
    network,
    name: network.toUpperCase(),
    chain: plainNetworks.get(network)?.chain,
    min_number: coin.min_number,
  }));
}

/** Network with its chain: OMNI (Bitcoin). */
export const networkText = ({ name, chain }: Pick<Network, 'name' | 'chain'>): string =>
  chain === undefined ? name : `${name} (${chain})`;

/** Asset and network, e.g. USDT · OMNI (Bitcoin). */
export const assetText = (coin: string, network: Pick<Network, 'name' | 'chain'>): string =>
  `${coin} · ${networkText(network)}`;

export const isOpen = ({ suspended }: Pick<Network, 'suspended'>): boolean => suspended === undefined;
