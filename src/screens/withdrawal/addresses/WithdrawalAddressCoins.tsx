import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawalAddresses, withdrawalCurrencies } from '../../../api/withdrawal.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { joinRemotes, remoteOf } from '../../../ui/loading/remoteData.ts';
import { useHoldMinutes } from './useHoldMinutes.ts';
import { WithdrawalAddressCoinsView, type CoinRow } from './WithdrawalAddressCoinsView.tsx';

/** Coins with their saved addresses. */
export function WithdrawalAddressCoins() {
  const { pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const coins = joinRemotes(
    remoteOf(useQuery(withdrawalCurrencies())),
    remoteOf(useQuery(withdrawalAddresses())),
    (all, rows) =>
      all.map(({ id, name, networks = [] }): CoinRow => ({
        coin: name,
        networks: networks.map((network) => network.name),
        labels: rows.filter(({ currency }) => currency === id).map(({ notes }) => notes ?? ''),
      })),
  );
  return (
    <WithdrawalAddressCoinsView
      coins={coins}
      holdMinutes={useHoldMinutes()}
      href={(coin) => pathOf('WithdrawalAddresses', { coin })}
      addHref={pathOf('AddWithdrawalAddress')}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['withdrawal'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
