// Market buys by value: the spent amount is fixed, and the book determines the quantity.
import { BigNumber } from 'bignumber.js';
import type { Pair } from '../market.ts';
import { readDecimal } from './grid.ts';
import { floorQuantity } from './spot.ts';
import { bandProblem, tickProblem, type OrderToCheck, type SpotProblem } from './spotOrder.ts';

interface ValueToCheck extends Pick<OrderToCheck, 'price' | 'available' | 'market'> {
  /** In the quote asset. */
  value: string;
}

/** Rounds down to whole units of the quote asset. */
export function floorValue(pair: Pair, value: string): string {
  return new BigNumber(value).decimalPlaces(pair.quoteScale, BigNumber.ROUND_FLOOR).toFixed();
}

/** Minimum quantity that a fully spent value buys: whole steps at the worst price. */
export function leastQuantity(pair: Pair, value: string, worstPrice: string): string {
  if (!(readDecimal(value).gt(0) && readDecimal(worstPrice).gt(0))) return '0';
  return floorQuantity(pair, new BigNumber(value).div(worstPrice));
}

/** Like checkOrder, for an order that spends a value at its worst price or better. */
export function checkValueOrder(pair: Pair, order: ValueToCheck): SpotProblem[] {
  if (!pair.open) return [{ reason: 'spot.pairClosed', field: 'value', values: { symbol: pair.symbol } }];
  const value = readDecimal(order.value);
  const price = readDecimal(order.price);
  if (!value.isFinite() || value.lte(0))
    return [{ reason: 'spot.valueRequired', field: 'value', values: {} }];
  if (!price.isFinite() || price.lte(0))
    return [{ reason: 'spot.priceRequired', field: 'price', values: {} }];
  const onBuy = { ...order, side: 'buy' } as const;
  const problems = [
    tickProblem(pair, onBuy, price),
    minimumProblem(pair, order, value),
    maximumProblem(pair, order),
    balanceProblem(pair, order, value),
    bandProblem(pair, onBuy, price),
  ].filter((problem) => problem !== undefined);
  return problems.map((problem) =>
    problem.field === 'value' ? { ...problem, ...nearestValue(pair, order, value) } : problem,
  );
}

/** At least the minimum, and at most what the balance pays or the pair allows; undefined if the range is empty. */
function nearestValue(
  pair: Pair,
  { price, available }: ValueToCheck,
  value: BigNumber,
): { nearest?: string } {
  const least = leastValue(pair, price);
  const most = BigNumber.min(available, new BigNumber(pair.maxQuantity).times(price));
  const nearest = floorValue(pair, BigNumber.min(BigNumber.max(value, least), most).toFixed());
  return least.gt(nearest) ? {} : { nearest };
}

function leastValue(pair: Pair, price: string): BigNumber {
  const forQuantity = new BigNumber(pair.minQuantity).times(price);
  return BigNumber.max(pair.minNotional, forQuantity).decimalPlaces(pair.quoteScale, BigNumber.ROUND_CEIL);
}

function minimumProblem(pair: Pair, { price }: ValueToCheck, value: BigNumber): SpotProblem | undefined {
  const least = leastValue(pair, price);
  if (value.gte(least)) return undefined;
  return { reason: 'spot.minimum', field: 'value', values: { min: least.toFixed(), asset: pair.quote } };
}

function maximumProblem(pair: Pair, { value, price }: ValueToCheck): SpotProblem | undefined {
  if (new BigNumber(leastQuantity(pair, value, price)).lte(pair.maxQuantity)) return undefined;
  const values = { max: pair.maxQuantity, asset: pair.base };
  return { reason: 'spot.maximum', field: 'value', values };
}

function balanceProblem(pair: Pair, { available }: ValueToCheck, value: BigNumber): SpotProblem | undefined {
  if (value.lte(available)) return undefined;
  return {
    reason: 'spot.insufficientBalance',
    field: 'value',
    values: { available, asset: pair.quote },
  };
}

type Levels = readonly (readonly [price: string, quantity: string])[];

/**
 * The quantity that a value buys at the visible levels, or that has to be sold for it, in whole steps. The part beyond
 * the levels is priced at the last level.
 * @param levels the opposite side, best first
 */
export function quantityForValue(pair: Pair, levels: Levels, value: string): string {
  let left = readDecimal(value).gt(0) ? readDecimal(value) : new BigNumber(0);
  let quantity = new BigNumber(0);
  const stepsFor = (price: string) => new BigNumber(floorQuantity(pair, left.div(price)));
  for (const [price, size] of levels) {
    const affordable = stepsFor(price);
    if (affordable.lte(size)) return quantity.plus(affordable).toFixed();
    quantity = quantity.plus(size);
    left = left.minus(new BigNumber(size).times(price));
  }
  const last = levels.at(-1)?.[0];
  return (last === undefined ? quantity : quantity.plus(stepsFor(last))).toFixed();
}
