import type { MarketTrade } from '../../../contracts/feed.ts';

/**
 * The last trades, newest first, without duplicates. Batches overlap and may arrive late: trades are ordered by time,
 * and trades of the same millisecond by arrival, so that rows never swap later.
 * @param trades as stored by the feed, newest batch first
 */
export function recentTrades(trades: readonly MarketTrade[], most: number): readonly MarketTrade[] {
  const known = new Map(trades.map((trade) => [trade.id, trade]));
  // Sorting keeps the order of equals.
  return [...known.values()].sort((a, b) => b.ts - a.ts).slice(0, most);
}
