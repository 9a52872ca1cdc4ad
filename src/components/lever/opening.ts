// Preview of a contract order by the server's rules: price, cost, maximum loss and result at its stops.
import { BigNumber } from 'bignumber.js';
import {
  breakEvenPrice,
  closedResult,
  fillPrice,
  liquidationPrices,
  markOfFill,
  mostLots,
  orderCost,
  overnightFee,
  quantityOf,
  type OrderCost,
  type Position,
  type PositionSide,
} from '../../../contracts/rules/lever.ts';
import type { ContractTerms } from './leverContract.ts';

export interface OrderShape {
  side: PositionSide;
  lots: number;
  leverage: number;
  /** Decimal text; undefined for a market order. */
  limit?: string | undefined;
  /** Current mark of the contract. */
  mark: string;
}

/** Equity shared by the account's existing cross positions, without the one to be opened. */
export interface CrossAccount {
  /**
   * Equity of the account without the profit of positions on this contract, less the margin required by positions on
   * other contracts.
   */
  balance: string;
  /** Open positions on this contract. */
  positions: readonly Position[];
}

export interface Opening {
  /** Fill price at the mark, which moves with it; otherwise the limit. */
  price: string;
  /** The order would not fill immediately. */
  isWaiting: boolean;
  cost: OrderCost;
  /** Cost of one night. */
  overnight: string;
  /** Undefined if no price above 0 leads to a liquidation. */
  liquidation: string | undefined;
  /** Distance from the price, in percentage points, above 0. */
  distance: string | undefined;
  breakEven: string | undefined;
}

const buysOf = (side: PositionSide) => (side === 'long' ? 'buy' : 'sell');
const sellsOf = (side: PositionSide) => (side === 'long' ? 'sell' : 'buy');

/** Fill price of an order, immediately or at its limit. */
function priceOf({ rules, fills }: ContractTerms, { side, lots, limit, mark }: OrderShape) {
  const order = { side: buysOf(side), quantity: quantityOf(rules, lots) } as const;
  const atOnce = fillPrice(rules, fills, { ...order, mark });
  if (limit === undefined) return { price: atOnce, isWaiting: false };
  const reachedAt = markOfFill(fills, { ...order, price: limit });
  const isReached =
    reachedAt !== undefined &&
    (side === 'long' ? new BigNumber(mark).lte(reachedAt) : new BigNumber(mark).gte(reachedAt));
  return isReached ? { price: atOnce, isWaiting: false } : { price: limit, isWaiting: true };
}

export function distanceOf(price: string, from: string): string {
  const share = new BigNumber(price).div(from).minus(1).abs();
  return share.times(100).decimalPlaces(2, BigNumber.ROUND_FLOOR).toFixed();
}

/** @param cross the account of an order in cross margin */
export function openingOf(terms: ContractTerms, order: OrderShape, cross?: CrossAccount): Opening {
  const { rules, overnightRate } = terms;
  const { side, lots, leverage } = order;
  const { price, isWaiting } = priceOf(terms, order);
  const position = { side, quantity: quantityOf(rules, lots), entry: price };
  const cost = orderCost(rules, { lots, price, leverage });
  const prices = cross
    ? liquidationPrices(
        {
          contract: rules,
          positions: [...cross.positions, position],
          balance: new BigNumber(cross.balance).minus(cost.fee).toFixed(),
        },
        isWaiting ? price : order.mark,
      )
    : liquidationPrices({ contract: rules, positions: [position], balance: cost.margin }, price);
  const liquidation = side === 'long' ? prices.below : prices.above;
  return {
    price,
    isWaiting,
    cost,
    liquidation,
    overnight: overnightFee(rules, position, overnightRate),
    distance: liquidation === undefined ? undefined : distanceOf(liquidation, price),
    breakEven: breakEvenPrice(rules, position, { openingFee: cost.fee, overnightFees: '0' }),
  };
}

/** Maximum lots that the free balance affords on either side. */
export function mostLotsOf(
  terms: ContractTerms,
  { available, ...order }: Omit<OrderShape, 'side' | 'lots'> & { available: string },
): number {
  const { rules, lotsMax } = terms;
  const of = (side: PositionSide) => {
    let most = 0;
    // The fill price depends on the number of lots, so it is computed for the maximum.
    for (let price = priceOf(terms, { ...order, side, lots: 1 }).price, round = 0; round < 3; round += 1) {
      most = Math.min(lotsMax, mostLots(rules, { available, price, leverage: order.leverage }));
      if (most === 0) break;
      price = priceOf(terms, { ...order, side, lots: most }).price;
    }
    const isCovered = (lots: number) => {
      const { price } = priceOf(terms, { ...order, side, lots });
      const { total } = orderCost(rules, { lots, price, leverage: order.leverage });
      return new BigNumber(total).lte(available);
    };
    while (most > 0 && !isCovered(most)) most -= 1;
    return most;
  };
  return Math.min(of('long'), of('short'));
}

/** Result of closing the whole position at a mark, net of fees, without future nights. */
export function resultAt(
  { rules, fills }: ContractTerms,
  position: Position,
  mark: string,
  paid: { openingFee: string; overnightFees: string },
) {
  const { side, quantity } = position;
  const price = fillPrice(rules, fills, { side: sellsOf(side), quantity, mark });
  return { price, ...closedResult(rules, position, price, paid) };
}
