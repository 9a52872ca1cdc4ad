// The money rules of spot trading: what the ticket previews and what the server charges run this code.
// All amounts are decimal text in and out; fees round up, everything a person receives rounds down.
import { BigNumber } from 'bignumber.js';
import type { OrderKind, Pair, Side } from '../market.ts';

/** A limit price this far from the market, or a market order slipping this far, is confirmed again. */
export const confirmFraction = '0.05';
/** A market order slipping this far or further is refused. */
export const blockFraction = '0.1';

export type SpotReason =
  | 'spot.pairClosed'
  | 'spot.quantityRequired'
  | 'spot.saleQuantityRequired'
  | 'spot.priceRequired'
  | 'spot.priceTick'
  | 'spot.quantityStep'
  | 'spot.minimum'
  | 'spot.maximum'
  | 'spot.insufficientBalance'
  | 'spot.notEnoughToSell'
  | 'spot.priceBand'
  | 'spot.slippage';

/** A failed check, with the nearest value that passes this check where there is one. */
export interface SpotProblem {
  reason: SpotReason;
  field: 'price' | 'quantity';
  nearest?: string;
  /** What the sentence of this reason names, e.g. { tick: '0.01' }. */
  values: Record<string, string>;
}

/** A plain decimal as a number; NaN for anything else, which fails every comparison. bignumber.js itself throws. */
function read(text: string): BigNumber {
  return new BigNumber(/^\d+(\.\d*)?$|^\.\d+$/.test(text) ? text : NaN);
}

/** Price × quantity in the quote asset, rounded up at its scale: what a buy of this size holds. */
export function notional(price: string, quantity: string, quoteScale: number): string {
  return new BigNumber(price).times(quantity).decimalPlaces(quoteScale, BigNumber.ROUND_CEIL).toFixed();
}

/** The fee on a received amount, rounded up at the scale of the asset received. */
export function fee(received: string, rate: string, scale: number): string {
  return new BigNumber(received).times(rate).decimalPlaces(scale, BigNumber.ROUND_CEIL).toFixed();
}

export interface Receipt {
  /** Before the fee. */
  gross: string;
  fee: string;
  /** Gross less fee. */
  net: string;
  /** The asset of all three: the base asset of a buy, the quote asset of a sell. */
  asset: string;
}

/** What an order brings when all of it fills at `price`. */
export function youReceive(pair: Pair, side: Side, price: string, quantity: string, rate: string): Receipt {
  const scale = side === 'buy' ? pair.baseScale : pair.quoteScale;
  const amount = side === 'buy' ? new BigNumber(quantity) : new BigNumber(price).times(quantity);
  const gross = amount.decimalPlaces(scale, BigNumber.ROUND_FLOOR);
  const charged = fee(gross.toFixed(), rate, scale);
  return {
    gross: gross.toFixed(),
    fee: charged,
    net: gross.minus(charged).toFixed(),
    asset: side === 'buy' ? pair.base : pair.quote,
  };
}

/** The nearest quantity on the pair's step, never above the one given. */
export function floorQuantity(pair: Pair, quantity: BigNumber.Value): string {
  return onGrid(quantity, pair.quantityStep, BigNumber.ROUND_FLOOR);
}

/** The nearest price on the pair's tick that is not worse for the person: a buy floors, a sell ceils. */
export function nearestPrice(pair: Pair, side: Side, price: BigNumber.Value): string {
  return onGrid(price, pair.priceTick, side === 'buy' ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL);
}

/** The largest quantity that `available` of the quote asset buys at `price`; '0' without a price. */
export function maxBuyable(pair: Pair, available: string, price: string): string {
  if (!(read(price).gt(0) && read(available).gt(0))) return '0';
  const quantity = BigNumber.min(read(available).div(price), pair.maxQuantity);
  // A division may round its last digit up; one step less is always affordable.
  const floored = floorQuantity(pair, quantity);
  const affordable = new BigNumber(floored).times(price).lte(available);
  return affordable ? floored : new BigNumber(floored).minus(pair.quantityStep).toFixed();
}

