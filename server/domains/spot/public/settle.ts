// Balance changes of fills. All amounts are exact: only fees are rounded, upwards.
import { accountOf, isPlatform, isUser } from '../../../ledger/account.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import type { Pair } from '../../../../contracts/market.ts';
import { holdOf, orderReference } from './Order.ts';
import type { Order } from './Order.ts';
import { feeOf } from '../../../instruments/PairUnits.ts';
import type { PairBook } from './PairBook.ts';
import type { PairUnits } from '../../../instruments/PairUnits.ts';

/** Receives all fees. */
export const feesOwner = 'system:fees';

/** A buy holds quote, a sell holds base. */
export function heldAsset(pair: Pair, order: Order): string {
  return order.side === 'buy' ? pair.quote : pair.base;
}

/** Hold of an order for a quantity of it: quote at its worst price for a buy, base for a sell. */
export function heldFor(book: PairUnits, order: Order, quantity: bigint): bigint {
  return order.side === 'buy' ? book.value(order.price, quantity) : quantity;
}

/** Moves both assets of one fill, returns to the buyer what a better price saved, and charges the maker. */
export function settleFill(
  ledger: Ledger,
  book: PairBook,
  fill: { maker: Order; taker: Order; quantity: bigint },
): { value: bigint; makerFee: bigint } {
  const { maker, taker, quantity } = fill;
  const { base, quote } = book.pair;
  const buyer = maker.side === 'buy' ? maker : taker;
  const seller = maker.side === 'buy' ? taker : maker;
  const value = book.value(maker.price, quantity);
  ledger.post(holdOf(seller), {
    to: accountOf(buyer.owner, base),
    units: quantity,
    reason: 'spot.trade',
    reference: referenceOf(seller, buyer),
  });
  ledger.post(holdOf(buyer), {
    to: accountOf(seller.owner, quote),
    units: value,
    reason: 'spot.trade',
    reference: referenceOf(buyer, seller),
  });
  // A buy by value spends its value, regardless of its prices.
  const saved = buyer.value === null ? heldFor(book, buyer, quantity) - value : 0n;
  if (saved > 0n) ledger.void(holdOf(buyer), saved);
  const makerFee = isUser(maker.owner) ? makerFeeOf(book, maker, { quantity, value }) : 0n;
  if (makerFee > 0n) chargeFee(ledger, book, maker, makerFee);
  return { value, makerFee };
}

/**
 * Maker fee of one fill, such that all fills sum to the fee of the whole, rounded up once, as the ticket previewed it.
 */
function makerFeeOf(book: PairBook, maker: Order, fill: { quantity: bigint; value: bigint }): bigint {
  const [before, received] =
    maker.side === 'buy' ? [maker.filledQuantity, fill.quantity] : [maker.filledValue, fill.value];
  return feeOf(before + received, book.makerFee) - feeOf(before, book.makerFee);
}

/** Charges a taker once for all its fills, so that the fee equals the ticket's preview. */
export function settleTakerFee(ledger: Ledger, book: PairBook, order: Order): void {
  if (!isUser(order.owner) || order.filledQuantity === 0n) return;
  order.fee = feeOf(order.side === 'buy' ? order.filledQuantity : order.filledValue, book.takerFee);
  if (order.fee > 0n) chargeFee(ledger, book, order, order.fee);
}

function chargeFee(ledger: Ledger, book: PairBook, order: Order, units: bigint): void {
  const asset = order.side === 'buy' ? book.pair.base : book.pair.quote;
  ledger.transfer({
    from: accountOf(order.owner, asset),
    to: accountOf(feesOwner, asset),
    units,
    reason: 'spot.fee',
    reference: orderReference(order),
  });
}

/** The user's order; both orders when both are users'; platform trades share one posting per flush. */
function referenceOf(from: Order, to: Order): string {
  if (isPlatform(from.owner)) return isPlatform(to.owner) ? '' : orderReference(to);
  return isPlatform(to.owner) ? orderReference(from) : `${orderReference(from)} ${orderReference(to)}`;
}
