import { useState } from 'react';
import type { Sort } from './sortPairs.ts';

/** The markets of the list; contracts and stocks get a tab when the product has them. */
export type Market = 'favourites' | 'spot';

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

/** Held above the list, so that it is the same after a search as before. */
export function useMarketChoice(): MarketChoice {
  const [market, setMarket] = useState<Market>('spot');
  const [isWhole, setIsWhole] = useState(false);
  const [sort, setSort] = useState<Sort>();
  return { market, setMarket, isWhole, setIsWhole, sort, setSort };
}
