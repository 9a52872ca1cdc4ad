// Calculations of spot trading: the ticket's preview and the server's charges use the same code. All amounts are
// decimal text; fees are rounded up, and amounts that a user receives are rounded down.
import { BigNumber } from 'bignumber.js';
import type { Pair, Side } from '../market.ts';
import { onGrid, readDecimal } from './grid.ts';

/** Price × quantity in the quote asset, rounded up at its scale: the amount held for a buy of this size. */
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
  /** Gross minus the fee. */
  net: string;
  /** The asset of all three: the base asset of a buy, the quote asset of a sell. */
  asset: string;
}

/** Proceeds of an order that fills completely at `price`. */
export function youReceive(pair: Pair, side: Side, price: string, quantity: string, rate: string): Receipt {
  return receiptOf(pair, side, side === 'buy' ? quantity : new BigNumber(price).times(quantity), rate);
}

/** Proceeds of fills after the fee: a quantity of the base asset for a buy, a value in the quote asset for a sale. */
export function receiptOf(pair: Pair, side: Side, brought: BigNumber.Value, rate: string): Receipt {
  const scale = side === 'buy' ? pair.baseScale : pair.quoteScale;
  const gross = new BigNumber(brought).decimalPlaces(scale, BigNumber.ROUND_FLOOR);
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

/** The nearest price on the pair's tick that is not worse for the user: a buy floors, a sell ceils. */
export function nearestPrice(pair: Pair, side: Side, price: BigNumber.Value): string {
  return onGrid(price, pair.priceTick, side === 'buy' ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL);
}

/** The largest quantity that `available` of the quote asset buys at `price`; '0' without a price. */
export function maxBuyable(pair: Pair, available: string, price: string): string {
  if (!(readDecimal(price).gt(0) && readDecimal(available).gt(0))) return '0';
  const quantity = BigNumber.min(readDecimal(available).div(price), pair.maxQuantity);
  // A division may round its last digit up; one step less is always affordable.
  const floored = floorQuantity(pair, quantity);
  const affordable = new BigNumber(floored).times(price).lte(available);
  return affordable ? floored : new BigNumber(floored).minus(pair.quantityStep).toFixed();
}

/** The largest quantity that can be sold from `available` of the base asset. */
export function maxSellable(pair: Pair, available: string): string {
  return readDecimal(available).gt(0) ? floorQuantity(pair, BigNumber.min(available, pair.maxQuantity)) : '0';
}

/** Absolute distance of a price from the market, as a fraction. */
export function priceDistance(price: string, market: string): string {
  return new BigNumber(price).div(market).minus(1).abs().decimalPlaces(6).toFixed();
}
