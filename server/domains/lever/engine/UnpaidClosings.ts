// Positions that are closed at a mark and wait until the platform can pay their gain.
import type { Undo } from '../../../commands/Undo.ts';
import { quoteOf } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';

export class UnpaidClosings {
  private readonly undo: Undo;
  private readonly waiting = new Set<LeverTrade>();

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Moved behind all others, so that a large gain does not block smaller ones. */
  add(trade: LeverTrade): void {
    this.waiting.add(trade);
    this.undo.push(() => this.waiting.delete(trade));
  }

  /** Takes the first ones in the queue; each is then paid or added again. */
  take(most: number, isMoving: (trade: LeverTrade) => boolean): LeverTrade[] {
    const taken: LeverTrade[] = [];
    for (const trade of this.waiting) {
      if (taken.length === most) break;
      if (isMoving(trade)) taken.push(trade);
    }
    for (const trade of taken) {
      this.waiting.delete(trade);
      this.undo.push(() => this.waiting.add(trade));
    }
    return taken;
  }

  /** Whether a gain in this asset is pending. */
  has(quote: string): boolean {
    for (const { symbol, fixed } of this.waiting) if (fixed && quoteOf(symbol) === quote) return true;
    return false;
  }

  all(): Iterable<LeverTrade> {
    return this.waiting;
  }

  clear(): void {
    this.waiting.clear();
  }
}
