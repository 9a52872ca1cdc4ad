import { useState } from 'react';
import type { KeptMarket, Market } from './keptMarket.ts';
import type { Sort } from './sortPairs.ts';

/** What of the market is on show, and in which order. */
export interface MarketChoice {
  market: Market;
  setMarket: (market: Market) => void;
  /** All pairs, not only the first ones. */
  isWhole: boolean;
  setIsWhole: (isWhole: boolean) => void;
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
}

export interface MarketMemory {
  /** The choice of an earlier visit; what is chosen here comes before it. */
  keptMarket?: KeptMarket;
  onKeepMarket?: (choice: KeptMarket) => void;
}

/** Held above the list, so that it is the same after a search as before. */
export function useMarketChoice({ keptMarket, onKeepMarket }: MarketMemory): MarketChoice {
  const [chosen, setChosen] = useState<KeptMarket>();
  const [isWhole, setIsWhole] = useState(false);
  const { market, sort } = chosen ?? keptMarket ?? { market: 'spot' };
  const choose = (next: KeptMarket): void => {
    setChosen(next);
    onKeepMarket?.(next);
  };
  return {
    market,
    setMarket: (next) => choose(sort ? { market: next, sort } : { market: next }),
    isWhole,
    setIsWhole,
    sort,
    setSort: (next) => choose(next ? { market, sort: next } : { market }),
  };
}
