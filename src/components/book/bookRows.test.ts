import { describe, expect, it } from 'vitest';
import type { Book } from '../../api/feed/BookFeed.ts';
import { bidPercent, bookRows, groupedBook } from './bookRows.ts';

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

  it('measures the bars of a grouped book by the summed quantities', () => {
    const { asks, bids } = bookRows(groupedBook(book, '10'), 2);
    expect(asks).toEqual([{ price: '110', quantity: '93', share: '1.000' }]);
    expect(bids.map(({ quantity, share }) => [quantity, share])).toEqual([
      ['4', '0.043'],
      ['1', '0.011'],
    ]);
  });

  it('weighs bids against asks of the levels shown', () => {
    expect(bidPercent(book, 2)).toBe(63);
  });

  it('has no share for an empty book', () => {
    expect(bidPercent({ asks: [], bids: [] }, 8)).toBeUndefined();
    expect(bookRows({ asks: [], bids: [] }, 8)).toEqual({ asks: [], bids: [] });
  });
});
