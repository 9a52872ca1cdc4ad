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

/** The saved addresses of the coin in the URL. */
export function WithdrawalAddresses() {
  const [query, setQuery] = useSearchParams();
  const { pathOf, errandFrom, back, isOffline, offlineBar, serverNow } = useShell();
  const queryClient = useQueryClient();
  const commands = useAddressCommands();
  // An address added during a form's errand returns to the form, not to this page.
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
