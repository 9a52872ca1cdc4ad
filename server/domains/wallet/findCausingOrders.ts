import type { Kysely } from 'kysely';
import type { Side } from '../../../contracts/market.ts';
import type { Schema } from '../../store/schema.ts';

/** An order as referenced by ledger rows of its owner. */
export interface CausingOrder {
  id: number;
  symbol: string;
  side: Side;
}

/** Finds an owner's orders by posting references; a trade of two users' orders references both. */
export async function findCausingOrders(
  db: Kysely<Schema>,
  owner: string,
  references: readonly string[],
): Promise<Map<string, CausingOrder>> {
  const idsOf = new Map(references.map((reference) => [reference, orderIdsIn(reference)]));
  const ids = new Set([...idsOf.values()].flat());
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('spot_order')
    .select(['id', 'owner', 'symbol', 'side'])
    .where('id', 'in', [...ids])
    .execute();
  // Filtered here instead of in the query: with this condition the database might scan all of the owner's orders.
  const own = rows.filter((row) => row.owner === owner);
  const byId = new Map(own.map(({ id, symbol, side }) => [id, { id: Number(id), symbol, side }]));
  const found = new Map<string, CausingOrder>();
  for (const [reference, orderIds] of idsOf) {
    const order = orderIds.map((id) => byId.get(id)).find((one) => one !== undefined);
    if (order) found.set(reference, order);
  }
  return found;
}

function orderIdsIn(reference: string): bigint[] {
  return Array.from(reference.matchAll(/\border:(\d+)/g), ([, id]) => BigInt(id!));
}
