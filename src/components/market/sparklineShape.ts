import { unitsOf } from '../amounts/units.ts';

/** View box of a sparkline, in pixels of the design. */
export const sparklineBox = { width: 56, height: 24 } as const;
/** Space for the stroke above the highest and below the lowest price. */
const edge = 2;
/** Vertical resolution; far more than the pixels of the height. */
const fine = 10_000n;

/** Prices in exact units of 1e-18. */
export interface Range {
  low: bigint;
  high: bigint;
}

export interface Hours extends Range {
  /** Oldest first. */
  prices: readonly bigint[];
}

/** All prices of a line except the last, which is live; undefined with too few prices for a line. */
export function hoursOf(closes: readonly string[]): Hours | undefined {
  if (closes.length < 2) return undefined;
  const prices = closes.slice(0, -1).map(unitsOf);
  return { prices, low: prices.reduce(least), high: prices.reduce(most) };
}

/** Range of the line's scale, including the live price. */
export function rangeWith({ low, high }: Range, price: bigint): Range {
  return { low: least(low, price), high: most(high, price) };
}

/** Distance of a price from the top; the middle if all prices are equal. */
export function heightOf(price: bigint, { low, high }: Range): number {
  const reach = high - low;
  const share = reach === 0n ? 0.5 : Number(((high - price) * fine) / reach) / Number(fine);
  return round(edge + share * (sparklineBox.height - 2 * edge));
}

/** SVG polyline points of all prices except the last. */
export function pointsOf({ prices }: Hours, range: Range): string {
  const step = sparklineBox.width / prices.length;
  return prices.map((price, index) => `${round(index * step)},${heightOf(price, range)}`).join(' ');
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
