import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { isDecimal } from '../ledger/units.ts';
import type { Writer } from '../ledger/Writer.ts';
import { Refusal } from '../refusal.ts';
import type { Schema } from '../store/schema.ts';
import type { PlaceOrder, Trading } from './Exchange.ts';
import { listOrders } from './orderLists.ts';
import type { OrderView } from './orderView.ts';

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
