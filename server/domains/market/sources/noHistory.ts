import type { PairBook } from '../../spot/public/PairBook.ts';
import type { PairHistory } from '../candle.ts';

/** Empty history of pairs. */
export function noHistory(books: readonly PairBook[]): Map<string, PairHistory> {
  return new Map(
    books.map(({ pair }) => [
      pair.symbol,
      { '1min': [], '5min': [], '30min': [], '60min': [], '1day': [], '1week': [], '1mon': [] },
    ]),
  );
}
