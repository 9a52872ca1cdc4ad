import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fundPasswordState } from '../../../api/accountSecurity.ts';
import { withdrawalAddresses, withdrawalCurrencies } from '../../../api/withdrawal.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { joinRemotes, remoteOf } from '../../../ui/loading/remoteData.ts';
import { coinsOf, savedAddressesOf } from './savedAddresses.ts';
import { useAddressCommands } from './useAddressCommands.ts';
import { useHoldMinutes } from './useHoldMinutes.ts';
import { WithdrawalAddressesView, type AddressBook } from './WithdrawalAddressesView.tsx';

/** The saved addresses of a coin; the page's own address says of which. */
export function WithdrawalAddresses() {
  const [query, setQuery] = useSearchParams();
  const { pathOf, errandFrom, back, isOffline, offlineBar, serverNow } = useShell();
  const queryClient = useQueryClient();
  const commands = useAddressCommands();
  // What is added on the way from a form leads back to the form, not here.
  const backpage = errandFrom === undefined ? undefined : { backpage: errandFrom };
  const lists = joinRemotes(
    remoteOf(useQuery(withdrawalCurrencies())),
    remoteOf(useQuery(withdrawalAddresses())),
    (coins, rows) => {
      const addresses = savedAddressesOf(rows, coins, Date.now() - serverNow());
      return { coins: coinsOf(coins, addresses), addresses };
    },
  );
  const book = joinRemotes(
    lists,
    remoteOf(useQuery(fundPasswordState())),
    (all, hasFundPassword): AddressBook => ({ ...all, hasFundPassword }),
  );
  return (
    <WithdrawalAddressesView
      {...commands}
      book={book}
      coin={query.get('coin') ?? undefined}
      onCoin={(coin) => setQuery({ coin, ...backpage }, { replace: true })}
      holdMinutes={useHoldMinutes()}
      isOffline={isOffline}
      addHref={(coin) =>
        pathOf('AddWithdrawalAddress', { ...(coin === undefined ? undefined : { coin }), ...backpage })
      }
      fundPasswordHref={pathOf('ChangeFundPassword')}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['withdrawal'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
