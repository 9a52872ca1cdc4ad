import type { ReactNode } from 'react';
import type { StockQuote } from '../../api/stocks.ts';
import type { Remote } from '../../ui/loading/remoteData.ts';
import type { StockFilter } from './stockLists.ts';

/** US stocks of Home, as their lists show them. */
export interface StocksState {
  stocks: Remote<readonly StockQuote[]>;
  /** Symbols of stocks whose data is unreadable; undefined for one without a readable symbol. */
  unread: readonly (string | undefined)[];
  /** Server time in ms since 1970 UTC. */
  nowMs: number;
  /** Symbols in the order of starring; pairs among them. */
  favourites: readonly string[];
  filter: StockFilter;
  onFilter: (filter: StockFilter) => void;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  /** Text of the search, which its history entry keeps: the way back from a stock leads to its results. */
  searchText: string;
  onSearchText: (text: string) => void;
  /** Page opened by a row. */
  hrefOf: (symbol: string) => string;
}

/** Reads the stocks while it is mounted. */
export type StocksData = (props: { children: (state: StocksState) => ReactNode }) => ReactNode;
