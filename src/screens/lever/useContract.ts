import { useQuery } from '@tanstack/react-query';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { leverPanel, leverTerms, type LeverTermsRow } from '../../api/lever.ts';
import { pairsOf, quotations, unreadPairsOf, type PairQuote } from '../../api/market.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { namedPair, unreadPair } from '../../components/market/namedPair.ts';
import type { PairChoice } from '../../components/market/PairScreen.tsx';
import { useShell } from '../../components/shell/useShell.ts';
import { joinRemotes, mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import type { LeverAccount } from './leverForm.ts';
import type { LeverInfoViewProps } from './info/LeverInfoView.tsx';

interface AskedContract
  extends Omit<PairChoice, 'onPickPair'>, Pick<LeverInfoViewProps, 'terms' | 'limits'> {}

/** Undefined if the back end does not provide contract terms. */
function useTerms(): Remote<readonly LeverTermsRow[] | undefined> {
  const terms = useQuery(leverTerms());
  return isNoSuchCall(terms.error) ? ready(undefined) : remoteOf(terms);
}

/** Limits of a contract for the caller; not requested without a session. */
function useLimits(pair: PairQuote | undefined, account: LeverAccount): LeverInfoViewProps['limits'] {
  const { user } = useShell();
  const { data } = useQuery({
    ...leverPanel({
      currency_id: String(pair?.currency_id),
      legal_id: String(pair?.legal_id),
      account_type: account,
    }),
    enabled: user !== undefined && pair !== undefined,
  });
  const leverages = data?.multiple.muit.map(({ value }) => Number(value)).sort((a, b) => a - b);
  return leverages && { leverages, lotsMax: data?.lever_share_limit.max ?? 0 };
}

/** Contract in the address; by default the first one. */
export function useContract(asked: string | null, account: LeverAccount = 'real_account'): AskedContract {
  const groups = useQuery(quotations());
  const unread = unreadPairsOf(groups.data ?? []);
  const market = joinRemotes(mapRemote(remoteOf(groups), pairsOf), useTerms(), (pairs, rows) => {
    const rowOf = ({ symbol }: PairQuote) => rows?.find((row) => row.symbol === symbol);
    const withContract = rows ? pairs.filter((pair) => rowOf(pair) !== undefined) : pairs;
    return { pairs, withContract, rows, rowOf };
  });
  const known = market.state === 'ready' ? market.data : undefined;
  const offered = asked === null ? known?.withContract : known?.pairs;
  const { pair: named, symbol, isUnknown, isNone, isUnread } = namedPair(asked, offered, unread);
  const row = named && known?.rowOf(named);
  const hasContract = named !== undefined && (row !== undefined || known?.rows === undefined);
  const pair = isUnread ? unreadPair(groups) : mapRemote(market, () => named);
  return {
    symbol,
    isUnknown,
    onNone: isNone ? () => void groups.refetch() : undefined,
    pair: pair.state === 'ready' && !pair.data ? { state: 'loading' } : (pair as Remote<PairQuote>),
    pairs: mapRemote(market, ({ withContract }) => withContract),
    unread,
    terms: row ? contractTerms(row) : known?.rows && named ? 'none' : 'unreported',
    limits: useLimits(hasContract ? named : undefined, account),
  };
}
