import { failed, type Remote } from '../../ui/loading/remoteData.ts';

interface NamedPair<Pair> {
  /** The pair in the URL, or the first pair where the URL names none. */
  pair: Pair | undefined;
  /** Symbol for live sources; '' where nothing is requested. */
  symbol: string;
  /** The URL names a pair that is not traded here. No other pair may be shown instead. */
  isUnknown: boolean;
  /** The URL names no pair, and no pair exists. */
  isNone: boolean;
  /** The pair is or may be traded here, but cannot be read. */
  isUnread: boolean;
}

const wellFormed = /^[A-Z0-9]{1,10}\/[A-Z0-9]{1,10}$/;

/**
 * Resolves the pair of a URL.
 * @param unread symbols of pairs whose data is unreadable; undefined for a pair without a readable symbol
 * @param pairs undefined while unknown: the URL is then trusted
 */
export function namedPair<Pair extends { symbol: string }>(
  asked: string | null,
  pairs: readonly Pair[] | undefined,
  unread: readonly (string | undefined)[] = [],
): NamedPair<Pair> {
  const word = asked !== null && wellFormed.test(asked) ? asked : '';
  const known = { isUnknown: false, isNone: false, isUnread: false };
  if (pairs === undefined) return { ...known, pair: undefined, symbol: word };
  const pair = asked === null ? pairs[0] : pairs.find(({ symbol }) => symbol === asked);
  if (pair || asked === null) return { ...known, pair, symbol: pair?.symbol ?? '', isNone: !pair };
  const isUnread = word !== '' && unread.some((symbol) => symbol === undefined || symbol === asked);
  return { pair, symbol: isUnread ? word : '', isNone: false, isUnknown: !isUnread, isUnread };
}

/** The state of a pair with an unreadable row: the same as for an unreadable response. */
export function unreadPair(query: { dataUpdatedAt: number; refetch: () => unknown }): Remote<never> {
  const error = Object.assign(new Error('The row of the pair cannot be read'), { kind: 'unreadable' });
  return failed(error, () => void query.refetch(), query.dataUpdatedAt);
}
