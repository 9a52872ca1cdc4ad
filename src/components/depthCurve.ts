import { BigNumber } from 'bignumber.js';
import type { Level } from '../../contracts/feed.ts';
import type { Book } from '../api/BookFeed.ts';

/** A place on the drawing: 0 to 1 from the left and from the bottom. */
export interface DepthPoint {
  x: number;
  y: number;
}

/** How much can be bought and sold up to each price; decimals are text, places are pixels in the making. */
export interface DepthCurve {
  /** The prices at the left end, in the middle and at the right end. */
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

/** One side may reach this many times as far as the other before it is cut: a stray order must not flatten both. */
const farthest = 4;
/** Room above the highest point, as a share of the height. */
const headroom = 0.2;

/**
 * The depth of a book around the middle of its best prices, as wide to the left as to the right.
 * @returns undefined for a book without both sides, which has no middle.
 */
export function depthCurve({ bids, asks }: Pick<Book, 'bids' | 'asks'>): DepthCurve | undefined {
  const bid = bids[0]?.[0];
  const ask = asks[0]?.[0];
  if (bid === undefined || ask === undefined) return undefined;
  const middle = new BigNumber(bid).plus(ask).div(2);
  const half = halfWidth(bids, asks, middle);
  const within = (level: Level): boolean => middle.minus(level[0]).abs().lte(half);
  const [sold, bought] = [summed(asks.filter(within)), summed(bids.filter(within))];
  const most = BigNumber.max(sold.total, bought.total).div(1 - headroom);
  const low = middle.minus(half);
  const place = (price: BigNumber.Value, sum: BigNumber): DepthPoint => ({
    x: new BigNumber(price).minus(low).div(half.times(2)).toNumber(),
    y: sum.div(most).toNumber(),
  });
  const curve = (side: ReturnType<typeof summed>): DepthPoint[] => [
    place(side.steps[0]!.price, new BigNumber(0)),
    ...side.steps.map(({ price, sum }) => place(price, sum)),
  ];
  return {
    low: low.toFixed(),
    middle: middle.toFixed(),
    high: middle.plus(half).toFixed(),
    bids: curve(bought),
    asks: curve(sold),
    bidTotal: bought.total.toFixed(),
    askTotal: sold.total.toFixed(),
  };
}

function halfWidth(bids: readonly Level[], asks: readonly Level[], middle: BigNumber): BigNumber {
  const reach = (side: readonly Level[]): BigNumber => middle.minus(side.at(-1)![0]).abs();
  const [first, second] = [reach(bids), reach(asks)];
  const half = BigNumber.min(BigNumber.max(first, second), BigNumber.min(first, second).times(farthest));
  // A book whose best prices are the same, as one that is being rebuilt may be for a moment, has no width.
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
