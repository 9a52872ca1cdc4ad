// Payment and proceeds of an order, as far as they are known: exact when only the order's own figures determine them,
// otherwise estimated from the visible book, with the worst case.
import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../../contracts/feed.ts';
import type { Pair } from '../../../../contracts/market.ts';
import { receiptOf, type Receipt } from '../../../../contracts/rules/spot.ts';
import { estimateFill, type FillEstimate } from '../../../../contracts/rules/spotSlippage.ts';
import { leastQuantity } from '../../../../contracts/rules/spotValue.ts';
import type { ResolvedTicket } from './resolveTicket.ts';
import type { Ticket } from './ticketState.ts';

/** A firm bound: the order pays no more, or receives no less if it fills completely. */
type WorstCase = { kind: 'pays' | 'receives'; amount: string; coin: string };

export interface OrderEstimate {
  receipt: Receipt | undefined;
  /** The receipt depends on the book. */
  isReceiptEstimate: boolean;
  /** Total payment of a limit buy: its price, or the estimate when the book has better prices. */
  pays: { amount: string; isEstimate: boolean } | undefined;
  worst: WorstCase | undefined;
  /** Fee rate used, as a fraction. */
  feeRate: string;
}

type OrderFigures = Pick<Ticket, 'side' | 'kind' | 'price'> &
  Pick<ResolvedTicket, 'quantity' | 'total' | 'isByValue'>;

interface Surroundings {
  /** The opposite side of the book, best first. */
  levels: readonly Level[];
  /** Whether the book is current. */
  isLive: boolean;
  /** Fill estimate of a market order. */
  estimate: FillEstimate | undefined;
}

const isAbove0 = (text: string): boolean => /[1-9]/.test(text) && new BigNumber(text).gt(0);

function valueAt(price: string, quantity: BigNumber.Value): BigNumber {
  return new BigNumber(price).times(quantity);
}

function marketEstimate(pair: Pair, order: OrderFigures, estimate: FillEstimate | undefined): OrderEstimate {
  const { side, price, quantity, total, isByValue } = order;
  const feeRate = pair.takerFeeRate;
  const about = { feeRate, isReceiptEstimate: true, pays: undefined };
  if (!estimate) return { ...about, receipt: undefined, worst: undefined };
  const receipt = receiptOf(pair, side, side === 'buy' ? estimate.filled : estimate.value, feeRate);
  const net = (brought: BigNumber.Value): string => receiptOf(pair, side, brought, feeRate).net;
  const worst: WorstCase = isByValue
    ? { kind: 'receives', amount: net(leastQuantity(pair, total, price)), coin: pair.base }
    : side === 'buy'
      ? { kind: 'pays', amount: valueAt(price, quantity).toFixed(), coin: pair.quote }
      : { kind: 'receives', amount: net(valueAt(price, quantity)), coin: pair.quote };
  return { ...about, receipt, worst };
}

/** Value of a limit order: the part that fills immediately plus the part that rests at its price. */
function crossingValue(
  pair: Pair,
  { side, price, quantity }: OrderFigures,
  levels: readonly Level[],
): BigNumber {
  const isWithin = ([at]: Level): boolean =>
    side === 'buy' ? new BigNumber(at).lte(price) : new BigNumber(at).gte(price);
  const { filled, value } = estimateFill(pair, levels.filter(isWithin), quantity);
  return new BigNumber(value).plus(valueAt(price, new BigNumber(quantity).minus(filled)));
}

function limitEstimate(pair: Pair, order: OrderFigures, { levels, isLive }: Surroundings): OrderEstimate {
  const { side, price, quantity } = order;
  const atLimit = valueAt(price, quantity);
  const value = crossingValue(pair, order, levels);
  const best = levels[0]?.[0];
  const isCrossing =
    best !== undefined && (side === 'buy' ? new BigNumber(best).lte(price) : new BigNumber(best).gte(price));
  const isOneRate = new BigNumber(pair.makerFeeRate).eq(pair.takerFeeRate);
  // The book decides whether the order is maker or taker, and so which rate applies.
  const feeRate = BigNumber.max(pair.makerFeeRate, pair.takerFeeRate).toFixed();
  const mayCross = isCrossing || !isLive;
  if (side === 'buy') {
    return {
      feeRate,
      receipt: receiptOf(pair, side, quantity, feeRate),
      isReceiptEstimate: !isOneRate,
      pays: { amount: value.toFixed(), isEstimate: mayCross },
      worst: { kind: 'pays', amount: atLimit.toFixed(), coin: pair.quote },
    };
  }
  const least = receiptOf(pair, side, atLimit, feeRate).net;
  return {
    feeRate,
    receipt: receiptOf(pair, side, value, feeRate),
    isReceiptEstimate: mayCross || !isOneRate,
    pays: undefined,
    worst: { kind: 'receives', amount: least, coin: pair.quote },
  };
}

export function estimateOrder(pair: Pair, order: OrderFigures, around: Surroundings): OrderEstimate {
  if (order.kind === 'market') return marketEstimate(pair, order, around.estimate);
  if (isAbove0(order.quantity) && isAbove0(order.price)) return limitEstimate(pair, order, around);
  const feeRate = BigNumber.max(pair.makerFeeRate, pair.takerFeeRate).toFixed();
  return { feeRate, receipt: undefined, isReceiptEstimate: false, pays: undefined, worst: undefined };
}
