import { useState } from 'react';
import type { KeptMarket, Market } from './keptMarket.ts';
import type { Sort } from './sortChoice.ts';

/** Selected market list and its sort order. */
export interface MarketChoice {
  market: Market;
  setMarket: (market: Market) => void;
  /** Shows all pairs instead of the first ones. */
  isWhole: boolean;
  setIsWhole: (isWhole: boolean) => void;
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
}

export interface MarketMemory {
  /** Stored choice of an earlier visit; a choice on this page has precedence. */
  keptMarket?: KeptMarket;
  onKeepMarket?: (choice: KeptMarket) => void;
}

/** State is kept above the list, so that a search does not reset it. */
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
