// Maximum text lengths of a ticket's figures, so that changes never move the layout below.
import { BigNumber } from 'bignumber.js';
import type { Pair } from '../../../../contracts/market.ts';
import { decimals } from '../../../../contracts/rules/grid.ts';

/** Widths reserved for figures, as decimal text of nines. */
export interface FigureRooms {
  base: string;
  quote: string;
  /** The largest quantity. */
  largest: string;
  baseFee: string;
  quoteFee: string;
  price: string;
}

/** Orders of up to this value in the quote asset have space, even if the user owns less. */
const usualValue = 99_999;

function nines(most: BigNumber, scale: number): string {
  const whole = '9'.repeat(most.integerValue(BigNumber.ROUND_FLOOR).toFixed().length);
  return scale === 0 ? whole : `${whole}.${'9'.repeat(scale)}`;
}

/**
 * @param owned available amounts, if known
 * @param market the last price
 */
export function figureRooms(
  pair: Pair,
  owned: Partial<Record<'base' | 'quote', string | undefined>>,
  market: string,
): FigureRooms {
  const { base = '0', quote = '0' } = owned;
  const price = BigNumber.max(market, pair.priceTick);
  const most = BigNumber.max(quote, price.times(base), usualValue);
  const mostBase = BigNumber.max(base, most.div(price));
  const feeRate = BigNumber.max(pair.makerFeeRate, pair.takerFeeRate);
  const step = decimals(pair.quantityStep);
  return {
    base: nines(mostBase, pair.baseScale),
    quote: nines(most, pair.quoteScale),
    largest: nines(mostBase, step),
    baseFee: nines(mostBase.times(feeRate), pair.baseScale),
    quoteFee: nines(most.times(feeRate), pair.quoteScale),
    price: nines(price, decimals(pair.priceTick)),
  };
}
