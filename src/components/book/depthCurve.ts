import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../contracts/feed.ts';
import type { Book } from '../../api/feed/BookFeed.ts';

/** A point of the drawing: 0 to 1 from the left and from the bottom. */
export interface DepthPoint {
  x: number;
  y: number;
}

/** Cumulative depth per price; decimals are text, points are for drawing. */
export interface DepthCurve {
  /** Prices at the left end, in the middle and at the right end. */
  low: string;
  middle: string;
  high: string;
  /** From the best price outwards. */
  bids: readonly DepthPoint[];
  asks: readonly DepthPoint[];
  /** Base quantity of all levels drawn. */
  bidTotal: string;
  askTotal: string;
}

/**
 * Levels further out than this multiple of the median distance of their side are cut, and so is a side that extends
 * further than this multiple of the other: outliers must not flatten the curve.
 */
const farthest = 4;
/** Room above the highest point, as a share of the height. */
const headroom = 0.2;

/**
 * The depth of a book around its middle price, with the same width on both sides.
 * @returns undefined for a book without both sides, which has no middle price.
 */
export function depthCurve({ bids, asks }: Pick<Book, 'bids' | 'asks'>): DepthCurve | undefined {
  const bid = bids[0]?.[0];
  const ask = asks[0]?.[0];
  if (bid === undefined || ask === undefined) return undefined;
  const middle = new BigNumber(bid).plus(ask).div(2);
  const half = halfWidth(bids, asks, middle);
  const within = (level: Level): boolean => distance(level, middle).lte(half);
  const [sold, bought] = [summed(asks.filter(within)), summed(bids.filter(within))];
  const most = BigNumber.max(sold.total, bought.total).div(1 - headroom);
  const low = middle.minus(half);
  const high = middle.plus(half);
  const place = (price: BigNumber.Value, sum: BigNumber): DepthPoint => ({
    x: new BigNumber(price).minus(low).div(half.times(2)).toNumber(),
    y: sum.div(most).toNumber(),
  });
  const curve = (side: ReturnType<typeof summed>, end: BigNumber, hasMore: boolean): DepthPoint[] => [
    place(side.steps[0]!.price, new BigNumber(0)),
    ...side.steps.map(({ price, sum }) => place(price, sum)),
    // No further levels exist up to the cut, but beyond it.
    ...(hasMore ? [place(end, side.total)] : []),
  ];
  return {
    low: low.toFixed(),
    middle: middle.toFixed(),
    high: high.toFixed(),
    bids: curve(bought, low, bought.steps.length < bids.length),
    asks: curve(sold, high, sold.steps.length < asks.length),
    bidTotal: bought.total.toFixed(),
    askTotal: sold.total.toFixed(),
  };
}

function distance([price]: Level, middle: BigNumber): BigNumber {
  return middle.minus(price).abs();
}

/** Extent of a side from the middle without outliers. */
function reach(side: readonly Level[], middle: BigNumber): BigNumber {
  const median = distance(side[Math.floor(side.length / 2)]!, middle);
  const wide = median.times(farthest);
  const inner = side.filter((level) => distance(level, middle).lte(wide));
  return distance(inner.at(-1)!, middle);
}

function halfWidth(bids: readonly Level[], asks: readonly Level[], middle: BigNumber): BigNumber {
  const [first, second] = [reach(bids, middle), reach(asks, middle)];
  const half = BigNumber.min(BigNumber.max(first, second), BigNumber.min(first, second).times(farthest));
  // A book whose best prices are equal, for example during a rebuild, has no width.
  return half.gt(0) ? half : BigNumber.max(middle, 1);
}

function summed(levels: readonly Level[]): { steps: { price: string; sum: BigNumber }[]; total: BigNumber } {
  let total = new BigNumber(0);
  const steps = levels.map(([price, quantity]) => {
    total = total.plus(quantity);
    return { price, sum: total };
  });
  return { steps, total };
}
