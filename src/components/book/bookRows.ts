import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../contracts/feed.ts';
import type { Book } from '../../api/feed/BookFeed.ts';
import { groupLevels } from './groupLevels.ts';

/** Rendered sides of a book. */
type Sides = Pick<Book, 'bids' | 'asks'>;

export interface BookRow {
  price: string;
  quantity: string;
  /** Bar length: the quantity as a share of the largest displayed quantity, 0 to 1. */
  share: string;
}

function sum(levels: readonly Level[]): BigNumber {
  return levels.reduce((total, [, quantity]) => total.plus(quantity), new BigNumber(0));
}

/** A book grouped by a price step; see groupLevels. */
export function groupedBook(book: Sides, group: string): Sides {
  return { asks: groupLevels(book.asks, group, 'ask'), bids: groupLevels(book.bids, group, 'bid') };
}

/** The best levels of both sides, scaled to the largest quantity among them. */
export function bookRows(book: Sides, depth: number): { asks: BookRow[]; bids: BookRow[] } {
  const asks = book.asks.slice(0, depth);
  const bids = book.bids.slice(0, depth);
  const largest = BigNumber.max(0, ...[...asks, ...bids].map(([, quantity]) => quantity));
  const row = ([price, quantity]: Level): BookRow => ({
    price,
    quantity,
    share: largest.gt(0) ? new BigNumber(quantity).div(largest).toFixed(3) : '0',
  });
  return { asks: asks.map(row), bids: bids.map(row) };
}

/** The bids' share of the displayed quantity, in whole percent; undefined for an empty book. */
export function bidPercent(book: Sides, depth: number): number | undefined {
  const bids = sum(book.bids.slice(0, depth));
  const all = bids.plus(sum(book.asks.slice(0, depth)));
  return all.gt(0) ? bids.div(all).times(100).integerValue().toNumber() : undefined;
}
