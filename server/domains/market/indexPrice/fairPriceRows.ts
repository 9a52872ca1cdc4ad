// Last fair prices: a simulated market resumes from them, not from users' last trades.
import type { Kysely } from 'kysely';
import { isPositive } from '../../spot/public/Order.ts';
import { RowWriter } from '../../../store/rows.ts';
import type { Schema } from '../../../store/schema.ts';
import type { FairPrices } from '../PriceSource.ts';

const rows = new RowWriter('market_fair_price', ['source', 'symbol', 'price', 'at'], {
  key: ['source', 'symbol'],
  overwrite: ['price', 'at'],
});

/** @param source origin of prices, in the format of candles */
export async function loadFairPrices(db: Kysely<Schema>, source: string): Promise<FairPrices> {
  const kept = await db.selectFrom('market_fair_price').selectAll().where('source', '=', source).execute();
  return new Map(kept.flatMap(({ symbol, price }) => (isPositive(price) ? [[symbol, price] as const] : [])));
}

export async function saveFairPrices(
  db: Kysely<Schema>,
  source: string,
  prices: FairPrices,
  now: number,
): Promise<void> {
  await rows.write(
    db,
    Array.from(prices, ([symbol, price]) => [source, symbol, price, now]),
  );
}
