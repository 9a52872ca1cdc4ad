import type { OrderKind, Side } from '../../contracts/market.ts';

export const openStatus = 1;
export const filledStatus = 2;
export const cancelledStatus = 3;

export type OrderStatus = 1 | 2 | 3;
/** Why an order ended unfilled: its owner, an empty book, the owner's own newer order, the operator. */
export type CancelReason = '' | 'user' | 'unfilled' | 'selfTrade' | 'pairClosed';

/** An order in memory. Quantities are minor units of the base asset, prices are scaled by 10^8. */
export interface Order {
  /** Below zero for house orders, which are never persisted. */
  readonly id: number;
  readonly owner: string;
  readonly symbol: string;
  readonly side: Side;
  readonly kind: OrderKind;
  /** The limit, or the worst price of a market order. */
  readonly price: bigint;
  readonly tradePrice: bigint;
  readonly quantity: bigint;
  readonly clientOrderId: string | null;
  readonly createdAt: number;
  /** Time priority: the lower is served first at one price. */
  readonly sequence: number;
  filledQuantity: bigint;
  filledValue: bigint;
  fee: bigint;
  status: OrderStatus;
  cancelReason: CancelReason;
  updatedAt: number;
}

export function remaining(order: Order): bigint {
  return order.quantity - order.filledQuantity;
}
