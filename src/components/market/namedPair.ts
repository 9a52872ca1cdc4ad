import { failed, type Remote } from '../../ui/loading/remoteData.ts';

interface NamedPair<Pair> {
  /** The pair that the address names, or the first one where it names none. */
  pair: Pair | undefined;
  /** Symbol for live sources; '' where nothing is requested. */
  symbol: string;
  /** The address names a pair that is not traded here. Another one must not stand in its place. */
  isUnknown: boolean;
  /** The address names none, and there is none. */
  isNone: boolean;
  /** The pair is or may be traded here, but cannot be read. */
  isUnread: boolean;
}

const wellFormed = /^[A-Z0-9]{1,10}\/[A-Z0-9]{1,10}$/;

/**
 * The pair of an address.
 * @param unread the symbols of pairs that are there and cannot be read; undefined for one that does not say its own
 * @param pairs undefined while they are not known: the address is then taken at its word
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

/** In place of a pair whose row cannot be read: as an answer that cannot be. */
export function unreadPair(query: { dataUpdatedAt: number; refetch: () => unknown }): Remote<never> {
  const error = Object.assign(new Error('The row of the pair cannot be read'), { kind: 'unreadable' });
  return failed(error, () => void query.refetch(), query.dataUpdatedAt);
}
