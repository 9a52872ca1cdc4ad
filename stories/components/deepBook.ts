import { BigNumber } from 'bignumber.js';
import type { Level } from '../../contracts/feed.ts';
import type { Book } from '../../src/api/feed/BookFeed.ts';

/** A deterministic live book of thirty levels per side around a middle price. */
export function deepBook(middle: string, tick: string, updatedAt: number): Book {
  const side = (direction: 1 | -1): Level[] => {
    let ticks = direction;
    return Array.from({ length: 30 }, (_, place): Level => {
      const price = new BigNumber(tick).times(ticks).plus(middle).toFixed();
      // A pattern without a visible period.
      const quantity = ((place * 37 + (direction === 1 ? 11 : 23)) % 29) * (1 + (place % 4)) + 2;
      ticks += direction * (1 + ((place * 13) % 47));
      return [price, new BigNumber(quantity).div(40).toFixed(4)];
    });
  };
  return { state: 'live', bids: side(-1), asks: side(1), updatedAt };
}
