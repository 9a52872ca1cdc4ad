import type { RefObject } from 'react';
import type { PairQuote } from '../../api/market.ts';
import { List } from '../../ui/lists/List.tsx';
import { MarketRow, type LiveQuote } from './MarketRow.tsx';
import { MarketRoom } from './MarketColumns.tsx';
import { UnreadPairs } from './UnreadPairs.tsx';
import type { Source } from '../live/source.ts';

export interface MarketRowsProps {
  label: string;
  pairs: readonly PairQuote[];
  /** Symbols of pairs whose data is unreadable. */
  unread?: readonly (string | undefined)[];
  /** The live quote of a symbol; a stable source. */
  live: (symbol: string) => Source<LiveQuote | undefined>;
  hrefOf: (symbol: string) => string;
  isStale?: boolean;
  /** A stable function. */
  captionOf?: (code: string) => string;
  /** The element around the rows. */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Pairs with their live prices, one per row. */
export function MarketRows({
  label,
  pairs,
  unread = [],
  live,
  hrefOf,
  isStale,
  captionOf,
  ref,
}: MarketRowsProps) {
  return (
    <MarketRoom ref={ref}>
      <List label={label}>
        {pairs.map((pair) => (
          <MarketRow
            key={pair.symbol}
            pair={pair}
            live={live(pair.symbol)}
            isStale={isStale}
            captionOf={captionOf}
            href={hrefOf(pair.symbol)}
          />
        ))}
        <UnreadPairs symbols={unread} hrefOf={hrefOf} />
      </List>
    </MarketRoom>
  );
}
