import type { Kysely } from 'kysely';
import type { Side } from '../../../contracts/market.ts';
import type { Schema } from '../../store/schema.ts';

/** An order as the rows of its owner's ledger name it. */
export interface CausingOrder {
  id: number;
  symbol: string;
  side: Side;
}

/** Finds an owner's orders by the references of postings; a trade of two persons' orders names both. */
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
  // Not asked for by the query: a database may take all orders of an owner for fewer than these.
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
