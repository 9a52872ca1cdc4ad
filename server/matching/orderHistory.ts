import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { isDecimal } from '../ledger/units.ts';
import type { Writer } from '../ledger/Writer.ts';
import { Refusal } from '../refusal.ts';
import type { Schema } from '../store/schema.ts';
import type { PlaceOrder, Trading } from './Exchange.ts';
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

/** An owner's committed orders, newest first. */
export async function listOrders(
  db: Kysely<Schema>,
  { pairs }: Pick<Trading, 'pairs'>,
  filter: OrderFilter,
): Promise<OrderView[]> {
  let query = db.selectFrom('spot_order').selectAll().where('owner', '=', filter.owner);
  if (filter.symbol !== undefined) query = query.where('symbol', '=', filter.symbol);
  if (filter.status !== undefined) query = query.where('status', '=', BigInt(filter.status));
  if (filter.clientOrderId !== undefined) query = query.where('client_order_id', '=', filter.clientOrderId);
  if (filter.id !== undefined) query = query.where('id', '=', BigInt(filter.id));
  if (filter.beforeId !== undefined) query = query.where('id', '<', BigInt(filter.beforeId));
  const rows = await query.orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute();
  return rows.flatMap((row) => {
    const units = pairs.get(row.symbol);
    return units ? [viewOrder(orderOfRow(row), units.pair)] : [];
  });
}

/**
 * Places an order through the writer; with a client order id a repeat answers the first order, as it stands
 * now, and places nothing.
 * @throws Refusal, UnknownOutcome as Writer.run does; Refusal spot.orderIdTaken when the id is that of an order
 * that asked for something else: to answer that one would tell its sender that this one was placed.
 */
export async function placeOrder(
  { writer, exchange, db }: { writer: Writer; exchange: Trading; db: Kysely<Schema> },
  input: PlaceOrder,
): Promise<OrderView> {
  let placed: OrderView | undefined;
  const { owner, clientOrderId } = input;
  const id = await writer.run(
    'spot.place',
    (tx) => {
      placed = exchange.place(tx, input);
      return placed.id;
    },
    clientOrderId === undefined ? undefined : { owner, commandId: `spot.place ${clientOrderId}` },
  );
  if (placed) return placed;
  const [first] = await listOrders(db, exchange, { owner, id, limit: 1, offset: 0 });
  if (!first) throw new Error(`Order ${id} was answered before and cannot be found`);
  if (!isRepeat(first, input)) throw new Refusal('spot.orderIdTaken');
  return first;
}

/** The worst price of a market order may have been worked out anew from a book that has moved. */
function isRepeat(first: OrderView, { symbol, side, kind, price, quantity }: PlaceOrder): boolean {
  const isSame = (kept: string, asked = '') => isDecimal(asked) && new BigNumber(kept).eq(asked);
  const isSameKind = first.symbol === symbol && first.side === side && first.kind === kind;
  return isSameKind && isSame(first.quantity, quantity) && (kind === 'market' || isSame(first.price, price));
}
