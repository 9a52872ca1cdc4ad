// Rules of an order, in the order in which they are reported to the user. The ticket checks before it sends, the server
// before it accepts.
import { BigNumber } from 'bignumber.js';
import type { OrderKind, Pair, Side } from '../market.ts';
import { isOnGrid, onGrid, readDecimal } from './grid.ts';
import { floorQuantity, maxBuyable, maxSellable, nearestPrice, priceDistance } from './spot.ts';

export type SpotReason =
  | 'spot.pairClosed'
  | 'spot.quantityRequired'
  | 'spot.saleQuantityRequired'
  | 'spot.valueRequired'
  | 'spot.priceRequired'
  | 'spot.priceTick'
  | 'spot.quantityStep'
  | 'spot.minimum'
  | 'spot.maximum'
  | 'spot.insufficientBalance'
  | 'spot.notEnoughToSell'
  | 'spot.priceBand';

/** A failed check, with the nearest value that is valid and payable if there is one. */
export interface SpotProblem {
  reason: SpotReason;
  field: 'price' | 'quantity' | 'value';
  nearest?: string;
  /** Values for the reason's text, e.g. { tick: '0.01' }. */
  values: Record<string, string>;
}

export interface OrderToCheck {
  side: Side;
  kind: OrderKind;
  /** Limit price, or the worst price of a market order. */
  price: string;
  quantity: string;
  /** Free balance: the quote asset for a buy, the base asset for a sell. */
  available: string;
  /** The last price of the market. */
  market: string;
}

/** Runs every check in the order in which problems are reported to the user; an empty list means the order is valid. */
export function checkOrder(pair: Pair, order: OrderToCheck): SpotProblem[] {
  if (!pair.open) return [{ reason: 'spot.pairClosed', field: 'quantity', values: { symbol: pair.symbol } }];
  const quantity = readDecimal(order.quantity);
  const price = readDecimal(order.price);
  if (!quantity.isFinite() || quantity.lte(0)) return [quantityRequired(order.side)];
  if (!price.isFinite() || price.lte(0))
    return [{ reason: 'spot.priceRequired', field: 'price', values: {} }];
  const problems = [
    tickProblem(pair, order, price),
    stepProblem(pair, quantity),
    minimumProblem(pair, price, quantity),
    maximumProblem(pair, quantity),
    balanceProblem(pair, order, price, quantity),
    bandProblem(pair, order, price),
  ].filter((problem) => problem !== undefined);
  return problems.map((problem) =>
    problem.field === 'quantity' ? { ...problem, ...nearestQuantity(pair, order, quantity) } : problem,
  );
}

/** Rounded to the step, between the minimum and what the balance pays; undefined if the range is empty. */
function nearestQuantity(
  pair: Pair,
  { side, price, available }: OrderToCheck,
  quantity: BigNumber,
): { nearest?: string } {
  const forValue = onGrid(
    new BigNumber(pair.minNotional).div(price),
    pair.quantityStep,
    BigNumber.ROUND_CEIL,
  );
  const least = BigNumber.max(forValue, pair.minQuantity);
  const most = side === 'buy' ? maxBuyable(pair, available, price) : maxSellable(pair, available);
  if (least.gt(most)) return {};
  return { nearest: BigNumber.min(BigNumber.max(floorQuantity(pair, quantity), least), most).toFixed() };
}

function quantityRequired(side: Side): SpotProblem {
  const reason = side === 'buy' ? 'spot.quantityRequired' : 'spot.saleQuantityRequired';
  return { reason, field: 'quantity', values: {} };
}

export function tickProblem(
  pair: Pair,
  order: Pick<OrderToCheck, 'side'>,
  price: BigNumber,
): SpotProblem | undefined {
  if (isOnGrid(price, pair.priceTick)) return undefined;
  const floored = nearestPrice(pair, order.side, price);
  const nearest = new BigNumber(floored).gt(0) ? floored : pair.priceTick;
  return { reason: 'spot.priceTick', field: 'price', nearest, values: { tick: pair.priceTick } };
}

function stepProblem(pair: Pair, quantity: BigNumber): SpotProblem | undefined {
  if (isOnGrid(quantity, pair.quantityStep)) return undefined;
  return { reason: 'spot.quantityStep', field: 'quantity', values: { step: pair.quantityStep } };
}

function minimumProblem(pair: Pair, price: BigNumber, quantity: BigNumber): SpotProblem | undefined {
  const isQuantityTooSmall = quantity.lt(pair.minQuantity);
  if (!isQuantityTooSmall && price.times(quantity).gte(pair.minNotional)) return undefined;
  const values = isQuantityTooSmall
    ? { min: pair.minQuantity, asset: pair.base }
    : { min: pair.minNotional, asset: pair.quote };
  return { reason: 'spot.minimum', field: 'quantity', values };
}

function maximumProblem(pair: Pair, quantity: BigNumber): SpotProblem | undefined {
  if (quantity.lte(pair.maxQuantity)) return undefined;
  const values = { max: pair.maxQuantity, asset: pair.base };
  return { reason: 'spot.maximum', field: 'quantity', values };
}

function balanceProblem(
  pair: Pair,
  order: OrderToCheck,
  price: BigNumber,
  quantity: BigNumber,
): SpotProblem | undefined {
  const buying = order.side === 'buy';
  const needed = buying ? price.times(quantity) : quantity;
  if (needed.lte(order.available)) return undefined;
  return {
    reason: buying ? 'spot.insufficientBalance' : 'spot.notEnoughToSell',
    field: 'quantity',
    values: { available: order.available, asset: buying ? pair.quote : pair.base },
  };
}

/** Both edges are checked: a typo is as costly downwards on a sell as upwards on a buy. */
export function bandProblem(
  pair: Pair,
  order: Pick<OrderToCheck, 'price' | 'market'>,
  price: BigNumber,
): SpotProblem | undefined {
  const market = readDecimal(order.market);
  if (!market.gt(0)) return undefined;
  const from = market.times(new BigNumber(1).minus(pair.priceBand));
  const to = market.times(new BigNumber(1).plus(pair.priceBand));
  // Most orders are within the bounds, and the division by the grid costs as much as all earlier checks.
  if (price.gte(from) && price.lte(to)) return undefined;
  const lowest = onGrid(from, pair.priceTick, BigNumber.ROUND_CEIL);
  const highest = onGrid(to, pair.priceTick, BigNumber.ROUND_FLOOR);
  const percent = new BigNumber(priceDistance(order.price, order.market))
    .times(100)
    .decimalPlaces(2)
    .toFixed();
  const nearest = price.lt(from) ? lowest : highest;
  return { reason: 'spot.priceBand', field: 'price', nearest, values: { percent, lowest, highest } };
}
