import { useEffect, useMemo, useRef, useState } from 'react';
import type { PairQuote } from '../../api/market.ts';
import { sortPairs, type Sort, type SortedFigures } from './sortPairs.ts';
import type { Source } from '../../components/live/source.ts';

/** Minimum lifetime of an order by changing figures, in milliseconds. */
const orderKeptMs = 5_000;

/** Tracks whether a finger or a mouse button is down in a list, including a scrolling finger. */
function watchPointer(list: HTMLElement, tell: (isDown: boolean) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const down = (): void => tell(true);
  const up = (): void => tell(false);
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('touchstart', down, { signal, passive: true });
  for (const end of ['touchend', 'touchcancel'] as const) addEventListener(end, up, { signal });
  // A finger that starts to scroll cancels its pointer but stays down.
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, ({ pointerType }) => pointerType === 'touch' || up(), { signal });
  return () => controller.abort();
}

/**
 * Sorts pairs; without a sort, keeps their order. Rows must not move under the user's finger: an order by changing
 * figures is recomputed at most every five seconds, and not while the pointer is down or the focus is in the list.
 * @returns the pairs, and a ref for the element around their rows
 */
export function useSortedPairs(
  pairs: readonly PairQuote[],
  sort: Sort | undefined,
  live: (symbol: string) => Source<SortedFigures | undefined>,
): [pairs: readonly PairQuote[], list: React.RefObject<HTMLDivElement | null>] {
  const list = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const moves = sort !== undefined && sort.column !== 'name';
  useEffect(() => {
    const element = list.current;
    if (!moves || !element) return undefined;
    let isDown = false;
    const leave = watchPointer(element, (next) => (isDown = next));
    const timer = setInterval(() => {
      if (!isDown && !element.contains(document.activeElement)) setRound((now) => now + 1);
    }, orderKeptMs);
    return () => {
      leave();
      clearInterval(timer);
    };
  }, [moves]);
  // Depends on the symbols instead of the list: a refetch with the same pairs must not sort between the rounds.
  const symbols = pairs.map(({ symbol }) => symbol).join(' ');
  const order = useMemo(
    () => sort && sortPairs(pairs, sort, (pair) => live(pair.symbol).snapshot() ?? pair),
    // oxlint-disable-next-line react/exhaustive-deps -- reads what pairs and live figures are at that moment
    [symbols, sort, round],
  );
  const sorted = useMemo(() => {
    if (!order) return pairs;
    const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
    return order.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  }, [order, pairs]);
  return [sorted, list];
}
