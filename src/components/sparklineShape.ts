import { BigNumber } from 'bignumber.js';

/** The box of a sparkline in its own units, which are the pixels of the design. */
export const sparklineBox = { width: 56, height: 24 } as const;
/** Room for the stroke above the highest and below the lowest price. */
const edge = 2;

export interface Range {
  low: BigNumber;
  high: BigNumber;
}

export interface Hours extends Range {
  /** The oldest first. */
  prices: readonly BigNumber[];
}

/** The prices of a line but the last one, which moves; undefined where there are too few for a line. */
export function hoursOf(closes: readonly string[]): Hours | undefined {
  if (closes.length < 2) return undefined;
  const prices = closes.slice(0, -1).map((close) => new BigNumber(close));
  return { prices, low: BigNumber.min(...prices), high: BigNumber.max(...prices) };
}

/** Both ends of the line's scale, the live price among them. */
export function rangeWith({ low, high }: Range, price: BigNumber): Range {
  return { low: BigNumber.min(low, price), high: BigNumber.max(high, price) };
}

/** How far from the top a price is drawn; in the middle where all are the same. */
export function heightOf(price: BigNumber, { low, high }: Range): number {
  const reach = high.minus(low);
  const share = reach.isZero() ? 0.5 : high.minus(price).div(reach).toNumber();
  return round(edge + share * (sparklineBox.height - 2 * edge));
}

/** The points of all prices but the last, as an SVG polyline takes them. */
export function pointsOf({ prices }: Hours, range: Range): string {
  const step = sparklineBox.width / prices.length;
  return prices.map((price, index) => `${round(index * step)},${heightOf(price, range)}`).join(' ');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
