import { useQuery } from '@tanstack/react-query';
import { depositAddress, type DepositCoin } from '../../api/deposit.ts';
import { loading, mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { isOpen, networksOfAddresses, type Network } from './depositNetworks.ts';

/**
 * Networks of a coin, the selected network and its address. A back end without network data is queried for all
 * addresses of the coin, which define the networks. Any other is queried for one address, when the network is selected
 * and open.
 */
export function useCoinNetworks(coin: DepositCoin | undefined, key: string | null) {
  const known = coin?.networks;
  const listed = known?.find(({ network }) => network === key);
  const currency = String(coin?.id);
  const addresses = useQuery({
    ...depositAddress(known ? { currency, network: listed?.network } : { currency }),
    enabled: coin !== undefined && (known === undefined || (listed !== undefined && isOpen(listed))),
    // The address stays assigned to the user permanently.
    refetchOnWindowFocus: false,
  });
  const answered = remoteOf(addresses);
  let networks: Remote<readonly Network[]> = loading;
  if (known) networks = ready(known);
  else if (coin) networks = mapRemote(answered, (all) => networksOfAddresses(coin, all));
  const network = networks.state === 'ready' ? networks.data.find((each) => each.network === key) : undefined;
  const address = mapRemote(answered, (all) => (network && all[network.network]) || undefined);
  return { networks, network, address };
}
