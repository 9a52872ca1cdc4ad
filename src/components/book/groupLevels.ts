import { BigNumber } from 'bignumber.js';
import type { Level } from '../../../contracts/feed.ts';
import { onGrid } from '../../../contracts/rules/grid.ts';

/**
 * Groups the levels of one side into prices that are multiples of `group`, with exact sums of quantities. Bids are
 * rounded down and asks up, so that a grouped bid stays below a grouped ask if the bid was below the ask.
 * @param levels [price, quantity] as decimal text, the best price first
 * @param group a multiple of the pair's tick, as decimal text
 */
export function groupLevels(levels: readonly Level[], group: string, side: 'ask' | 'bid'): readonly Level[] {
  const rounding = side === 'bid' ? BigNumber.ROUND_FLOOR : BigNumber.ROUND_CEIL;
  const sums = new Map<string, BigNumber>();
  for (const [price, quantity] of levels) {
    const grouped = onGrid(price, group, rounding);
    sums.set(grouped, new BigNumber(quantity).plus(sums.get(grouped) ?? 0));
  }
  return [...sums].map(([price, sum]): Level => [price, sum.toFixed()]);
}

/** Group sizes of a pair's book: 1, 10, 100 and 1,000 ticks. */
export function groupSizes(tick: string): readonly string[] {
  return [1, 10, 100, 1_000].map((times) => new BigNumber(tick).times(times).toFixed());
}
