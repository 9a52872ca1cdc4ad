// What a market order meets in the book, how far its price slips, and when that is asked about or refused.
import { BigNumber } from 'bignumber.js';
import type { Pair, Side } from '../market.ts';
import { decimals, onGrid, readDecimal } from './grid.ts';
import { maxBuyable, priceDistance } from './spot.ts';

/** A limit price this far from the market, or a market order slipping this far, is confirmed again. */
export const confirmFraction = '0.05';
/** A market order slipping this far or further is refused. */
export const blockFraction = '0.1';

export interface FillEstimate {
  /** Part of the order that the visible levels fill. */
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
 * The largest market buy that a balance holds at the worst price which is sent with it. A larger one reaches deeper into
 * the book, so its worst price is higher as well.
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
    // At this level's worst price not even the levels before it can be bought: those were the most.
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
