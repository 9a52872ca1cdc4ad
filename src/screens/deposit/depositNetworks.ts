import type { DepositCoin, DepositNetwork } from '../../api/deposit.ts';
import { compatibleNetworks } from '../../components/wallet/compatibleNetworks.ts';

/** A way for a coin to come in. */
export interface Network extends Omit<DepositNetwork, 'chain'> {
  /** The chain behind it; undefined where nobody says. */
  chain: string | undefined;
}

/** Of a back end that answers addresses and nothing else: what is not said of a network is unknown. */
export function networksOfAddresses(
  coin: DepositCoin,
  addresses: Readonly<Record<string, string | undefined>>,
): Network[] {
  return Object.keys(addresses).map((network) => ({
    network,
    name: network.toUpperCase(),
    chain: compatibleNetworks.get(network)?.chain,
    min_number: coin.min_number,
  }));
}

/** Network and chain in one: OMNI (Bitcoin). */
export const networkText = ({ name, chain }: Pick<Network, 'name' | 'chain'>): string =>
  chain === undefined ? name : `${name} (${chain})`;

/** What arrives where: USDT · OMNI (Bitcoin). */
export const assetText = (coin: string, network: Pick<Network, 'name' | 'chain'>): string =>
  `${coin} · ${networkText(network)}`;

export const isOpen = ({ suspended }: Pick<Network, 'suspended'>): boolean => suspended === undefined;
