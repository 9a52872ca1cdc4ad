import type { MarketTrade } from '../../../contracts/feed.ts';

/**
 * The last trades, newest first, each once. Batches overlap and may come late: their own times decide, and between
 * trades of the same millisecond the order in which they came stays, so that a row never changes places later.
 * @param trades as the feed keeps them, the newest batch first
 */
export function recentTrades(trades: readonly MarketTrade[], most: number): readonly MarketTrade[] {
  const known = new Map(trades.map((trade) => [trade.id, trade]));
  // Sorting keeps the order of equals.
  return [...known.values()].sort((a, b) => b.ts - a.ts).slice(0, most);
}
