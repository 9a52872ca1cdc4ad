import { BigNumber } from 'bignumber.js';
import type { Candle } from '../../../../contracts/candles.ts';

/** Price range of a chart's height, with pixel precision: never an amount that is shown or sent. */
export interface PriceScale {
  /** Price at the bottom. */
  bottom: number;
  /** Difference between the top and bottom prices; never zero. */
  span: number;
  /** Largest volume of a candle in view. */
  mostVolume: number;
}

/** Share of the height that stays free above the prices. */
const headroom = 0.07;
/** Position of the lowest price, counted from the top; the volume uses the rest. */
const priceFloor = 0.78;
/** Height of the tallest volume bar, as a share of the height. */
const volumeShare = 0.12;

/** Decimal text as a float, for drawing only. */
export const toPixel = (text: string): number => new BigNumber(text).toNumber();

/**
 * @param tick the pair's price tick, which scales a price that did not move
 * @param isLine whether only closes are drawn
 */
export function priceScale(candles: readonly Candle[], tick: string, isLine: boolean): PriceScale {
  const highs = candles.map((candle) => toPixel(isLine ? candle.close : candle.high));
  const lows = candles.map((candle) => toPixel(isLine ? candle.close : candle.low));
  const high = highs.length ? Math.max(...highs) : 1;
  const low = lows.length ? Math.min(...lows) : 0;
  // A back end may send a tick of zero.
  const moved = Math.max(high - low, toPixel(tick) * 4, Math.abs(high) / 1e6, 1e-12);
  const span = moved / (priceFloor - headroom);
  const top = (high + low + moved) / 2 + headroom * span;
  const mostVolume = Math.max(0, ...candles.map(({ volume }) => toPixel(volume)));
  return { bottom: top - span, span, mostVolume };
}

/** Position of a price: 0 at the bottom, 1 at the top, outside that range if it is not visible. */
export function heightOf(scale: PriceScale, price: string): number {
  return (toPixel(price) - scale.bottom) / scale.span;
}

/** Height of a volume bar, as a share of the height. */
export function volumeHeight(scale: PriceScale, volume: string): number {
  if (scale.mostVolume <= 0) return 0;
  return Math.min(1, toPixel(volume) / scale.mostVolume) * volumeShare;
}

const steps = [1, 2, 4, 5, 10];

/** Limit of powers of ten; beyond it no round step is a multiple of an odd tick. */
const powersMost = 12;

/**
 * Smallest round price step that is a multiple of the tick and at least `least`; for an odd tick a neighbouring one.
 */
function roundStep(least: number, tick: string): BigNumber {
  const first = new BigNumber(10).pow(Math.floor(Math.log10(least)));
  const round = Array.from({ length: powersMost }, (_, power) =>
    steps.map((step) => first.times(step).shiftedBy(power)),
  )
    .flat()
    .filter((candidate) => candidate.gte(least));
  return round.find((candidate) => candidate.mod(tick).isZero()) ?? round[0]!;
}

/**
 * Round prices for grid lines, lowest first: multiples of the pair's tick, above the volume bars and below the upper
 * edge.
 * @param most maximum number of lines
 * @returns decimal text
 */
export function priceMarks(scale: PriceScale, tick: string, most: number): string[] {
  const low = scale.bottom + (1 - priceFloor - 0.04) * scale.span;
  const high = scale.bottom + 0.97 * scale.span;
  const step = roundStep(Math.max((high - low) / most, toPixel(tick)), tick);
  const marks: string[] = [];
  let mark = new BigNumber(low).div(step).integerValue(BigNumber.ROUND_CEIL).times(step);
  for (; mark.lte(high); mark = mark.plus(step)) if (mark.gt(0)) marks.push(mark.toFixed());
  return marks;
}
