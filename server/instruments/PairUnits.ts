import type { Pair } from '../../contracts/market.ts';
import { fromUnits, toUnits } from '../ledger/units.ts';

/** Prices are stored scaled by 10^8, independent of the pair's tick. */
export const priceScale = 8;

/** A pair with its arithmetic in minor units; immutable. */
export class PairUnits {
  readonly pair: Pair;
  /** Fee rate in millionths. */
  readonly makerFee: bigint;
  readonly takerFee: bigint;
  readonly tickUnits: bigint;
  readonly stepUnits: bigint;
  private readonly valueDivisor: bigint;

  constructor(pair: Pair) {
    this.pair = pair;
    this.tickUnits = toUnits(pair.priceTick, priceScale);
    this.stepUnits = toUnits(pair.quantityStep, pair.baseScale);
    this.makerFee = toUnits(pair.makerFeeRate, 6);
    this.takerFee = toUnits(pair.takerFeeRate, 6);
    this.valueDivisor = 10n ** BigInt(priceScale + pair.baseScale - pair.quoteScale);
  }

  /** Quote units of a quantity at a price; exact, because tick × step fits the quote's scale. */
  value(price: bigint, quantity: bigint): bigint {
    const product = price * quantity;
    if (product % this.valueDivisor !== 0n)
      throw new Error(`${this.pair.symbol}: ${price} × ${quantity} would round`);
    return product / this.valueDivisor;
  }

  /** Whole steps that a value buys at a price. */
  affordable(price: bigint, value: bigint): bigint {
    return ((value * this.valueDivisor) / (price * this.stepUnits)) * this.stepUnits;
  }

  price(units: bigint): string {
    return fromUnits(units, priceScale);
  }

  quantity(units: bigint): string {
    return fromUnits(units, this.pair.baseScale);
  }
}

/** Fees round up, like every charge. */
export function feeOf(received: bigint, millionths: bigint): bigint {
  return (received * millionths + 999_999n) / 1_000_000n;
}
