import { applySnapshot, applyUpdate, emptyDepth, type DepthBook } from '../../../contracts/depth.ts';
import type { DepthUpdate, Level, MarketDepth } from '../../../contracts/feed.ts';

/**
 * Order book of a pair.
 * - `loading`: no snapshot yet.
 * - `live`: in sync with the server.
 * - `catchingUp`: messages are missing and a snapshot is requested; the levels are the last valid ones.
 */
export interface Book {
  state: 'loading' | 'live' | 'catchingUp';
  /** Highest price first; [price, quantity] as decimal text. */
  bids: readonly Level[];
  /** Lowest price first. */
  asks: readonly Level[];
  /** Time of the last message, in ms of the device's clock; undefined before the first. */
  updatedAt: number | undefined;
}

export const noBook: Book = { state: 'loading', bids: [], asks: [], updatedAt: undefined };

/** Maintains one book from the feed's messages, and requests a snapshot when a message is missing. */
export class BookFeed {
  private readonly depth: DepthBook = emptyDepth();
  private readonly onGap: () => void;
  private isCatchingUp = false;

  constructor(onGap: () => void) {
    this.onGap = onGap;
  }

  /** Returns the book after a snapshot. */
  restart(snapshot: MarketDepth, at: number): Book {
    applySnapshot(this.depth, snapshot);
    this.isCatchingUp = false;
    return this.book('live', at);
  }

  /** The book after an update; undefined if nothing changes because a snapshot is pending. */
  advance(update: DepthUpdate, at: number): Book | undefined {
    // Before the first snapshot no message counts as missing: updates that arrive earlier are part of it.
    if (this.isCatchingUp || this.depth.sequence === undefined) return undefined;
    if (applyUpdate(this.depth, update) === 'ok') return this.book('live', at);
    this.isCatchingUp = true;
    this.onGap();
    return this.book('catchingUp', at);
  }

  /** The connection is lost: messages are missing before the next one. */
  interrupt(): void {
    this.isCatchingUp = true;
  }

  private book(state: Book['state'], updatedAt: number): Book {
    return { state, bids: this.depth.bids, asks: this.depth.asks, updatedAt };
  }
}
