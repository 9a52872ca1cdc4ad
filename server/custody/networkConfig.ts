// Shared network settings of configuration files for deposits and withdrawals.
import { isChainName } from '../../contracts/rules/chains/chainNames.ts';
import type { ChainName } from '../../contracts/rules/chains/chainNames.ts';
import { ConfigPlace } from '../ConfigPlace.ts';

export interface NamedNetwork {
  /** Code of the coin. */
  asset: string;
  /** Key in the protocol: 'trc20'. */
  network: string;
  /** Name that wallets show: 'TRC20'. */
  name: string;
  chain: ChainName;
}

export function readNetworkNames({ network, name }: Record<'network' | 'name', ConfigPlace>) {
  return {
    network: network.text(/^[a-z0-9]{1,16}$/, 'of small letters and digits, as trc20'),
    name: name.text(/^\S.{0,39}$/, 'a name of 1 to 40 characters'),
  };
}

export function chainAt(place: ConfigPlace): ChainName {
  const chain = place.text(/^/, 'the name of a chain');
  if (!isChainName(chain)) throw place.fault('is no chain whose addresses can be checked (docs/custody.md)');
  return chain;
}

/**
 * A network name means the same chain for every coin.
 * @param others networks of another file, which must agree
 * @throws StartError when a coin lists a network twice, or a name means two chains
 */
export function refuseUnlikeNetworks(
  places: readonly ConfigPlace[],
  networks: readonly NamedNetwork[],
  others: readonly NamedNetwork[] = [],
): void {
  ConfigPlace.unlike(places, (at) => `${networks[at]!.asset} over ${networks[at]!.network}`);
  for (const [at, { network, chain, name }] of networks.entries()) {
    const isOther = (each: NamedNetwork) =>
      each.network === network && (each.chain !== chain || each.name !== name);
    if (networks.slice(0, at).some(isOther))
      throw places[at]!.fault(`has another chain or name than '${network}' has before it`);
    if (others.some(isOther))
      throw places[at]!.fault(`has another chain or name than '${network}' of DEPOSITS`);
  }
}
