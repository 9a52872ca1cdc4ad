// The book of Spot: depth updates through the client's feed to the table.
import type { DepthUpdate, MarketDepth } from '../../contracts/feed.ts';
import { OrderBook } from '../../src/components/book/OrderBook.tsx';
import type { BenchPage } from './BenchPage.ts';
import { connectFeed } from './connectFeed.ts';
import { draw, nextPaint } from './draw.tsx';
import { paced } from './paced.ts';

export interface OrderBookData {
  pair: { base: string; quote: string; tick: string; step: string };
  snapshot: MarketDepth;
  updates: DepthUpdate[];
  everyMs: number;
}

let play: () => Promise<void>;

export const benchPage: BenchPage<OrderBookData> = {
  async load({ pair, snapshot, updates, everyMs }) {
    const { feed, socket } = await connectFeed();
    await draw(
      <OrderBook
        book={feed.book(snapshot.symbol)}
        pair={pair}
        last={snapshot.bids[0]![0]}
        lastSign="up"
        onPick={() => undefined}
      />,
    );
    socket.say('market_depth', snapshot);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await nextPaint();
    const steps = updates.map((update) => () => socket.say('depth_update', update));
    play = () => paced(steps, everyMs);
  },
  play: () => play(),
};
