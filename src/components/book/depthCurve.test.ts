import { describe, expect, it } from 'vitest';
import type { Book } from '../../api/feed/BookFeed.ts';
import { depthCurve } from './depthCurve.ts';

const book = {
  bids: [
    ['99', '1'],
    ['96', '2'],
    ['90', '5'],
  ],
  asks: [
    ['101', '3'],
    ['105', '1'],
  ],
} satisfies Pick<Book, 'bids' | 'asks'>;

describe('the depth curve of a book', () => {
  it('reaches as far to both sides as its farther one, around the middle of the best prices', () => {
    const curve = depthCurve(book)!;
    expect([curve.low, curve.middle, curve.high]).toEqual(['90', '100', '110']);
  });

  it('rises from the best price outwards by what each level adds', () => {
    const { bids, asks, bidTotal, askTotal } = depthCurve(book)!;
    expect([bidTotal, askTotal]).toEqual(['8', '4']);
    expect(bids.map(({ x }) => x)).toEqual([0.45, 0.45, 0.3, 0]);
    expect(asks.map(({ x }) => x)).toEqual([0.55, 0.55, 0.75]);
    const heights = [...bids, ...asks].map(({ y }) => Math.round(y * 100));
    expect(heights).toEqual([0, 10, 30, 80, 0, 30, 40]);
  });

  it('cuts a stray order away instead of squeezing everything else', () => {
    const bids = [...book.bids, ['88', '1'], ['1', '1000']] as const;
    const stray = depthCurve({ ...book, bids })!;
    expect([stray.low, stray.high, stray.bidTotal]).toEqual(['88', '112', '9']);
    // The line continues to the edge: no levels up to there, but more beyond.
    expect(stray.bids.at(-1)).toEqual({ x: 0, y: 0.8 });
    expect(stray.asks.at(-1)).toMatchObject({ x: 0.7083333333333334 });
  });

  it('lets a deep side reach four times as far as a thin one, and no further', () => {
    const thin = depthCurve({ ...book, asks: [['101', '3']] })!;
    expect([thin.low, thin.high]).toEqual(['96', '104']);
  });

  it('adds quantities exactly, however small they are', () => {
    const tiny = depthCurve({
      bids: [
        ['0.00001172', '0.1'],
        ['0.00001171', '0.2'],
      ],
      asks: [['0.00001174', '0.00000001']],
    })!;
    expect(tiny.bidTotal).toBe('0.3');
    expect(tiny.middle).toBe('0.00001173');
  });

  it('has no middle without both sides, and a width for equal best prices', () => {
    expect(depthCurve({ ...book, asks: [] })).toBeUndefined();
    expect(depthCurve({ bids: [], asks: [] })).toBeUndefined();
    const flat = depthCurve({ bids: [['5', '1']], asks: [['5', '1']] })!;
    expect([...flat.bids, ...flat.asks].every(({ x, y }) => x === 0.5 && Number.isFinite(y))).toBe(true);
  });
});
