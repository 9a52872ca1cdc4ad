import type { Kysely } from 'kysely';
import { toUnits } from '../../ledger/units.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import type { PairBook } from '../spot/public/PairBook.ts';
import type { Schema } from '../../store/schema.ts';
import type { PriceSource } from './PriceSource.ts';

/**
 * Lets every pair of a source begin at that source's own price. A book remembers the last price of whatever was traded
 * last: where another source has been at work in the same folder that price is not this one's, and its first candle
 * would leap. Then the newest stored close of this source counts; one that makes prices up and has none begins at the
 * seed price, others say themselves where they begin.
 * @param origin where the prices come from, as rows name it
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
    const { symbol, seedPrice } = book.pair;
    if (!source.covers(symbol)) continue;
    const ofPair = rows.filter((row) => row.symbol === symbol);
    if (ofPair.every((row) => row.source === origin)) continue;
    const own = ofPair.find((row) => row.source === origin);
    if (own) book.lastPrice = own.close;
    else if (source.kind === 'simulated') book.lastPrice = toUnits(seedPrice, priceScale);
  }
}
