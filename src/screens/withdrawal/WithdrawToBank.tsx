import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fundPasswordState } from '../../api/accountSecurity.ts';
import { bankCard, type BankCard } from '../../api/bank.ts';
import {
  withdrawalCurrencies,
  withdrawalInfo,
  type WithdrawalCoin,
  type WithdrawalInfo,
} from '../../api/withdrawal.ts';
import {
  joinRemotes,
  loading,
  mapRemote,
  ready,
  remoteOf,
  type Remote,
} from '../../ui/loading/remoteData.ts';
import { useWithdrawalWiring } from './useWithdrawalWiring.ts';
import { WithdrawToBankView, type BankBasics } from './WithdrawToBankView.tsx';

interface PaidOut {
  coin: WithdrawalCoin;
  info: WithdrawalInfo;
}

/** Coins with bank payouts and their cost; all of them are requested. */
function usePaidOut(): Remote<PaidOut[]> {
  const coins = useQuery(withdrawalCurrencies());
  const list = coins.data ?? [];
  const infos = useQueries({ queries: list.map(({ id }) => withdrawalInfo({ currency: String(id) })) });
  const all = infos.reduce<Remote<PaidOut[]>>(
    (found, info, index) =>
      joinRemotes(found, remoteOf(info), (rows, read) =>
        read.bank === undefined ? rows : [...rows, { coin: list[index]!, info: read }],
      ),
    ready([]),
  );
  return joinRemotes(remoteOf(coins), all, (_, found) => found);
}

/** No number means no card. */
const boundCard = (card: BankCard): BankCard | undefined => (card.bank_account === '' ? undefined : card);

/** Pays a coin out to the saved bank card; the URL may preselect the coin. */
export function WithdrawToBank() {
  const [query, setQuery] = useSearchParams();
  const paidOut = usePaidOut();
  const asked = query.get('coin');
  const rows = paidOut.state === 'ready' ? paidOut.data : [];
  const chosen = rows.find(({ coin }) => coin.name === asked) ?? rows[0];
  const code = chosen?.coin.name ?? '';
  const card = mapRemote(remoteOf(useQuery(bankCard())), boundCard);
  const hasFundPassword = remoteOf(useQuery(fundPasswordState()));
  const basics = joinRemotes(
    joinRemotes(paidOut, card, (all, bound) => ({ all, bound })),
    hasFundPassword,
    ({ all, bound }, isSet): BankBasics => ({
      coins: all.map(({ coin }) => coin.name),
      coin: code,
      coinId: chosen?.coin.id,
      info: chosen?.info,
      card: bound,
      hasFundPassword: isSet,
    }),
  );
  const { isLoading, wiring } = useWithdrawalWiring('withdrawal.toBank', code);
  return (
    <WithdrawToBankView
      {...wiring}
      basics={isLoading && basics.state === 'ready' ? loading : basics}
      onCoin={(next) => setQuery({ coin: next }, { replace: true })}
    />
  );
}
