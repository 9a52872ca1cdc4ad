import { describe, expect, it } from 'vitest';
import { leverTerms } from '../../../../contracts/examples/lever.ts';
import { contractTerms } from '../../../components/lever/leverContract.ts';
import { lotsMostAt, estimatePosition } from './positionEstimate.ts';

const terms = contractTerms(leverTerms[0]!);
const trial = { side: 'long', lots: '1000', leverage: 10, entry: '50006.25' } as const;

describe('the prospect of an isolated position', () => {
  it('of 1 BTC, ten times, is that of docs/recompute.md', () => {
    // 50,006.25 / 10; × 0.0005; the liquidation price of the server's own example.
    expect(estimatePosition(terms, trial)).toEqual({
      value: '50006.25',
      margin: '5000.625',
      fee: '25.003125',
      isTooRisky: false,
      // (50,006.25 − 45,209.07) / 50,006.25 is 9.5931 %.
      liquidation: '45209.07',
      distance: '9.59',
    });
  });

  it('of a short lies above its entry', () => {
    const { liquidation, distance } = estimatePosition(terms, { ...trial, side: 'short' })!;
    // (5,000.625 + 50 + 50,006.25) / (1.005 + 0.0005) is 54,755.718…, and the tick before it is nearer to
    // the mark; (54,755.71 − 50,006.25) / 50,006.25 is 9.4977 %.
    expect([liquidation, distance]).toEqual(['54755.71', '9.49']);
  });

  it('has no price where none above 0 liquidates it', () => {
    const covered = { ...trial, lots: '1', leverage: 1 };
    expect(estimatePosition(terms, covered)).toMatchObject({ liquidation: undefined, distance: undefined });
  });

  it('says where the margin does not even cover the maintenance margin', () => {
    // 2.5 % of 4,500,562.5 minus 16,300 exceeds one hundredth of it.
    const heavy = estimatePosition(terms, { ...trial, lots: '90000', leverage: 100 });
    expect(heavy).toMatchObject({ isTooRisky: true, distance: '0' });
  });

  it.each([
    ['no lots', { lots: '' }],
    ['no whole lot', { lots: '0' }],
    ['no price', { entry: '' }],
    ['a price of nothing', { entry: '0' }],
    ['more lots than the last tier allows', { lots: '99988' }],
  ])('is none of %s', (_, without) => {
    expect(estimatePosition(terms, { ...trial, ...without })).toBeUndefined();
  });
});

it('an order has no more lots than its contract and its last tier allow', () => {
  // 5,000,000 / (50,006.25 × 0.001) is 99,987.5.
  expect(lotsMostAt(terms, '50006.25')).toBe(99_987);
  expect(lotsMostAt({ ...terms, lotsMax: 500 }, '50006.25')).toBe(500);
  expect(lotsMostAt({ ...terms, lotsMax: 0 }, '50006.25')).toBe(99_987);
  expect(lotsMostAt(terms, '')).toBeUndefined();
});
