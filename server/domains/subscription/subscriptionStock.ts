// What is left of a product.
import type { Kysely } from 'kysely';
import { accountOf } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { subscriptionOrder } from './subscriptionOrder.ts';
import { newCoinOwner } from './subscriptionReasons.ts';

type Db = Kysely<Schema>;

/** What the platform has of a product's coin to sell. */
export const stockOf = ({ asset }: NewCoinProduct, ledger: Pick<Ledger, 'balance'>): bigint =>
  ledger.balance(accountOf(newCoinOwner, asset)).available;

/** Coins of a product that nobody has bought. */
export async function unsoldUnits(
  db: Db,
  { id, asset, offered, soldElsewhere }: NewCoinProduct,
): Promise<bigint> {
  const { scale } = assetOf(asset);
  const sold = await subscriptionOrder.total(db, id, 'units');
  const units = toUnits(offered, scale) - toUnits(soldElsewhere, scale) - sold;
  return units > 0n ? units : 0n;
}

/** What can still be sold of a product: of those that nobody has bought as many as the platform has. Decimal text. */
export async function leftOf(db: Db, product: NewCoinProduct, stock: bigint): Promise<string> {
  const unsold = await unsoldUnits(db, product);
  return fromUnits(unsold < stock ? unsold : stock, assetOf(product.asset).scale);
}
