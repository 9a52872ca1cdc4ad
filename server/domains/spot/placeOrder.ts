import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { isDecimal } from '../../ledger/units.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import { floorValue } from '../../../contracts/rules/spotValue.ts';
import type { Trading } from './public/Exchange.ts';
import type { CancelOrder, CancelOrders, PlaceOrder } from './public/orderInput.ts';
import { listOrders } from './orderLists.ts';
import type { OrderView } from './orderView.ts';
import type { PairUnits } from '../../instruments/PairUnits.ts';

const placing = (exchange: Trading): MoneyCommand<PlaceOrder, OrderView, number> => ({
  name: 'spot.place',
  repetition: ({ clientOrderId }) => clientOrderId,
  record: ({ symbol, side, kind, price, worstPrice, quantity, value }) => ({
    symbol,
    side,
    kind,
    price,
    worstPrice,
    quantity,
    value,
  }),
  async run(tx, input) {
    await exchange.prepare(tx.db, input.owner);
    return exchange.place(tx, input);
  },
  outcome: ({ id }) => id,
});

/**
 * Places an order through the command executor; with a client order id, a repeat returns the first order in its current
 * state and places nothing.
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does; Refusal system.idTaken when the id belongs to an order
 * with other contents: returning that order would tell the caller that this one was placed.
 */
export async function placeOrder(
  { executor, exchange, db }: { executor: CommandExecutor; exchange: Trading; db: Kysely<Schema> },
  input: PlaceOrder,
): Promise<OrderView> {
  const { owner } = input;
  const placed = await executor.perform(placing(exchange), owner, input);
  if (!placed.isRepetition) return placed.answer;
  const id = placed.outcome;
  const [first] = await listOrders(db, exchange, { owner, id, limit: 1, offset: 0 });
  if (!first && !(await isKept(db, owner, id)))
    throw new Error(`Order ${id} was answered before and cannot be found`);
  if (!first || !isRepeat(first, input, exchange.pairs.get(first.symbol)!))
    throw new Refusal('system.idTaken');
  return first;
}

/** Lists omit the orders of pairs that are no longer configured. */
async function isKept(db: Kysely<Schema>, owner: string, id: number): Promise<boolean> {
  const named = db.selectFrom('spot_order').select('id').where('owner', '=', owner);
  return (await named.where('id', '=', BigInt(id)).executeTakeFirst()) !== undefined;
}

const cancelling = (exchange: Trading): MoneyCommand<CancelOrder, OrderView, number> => ({
  name: 'spot.cancel',
  // A cancelled order stays cancelled: a retry after a lost answer gets the same answer.
  repetition: ({ orderId }) => String(orderId),
  record: ({ orderId }) => orderId,
  run: (tx, input) => exchange.cancel(tx, input),
  outcome: ({ id }) => id,
});

/**
 * Cancels an open order; idempotent.
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does
 */
export async function cancelOrder(
  { executor, exchange }: { executor: CommandExecutor; exchange: Trading },
  input: CancelOrder,
): Promise<void> {
  await executor.perform(cancelling(exchange), input.owner, input);
}

const cancellingAll = (exchange: Trading): MoneyCommand<CancelOrders, number, number> => ({
  name: 'spot.cancelAll',
  // Cancelling up to an id is final once all those orders are cancelled.
  repetition: ({ symbol, untilId }) => `${symbol} ${untilId}`,
  record: ({ symbol, untilId }) => ({ symbol, untilId }),
  run: (tx, input) => exchange.cancelAll(tx, input),
  outcome: (count) => count,
});

/**
 * Cancels all open orders of a pair, up to the newest that their owner has seen, all or none of them.
 * @returns number of orders, also for a retry
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does
 */
export async function cancelOrders(
  { executor, exchange }: { executor: CommandExecutor; exchange: Trading },
  input: CancelOrders,
): Promise<number> {
  const done = await executor.perform(cancellingAll(exchange), input.owner, input);
  return done.isRepetition ? done.outcome : done.answer;
}

/** The worst price of a market order may have been recomputed from a book that has moved. */
function isRepeat(
  first: OrderView,
  { symbol, side, kind, price, quantity, value }: PlaceOrder,
  { pair }: PairUnits,
): boolean {
  const isSame = (kept: string, asked = '') => isDecimal(asked) && new BigNumber(kept).eq(asked);
  if (first.symbol !== symbol || first.side !== side || first.kind !== kind) return false;
  if (value !== undefined || first.orderValue !== null)
    return (
      first.orderValue !== null && value !== undefined && isSame(first.orderValue, floorValue(pair, value))
    );
  return isSame(first.quantity, quantity) && (kind === 'market' || isSame(first.price, price));
}
