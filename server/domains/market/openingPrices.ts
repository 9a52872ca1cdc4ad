import type { Kysely } from 'kysely';
import type { PairBook } from '../spot/public/PairBook.ts';
import type { Schema } from '../../store/schema.ts';
import type { PriceSource } from './PriceSource.ts';

/**
 * Starts every pair of a source at that source's own price. A book remembers its last traded price: where another
 * source has run in the same folder, that price is not this source's, and its first candle would jump. Then the newest
 * stored close of this source applies; a source that generates prices and has no close starts at the start price, others
 * state their own start.
 * @param origin price source, as named in rows
 */
export async function setOpeningPrices(
  db: Kysely<Schema>,
  origin: string,
  { source, books }: { source: PriceSource; books: Iterable<PairBook> },
): Promise<void> {
  const rows = await db
    .selectFrom('market_forming')
    .select(['source', 'symbol', 'close'])
    .orderBy('time', 'desc')
    .execute();
  for (const book of books) {
    const { symbol } = book.pair;
    if (!book.hasPrices) continue;
    const ofPair = rows.filter((row) => row.symbol === symbol);
    if (ofPair.every((row) => row.source === origin)) continue;
    const own = ofPair.find((row) => row.source === origin);
    if (own) book.lastPrice = own.close;
    else if (source.kind === 'simulated') book.lastPrice = book.startPrice;
  }
}
