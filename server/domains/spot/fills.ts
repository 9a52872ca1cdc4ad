// Fills of an order as its owner sees them, found by an index on the order id.
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Spend } from '../../store/newestIds.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Trading } from './public/Exchange.ts';
import { priceScale } from '../../instruments/PairUnits.ts';

export interface FillQuery {
  owner: string;
  orderId: number;
  /** Only fills with a lower id. */
  beforeId?: number;
  limit: number;
}

/** One fill of an order, in decimals. */
export interface FillView {
  id: number;
  price: string;
  /** In the base asset. */
  quantity: string;
  /** In the quote asset. */
  value: string;
  /** In feeAsset, the asset that the order received; the fees of all its fills add up to the order's fee. */
  fee: string;
  feeAsset: string;
  liquidity: 'maker' | 'taker';
  filledAt: number;
}

interface TakenFill {
  id: bigint;
  received: bigint;
}

/**
 * Fills of an order, newest first; empty for another user's order.
 * @param spend receives the number of rows read
 */
export async function listFills(
  db: Kysely<Schema>,
  { pairs }: Pick<Trading, 'pairs'>,
  { owner, orderId, beforeId, limit }: FillQuery,
  spend: Spend,
): Promise<FillView[]> {
  const id = BigInt(orderId);
  const order = await readOrder(db, id, owner);
  const pair = order && pairs.get(order.symbol)?.pair;
  if (!pair) return [];
  const page = async (role: 'maker_order' | 'taker_order') =>
    db
      .selectFrom('fill')
      .select(['id', 'price', 'quantity', 'value', 'maker_fee', 'taker_order', 'created_at'])
      .where(role, '=', id)
      .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  const rows = [...(await page('maker_order')), ...(await page('taker_order'))]
    .sort((one, other) => Number(other.id - one.id))
    .slice(0, limit);
  const isBuy = order.side === 'buy';
  spend(rows.length);
  spend(Number(order.waited));
  const taken = await takenFills(db, id, isBuy);
  spend(taken.length);
  const takerFee = takerFees(taken, order.fee - BigInt(order.waited_fee ?? 0));
  const feeScale = isBuy ? pair.baseScale : pair.quoteScale;
  return rows.map((row) => {
    const isTaker = row.taker_order === id;
    return {
      id: Number(row.id),
      price: fromUnits(row.price, priceScale),
      quantity: fromUnits(row.quantity, pair.baseScale),
      value: fromUnits(row.value, pair.quoteScale),
      fee: fromUnits(isTaker ? takerFee(row.id) : row.maker_fee, feeScale),
      feeAsset: order.fee_asset,
      liquidity: isTaker ? 'taker' : 'maker',
      filledAt: Number(row.created_at),
    };
  });
}

/** Includes the cost of the resting part, in one statement: a concurrent partial fill is in both sums or in neither. */
function readOrder(db: Kysely<Schema>, id: bigint, owner: string) {
  return db
    .selectFrom('spot_order')
    .select(['symbol', 'side', 'fee', 'fee_asset'])
    .select((eb) => [
      eb
        .selectFrom('fill')
        .select((fill) => fill.fn.sum<bigint | number | string | null>('maker_fee').as('sum'))
        .where('maker_order', '=', id)
        .as('waited_fee'),
      eb
        .selectFrom('fill')
        .select((fill) => fill.fn.countAll<bigint | number | string>().as('count'))
        .where('maker_order', '=', id)
        .as('waited'),
    ])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
}

/** All taker fills: they were made together, from the levels of the book. */
async function takenFills(db: Kysely<Schema>, id: bigint, isBuy: boolean): Promise<TakenFill[]> {
  const rows = await db
    .selectFrom('fill')
    .select(['id', 'quantity', 'value'])
    .where('taker_order', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, received: isBuy ? row.quantity : row.value }));
}

/**
 * A taker's fee is charged once for all of its fills and distributed over them in proportion to the amounts received,
 * without remainder. The returned function gives the share of one fill, and throws for a fill outside the list: no fee
 * is different from a fee of 0.
 */
export function takerFees(fills: readonly TakenFill[], fee: bigint): (id: bigint) => bigint {
  const total = fills.reduce((sum, { received }) => sum + received, 0n);
  const shares = new Map<bigint, bigint>();
  let before = 0n;
  for (const { id, received } of fills) {
    const upTo = before + received;
    shares.set(id, total === 0n ? 0n : (fee * upTo) / total - (fee * before) / total);
    before = upTo;
  }
  return (id) => {
    const share = shares.get(id);
    if (share === undefined) throw new Error(`Fill ${id} bears no part of its order's fee`);
    return share;
  };
}
