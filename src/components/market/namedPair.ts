interface NamedPair<Pair> {
  /** The pair that the address names, or the first one where it names none. */
  pair: Pair | undefined;
  /** What to ask live sources for; '' where nothing is to be asked. */
  symbol: string;
  /** The address names a pair that is not traded here. Another one must not stand in its place. */
  isUnknown: boolean;
}

const wellFormed = /^[A-Z0-9]{1,10}\/[A-Z0-9]{1,10}$/;

/**
 * The pair of an address.
 * @param pairs undefined while they are not known: the address is then taken at its word
 */
export function namedPair<Pair extends { symbol: string }>(
  asked: string | null,
  pairs: readonly Pair[] | undefined,
): NamedPair<Pair> {
  if (pairs === undefined)
    return {
      pair: undefined,
      symbol: asked !== null && wellFormed.test(asked) ? asked : '',
      isUnknown: false,
    };
  const pair = asked === null ? pairs[0] : pairs.find(({ symbol }) => symbol === asked);
  return { pair, symbol: pair?.symbol ?? '', isUnknown: asked !== null && !pair };
}