/** The largest quantity that can be sold from `available` of the base asset. */
export function maxSellable(pair: Pair, available: string): string {
  return read(available).gt(0) ? floorQuantity(pair, BigNumber.min(available, pair.maxQuantity)) : '0';
}

/** How far a price lies from the market, as a fraction without sign. */
export function priceDistance(price: string, market: string): string {
  return new BigNumber(price).div(market).minus(1).abs().decimalPlaces(6).toFixed();
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

/** Runs every check in the order in which it is told to the person; an empty list means the order is fine. */
export function checkOrder(pair: Pair, order: OrderToCheck): SpotProblem[] {
  if (!pair.open) return [{ reason: 'spot.pairClosed', field: 'quantity', values: { symbol: pair.symbol } }];
  const quantity = read(order.quantity);
  const price = read(order.price);
  if (!quantity.isFinite() || quantity.lte(0)) return [quantityRequired(order.side)];
  if (!price.isFinite() || price.lte(0))
    return [{ reason: 'spot.priceRequired', field: 'price', values: {} }];
  return [
    tickProblem(pair, order, price),
    stepProblem(pair, quantity),
    minimumProblem(pair, price, quantity),
    maximumProblem(pair, quantity),
    balanceProblem(pair, order, price, quantity),
    bandProblem(pair, order, price),
  ].filter((problem) => problem !== undefined);
}

function quantityRequired(side: Side): SpotProblem {
  const reason = side === 'buy' ? 'spot.quantityRequired' : 'spot.saleQuantityRequired';
  return { reason, field: 'quantity', values: {} };
}

function tickProblem(pair: Pair, order: OrderToCheck, price: BigNumber): SpotProblem | undefined {
  if (isOnGrid(price, pair.priceTick)) return undefined;
  const floored = nearestPrice(pair, order.side, price);
  const nearest = new BigNumber(floored).gt(0) ? floored : pair.priceTick;
  return { reason: 'spot.priceTick', field: 'price', nearest, values: { tick: pair.priceTick } };
}

function stepProblem(pair: Pair, quantity: BigNumber): SpotProblem | undefined {
  if (isOnGrid(quantity, pair.quantityStep)) return undefined;
  const floored = floorQuantity(pair, quantity);
  const nearest = new BigNumber(floored).gt(0) ? floored : pair.quantityStep;
  return { reason: 'spot.quantityStep', field: 'quantity', nearest, values: { step: pair.quantityStep } };
}

function minimumProblem(pair: Pair, price: BigNumber, quantity: BigNumber): SpotProblem | undefined {
  const forValue = new BigNumber(pair.minNotional).div(price);
  const smallest = BigNumber.max(
    onGrid(forValue, pair.quantityStep, BigNumber.ROUND_CEIL),
    pair.minQuantity,
  ).toFixed();
  if (quantity.lt(pair.minQuantity)) {
    const values = { min: pair.minQuantity, asset: pair.base };
    return { reason: 'spot.minimum', field: 'quantity', nearest: smallest, values };
  }
  if (price.times(quantity).gte(pair.minNotional)) return undefined;
  const values = { min: pair.minNotional, asset: pair.quote };
  return { reason: 'spot.minimum', field: 'quantity', nearest: smallest, values };
}

function maximumProblem(pair: Pair, quantity: BigNumber): SpotProblem | undefined {
  if (quantity.lte(pair.maxQuantity)) return undefined;
  const values = { max: pair.maxQuantity, asset: pair.base };
  return { reason: 'spot.maximum', field: 'quantity', nearest: pair.maxQuantity, values };
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
  const nearest = buying
    ? maxBuyable(pair, order.available, order.price)
    : maxSellable(pair, order.available);
  return {
    reason: buying ? 'spot.insufficientBalance' : 'spot.notEnoughToSell',
    field: 'quantity',
    ...(new BigNumber(nearest).gt(0) ? { nearest } : {}),
    values: { available: order.available, asset: buying ? pair.quote : pair.base },
  };
}

/** Both edges count: a slip of a digit is as costly downwards on a sell as upwards on a buy. */
function bandProblem(pair: Pair, order: OrderToCheck, price: BigNumber): SpotProblem | undefined {
  const market = read(order.market);
  if (!market.gt(0)) return undefined;
  const lowest = onGrid(
    market.times(new BigNumber(1).minus(pair.priceBand)),
    pair.priceTick,
    BigNumber.ROUND_CEIL,
  );
  const highest = onGrid(
    market.times(new BigNumber(1).plus(pair.priceBand)),
    pair.priceTick,
    BigNumber.ROUND_FLOOR,
  );
  if (price.gte(lowest) && price.lte(highest)) return undefined;
  const percent = new BigNumber(priceDistance(order.price, order.market))
    .times(100)
    .decimalPlaces(2)
    .toFixed();
  const nearest = price.lt(lowest) ? lowest : highest;
  return { reason: 'spot.priceBand', field: 'price', nearest, values: { percent, lowest, highest } };
}

export interface FillEstimate {
  /** What the visible levels fill of the order. */
  filled: string;
  /** Quote value of those fills. */
  value: string;
  /** The last price reached; '' when nothing fills. */
  worst: string;
  average: string;
  /** How far `worst` lies from the first level, as a fraction without sign. */
  slippage: string;
  verdict: 'fine' | 'confirm' | 'block';
  /** True when the visible levels do not hold the whole quantity. */
  exhausted: boolean;
}

/**
 * What a market order meets in the visible book.
 * @param levels the opposite side, best first, as [price, quantity].
 */
export function estimateFill(
  pair: Pair,
  levels: readonly (readonly [price: string, quantity: string])[],
  quantity: string,
): FillEstimate {
  const wanted = read(quantity).gt(0) ? read(quantity) : new BigNumber(0);
  let left = wanted;
  let value = new BigNumber(0);
  let worst = '';
  for (const [price, size] of levels) {
    if (left.lte(0)) break;
    const taken = BigNumber.min(left, size);
    if (taken.lte(0)) continue;
    value = value.plus(taken.times(price));
    left = left.minus(taken);
    worst = price;
  }
  const filled = wanted.minus(left);
  const slippage = worst === '' ? '0' : priceDistance(worst, levels[0]![0]);
  return {
    filled: filled.toFixed(),
    value: value.toFixed(),
    worst,
    average: filled.gt(0)
      ? value
          .div(filled)
          .decimalPlaces(decimals(pair.priceTick) + 1)
          .toFixed()
      : '',
    slippage,
    verdict: slippageVerdict(slippage),
    exhausted: left.gt(0),
  };
}

/** Warns from 5 %, blocks from 10 %. */
export function slippageVerdict(slippage: string): 'fine' | 'confirm' | 'block' {
  if (new BigNumber(slippage).gte(blockFraction)) return 'block';
  return new BigNumber(slippage).gte(confirmFraction) ? 'confirm' : 'fine';
}

/**
 * The worst price to send with a market order: the visible worst fill plus a small allowance, because the
 * book moves while the order travels, and never as far as the slippage that is blocked.
 */
export function worstPrice(
  pair: Pair,
  side: Side,
  best: string,
  worstFill: string,
  allowance = '0.005',
): string {
  const sign = side === 'buy' ? 1 : -1;
  const wished = new BigNumber(worstFill || best).times(
    new BigNumber(1).plus(new BigNumber(allowance).times(sign)),
  );
  const bound = new BigNumber(best).times(new BigNumber(1).plus(new BigNumber('0.099').times(sign)));
  const price = side === 'buy' ? BigNumber.min(wished, bound) : BigNumber.max(wished, bound);
  return onGrid(price, pair.priceTick, side === 'buy' ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL);
}

/** Decimal places that a tick or step needs. */
export function decimals(step: string): number {
  return new BigNumber(step).decimalPlaces() ?? 0;
}

function isOnGrid(value: BigNumber, step: string): boolean {
  return value.mod(step).isZero();
}

function onGrid(value: BigNumber.Value, step: string, rounding: BigNumber.RoundingMode): string {
  return new BigNumber(value).div(step).integerValue(rounding).times(step).toFixed();
}
