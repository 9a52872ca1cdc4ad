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

/** Amount of a product's coin that the platform has to sell. */
export const stockOf = ({ asset }: NewCoinProduct, ledger: Pick<Ledger, 'balance'>): bigint =>
  ledger.balance(accountOf(newCoinOwner, asset)).available;

/** Unsold coins of a product. */
export async function unsoldUnits(
  db: Db,
  { id, asset, offered, soldElsewhere }: NewCoinProduct,
): Promise<bigint> {
  const { scale } = assetOf(asset);
  const sold = await subscriptionOrder.total(db, id, 'units');
  const units = toUnits(offered, scale) - toUnits(soldElsewhere, scale) - sold;
  return units > 0n ? units : 0n;
}

/** Available amount of a product: its unsold coins, at most the platform's stock. Decimal text. */
export async function leftOf(db: Db, product: NewCoinProduct, stock: bigint): Promise<string> {
  const unsold = await unsoldUnits(db, product);
  return fromUnits(unsold < stock ? unsold : stock, assetOf(product.asset).scale);
}
