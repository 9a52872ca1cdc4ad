import { unitsOf } from '../amounts/units.ts';

/** The box of a sparkline in its own units, which are the pixels of the design. */
export const sparklineBox = { width: 56, height: 24 } as const;
/** Room for the stroke above the highest and below the lowest price. */
const edge = 2;
/** Vertical resolution; far more than the pixels of the height. */
const fine = 10_000n;

/** Prices are in units of 1e-18, exact. */
export interface Range {
  low: bigint;
  high: bigint;
}

export interface Hours extends Range {
  /** The oldest first. */
  prices: readonly bigint[];
}

/** The prices of a line but the last one, which moves; undefined where there are too few for a line. */
export function hoursOf(closes: readonly string[]): Hours | undefined {
  if (closes.length < 2) return undefined;
  const prices = closes.slice(0, -1).map(unitsOf);
  return { prices, low: prices.reduce(least), high: prices.reduce(most) };
}

/** Both ends of the line's scale, the live price among them. */
export function rangeWith({ low, high }: Range, price: bigint): Range {
  return { low: least(low, price), high: most(high, price) };
}

/** How far from the top a price is drawn; in the middle where all are the same. */
export function heightOf(price: bigint, { low, high }: Range): number {
  const reach = high - low;
  const share = reach === 0n ? 0.5 : Number(((high - price) * fine) / reach) / Number(fine);
  return round(edge + share * (sparklineBox.height - 2 * edge));
}

/** The points of all prices but the last, as an SVG polyline takes them. */
export function pointsOf({ prices }: Hours, range: Range): string {
  const step = sparklineBox.width / prices.length;
  return prices.map((price, index) => `${round(index * step)},${heightOf(price, range)}`).join(' ');
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
