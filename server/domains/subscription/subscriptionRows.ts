// Rows of subscriptions, by the names that postings and callers have for them, and what is left of a product.
import type { Kysely } from 'kysely';
import { accountOf } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import { assetOf, assets } from '../../instruments/market.config.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { newCoinOwner } from './subscriptionReasons.ts';
import type { SubscriptionRow } from './tables.ts';

type Db = Kysely<Schema>;

/** As postings and holds name it. */
export const referenceOf = (id: number | bigint): string => `subscription:${id}`;

export const findSubscription = (db: Db, id: bigint): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscription_order').selectAll().where('id', '=', id).executeTakeFirst();

/** The owners of those that exist, for the audit. */
export async function subscriptionOwners(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db
    .selectFrom('subscription_order')
    .select(['id', 'owner'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** Adds to what was sold of a product. */
export async function addToSold(db: Db, { product, asset, units }: SubscriptionRow): Promise<void> {
  await db
    .insertInto('subscription_total')
    .values({ product, asset, units })
    .onConflict((conflict) =>
      conflict
        .column('product')
        .doUpdateSet((eb) => ({ units: eb('subscription_total.units', '+', eb.ref('excluded.units')) })),
    )
    .execute();
}

/** What the platform has of a product's coin to sell. */
export const stockOf = ({ asset }: NewCoinProduct, ledger: Pick<Ledger, 'balance'>): bigint =>
  ledger.balance(accountOf(newCoinOwner, asset)).available;

/** Coins of a product that nobody has bought. */
export async function unsoldUnits(
  db: Db,
  { id, asset, offered, soldElsewhere }: NewCoinProduct,
): Promise<bigint> {
  const { scale } = assetOf(asset);
  const row = await db
    .selectFrom('subscription_total')
    .select('units')
    .where('product', '=', BigInt(id))
    .executeTakeFirst();
  const units = toUnits(offered, scale) - toUnits(soldElsewhere, scale) - (row?.units ?? 0n);
  return units > 0n ? units : 0n;
}

/** What can still be sold of a product: of those that nobody has bought as many as the platform has. Decimal text. */
export async function leftOf(db: Db, product: NewCoinProduct, stock: bigint): Promise<string> {
  const unsold = await unsoldUnits(db, product);
  return fromUnits(unsold < stock ? unsold : stock, assetOf(product.asset).scale);
}

/** Those of coins that are not configured any more cannot be told in decimals. */
export const isOfKnownCoins = ({ asset, pay_asset: paid }: SubscriptionRow): boolean =>
  [asset, paid].every((code) => assets.some((known) => known.code === code));

/** How far one has come, as the wire numbers it. */
export type SubscriptionStatus = 1 | 2 | 3;

export const statusOf = ({ state, launch_at }: SubscriptionRow, nowMs: number): SubscriptionStatus => {
  if (state === 'unlocked') return 3;
  return nowMs < Number(launch_at) ? 1 : 2;
};

export interface SubscriptionFilter {
  owner: string;
  status?: SubscriptionStatus;
  untilId?: number;
  clientId?: string;
  nowMs: number;
}

/** One page, the newest first, and how many there are on all. */
export async function listSubscriptions(
  db: Db,
  { owner, status, untilId, clientId, nowMs }: SubscriptionFilter,
  { page, limit, spend }: { page: number; limit: number; spend: Spend },
): Promise<{ rows: SubscriptionRow[]; count: number }> {
  const narrowed = db
    .selectFrom('subscription_order')
    .where((eb) =>
      eb.and([
        eb('owner', '=', owner),
        ...(status === undefined ? [] : [eb('state', '=', status === 3 ? 'unlocked' : 'locked')]),
        ...(status === 1 ? [eb('launch_at', '>', BigInt(nowMs))] : []),
        ...(status === 2 ? [eb('launch_at', '<=', BigInt(nowMs))] : []),
        ...(untilId === undefined ? [] : [eb('id', '<=', BigInt(untilId))]),
        ...(clientId === undefined ? [] : [eb('client_id', '=', clientId)]),
      ]),
    );
  const { count } = await narrowed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  spend(Number(count) + page * limit);
  const own = narrowed.selectAll().orderBy('id', 'desc');
  const rows = await own
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, count: Number(count) };
}
