// Current figures of a ticket: quantity and total follow from the fixed figure and the market.
import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../../contracts/feed.ts';
import type { Pair } from '../../../../contracts/market.ts';
import { floorQuantity, maxBuyable, maxSellable } from '../../../../contracts/rules/spot.ts';
import { estimateFill, largestMarketBuy } from '../../../../contracts/rules/spotSlippage.ts';
import { floorValue, quantityForValue } from '../../../../contracts/rules/spotValue.ts';
import { isAmount, percentOf, type Ticket } from './ticketState.ts';

/** Market and balance values that a ticket depends on. */
export interface TicketMarket {
  /** Available amount of the quote asset for a buy, of the base asset for a sell. */
  available: string;
  /** The opposite side of the book, best first. */
  levels: readonly Level[];
  /** Market buys may be limited by value. */
  hasOrderValue: boolean;
}

export interface ResolvedTicket {
  quantity: string;
  total: string;
  /** Slider position, in whole percent. */
  share: number;
  /** The order sends its total; the quantity depends on the book. */
  isByValue: boolean;
  /** Maximum quantity for the balance. */
  largest: string;
}

function product(pair: Pair, price: string, quantity: string): string {
  if (!isAmount(price) || !isAmount(quantity)) return '';
  return new BigNumber(price).times(quantity).decimalPlaces(pair.quoteScale, BigNumber.ROUND_CEIL).toFixed();
}

function quotient(pair: Pair, total: string, price: string): string {
  if (!isAmount(total) || !isAmount(price) || new BigNumber(price).lte(0)) return '';
  return floorQuantity(pair, new BigNumber(total).div(price));
}

function shareOf(most: string, percent: number): BigNumber {
  return new BigNumber(most).times(percent).div(100);
}

/** Value of a quantity in the book; '' while the book is empty. */
function marketValue(pair: Pair, levels: readonly Level[], quantity: string): string {
  if (!isAmount(quantity)) return '';
  const { exhausted, value, average } = estimateFill(pair, levels, quantity);
  return exhausted ? product(pair, average || (levels[0]?.[0] ?? ''), quantity) : value;
}

function largestOf(pair: Pair, ticket: Ticket, { available, levels, hasOrderValue }: TicketMarket): string {
  if (ticket.side === 'sell') return maxSellable(pair, available);
  if (ticket.kind === 'limit') return maxBuyable(pair, available, ticket.price);
  return hasOrderValue
    ? quantityForValue(pair, levels, available)
    : largestMarketBuy(pair, levels, available);
}

/** A market buy by value or share: the value is fixed, the quantity follows from the book. */
function byValue(pair: Pair, ticket: Ticket, market: TicketMarket, largest: string): ResolvedTicket {
  const { available, levels } = market;
  const { fixed, share } = ticket;
  const shared = share === 0 ? '' : floorValue(pair, shareOf(available, share).toFixed());
  const total = fixed === 'total' ? ticket.total : shared;
  const quantity = isAmount(total) ? quantityForValue(pair, levels, total) : '';
  const at = fixed === 'share' ? share : percentOf(total, available);
  return { quantity, total, share: at, isByValue: true, largest };
}

/** Current figures of the ticket. The chosen figure keeps its value. */
export function resolveTicket(pair: Pair, ticket: Ticket, market: TicketMarket): ResolvedTicket {
  const { side, kind, price, fixed, share } = ticket;
  const largest = largestOf(pair, ticket, market);
  const isMarket = kind === 'market';
  if (isMarket && side === 'buy' && fixed !== 'quantity' && market.hasOrderValue)
    return byValue(pair, ticket, market, largest);
  const rest = { isByValue: false, largest };
  if (fixed === 'total') {
    const { total } = ticket;
    const quantity = !isMarket
      ? quotient(pair, total, price)
      : isAmount(total) && market.levels.length > 0
        ? quantityForValue(pair, market.levels, total)
        : '';
    return { ...rest, quantity, total, share: percentOf(quantity, largest) };
  }
  const shared = share === 0 ? '' : floorQuantity(pair, shareOf(largest, share));
  const quantity = fixed === 'share' ? shared : ticket.quantity;
  const total = isMarket ? marketValue(pair, market.levels, quantity) : product(pair, price, quantity);
  return { ...rest, quantity, total, share: fixed === 'share' ? share : percentOf(quantity, largest) };
}
