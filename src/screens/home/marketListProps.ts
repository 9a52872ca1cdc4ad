import type { PairQuote } from '../../api/market.ts';
import type { LiveQuote } from '../../components/market/MarketRow.tsx';
import type { Source } from '../../components/live/source.ts';
import type { Later } from '../../ui/loading/later.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import type { StocksData } from './stocksState.ts';

/** Shared props of the pair list and the search results. */
export interface MarketListProps {
  pairs: RemoteState<readonly PairQuote[]>;
  /** Symbols of pairs that exist but cannot be read; undefined for a pair without a symbol. */
  unread?: readonly (string | undefined)[];
  /** Live quote of a symbol; returns the same source for each call. */
  live: (symbol: string) => Source<LiveQuote | undefined>;
  /** Age of the newest price in seconds, if above the limit. */
  staleS?: number;
  /** Venue of the prices, if the server names one. */
  sourceName?: string;
  /** Symbols in the order in which the user added them. */
  favourites: readonly string[];
  onToggleFavourite: (symbol: string) => void;
  /** Reads US stocks, for their list and the search. */
  stocks: Later<StocksData>;
  /** Page opened by a row. */
  marketHref: (symbol: string) => string;
}
