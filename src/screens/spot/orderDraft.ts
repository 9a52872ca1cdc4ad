import type { SpotOrder } from '../../api/spot.ts';
import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';

/** An order ready to be sent; decimals are plain text. */
export interface OrderDraft {
  pair: Pair;
  side: Side;
  kind: OrderKind;
  /** Limit price; of a market order the worst price. */
  price: string;
  quantity: string;
}

/**
 * How far the last order has come.
 * - `checking`: its answer did not come; it is being looked up.
 * - `notFound`: it was looked up and did not arrive; sending it again cannot place it twice.
 */
export type Submission =
  { state: 'idle' } | { state: 'sending' } | { state: 'checking' | 'notFound'; draft: OrderDraft };

/** What became of a try. `unknown` leaves it to the submission to say more. */
export type Outcome =
  | { state: 'placed'; order?: SpotOrder }
  | { state: 'refused'; message: string | undefined }
  | { state: 'unknown' };

/** Two drafts are the same order, so that a repeat may bear the same client order id. */
export function isSameOrder(a: OrderDraft, b: OrderDraft): boolean {
  return (
    a.pair.matchId === b.pair.matchId &&
    a.side === b.side &&
    a.kind === b.kind &&
    // The worst price of a market order follows the book; the order stays the same.
    (a.kind === 'market' || a.price === b.price) &&
    a.quantity === b.quantity
  );
}
