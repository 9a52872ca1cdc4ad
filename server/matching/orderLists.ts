// An owner's orders as they were committed, found by an index whatever they are filtered by.
import type { Kysely, Selectable } from 'kysely';
import type { Schema, SpotOrderTable } from '../store/schema.ts';
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
/** Databases take so many parts of a union at most. */
const partsPerQuery = 200;
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
    const skipped: { id: bigint }[] = [];
    for (const newest of newestIds(db, query, beforeId, length)) skipped.push(...(await newest.execute()));
    spend(length);
    if (skipped.length < length) return [];
    beforeId = newestOf(skipped, length).at(-1)!.id;
    toSkip -= length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  spend(query.limit);
  const rows: Row[] = [];
  // Found and read at once: an order may get another status in between.
  for (const newest of newestIds(db, query, beforeId, query.limit))
    rows.push(...(await db.selectFrom('spot_order').selectAll().where('id', 'in', newest).execute()));
  return newestOf(rows, query.limit);
}

function newestOf<Item extends { id: bigint }>(items: Item[], limit: number): Item[] {
  return items.sort((one, other) => Number(other.id - one.id)).slice(0, limit);
}

/** Queries for the newest ids, among whose answers those of all are: each pair and status gives its own by the index. */
function newestIds(
  db: Kysely<Schema>,
  { owner, symbol, symbols, status }: Query,
  beforeId: bigint | undefined,
  limit: number,
) {
  const own = db
    .selectFrom('spot_order')
    .select('id')
    .where('owner', '=', owner)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit);
  // Nearly all are of pairs that are traded here.
  if (symbol === undefined && status === undefined) return [own.where('symbol', 'in', symbols)];
  const statuses = status === undefined ? allStatuses : [status];
  const parts = symbols.flatMap((each) =>
    statuses.map((one) => {
      const rows = own.where('symbol', '=', each).where('status', '=', BigInt(one));
      // SQLite takes an order within a part of a union only so.
      return db.selectFrom(rows.as('newest')).select('newest.id');
    }),
  );
  const queries = [];
  for (let start = 0; start < parts.length; start += partsPerQuery) {
    const [first, ...others] = parts.slice(start, start + partsPerQuery);
    const union = others.reduce((all, part) => all.unionAll(part), first!);
    queries.push(
      db.selectFrom(union.as('orders')).select('orders.id').orderBy('orders.id', 'desc').limit(limit),
    );
  }
  return queries;
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
