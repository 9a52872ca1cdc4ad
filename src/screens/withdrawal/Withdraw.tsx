import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fundPasswordState } from '../../api/accountSecurity.ts';
import {
  withdrawalAddresses,
  withdrawalCurrencies,
  withdrawalInfo,
  type WithdrawalCoin,
} from '../../api/withdrawal.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { joinRemotes, loading, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { firstAddress } from './addresses/addressChoice.ts';
import { savedAddressesOf, type SavedAddress } from './addresses/savedAddresses.ts';
import { useNetworks } from './useNetworks.ts';
import { useWithdrawalWiring } from './useWithdrawalWiring.ts';
import { withdrawalDraft } from './withdrawalValues.ts';
import { WithdrawView, type WithdrawBasics } from './WithdrawView.tsx';

interface Lists {
  coins: readonly WithdrawalCoin[];
  addresses: readonly SavedAddress[];
}

/** The requested coin, else the coin of most withdrawals, else the first. */
const coinOf = ({ coins, addresses }: Lists, asked: string | null): WithdrawalCoin | undefined =>
  coins.find(({ name }) => name === asked) ??
  coins.find(({ name }) => name === firstAddress(addresses)?.coin) ??
  coins[0];

/** Coins, saved addresses and withdrawal cost of the coin. */
function useBasics(asked: string | null): { coin: string; basics: Remote<WithdrawBasics> } {
  const { serverNow } = useShell();
  const lists = joinRemotes(
    remoteOf(useQuery(withdrawalCurrencies())),
    remoteOf(useQuery(withdrawalAddresses())),
    (coins, rows): Lists => ({
      coins,
      addresses: savedAddressesOf(rows, coins, Date.now() - serverNow()),
    }),
  );
  const coin = lists.state === 'ready' ? coinOf(lists.data, asked) : undefined;
  const isNone = lists.state === 'ready' && coin === undefined;
  const read = useQuery({ ...withdrawalInfo({ currency: String(coin?.id) }), enabled: coin !== undefined });
  const info = isNone ? ready(undefined) : remoteOf(read);
  const networks = useNetworks(coin);
  const cost = joinRemotes(info, networks, (found, all) => ({ info: found, networks: all }));
  const known = joinRemotes(lists, cost, (both, found) => ({ ...both, ...found }));
  const hasFundPassword = remoteOf(useQuery(fundPasswordState()));
  const code = coin?.name ?? '';
  return {
    coin: code,
    basics: joinRemotes(known, hasFundPassword, ({ coins, addresses, ...rest }, isSet) => ({
      ...rest,
      coins: coins.map(({ name }) => name),
      addresses: addresses.filter((each) => each.coin === code),
      coin: code,
      coinId: coin?.id,
      hasFundPassword: isSet,
    })),
  };
}

/** Withdraws coins to a saved address; the URL may preselect coin and network. */
export function Withdraw() {
  const [query, setQuery] = useSearchParams();
  const { pathOf } = useShell();
  const { coin, basics } = useBasics(query.get('coin'));
  const { isLoading, wiring } = useWithdrawalWiring(withdrawalDraft.form, coin);
  return (
    <WithdrawView
      {...wiring}
      basics={isLoading && basics.state === 'ready' ? loading : basics}
      network={query.get('network')}
      bankHref={pathOf('WithdrawToBank', { coin })}
      onCoin={(next) => setQuery({ coin: next }, { replace: true })}
    />
  );
}
