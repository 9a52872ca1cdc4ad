// The ticket as typed; resolveTicket.ts derives the current figures.
import { BigNumber } from 'bignumber.js';
import type { OrderKind, Side } from '../../../../contracts/market.ts';
import type { StoredFields } from '../../../components/forms/drafts.ts';
import { isDecimal } from '../../../stored/isDecimal.ts';
import { isNumber, isOneOf } from '../../../stored/shapes.ts';

/** Decimal text as typed; '' while empty. */
export interface Ticket {
  side: Side;
  kind: OrderKind;
  /** Limit price; kept while a market order is edited. */
  price: string;
  quantity: string;
  total: string;
  /** Whole percentage of the largest order, 0 to 100. */
  share: number;
  /** The figure that was entered last: it is fixed, and the others follow from it and the market. */
  fixed: 'quantity' | 'total' | 'share';
}

const isShare = (value: unknown): boolean => isNumber(value) && value >= 0 && value <= 100;

/** All fields may be stored; validates a stored ticket. */
export const storedTicketFields: Required<StoredFields<Ticket>> = {
  side: isOneOf<Side>('buy', 'sell'),
  kind: isOneOf<OrderKind>('limit', 'market'),
  price: isDecimal,
  quantity: isDecimal,
  total: isDecimal,
  share: isShare,
  fixed: isOneOf('quantity', 'total', 'share'),
};

/** Start values that a link to the ticket may set; decimal text. */
export interface TicketStart {
  side?: Side;
  price?: string;
}

/** Initial figures. */
export const noFigures = { quantity: '', total: '', share: 0, fixed: 'quantity' } as const;

/** @param market the last price, used where the link has no price */
export function newTicket(market: string, { side = 'buy', price = market }: TicketStart = {}): Ticket {
  return { side, kind: 'limit', price, ...noFigures };
}

/** Side and price in a URL; invalid values are ignored. */
export function ticketStart(query: URLSearchParams): TicketStart {
  const [side, price] = [query.get('side'), query.get('price')];
  return {
    ...(side === 'buy' || side === 'sell' ? { side } : {}),
    ...(price !== null && /^\d{1,20}(\.\d{1,20})?$/.test(price) && /[1-9]/.test(price) ? { price } : {}),
  };
}

/** Plain decimal text, including partial input. */
export function isAmount(text: string): boolean {
  return /^\d*\.?\d+$|^\d+\.$/.test(text);
}

/** Value one step of the pair up or down; never below zero, and rounded onto the grid when the value was off it. */
export function stepped(value: string, step: string, direction: -1 | 1): string {
  const now = new BigNumber(isAmount(value) ? value : 0);
  const rounding = direction === 1 ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL;
  const next = now.div(step).integerValue(rounding).plus(direction).times(step);
  return BigNumber.max(next, 0).toFixed();
}

/** One amount as a whole percentage of another, 0 to 100: the slider position. */
export function percentOf(amount: string, most: string): number {
  if (!isAmount(amount) || !isAmount(most) || new BigNumber(most).lte(0)) return 0;
  const percent = new BigNumber(amount).div(most).times(100).integerValue(BigNumber.ROUND_HALF_UP);
  return BigNumber.min(percent, 100).toNumber();
}
