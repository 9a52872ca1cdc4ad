// Our side: quotes through the client's feed and cells to the rows of Home's market list.
import type { DayMarkets } from '../../contracts/feed.ts';
import type { PairQuote } from '../../src/api/market.ts';
import { MarketRow } from '../../src/components/market/MarketRow.tsx';
import { List } from '../../src/ui/lists/List.tsx';
import type { BenchPage } from './BenchPage.ts';
import { connectFeed } from './connectFeed.ts';
import { draw } from './draw.tsx';
import { paced } from './paced.ts';

export interface BurstData {
  pairs: PairQuote[];
  batches: DayMarkets[];
  everyMs: number;
}

let play: () => Promise<void>;

export const benchPage: BenchPage<BurstData> = {
  async load({ pairs, batches, everyMs }) {
    const { feed, socket } = await connectFeed();
    await draw(
      <List>
        {pairs.map((pair) => (
          <MarketRow
            key={pair.symbol}
            pair={pair}
            live={feed.quote(pair.symbol)}
            href={`/pages/trade/index?symbol=${pair.symbol}`}
          />
        ))}
      </List>,
    );
    const steps = batches.map((batch) => () => {
      const now = Date.now();
      socket.say('daymarkets', { ...batch, sent_at: now, as_of: now });
    });
    play = () => paced(steps, everyMs);
  },
  play: () => play(),
};
