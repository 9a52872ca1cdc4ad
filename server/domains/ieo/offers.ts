// Published products. Their terms are in the database: they cannot change once applications have begun.
import type { Kysely } from 'kysely';
import { losesCap } from '../../../contracts/rules/ieo.ts';
import type { IeoTotals } from '../../../contracts/rules/ieo.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Schema } from '../../store/schema.ts';
import { isPracticeRound, practiceRound } from './ieoConfig.ts';
import type { IeoProduct } from './ieoConfig.ts';
import type { IeoOfferRow, IeoTotalTable } from './tables.ts';
import type { Selectable } from 'kysely';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'ieo.allot': { offer: number };
  }
}

type Db = Kysely<Schema>;

/** A published product with its sums. */
export interface Offer {
  row: IeoOfferRow;
  product: IeoProduct;
  sums: Pick<Selectable<IeoTotalTable>, 'applied_units' | 'applications' | 'units' | 'lapsed_units'>;
}

/** Ended products that lists still show. */
const shownMost = 100;

const reading = (db: Db) =>
  db
    .selectFrom('ieo_offer')
    .leftJoin('ieo_total', 'ieo_total.product', 'ieo_offer.id')
    .selectAll('ieo_offer')
    .select(['applied_units', 'applications', 'ieo_total.units', 'lapsed_units']);

type Read = Awaited<ReturnType<ReturnType<typeof reading>['execute']>>[number];

function offerOf({ applied_units, applications, units, lapsed_units, ...row }: Read): Offer {
  return {
    row,
    product: JSON.parse(row.terms) as IeoProduct,
    sums: {
      applied_units: applied_units ?? 0n,
      applications: applications ?? 0n,
      units: units ?? 0n,
      lapsed_units: lapsed_units ?? 0n,
    },
  };
}

/** Published products, those that unlock last first. */
export const offers = async (db: Db): Promise<Offer[]> =>
  (
    await reading(db).orderBy('lock_at', 'desc').orderBy('ieo_offer.id', 'desc').limit(shownMost).execute()
  ).map(offerOf);

export async function findOffer(db: Db, id: number | bigint): Promise<Offer | undefined> {
  const row = await reading(db).where('ieo_offer.id', '=', BigInt(id)).executeTakeFirst();
  return row && offerOf(row);
}

/** @throws Error if it is not published */
export async function requireOffer(db: Db, id: number | bigint): Promise<Offer> {
  const offer = await findOffer(db, id);
  if (!offer) throw new Error(`There is no IEO ${id}`);
  return offer;
}

/** A product without applications. */
const rowOf = (product: IeoProduct): IeoOfferRow => ({
  id: BigInt(product.id),
  asset: product.asset,
  terms: JSON.stringify(product),
  lock_at: BigInt(product.lockMs),
  capped_units: 0n,
  capped: 0n,
  // Above the cap.
  capped_from: toUnits(product.cap, assetOf(product.asset).scale) + 1n,
  supply_units: null,
  allotted_at: null,
  pay_at: null,
  settled_at: null,
});

/** Publishes a product, or replaces the terms of one without applications, and schedules its allotment. */
export async function publish(tx: Tx, product: IeoProduct): Promise<void> {
  const row = rowOf(product);
  await tx.db
    .insertInto('ieo_offer')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  tx.schedule('ieo.allot', product.allotMs, { offer: product.id });
}

/**
 * Publishes the configured products. A published one whose applications have begun keeps its terms; one that is no longer
 * configured is withdrawn if it has no applications.
 * @returns ids of products whose configuration differs from their terms
 */
export async function publishAll(tx: Tx, products: readonly IeoProduct[]): Promise<number[]> {
  const kept: number[] = [];
  for (const { product, sums } of await offers(tx.db)) {
    if (products.some(({ id }) => id === product.id) || isPracticeRound(product.id)) continue;
    if (sums.applications > 0n) kept.push(product.id);
    else await tx.db.deleteFrom('ieo_offer').where('id', '=', BigInt(product.id)).execute();
  }
  for (const product of products) {
    const known = await findOffer(tx.db, product.id);
    if (known?.row.terms === JSON.stringify(product)) continue;
    if (known && (tx.now >= known.product.startMs || known.sums.applications > 0n)) kept.push(product.id);
    else await publish(tx, product);
  }
  return kept;
}

/** Publishes the examples of a sandbox. Their dates count from the first start, so published ones stay. */
export async function publishExamples(tx: Tx, examples: readonly IeoProduct[]): Promise<number[]> {
  for (const product of examples) if (!(await findOffer(tx.db, product.id))) await publish(tx, product);
  return [];
}

/** The present practice round, as if it were published. */
export function unpublishedRound(nowMs: number): Offer {
  const product = practiceRound(nowMs);
  const sums = { applied_units: 0n, applications: 0n, units: 0n, lapsed_units: 0n };
  return { product, row: rowOf(product), sums };
}

/** A published product, or the present practice round, which its first application publishes. */
export async function openOffer(tx: Tx, id: number, hasRounds: boolean): Promise<Offer | undefined> {
  const offer = await findOffer(tx.db, id);
  if (offer || !hasRounds || !isPracticeRound(id)) return offer;
  const round = practiceRound(tx.now);
  if (round.id !== id) return undefined;
  await publish(tx, round);
  return findOffer(tx.db, id);
}

/** Published totals, from which an allotment is calculated. */
export function totalsOf({ row, product, sums }: Offer): IeoTotals {
  const { scale } = assetOf(row.asset);
  return {
    supply: row.supply_units === null ? product.supply : fromUnits(row.supply_units, scale),
    cap: product.cap,
    applied: fromUnits(sums.applied_units, scale),
    capped_applied: fromUnits(row.capped_units, scale),
    capped_applications: Number(row.capped),
  };
}

/**
 * Drops the applications from the capped ones whose share is no longer above the cap, the smallest first. Applications
 * are never withdrawn, so shares only fall, and none is capped again.
 */
export async function dropUncapped(db: Db, id: number | bigint): Promise<void> {
  for (;;) {
    const offer = await requireOffer(db, id);
    const { row, product } = offer;
    if (row.capped === 0n) return;
    const smallest = await db
      .selectFrom('ieo_order')
      .select((eb) => ['applied_units', eb.fn.countAll<bigint>().as('count')])
      .where('product', '=', row.id)
      .where('applied_units', '>=', row.capped_from)
      .groupBy('applied_units')
      .orderBy('applied_units')
      .limit(1)
      .executeTakeFirstOrThrow();
    const amount = fromUnits(smallest.applied_units, assetOf(product.asset).scale);
    if (!losesCap(amount, totalsOf(offer))) return;
    const count = BigInt(smallest.count);
    await db
      .updateTable('ieo_offer')
      .set({
        capped: row.capped - count,
        capped_units: row.capped_units - count * smallest.applied_units,
        capped_from: smallest.applied_units + 1n,
      })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Most that are published. */
const smallestMost = 50;

/** Units of a product's smallest capped applications, ascending; undefined after the allotment. */
export async function smallestCapped(db: Db, { row }: Offer): Promise<bigint[] | undefined> {
  if (row.allotted_at !== null) return undefined;
  const rows = await db
    .selectFrom('ieo_order')
    .select('applied_units')
    .where('product', '=', row.id)
    .where('applied_units', '>=', row.capped_from)
    .orderBy('applied_units')
    .limit(smallestMost)
    .execute();
  return rows.map(({ applied_units }) => applied_units);
}
