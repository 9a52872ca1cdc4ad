import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { depositAddress, depositCurrencies, type DepositCoin } from '../../api/deposit.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { loading, mapRemote, ready, remoteOf, type Remote } from '../../ui/remote.ts';
import { supportHref } from '../../ui/supportHref.ts';
import { isOpen, networksOfAddresses, type Network } from './depositNetworks.ts';
import { DepositView } from './DepositView.tsx';
import { useAddressActions } from './useAddressActions.ts';

/**
 * The networks of a coin, the chosen one, and its address. A back end that says nothing of networks is asked for all
 * addresses of the coin: its networks are theirs. Any other is asked for one, once it is chosen and open.
 */
function useCoinNetworks(coin: DepositCoin | undefined, key: string | null) {
  const known = coin?.networks;
  const listed = known?.find(({ network }) => network === key);
  const currency = String(coin?.id);
  const addresses = useQuery({
    ...depositAddress(known ? { currency, network: listed?.network } : { currency }),
    enabled: coin !== undefined && (known === undefined || (listed !== undefined && isOpen(listed))),
    // It stays its owner's for good.
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

/** Where coins are sent to; the page's own address says which coin, and over which network. */
export function Deposit() {
  const [query, setQuery] = useSearchParams();
  const { user, pathOf, back, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const coins = useQuery(depositCurrencies());
  const code = query.get('coin') ?? coins.data?.[0]?.name ?? '';
  const coin = coins.data?.find(({ name }) => name === code);
  const { networks, network, address } = useCoinNetworks(coin, query.get('network'));
  const about = { coin: code, ...(network && { network: network.network }) };
  return (
    <DepositView
      {...useAddressActions(code, network)}
      coins={mapRemote(remoteOf(coins), (rows) => rows.map(({ name }) => name))}
      coin={code}
      networks={networks}
      network={network}
      address={address}
      isOffline={isOffline}
      onCoin={(chosen) => setQuery({ coin: chosen }, { replace: true })}
      onNetwork={(chosen) => setQuery({ coin: code, network: chosen }, { replace: true })}
      networkHref={(chosen) => pathOf('Deposit', { coin: code, network: chosen.network })}
      recordsHref={pathOf('AssetRecord', { tab: 'deposits' })}
      supportHref={`${supportHref({})}&${new URLSearchParams(about)}`}
      sandboxHref={
        user?.is_sandbox === true ? (to) => pathOf('SandboxChain', { ...about, address: to }) : undefined
      }
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['deposit'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
