import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { bankCurrency } from '../../../contracts/rules/depositClaim.ts';
import { depositAddress, depositCurrencies, deposits } from '../../api/deposit.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isOnItsWay } from '../../components/wallet/depositState.tsx';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { bankTransferOf } from './bankTransfer.ts';
import { wayOf, type DepositWay } from './depositWays.ts';
import { DepositView } from './DepositView.tsx';
import { useAddressActions } from './useAddressActions.ts';
import { useAmountDraft } from './useAmountDraft.ts';
import { useCoinNetworks } from './useCoinNetworks.ts';
import { useQuickChoice } from './useQuickChoice.ts';

type Asked = Readonly<Record<string, string>>;

/** The page's address without a way means the first way. */
const withWay = (way: DepositWay, asked: Asked): Asked => (way === 'address' ? asked : { way, ...asked });

/** Newest deposits while their state can still change. */
function useArriving() {
  const { data } = useQuery(deposits({ limit: '20' }));
  const arriving = (data?.data ?? []).filter(isOnItsWay);
  usePendingPoll(arriving.length > 0, ['deposit']);
  return arriving;
}

/** Deposit page; its address contains the way, the coin and the network. */
export function Deposit() {
  const [query, setQuery] = useSearchParams();
  const { user, pathOf, open, back, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const way = wayOf(query);
  const coins = useQuery({ ...depositCurrencies(), enabled: way !== 'bank' });
  const rows = coins.data ?? [];
  const asked = query.get('coin');
  const code = asked ?? rows[0]?.name ?? '';
  const coin = rows.find(({ name }) => name === code);
  const { networks, network, address } = useCoinNetworks(coin, query.get('network'));
  const bank = useQuery({ ...depositAddress({ currency: bankCurrency }), enabled: way === 'bank' });
  const arriving = useArriving();
  const known = networks.state === 'ready' ? networks.data : [];
  const choice = useQuickChoice({
    isOpen: way === 'quick',
    coins: rows,
    asked: asked === null ? undefined : { coin: code, networks: known, network },
  });
  const drafts = { bank: useAmountDraft('bank'), quick: useAmountDraft('quick') };
  const about = { coin: code, ...(network && { network: network.network }) };
  // By default a quick deposit uses the coin of the last deposit.
  const shownCoin = (way === 'quick' && choice.state === 'ready' && choice.data?.coin) || code;
  const show = (next: Asked, of: DepositWay = way): void => setQuery(withWay(of, next), { replace: true });
  const claim = (of: DepositWay, next: Asked): string => pathOf('DepositClaim', { way: of, ...next });
  return (
    <DepositView
      {...useAddressActions(code, network)}
      way={way}
      onWay={(next) => show(next === 'bank' || asked === null ? {} : { coin: asked }, next)}
      coins={mapRemote(remoteOf(coins), (all) => all.map(({ name }) => name))}
      coin={code}
      networks={networks}
      network={network}
      address={address}
      bank={mapRemote(remoteOf(bank), bankTransferOf)}
      choice={choice}
      drafts={drafts}
      arriving={arriving}
      isHidden={useIsHidden()}
      isOffline={isOffline}
      onCoin={(chosen) => show({ coin: chosen })}
      onNetwork={(chosen) => show({ coin: shownCoin, network: chosen })}
      networkHref={(chosen) => {
        const next = { coin: code, network: chosen.network };
        return way === 'hash' ? claim('hash', next) : pathOf('Deposit', withWay(way, next));
      }}
      changeHref={pathOf('Deposit', withWay(way, { coin: shownCoin }))}
      claimHref={network && claim('address', { coin: code, network: network.network })}
      onTransferred={(amount) => open(claim('bank', { amount }))}
      onContinue={(chosen, amount) =>
        open(claim('quick', { coin: chosen.coin, network: chosen.network.network, amount }))
      }
      recordsHref={pathOf('AssetRecord', { tab: 'deposits' })}
      supportHref={`${supportHref({})}&${new URLSearchParams(way === 'bank' ? { way } : about)}`}
      sandboxHref={
        user?.is_sandbox === true ? (to) => pathOf('SandboxChain', { ...about, address: to }) : undefined
      }
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['deposit'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
