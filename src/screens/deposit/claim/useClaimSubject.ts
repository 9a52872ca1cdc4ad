import { useQuery } from '@tanstack/react-query';
import { bankCurrency } from '../../../../contracts/rules/depositClaim.ts';
import { depositAddress, depositCurrencies, type DepositCoin } from '../../../api/deposit.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';
import { bankTransferOf } from '../bankTransfer.ts';
import type { ClaimObstacle, ClaimSubject } from './claimSubject.ts';
import { isOpen } from '../depositNetworks.ts';
import type { ChainWay, DepositWay } from '../depositWays.ts';
import { useCoinNetworks } from '../useCoinNetworks.ts';

type Subject = Remote<ClaimSubject | ClaimObstacle>;

interface Asked {
  way: DepositWay;
  /** Code of the coin. */
  coin: string;
  /** Network key; null if the address names none. */
  network: string | null;
}

/** A coin with a single network needs none in the address. */
const onlyNetwork = (coin: DepositCoin | undefined): string | null =>
  coin?.networks?.length === 1 ? coin.networks[0]!.network : null;

function useChainSubject({ coin: code, network: key, way }: Asked): Subject {
  const coins = useQuery({ ...depositCurrencies(), enabled: way !== 'bank' });
  const coin = coins.data?.find(({ name }) => name === code);
  const { networks, network, address } = useCoinNetworks(coin, key ?? onlyNetwork(coin));
  const all = remoteOf(coins);
  if (all.state !== 'ready') return all;
  if (coin === undefined) return ready({ obstacle: 'coin', coin: code });
  if (networks.state !== 'ready') return networks;
  if (network === undefined) return ready({ obstacle: 'network', coin: code });
  if (!isOpen(network)) return ready({ obstacle: 'suspended', coin: code, network });
  return mapRemote(address, (text) =>
    text === undefined
      ? { obstacle: 'address', coin: code, network }
      : { way: way as ChainWay, coin: code, coinId: coin.id, network, address: text },
  );
}

/** Subject of the claim from the page's address, or the reason why it cannot be claimed. */
export function useClaimSubject(asked: Asked): Subject {
  const isBank = asked.way === 'bank';
  const chain = useChainSubject(asked);
  const bank = useQuery({ ...depositAddress({ currency: bankCurrency }), enabled: isBank });
  if (!isBank) return chain;
  return mapRemote(remoteOf(bank), (answered): ClaimSubject | ClaimObstacle => {
    const transfer = bankTransferOf(answered);
    return transfer ? { way: 'bank', bank: transfer } : { obstacle: 'bank' };
  });
}
