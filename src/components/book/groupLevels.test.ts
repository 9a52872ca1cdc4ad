import { BigNumber } from 'bignumber.js';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../contracts/feed.ts';
import { groupLevels, groupSizes } from './groupLevels.ts';

const asks: Level[] = [
  ['97412.7', '0.2'],
  ['97413.1', '0.1'],
  ['97419.9', '0.0003'],
  ['97420', '1'],
  ['97420.1', '2'],
];
const bids: Level[] = [
  ['97412.1', '0.1'],
  ['97410', '0.2'],
  ['97409.9', '0.4'],
];

/** Repeatable random numbers below 1 (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}

const total = (levels: readonly Level[]): string =>
  levels.reduce((sum, [, quantity]) => sum.plus(quantity), new BigNumber(0)).toFixed();

/** The property tests use more rounds. */
const rounds = Number(process.env['ROUNDS'] ?? 60);

describe('a grouped book', () => {
  it('puts asks onto the next multiple above and bids onto the next below, with their sums', () => {
    expect(groupLevels(asks, '10', 'ask')).toEqual([
      ['97420', '1.3003'],
      ['97430', '2'],
    ]);
    expect(groupLevels(bids, '10', 'bid')).toEqual([
      ['97410', '0.3'],
      ['97400', '0.4'],
    ]);
  });

  it('stays as it is in groups of one tick', () => {
    expect(groupLevels(asks, '0.1', 'ask')).toEqual(asks);
    expect(groupLevels(bids, '0.1', 'bid')).toEqual(bids);
  });

  it('never shows a bid at or above an ask, and loses no quantity, for random books and every group', () => {
    const random = seeded(20_261_121);
    for (let round = 0; round < rounds; round += 1) {
      const tick = ['0.1', '0.00000001', '0.01', '1', '0.5'][round % 5]!;
      const middle = Math.floor(random() * 1_000_000) + 2_000;
      const price = (ticks: number): string => new BigNumber(tick).times(ticks).toFixed();
      const quantity = (): string => new BigNumber(Math.floor(random() * 1e9) + 1).div(1e8).toFixed();
      const side = (direction: 1 | -1): Level[] => {
        let at = middle + (direction === 1 ? 1 : 0);
        return Array.from({ length: 30 }, () => {
          const level: Level = [price(at), quantity()];
          at += direction * (1 + Math.floor(random() * 40));
          return level;
        });
      };
      const [above, below] = [side(1), side(-1)];
      for (const group of groupSizes(tick)) {
        const groupedAsks = groupLevels(above, group, 'ask');
        const groupedBids = groupLevels(below, group, 'bid');
        const label = `tick ${tick}, group ${group}, middle ${middle}`;
        expect(new BigNumber(groupedBids[0]![0]).lt(groupedAsks[0]![0]), label).toBe(true);
        expect(total(groupedAsks), label).toBe(total(above));
        expect(total(groupedBids), label).toBe(total(below));
        for (const [each] of [...groupedAsks, ...groupedBids])
          expect(new BigNumber(each).mod(group).isZero(), label).toBe(true);
      }
    }
  });

  it('offers sizes of real ticks', () => {
    expect(groupSizes('0.01')).toEqual(['0.01', '0.1', '1', '10']);
    expect(groupSizes('0.00000001')).toEqual(['0.00000001', '0.0000001', '0.000001', '0.00001']);
  });
});
