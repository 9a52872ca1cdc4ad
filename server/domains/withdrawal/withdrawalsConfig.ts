// Over which networks an installation lets money leave: the file of WITHDRAWALS (docs/custody.md).
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { chainAt, readNetworkNames, refuseUnlikeNetworks } from '../deposit/networkConfig.ts';
import type { NamedNetwork } from '../deposit/networkConfig.ts';
import { assetAt } from '../deposit/watcherConfig.ts';
import type { Environment } from '../deposit/watcherConfig.ts';

export interface WithdrawalsConfig {
  networks: readonly WithdrawalNetwork[];
}

export interface WithdrawalNetwork extends NamedNetwork {
  /** Why nothing leaves over it now; true without a reason. */
  suspended?: Sentences | true;
}

/**
 * What WITHDRAWALS asks for; undefined without it: then no network is open.
 * @param taken those of DEPOSITS
 * @throws StartError naming the place in the file
 */
export function readWithdrawalsConfig(
  { WITHDRAWALS: file }: Environment,
  taken?: readonly NamedNetwork[],
): WithdrawalsConfig | undefined {
  if (!file) return undefined;
  const places = ConfigPlace.ofFile('WITHDRAWALS', file).fields('networks').networks.list();
  const networks = places.map(readNetwork);
  refuseUnlikeNetworks(places, networks, taken);
  return { networks };
}

function readNetwork(place: ConfigPlace): WithdrawalNetwork {
  const { asset, network, name, chain, suspended } = place.fields(
    ...(['asset', 'network', 'name', 'chain', 'suspended?'] as const),
  );
  return {
    asset: assetAt(asset),
    ...readNetworkNames({ network, name }),
    chain: chainAt(chain),
    ...(suspended.value !== undefined && {
      suspended: suspended.value === true ? true : suspended.sentences(),
    }),
  };
}
