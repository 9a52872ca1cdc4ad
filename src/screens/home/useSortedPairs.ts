import { useEffect, useMemo, useRef, useState } from 'react';
import type { PairQuote } from '../../api/market.ts';
import type { Source } from '../../components/live/source.ts';
import { useLater } from '../../ui/loading/later.ts';
import { marketParts } from './laterParts.ts';
import type { Sort } from './sortChoice.ts';
import type { SortedFigures } from './sortPairs.ts';

/** Minimum lifetime of an order by changing figures, in milliseconds. */
const orderKeptMs = 5_000;

/**
 * Sorts pairs; without a sort, keeps their order. Rows must not move under the user's finger: an order by changing
 * figures is recomputed at most every five seconds, and not while the pointer is down or the focus is in the list.
 * Until the code of a sort is loaded, the pairs keep their order.
 * @returns the pairs, and a ref for the element around their rows
 */
export function useSortedPairs(
  pairs: readonly PairQuote[],
  sort: Sort | undefined,
  live: (symbol: string) => Source<SortedFigures | undefined>,
): [pairs: readonly PairQuote[], list: React.RefObject<HTMLDivElement | null>] {
  const list = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const loaded = useLater(marketParts, sort !== undefined);
  const code = loaded.state === 'ready' ? loaded.data : undefined;
  const moves = sort !== undefined && sort.column !== 'name';
  useEffect(() => {
    const element = list.current;
    if (!moves || !element || !code) return undefined;
    let isDown = false;
    const leave = code.watchPointer(element, (next) => (isDown = next));
    const timer = setInterval(() => {
      if (!isDown && !element.contains(document.activeElement)) setRound((now) => now + 1);
    }, orderKeptMs);
    return () => {
      leave();
      clearInterval(timer);
    };
  }, [moves, code]);
  // Depends on the symbols instead of the list: a refetch with the same pairs must not sort between the rounds.
  const symbols = pairs.map(({ symbol }) => symbol).join(' ');
  const order = useMemo(
    () => sort && code?.sortPairs(pairs, sort, (pair) => live(pair.symbol).snapshot() ?? pair),
    // oxlint-disable-next-line react/exhaustive-deps -- reads what pairs and live figures are at that moment
    [symbols, sort, round, code],
  );
  const sorted = useMemo(() => {
    if (!order) return pairs;
    const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
    return order.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  }, [order, pairs]);
  return [sorted, list];
}
