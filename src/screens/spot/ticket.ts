// The ticket's figures and how they hang together: price × quantity = total, whichever of them was typed.
import { BigNumber } from 'bignumber.js';
import type { OrderKind, Pair, Side } from '../../../contracts/market.ts';
import { floorQuantity, maxBuyable, maxSellable } from '../../../contracts/rules/spot.ts';
import type { StoredFields } from '../../components/forms/drafts.ts';
import { isOneOf, isDecimal } from '../../stored/shapes.ts';

/** Decimal text as typed; '' while nothing is. */
export interface Ticket {
  side: Side;
  kind: OrderKind;
  /** Limit price; kept while a market order is being written. */
  price: string;
  quantity: string;
  total: string;
  /** Which of quantity and total was typed last, and so stays when the price changes. */
  fixed: 'quantity' | 'total';
}

/** All of it may be stored; whether a ticket of a storage is one. */
export const storedTicketFields: Required<StoredFields<Ticket>> = {
  side: isOneOf<Side>('buy', 'sell'),
  kind: isOneOf<OrderKind>('limit', 'market'),
  price: isDecimal,
  quantity: isDecimal,
  total: isDecimal,
  fixed: isOneOf('quantity', 'total'),
};

/** What a link to the ticket may ask for; decimal text. */
export interface TicketStart {
  side?: Side;
  price?: string;
}

/** @param market the last price, which counts where the link asks for none. */
export function newTicket(market: string, { side = 'buy', price = market }: TicketStart = {}): Ticket {
  return { side, kind: 'limit', price, quantity: '', total: '', fixed: 'quantity' };
}

/** The side and the price of an address; what is neither is left out. */
export function ticketStart(query: URLSearchParams): TicketStart {
  const [side, price] = [query.get('side'), query.get('price')];
  return {
    ...(side === 'buy' || side === 'sell' ? { side } : {}),
    ...(price !== null && /^\d{1,20}(\.\d{1,20})?$/.test(price) && /[1-9]/.test(price) ? { price } : {}),
  };
}

function isAmount(text: string): boolean {
  return /^\d*\.?\d+$|^\d+\.$/.test(text);
}

function product(pair: Pair, price: string, quantity: string): string {
  if (!isAmount(price) || !isAmount(quantity)) return '';
  return new BigNumber(price).times(quantity).decimalPlaces(pair.quoteScale, BigNumber.ROUND_CEIL).toFixed();
}

function quotient(pair: Pair, total: string, price: string): string {
  if (!isAmount(total) || !isAmount(price) || new BigNumber(price).lte(0)) return '';
  return floorQuantity(pair, new BigNumber(total).div(price));
}

/** Makes quantity or total, whichever was not typed last, follow the price that counts. */
export function linked(pair: Pair, ticket: Ticket, price: string): Ticket {
  return ticket.fixed === 'total'
    ? { ...ticket, quantity: quotient(pair, ticket.total, price) }
    : { ...ticket, total: product(pair, price, ticket.quantity) };
}

export function withPrice(pair: Pair, ticket: Ticket, price: string): Ticket {
  return linked(pair, { ...ticket, price }, price);
}

export function withQuantity(pair: Pair, ticket: Ticket, quantity: string, price: string): Ticket {
  return linked(pair, { ...ticket, quantity, fixed: 'quantity' }, price);
}

/** The quantity that the total buys or brings at the price, rounded down to the pair's step. */
export function withTotal(pair: Pair, ticket: Ticket, total: string, price: string): Ticket {
  return linked(pair, { ...ticket, total, fixed: 'total' }, price);
}

/** One step of the pair up or down; never below zero, and onto the grid where the value was beside it. */
export function stepped(value: string, step: string, direction: -1 | 1): string {
  const now = new BigNumber(isAmount(value) ? value : 0);
  const rounding = direction === 1 ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL;
  const next = now.div(step).integerValue(rounding).plus(direction).times(step);
  return BigNumber.max(next, 0).toFixed();
}

/** The most that the free balance allows: of the quote asset for a buy at this price, of the base for a sale. */
export function largest(pair: Pair, side: Side, available: string, price: string): string {
  return side === 'buy' ? maxBuyable(pair, available, price) : maxSellable(pair, available);
}

/** The quantity at a share of the largest, on the pair's step. */
export function shareOfLargest(pair: Pair, largestQuantity: string, percent: number): string {
  if (percent === 0) return '';
  return floorQuantity(pair, new BigNumber(largestQuantity).times(percent).div(100));
}

/** Where the ruler stands: the quantity as whole percent of the largest, 0 to 100. */
export function percentOfLargest(quantity: string, largestQuantity: string): number {
  const most = new BigNumber(largestQuantity);
  if (!isAmount(quantity) || most.lte(0)) return 0;
  const percent = new BigNumber(quantity).div(most).times(100).integerValue(BigNumber.ROUND_HALF_UP);
  return BigNumber.min(percent, 100).toNumber();
}
