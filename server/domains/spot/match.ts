import type { Side } from '../../../contracts/market.ts';
import type { Book } from './Book.ts';
import type { PairBook } from './public/PairBook.ts';
import { remaining } from './public/Order.ts';
import type { Order } from './public/Order.ts';

export interface Taker {
  owner: string;
  side: Side;
  /** Worst acceptable price. */
  price: bigint;
  quantity: bigint;
}

export interface MatchPlan {
  /** In execution order, each at the maker's price. */
  fills: { maker: Order; quantity: bigint }[];
  /** Resting orders of the taker's own owner in the way; they are cancelled. */
  selfTrades: Order[];
  /** Remaining quantity of the taker. */
  left: bigint;
}

/**
 * Plans the matches of an incoming order without changing anything. Price-time priority. Self-trade prevention: a
 * resting order of the same owner is cancelled when the incoming one reaches it, because the newer order is the user's
 * newer intent.
 */
export function match(book: Book, taker: Taker): MatchPlan {
  const plan: MatchPlan = { fills: [], selfTrades: [], left: taker.quantity };
  for (const level of book.levels(taker.side === 'buy' ? 'sell' : 'buy')) {
    const tooDear = taker.side === 'buy' ? level.price > taker.price : level.price < taker.price;
    if (tooDear) return plan;
    for (const maker of level.orders) {
      if (plan.left === 0n) return plan;
      if (maker.owner === taker.owner) {
        plan.selfTrades.push(maker);
        continue;
      }
      const offered = remaining(maker);
      const quantity = offered < plan.left ? offered : plan.left;
      plan.fills.push({ maker, quantity });
      plan.left -= quantity;
    }
  }
  return plan;
}

/**
 * Quantity of a market buy by value: whole steps at each level as far as the value suffices, plus what the remainder
 * would buy at the worst price when the levels end earlier. `match` fills exactly this quantity: a remainder too small
 * for a step at one level is too small at a worse one.
 */
export function quantityForValue(
  pair: PairBook,
  buyer: { owner: string; price: bigint; value: bigint },
): bigint {
  let left = buyer.value;
  let bought = 0n;
  for (const level of pair.book.levels('sell')) {
    if (level.price > buyer.price) break;
    for (const maker of level.orders) {
      if (maker.owner === buyer.owner) continue;
      const [offered, affordable] = [remaining(maker), pair.affordable(level.price, left)];
      const quantity = offered < affordable ? offered : affordable;
      bought += quantity;
      if (affordable <= offered) return bought;
      left -= pair.value(level.price, quantity);
    }
  }
  return bought + pair.affordable(buyer.price, left);
}
