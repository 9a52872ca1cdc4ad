import type { PairQuote } from '../../api/market.ts';
import type { LiveQuote } from '../../components/market/MarketRow.tsx';
import type { Source } from '../../components/live/source.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';

/** What the list of pairs and the search through it have in common. */
export interface MarketListProps {
  pairs: RemoteState<readonly PairQuote[]>;
  /** The symbols of pairs that are there and cannot be read; undefined for one that does not say its own. */
  unread?: readonly (string | undefined)[];
  /** The live quote of a symbol; the same source each time. */
  live: (symbol: string) => Source<LiveQuote | undefined>;
  /** Seconds since the newest price, where that is longer than it should be. */
  staleS?: number;
  /** The venue behind the prices, where there is one and the server names it. */
  sourceName?: string;
  /** Symbols in the order of starring. */
  favourites: readonly string[];
  onToggleFavourite: (symbol: string) => void;
  /** The page that a row opens. */
  marketHref: (symbol: string) => string;
}
