import type { Side } from '../../../contracts/market.ts';
import { remaining } from './public/Order.ts';
import type { Order } from './public/Order.ts';

/** All resting orders of one side at one price, oldest first. */
export interface Level {
  readonly price: bigint;
  /** A set keeps the insertion order and removes in constant time. */
  orders: Set<Order>;
  /** Remaining size of all orders. */
  size: bigint;
  /** Highest sequence that ever rested at this level. */
  newest: number;
}

/** Resting orders of one pair in price-time priority. Independent of money and owners. */
export class Book {
  /** Best price last, because arrays grow and shrink cheaply at the end. */
  private readonly sides: Record<Side, Level[]> = { buy: [], sell: [] };

  get best(): { bid: bigint | undefined; ask: bigint | undefined } {
    return { bid: this.sides.buy.at(-1)?.price, ask: this.sides.sell.at(-1)?.price };
  }

  clear(): void {
    this.sides.buy.length = 0;
    this.sides.sell.length = 0;
  }

  /** Levels of a side, best first. */
  *levels(side: Side): Generator<Level> {
    const levels = this.sides[side];
    for (let index = levels.length - 1; index >= 0; index -= 1) yield levels[index]!;
  }

  /** Resting size at a price. */
  sizeAt(side: Side, price: bigint): bigint {
    const levels = this.sides[side];
    const level = levels[this.position(side, price)];
    return level?.price === price ? level.size : 0n;
  }

  /** Adds an order behind the others at its price; an order restored by an undo returns to its former position. */
  add(order: Order): void {
    const levels = this.sides[order.side];
    const position = this.position(order.side, order.price);
    let level = levels[position];
    if (level?.price !== order.price) {
      level = { price: order.price, orders: new Set(), size: 0n, newest: order.sequence };
      levels.splice(position, 0, level);
    }
    level.orders.add(order);
    level.size += remaining(order);
    if (level.newest > order.sequence) {
      level.orders = new Set([...level.orders].sort((a, b) => a.sequence - b.sequence));
    }
    level.newest = Math.max(level.newest, order.sequence);
  }

  /** @throws Error when the order does not rest here */
  remove(order: Order): void {
    const levels = this.sides[order.side];
    const position = this.position(order.side, order.price);
    const level = levels[position];
    if (level?.price !== order.price || !level.orders.delete(order))
      throw new Error(`Order ${order.id} is not resting`);
    level.size -= remaining(order);
    if (level.orders.size === 0) levels.splice(position, 1);
  }

  /** Updates the level of a resting order after a partial fill, or (below zero) its undo. */
  shrink(order: Order, filled: bigint): void {
    const level = this.sides[order.side][this.position(order.side, order.price)];
    if (level?.price !== order.price) throw new Error(`Order ${order.id} is not resting`);
    level.size -= filled;
  }

  /** Index of a price, or its insertion point. */
  private position(side: Side, price: bigint): number {
    const levels = this.sides[side];
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const worse = side === 'buy' ? levels[middle]!.price < price : levels[middle]!.price > price;
      if (worse) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
