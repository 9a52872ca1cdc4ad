import { BigNumber } from 'bignumber.js';
import { isDecimal } from '../../../stored/isDecimal.ts';
import { isOneOf, isRecord, isText } from '../../../stored/shapes.ts';
import type { SpotOrder } from '../../../api/spot.ts';
import type { Outcome, Submission } from '../../../components/command/attempt.ts';
import type { OrderKind, Pair, Side } from '../../../../contracts/market.ts';

/** An order ready to send; decimals are plain text. */
export interface OrderDraft {
  pair: Pair;
  side: Side;
  kind: OrderKind;
  /** Limit price; for a market order the worst price. */
  price: string;
  /** Quantity; for a buy by value, the minimum quantity bought. */
  quantity: string;
  /** Value that a market buy by value spends, in the quote asset. */
  value?: string;
}

export type OrderSubmission = Submission<OrderDraft, SpotOrder>;
export type OrderOutcome = Outcome<SpotOrder>;

/** An order without a response, and its result found by a lookup. */
export interface SettledOrder {
  draft: OrderDraft;
  outcome: OrderOutcome;
}

/** Compares values, regardless of their notation. */
const isEqual = (a: string, b: string): boolean => a === b || new BigNumber(a).eq(b);

/** Whether two drafts are the same order, so that a retry may reuse the client order id. */
export function isSameOrder(a: OrderDraft, b: OrderDraft): boolean {
  return (
    a.pair.matchId === b.pair.matchId &&
    a.side === b.side &&
    a.kind === b.kind &&
    // The worst price of a market order follows the book; the order stays the same.
    (a.kind === 'market' || isEqual(a.price, b.price)) &&
    // For a buy by value the quantity follows the book as well.
    (a.value === undefined || b.value === undefined
      ? a.value === b.value && isEqual(a.quantity, b.quantity)
      : isEqual(a.value, b.value))
  );
}

export function isOrderDraft(value: unknown): value is OrderDraft {
  if (!isRecord(value)) return false;
  const { pair, side, kind, quantity, price, value: spent } = value;
  const isPair = isRecord(pair) && ['symbol', 'base', 'quote'].every((name) => isText(pair[name]));
  const isCommand = isOneOf('buy', 'sell')(side) && isOneOf('limit', 'market')(kind);
  return (
    isPair &&
    isCommand &&
    isDecimal(quantity) &&
    isDecimal(price) &&
    (spent === undefined || isDecimal(spent))
  );
}
