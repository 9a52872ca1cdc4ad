// Expected fills and slippage of a market order, and when slippage requires confirmation or is refused.
import { BigNumber } from 'bignumber.js';
import type { Pair, Side } from '../market.ts';
import { decimals, onGrid, readDecimal } from './grid.ts';
import { maxBuyable, priceDistance } from './spot.ts';

/** A limit price this far from the market, or a market order with this much slippage, needs a second confirmation. */
export const confirmFraction = '0.05';
/** A market order with this much slippage or more is refused. */
export const blockFraction = '0.1';

export interface FillEstimate {
  /** Part of the order that the visible levels fill. */
  filled: string;
  /** Quote value of those fills. */
  value: string;
  /** The last price reached; '' when nothing fills. */
  worst: string;
  average: string;
  /** Absolute distance of `worst` from the first level, as a fraction. */
  slippage: string;
  verdict: 'fine' | 'confirm' | 'block';
  /** Whether the quantity exceeds the visible levels. */
  exhausted: boolean;
}

/**
 * Estimates the fill of a market order in the visible book.
 * @param levels the opposite side, best first, as [price, quantity]
 */
export function estimateFill(
  pair: Pair,
  levels: readonly (readonly [price: string, quantity: string])[],
  quantity: string,
): FillEstimate {
  const wanted = readDecimal(quantity).gt(0) ? readDecimal(quantity) : new BigNumber(0);
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

/**
 * The largest market buy that a balance covers at the worst price sent with it. A larger order reaches deeper into the
 * book, so its worst price is higher too.
 * @param levels the asks, best first
 */
export function largestMarketBuy(
  pair: Pair,
  levels: readonly (readonly [price: string, quantity: string])[],
  available: string,
): string {
  const best = levels[0]?.[0];
  if (best === undefined) return '0';
  let held = new BigNumber(0);
  for (const [index, [price, size]] of levels.entries()) {
    const most = new BigNumber(maxBuyable(pair, available, worstPrice(pair, 'buy', best, price)));
    // At this level's worst price the balance does not even cover the levels before, so those are the maximum.
    if (most.lte(held)) return held.toFixed();
    const isLast = index === levels.length - 1;
    if (isLast || most.lte(held.plus(size))) return most.toFixed();
    held = held.plus(size);
  }
  return held.toFixed();
}

/** Warns from 5 %, blocks from 10 %. */
export function slippageVerdict(slippage: string): 'fine' | 'confirm' | 'block' {
  if (new BigNumber(slippage).gte(blockFraction)) return 'block';
  return new BigNumber(slippage).gte(confirmFraction) ? 'confirm' : 'fine';
}

/**
 * The worst price to send with a market order: the visible worst fill plus a small allowance, because the book moves
 * while the order is in transit, and always below the blocked slippage.
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
