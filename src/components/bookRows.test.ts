import { describe, expect, it } from 'vitest';
import type { Book } from '../api/BookFeed.ts';
import { bidPercent, bookRows } from './bookRows.ts';

const book = {
  asks: [
    ['101', '2'],
    ['102', '1'],
    ['103', '90'],
  ],
  bids: [
    ['100', '4'],
    ['99', '1'],
  ],
} satisfies Pick<Book, 'bids' | 'asks'>;

describe('the rows of a book', () => {
  it('measures bars against the largest quantity that is shown, not the one beyond', () => {
    const { asks, bids } = bookRows(book, 2);
    expect(asks.map(({ share }) => share)).toEqual(['0.500', '0.250']);
    expect(bids.map(({ share }) => share)).toEqual(['1.000', '0.250']);
  });

  it('weighs bids against asks of the levels shown', () => {
    expect(bidPercent(book, 2)).toBe(63);
  });

  it('has no share for an empty book', () => {
    expect(bidPercent({ asks: [], bids: [] }, 8)).toBeUndefined();
    expect(bookRows({ asks: [], bids: [] }, 8)).toEqual({ asks: [], bids: [] });
  });
});
