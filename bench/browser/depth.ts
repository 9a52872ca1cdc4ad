import { BigNumber } from 'bignumber.js';
import type { DepthUpdate, Level, MarketDepth } from '../../contracts/feed.ts';
import { seededNumbers } from '../../server/testing/RandomTrading.ts';

const symbol = 'BTC/USDT';
const tick = new BigNumber('0.1');
const middle = new BigNumber('97412.5');
const levelCount = 40;
/** Levels that one update changes on each side, most of them near the mid price. */
const changesPerSide = 4;

export const depthPair = { base: 'BTC', quote: 'USDT', tick: tick.toFixed(), step: '0.0001' };

const priceOf = (side: 'bids' | 'asks', level: number): string =>
  middle.plus(tick.times(side === 'asks' ? level + 1 : -level - 1)).toFixed(1);

export function depthSnapshot(): MarketDepth {
  const next = seededNumbers(5);
  const side = (name: 'bids' | 'asks'): Level[] =>
    Array.from({ length: levelCount }, (_, level) => [priceOf(name, level), (next() * 3).toFixed(4)]);
  const ids = { symbol, currency_id: 1, legal_id: 3 };
  return { type: 'market_depth', ...ids, bids: side('bids'), asks: side('asks'), sequence: 1 };
}

/** Updates that follow the snapshot without a gap; some of them empty a level. */
export function depthUpdates(count: number): DepthUpdate[] {
  const next = seededNumbers(6);
  const side = (name: 'bids' | 'asks'): Level[] =>
    Array.from({ length: changesPerSide }, () => [
      priceOf(name, Math.floor(next() ** 2 * 20)),
      next() < 0.1 ? '0' : (next() * 3).toFixed(4),
    ]);
  return Array.from({ length: count }, (_, index) => ({
    type: 'depth_update',
    symbol,
    previous: index + 1,
    sequence: index + 2,
    bids: side('bids'),
    asks: side('asks'),
    time: index,
  }));
}
