// Orders of an owner as committed, found by an index for every filter.
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { newestIds, passOver } from '../../store/newestIds.ts';
import type { Range, Spend, Span } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { SpotOrderTable } from './tables.ts';
import type { Trading } from './public/Exchange.ts';
import { cancelledStatus, filledStatus, openStatus } from './public/Order.ts';
import type { OrderStatus } from './public/Order.ts';
import { orderOfRow } from './orderRows.ts';
import { viewOrder } from './orderView.ts';
import type { OrderView } from './orderView.ts';

export interface OrderFilter {
  owner: string;
  symbol?: string;
  status?: OrderStatus;
  clientOrderId?: string;
  id?: number;
  /** Only orders with a lower id. */
  beforeId?: number;
  limit: number;
  offset: number;
}

const allStatuses: readonly OrderStatus[] = [openStatus, filledStatus, cancelledStatus];
/** Upper bound of ids. */
const lastOfAll = 2n ** 63n - 2n;

/**
 * Orders of an owner in pairs that are traded here, newest first.
 * @param spend receives the number of rows scanned
 */
export async function listOrders(
  db: Kysely<Schema>,
  { pairs }: Pick<Trading, 'pairs'>,
  filter: OrderFilter,
  spend: Spend = () => undefined,
): Promise<OrderView[]> {
  const isNamed = filter.id !== undefined || filter.clientOrderId !== undefined;
  const symbols = filter.symbol === undefined ? [...pairs.keys()] : [filter.symbol];
  const rows = isNamed
    ? await namedRows(db, { ...filter, symbols })
    : await rowsOnPage(db, { ...filter, symbols: await orderedOf(db, filter.owner, symbols) }, spend);
  return rows.map((row) => viewOrder(orderOfRow(row), pairs.get(row.symbol)!.pair));
}

type Row = Selectable<SpotOrderTable>;
type Query = OrderFilter & { symbols: readonly string[] };

/** Pairs in which an owner has had orders: each other pair would cost index lookups. */
async function orderedOf(
  db: Kysely<Schema>,
  owner: string,
  symbols: readonly string[],
): Promise<readonly string[]> {
  if (symbols.length === 1) return symbols;
  // Jumps from one symbol to the next instead of scanning all orders.
  const { rows } = await sql<{ symbol: string }>`
    with recursive ordered (symbol) as (
      select min(symbol) from spot_order where owner = ${owner}
      union all
      select (select min(symbol) from spot_order where owner = ${owner} and symbol > ordered.symbol)
      from ordered where symbol is not null
    )
    select symbol from ordered where symbol is not null`.execute(db);
  const ordered = new Set(rows.map(({ symbol }) => symbol));
  return symbols.filter((symbol) => ordered.has(symbol));
}

async function rowsOnPage(db: Kysely<Schema>, query: Query, spend: Spend): Promise<Row[]> {
  if (query.symbols.length === 0) return [];
  const ranges = rangesOf(db, query);
  const span: Span = {
    afterId: 0n,
    untilId: query.beforeId === undefined ? lastOfAll : BigInt(query.beforeId) - 1n,
  };
  const passed = await passOver(db, ranges, { span, count: query.offset, spend });
  if (passed === undefined) return [];
  spend(query.limit);
  const within = ranges.map((range) => range.within({ ...span, untilId: passed - 1n }));
  // Found and read in one statement: an order may change its status in between.
  const rows = await db
    .selectFrom('spot_order')
    .selectAll()
    .where('id', 'in', newestIds(db, within, { limit: query.limit }))
    .execute();
  return rows.sort(newestFirst);
}

/** Each pair and status yields its ids in index order. */
function rangesOf(db: Kysely<Schema>, { owner, symbols, status }: Query): Range[] {
  const statuses = status === undefined ? allStatuses : [status];
  return symbols.flatMap((symbol) =>
    statuses.map((each) => ({
      within: ({ afterId, untilId }: Span) =>
        db
          .selectFrom('spot_order')
          .select('id')
          .where('owner', '=', owner)
          .where('symbol', '=', symbol)
          .where('status', '=', BigInt(each))
          .where('id', '>', afterId)
          .where('id', '<=', untilId),
    })),
  );
}

/** One order, or the few with a client order id. */
async function namedRows(
  db: Kysely<Schema>,
  { owner, symbols, status, id, clientOrderId, beforeId, limit, offset }: Query,
): Promise<Row[]> {
  const rows = await db
    .selectFrom('spot_order')
    .selectAll()
    .where('owner', '=', owner)
    .where('symbol', 'in', symbols)
    .$if(id !== undefined, (query) => query.where('id', '=', BigInt(id!)))
    .$if(clientOrderId !== undefined, (query) => query.where('client_order_id', '=', clientOrderId!))
    .$if(status !== undefined, (query) => query.where('status', '=', BigInt(status!)))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
    .execute();
  return rows.sort(newestFirst).slice(offset, offset + limit);
}

function newestFirst(one: Row, other: Row): number {
  return Number(other.id - one.id);
}
