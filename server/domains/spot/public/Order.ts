import type { OrderKind, Side } from '../../../../contracts/market.ts';
import type { Hold } from '../../../ledger/Holds.ts';

/** Reason of an order's hold. */
export const orderHoldReason = 'spot.order';

export const openStatus = 1;
export const filledStatus = 2;
export const cancelledStatus = 3;

export const orderStatuses = [openStatus, filledStatus, cancelledStatus] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** Why an order ended unfilled: its owner, an empty book, the owner's own newer order, the operator. */
export type CancelReason = '' | 'user' | 'unfilled' | 'selfTrade' | 'pairClosed';

/** An order in memory. Quantities are minor units of the base asset, prices are scaled by 10^8. */
export interface Order {
  /** Negative for platform orders, which are never persisted. */
  readonly id: number;
  readonly owner: string;
  readonly symbol: string;
  readonly side: Side;
  readonly kind: OrderKind;
  /** Limit price, or the worst price of a market order. */
  readonly price: bigint;
  readonly tradePrice: bigint;
  /** For a market buy by value: the filled quantity plus the quantity that the rest would buy at its worst price. */
  readonly quantity: bigint;
  /** Minor units of the quote asset that a market buy by value may spend; null for other orders. */
  readonly value: bigint | null;
  readonly clientOrderId: string | null;
  readonly createdAt: number;
  /** Time priority: the lower is filled first at one price. */
  readonly sequence: number;
  /** Hold of the order; undefined until it is accepted, and without use once it has ended. */
  hold: Hold | undefined;
  filledQuantity: bigint;
  filledValue: bigint;
  fee: bigint;
  status: OrderStatus;
  cancelReason: CancelReason;
  updatedAt: number;
}

/** Fault of an order that no server can have written, as a sentence; undefined for a sound order. */
export function faultOf(order: Pick<Order, 'id' | 'side' | 'kind' | 'price'>): string | undefined {
  const { id, side, kind, price } = order;
  const isSound =
    (side === 'buy' || side === 'sell') && (kind === 'limit' || kind === 'market') && isPositive(price);
  return isSound ? undefined : `Order ${id} is a ${kind} ${side} at ${price}`;
}

/** A database may contain values that are not numbers. */
export function isPositive(units: unknown): boolean {
  return typeof units === 'bigint' && units > 0n;
}

export function remaining(order: Order): bigint {
  return order.quantity - order.filledQuantity;
}

/** Reference of an order in postings and holds. */
export function orderReference({ id }: Pick<Order, 'id'>): string {
  return `order:${id}`;
}

/** @throws Error for an order without a hold */
export function holdOf(order: Order): Hold {
  if (!order.hold) throw new Error(`${orderReference(order)} holds nothing`);
  return order.hold;
}
