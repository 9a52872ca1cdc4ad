// An owner's orders as they were committed, found by an index whatever they are filtered by.
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { SpotOrderTable } from './tables.ts';
import type { Trading } from './Exchange.ts';
import { cancelledStatus, filledStatus, openStatus } from './Order.ts';
import type { OrderStatus } from './Order.ts';
import { orderOfRow } from './orderRows.ts';
import { viewOrder } from './orderView.ts';
import type { OrderView } from './orderView.ts';

export interface OrderFilter {
  owner: string;
  symbol?: string;
  status?: OrderStatus;
  clientOrderId?: string;
  id?: number;
  /** Only orders that are older than this one. */
  beforeId?: number;
  limit: number;
  offset: number;
}

/** Ids that are looked at in one go; whoever trades waits no longer than that takes. */
const stretch = 1000;
const allStatuses: readonly OrderStatus[] = [openStatus, filledStatus, cancelledStatus];

/**
 * An owner's orders of pairs that are traded here, newest first.
 * @param spend told how many rows had to be looked at
 */
export async function listOrders(
  db: Kysely<Schema>,
  { pairs }: Pick<Trading, 'pairs'>,
  filter: OrderFilter,
  spend: (rows: number) => void = () => undefined,
): Promise<OrderView[]> {
  const symbols = filter.symbol === undefined ? [...pairs.keys()] : [filter.symbol];
  const query = { ...filter, symbols };
  const isNamed = filter.id !== undefined || filter.clientOrderId !== undefined;
  const rows = isNamed ? await namedRows(db, query) : await rowsOnPage(db, query, spend);
  return rows.map((row) => viewOrder(orderOfRow(row), pairs.get(row.symbol)!.pair));
}

type Row = Selectable<SpotOrderTable>;
type Query = OrderFilter & { symbols: readonly string[] };

/** Goes to a page in stretches, with turns for others in between. */
async function rowsOnPage(db: Kysely<Schema>, query: Query, spend: (rows: number) => void): Promise<Row[]> {
  let beforeId = query.beforeId === undefined ? undefined : BigInt(query.beforeId);
  for (let toSkip = query.offset; toSkip > 0;) {
    const length = Math.min(toSkip, stretch);
    const skipped = await newestIds(db, query, beforeId, length).execute();
    spend(length);
    if (skipped.length < length) return [];
    beforeId = skipped.at(-1)!.id;
    toSkip -= length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  spend(query.limit);
  // Found and read at once: an order may get another status in between.
  return db
    .selectFrom('spot_order')
    .selectAll()
    .where('id', 'in', newestIds(db, query, beforeId, query.limit))
    .orderBy('id', 'desc')
    .execute();
}

/** Each status gives its newest ids in the order of the index. */
function newestIds(
  db: Kysely<Schema>,
  { owner, symbols, status }: Query,
  beforeId: bigint | undefined,
  limit: number,
) {
  const [first, ...others] = (status === undefined ? allStatuses : [status]).map((each) => {
    const rows = db
      .selectFrom('spot_order')
      .select('id')
      .where('owner', '=', owner)
      .where('status', '=', BigInt(each))
      .where('symbol', 'in', symbols)
      .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId!))
      .orderBy('id', 'desc')
      .limit(limit);
    // SQLite takes an order within a part of a union only so.
    return db.selectFrom(rows.as('newest')).select('newest.id');
  });
  const union = others.reduce((all, part) => all.unionAll(part), first!);
  return db.selectFrom(union.as('orders')).select('orders.id').orderBy('orders.id', 'desc').limit(limit);
}

/** One order, or those that bear a client's id: few at most. */
function namedRows(
  db: Kysely<Schema>,
  { owner, symbols, status, id, clientOrderId, beforeId, limit, offset }: Query,
): Promise<Row[]> {
  return db
    .selectFrom('spot_order')
    .selectAll()
    .where('owner', '=', owner)
    .where('symbol', 'in', symbols)
    .$if(id !== undefined, (query) => query.where('id', '=', BigInt(id!)))
    .$if(clientOrderId !== undefined, (query) => query.where('client_order_id', '=', clientOrderId!))
    .$if(status !== undefined, (query) => query.where('status', '=', BigInt(status!)))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
