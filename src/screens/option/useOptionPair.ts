import { useQuery } from '@tanstack/react-query';
import { pairsOf, quotations, unreadPairsOf, type PairQuote } from '../../api/market.ts';
import { namedPair, unreadPair } from '../../components/market/namedPair.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

/** The pair in the URL, or the first pair with options. */
export function useOptionPair(asked: string | null) {
  const groups = useQuery(quotations());
  const unread = unreadPairsOf(groups.data ?? []);
  const pairs = mapRemote(remoteOf(groups), pairsOf);
  const all = pairs.state === 'ready' ? pairs.data : undefined;
  const open = all?.filter(({ open_microtrade: isOpen }) => isOpen === 1);
  const {
    pair: named,
    symbol,
    isUnknown,
    isNone,
    isUnread,
  } = namedPair(asked, asked === null ? open : all, unread);
  const pair = isUnread ? unreadPair(groups) : mapRemote(pairs, () => named);
  return {
    symbol,
    isUnknown,
    unread,
    named,
    onNone: isNone ? () => void groups.refetch() : undefined,
    pair:
      pair.state === 'ready' && !pair.data ? ({ state: 'loading' } as const) : (pair as Remote<PairQuote>),
    pairs: mapRemote(pairs, (list) => list.filter(({ open_microtrade: isOpen }) => isOpen === 1)),
  };
}
