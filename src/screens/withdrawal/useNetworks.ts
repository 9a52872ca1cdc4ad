import { useQuery } from '@tanstack/react-query';
import { depositAddress } from '../../api/deposit.ts';
import type { WithdrawalCoin, WithdrawalNetwork } from '../../api/withdrawal.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { networksOfKeys } from './withdrawalNetworks.ts';

/** Networks of a coin. When the back end does not list them, the networks of its deposit addresses. */
export function useNetworks(coin: WithdrawalCoin | undefined): Remote<readonly WithdrawalNetwork[]> {
  const listed = coin?.networks;
  const isAsked = coin !== undefined && listed === undefined;
  const addresses = useQuery({ ...depositAddress({ currency: String(coin?.id) }), enabled: isAsked });
  if (!isAsked) return ready(listed ?? []);
  return mapRemote(remoteOf(addresses), (all) => networksOfKeys(Object.keys(all)));
}
