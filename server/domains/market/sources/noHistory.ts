import type { PairBook } from '../../spot/public/PairBook.ts';
import type { PairHistory } from '../candle.ts';

/** The past of pairs of which nothing is known. */
export function noHistory(books: readonly PairBook[]): Map<string, PairHistory> {
  return new Map(
    books.map(({ pair }) => [
      pair.symbol,
      { '1min': [], '5min': [], '30min': [], '60min': [], '1day': [], '1week': [], '1mon': [] },
    ]),
  );
}
