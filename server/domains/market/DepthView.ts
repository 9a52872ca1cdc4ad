import { mergeLevels } from '../../../contracts/depth.ts';
import type { DepthUpdate, Level, MarketDepth } from '../../../contracts/feed.ts';
import type { DepthEvent } from '../spot/public/spotEvents.ts';
import type { BookSnapshot } from '../spot/public/Exchange.ts';
import type { Pair, Side } from '../../../contracts/market.ts';

/** Levels per side that clients can see. */
export const visibleLevels = 30;

/**
 * The published view of one pair's book: the first levels of both sides, as committed. A level that leaves the view is
 * published as removed, and one that enters it as new, so a reader who applies every update holds exactly this view.
 * Its size is bounded regardless of the book's depth.
 */
export class DepthView {
  private readonly pair: Pair;
  private full: Record<Side, readonly Level[]> = { buy: [], sell: [] };
  private shown: Record<Side, readonly Level[]> = { buy: [], sell: [] };
  private readonly changed: Record<Side, Map<string, string>> = { buy: new Map(), sell: new Map() };
  private bookSequence = 0;
  private sequence = 0;
  private at = 0;

  constructor(pair: Pair) {
    this.pair = pair;
  }

  /** Reloads from the exchange's full book; the next update contains the difference. */
  load(book: BookSnapshot, at: number): void {
    this.full = { buy: book.bids, sell: book.asks };
    this.changed.buy.clear();
    this.changed.sell.clear();
    this.bookSequence = book.sequence;
    this.at = at;
  }

  take(event: DepthEvent): void {
    // The event precedes the snapshot of the book.
    if (event.sequence <= this.bookSequence) return;
    this.bookSequence = event.sequence;
    for (const [price, quantity] of event.bids) this.changed.buy.set(price, quantity);
    for (const [price, quantity] of event.asks) this.changed.sell.set(price, quantity);
    this.at = event.at;
  }

  /** Updates the view; undefined when no visible level has changed. */
  update(): DepthUpdate | undefined {
    const bids = this.refresh('buy');
    const asks = this.refresh('sell');
    if (bids.length === 0 && asks.length === 0) return undefined;
    const previous = this.sequence;
    this.sequence += 1;
    const { symbol } = this.pair;
    return { type: 'depth_update', symbol, previous, sequence: this.sequence, bids, asks, time: this.at };
  }

  /** The view as of the last update. */
  snapshot(): MarketDepth {
    return {
      type: 'market_depth',
      symbol: this.pair.symbol,
      currency_id: this.pair.currencyId,
      legal_id: this.pair.legalId,
      bids: [...this.shown.buy],
      asks: [...this.shown.sell],
      sequence: this.sequence,
      time: this.at,
    };
  }

  private refresh(side: Side): Level[] {
    const changed = this.changed[side];
    if (changed.size > 0) {
      this.full[side] = mergeLevels(this.full[side], [...changed], side);
      changed.clear();
    }
    const now = this.full[side].slice(0, visibleLevels);
    const difference = differenceOf(this.shown[side], now);
    this.shown[side] = now;
    return difference;
  }
}

/** Changed and new levels of `now` with their sizes, and '0' for removed levels. */
function differenceOf(before: readonly Level[], now: readonly Level[]): Level[] {
  const gone = new Map(before);
  const difference: Level[] = [];
  for (const level of now) {
    if (gone.get(level[0]) !== level[1]) difference.push(level);
    gone.delete(level[0]);
  }
  for (const price of gone.keys()) difference.push([price, '0']);
  return difference;
}
