import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fundPasswordState } from '../../../api/accountSecurity.ts';
import { checkAddress, withdrawalAddresses, withdrawalCurrencies } from '../../../api/withdrawal.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import { isApiError } from '../../../components/shell/apiErrors.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { failureText } from '../../../ui/messages/failureText.ts';
import { joinRemotes, loading, remoteOf } from '../../../ui/loading/remoteData.ts';
import { AddWithdrawalAddressView } from './AddWithdrawalAddressView.tsx';
import { storedAddress, type AddressValues } from './addressSchema.ts';
import type { Checked } from './addressFinding.ts';
import { useAddressSubmission } from './useAddressSubmission.ts';
import type { CheckAddress } from './useAddressCheck.ts';
import { useNetworks } from '../useNetworks.ts';
import { useProtection } from '../useProtection.ts';
import { useChooseSaved } from './useChooseSaved.ts';
import { useSavedText } from './useSavedText.ts';

/** An address check stays valid for the time that a user needs to fill in the form. */
const answeredMs = 5 * 60_000;

function useCheck(): CheckAddress {
  const intl = useIntl();
  const queryClient = useQueryClient();
  return async (address, { coinId, network }): Promise<Checked> => {
    const form = { currency: String(coinId), netType: network.network.toUpperCase(), address };
    try {
      return await queryClient.fetchQuery({ ...checkAddress(form), staleTime: answeredMs, retry: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without a response, saving the address decides.
      return error.isUnanswered || error.kind !== 'rejected'
        ? undefined
        : { refusal: error.fields['address'] ?? failureText(intl, error) };
    }
  };
}

/** Saves an address; the URL has the coin and the network. */
export function AddWithdrawalAddress() {
  const [query, setQuery] = useSearchParams();
  const { site, isOffline, toast, pathOf, errandFrom, endErrand, back, offlineBar } = useShell();
  const navigate = useNavigate();
  const { state } = useLocation();
  const chooseSaved = useChooseSaved();
  const savedText = useSavedText();
  const { isLoading, holdMinutes, ...protection } = useProtection();
  const draft = useDraft<AddressValues>('withdrawal.address', {
    fields: storedAddress,
    detours: ['Account'],
  });
  const coins = remoteOf(useQuery(withdrawalCurrencies()));
  const hasFundPassword = remoteOf(useQuery(fundPasswordState()));
  const rows = coins.state === 'ready' ? coins.data : [];
  const code = query.get('coin') ?? rows[0]?.name ?? '';
  const coin = rows.find(({ name }) => name === code);
  const networks = useNetworks(coin);
  const asked = query.get('network');
  // A single network needs no selection.
  const only = networks.state === 'ready' && networks.data.length === 1 ? networks.data[0]! : undefined;
  const known = joinRemotes(
    joinRemotes(coins, hasFundPassword, (all, isSet) => ({ coins: all, hasFundPassword: isSet })),
    networks,
    (both, all) => ({ ...both, networks: all }),
  );
  const savedHref = pathOf('WithdrawalAddresses', { coin: code });
  const backpage = errandFrom === undefined ? undefined : { backpage: errandFrom };
  const ask = (next: Record<string, string>): void =>
    setQuery({ ...next, ...backpage }, { replace: true, state: state as unknown });
  const submit = useAddressSubmission((saved) => {
    draft.end();
    toast({ kind: 'success', text: savedText(holdMinutes) });
    chooseSaved(code, saved);
    if (errandFrom !== undefined) return endErrand();
    // Replaces the form, which has no state to return to.
    void navigate(savedHref, { replace: true });
  });
  return (
    <AddWithdrawalAddressView
      {...protection}
      basics={isLoading && known.state === 'ready' ? loading : known}
      holdMinutes={holdMinutes}
      coin={code}
      network={asked ?? only?.network ?? null}
      saved={useQuery(withdrawalAddresses()).data ?? []}
      isSandbox={site?.is_sandbox === true}
      isOffline={isOffline}
      savedHref={savedHref}
      links={{ account: pathOf('Account'), fundPassword: pathOf('ChangeFundPassword') }}
      draft={draft}
      onCoin={(next) => ask({ coin: next })}
      onNetwork={(next) => ask({ coin: code, network: next })}
      onCheck={useCheck()}
      onSubmit={submit}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
