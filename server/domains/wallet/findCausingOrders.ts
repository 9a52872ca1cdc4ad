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
    .select(['id', 'symbol', 'side'])
    .where('id', 'in', [...ids])
    .where('owner', '=', owner)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { ...row, id: Number(row.id) }]));
  const found = new Map<string, CausingOrder>();
  for (const [reference, orderIds] of idsOf) {
    const order = orderIds.map((id) => byId.get(id)).find((own) => own !== undefined);
    if (order) found.set(reference, order);
  }
  return found;
}

function orderIdsIn(reference: string): bigint[] {
  return Array.from(reference.matchAll(/\border:(\d+)/g), ([, id]) => BigInt(id!));
}
