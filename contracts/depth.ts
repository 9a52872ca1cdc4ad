// The book that a client of the feed keeps: a snapshot, then updates without a gap. The server's tests and the app run
// the same code. Decimals stay text throughout.
import type { DepthUpdate, Level, MarketDepth } from './feed.ts';

/** A client's book. The arrays are replaced, never mutated, so that a reference can serve as a snapshot. */
export interface DepthBook {
  /** Highest price first. */
  bids: readonly Level[];
  /** Lowest price first. */
  asks: readonly Level[];
  /** Sequence of the last applied message; undefined before the first one and for back ends that send none. */
  sequence: number | undefined;
}

export function emptyDepth(): DepthBook {
  return { bids: [], asks: [], sequence: undefined };
}

/** Resets the book to a snapshot. Levels without a quantity are dropped; their order does not matter. */
export function applySnapshot(
  book: DepthBook,
  snapshot: Pick<MarketDepth, 'bids' | 'asks' | 'sequence'>,
): void {
  book.bids = mergeLevels([], snapshot.bids, 'buy');
  book.asks = mergeLevels([], snapshot.asks, 'sell');
  book.sequence = snapshot.sequence;
}

/**
 * Applies a message to the book. 'gap' means that a message in between is missing: the book is unchanged, and the
 * client has to subscribe again for a snapshot. An update older than the snapshot is ignored.
 */
export function applyUpdate(
  book: DepthBook,
  update: Pick<DepthUpdate, 'bids' | 'asks' | 'previous' | 'sequence'>,
): 'ok' | 'gap' {
  if (book.sequence === undefined) return 'gap';
  if (update.sequence <= book.sequence) return 'ok';
  if (update.previous !== book.sequence) return 'gap';
  book.bids = mergeLevels(book.bids, update.bids, 'buy');
  book.asks = mergeLevels(book.asks, update.asks, 'sell');
  book.sequence = update.sequence;
  return 'ok';
}

/** Merges changed levels into a sorted side. Sizes are absolute; '0' removes a level, also one that does not exist. */
export function mergeLevels(
  levels: readonly Level[],
  changes: readonly Level[],
  side: 'buy' | 'sell',
): readonly Level[] {
  if (changes.length === 0) return levels;
  const merged = [...levels];
  for (const change of changes) {
    const position = positionOf(merged, change[0], side);
    const isKnown = position < merged.length && compareDecimals(merged[position]![0], change[0]) === 0;
    if (isNothing(change[1])) {
      if (isKnown) merged.splice(position, 1);
    } else merged.splice(position, isKnown ? 1 : 0, change);
  }
  return merged;
}

/** Below zero, zero or above, as `a` is less than, equal to or more than `b`; for unsigned decimal text. */
export function compareDecimals(a: string, b: string): number {
  const [aWhole = '', aFraction = ''] = a.split('.');
  const [bWhole = '', bFraction = ''] = b.split('.');
  const width = Math.max(aWhole.length, bWhole.length);
  const length = Math.max(aFraction.length, bFraction.length);
  const left = aWhole.padStart(width, '0') + aFraction.padEnd(length, '0');
  const right = bWhole.padStart(width, '0') + bFraction.padEnd(length, '0');
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function positionOf(levels: readonly Level[], price: string, side: 'buy' | 'sell'): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareDecimals(levels[middle]![0], price);
    const isBetter = side === 'buy' ? order > 0 : order < 0;
    if (isBetter) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isNothing(quantity: string): boolean {
  return /^0*(\.0*)?$/.test(quantity);
}
