// Worked examples come from contracts/spec and the design; server/domains/option settles random histories by a second
// computation.
import { describe, expect, it } from 'vitest';
import {
  breakEvenPercent,
  checkOption,
  closeOf,
  keptOf,
  netOf,
  optionFee,
  optionProfit,
  outcomeOf,
  resultOf,
  sideOf,
} from './option.ts';
import type { OptionDirection } from './option.ts';

/** Ticks of the design's proof. */
const ticks = [
  ...['97397.2', '97395.4', '97395.9', '97398.1', '97396.6'],
  ...['97394.5', '97395.5', '97396.3', '97396.7', '97397.9'],
  ...['97395.9', '97398.0', '97397.3', '97397.5', '97398.8'],
  ...['97399.6', '97399.9', '97401.4', '97403.8', '97402.7'],
  ...['97401.9', '97403.8', '97403.4', '97403.2', '97402.1'],
];

describe('the close', () => {
  it('is the mean of the 15 that remain of 25, one decimal past the tick [rule:option.result.computed]', () => {
    const kept = keptOf(ticks);
    expect(kept.filter(Boolean)).toHaveLength(15);
    expect(ticks.filter((_, index) => !kept[index])).toEqual([
      ...['97395.4', '97395.9', '97394.5', '97395.5', '97395.9'],
      ...['97403.8', '97402.7', '97403.8', '97403.4', '97403.2'],
    ]);
    // 1,460,979.3 ÷ 15.
    expect(closeOf(ticks, '0.1')).toBe('97398.62');
    expect(closeOf(ticks, '0.01')).toBe('97398.62');
  });

  it('drops none of four, and one on either side of five to nine', () => {
    const droppedOf = (count: number) =>
      keptOf(Array.from({ length: count }, (_, index) => String(index + 1))).filter((kept) => !kept).length;
    expect([4, 5, 9, 10, 24, 25].map(droppedOf)).toEqual([0, 2, 2, 4, 8, 10]);
  });

  it('drops of equal prices the earlier as lower and the later as higher', () => {
    expect(keptOf(['2', '2', '2', '2', '2'])).toEqual([false, true, true, true, false]);
  });

  it('is rounded half up, once', () => {
    expect(closeOf(['1.0', '1.1', '1.0', '1.1'], '0.1')).toBe('1.05');
    expect(closeOf(['1.01', '1.01', '1.01', '1.04'], '0.1')).toBe('1.02');
    expect(closeOf(['1.00', '1.01'], '0.1')).toBe('1.01');
  });
});

describe('the result', () => {
  it.each([
    ['0.5', '97380.7', 'neutral'],
    ['0.5', '97380.71', 'up'],
    ['0.5', '97379.7', 'neutral'],
    ['0.5', '97379.69', 'down'],
    ['0', '97380.2', 'neutral'],
  ])('of a band of %s and a close of %s is %s', (band, close, side) => {
    expect(sideOf({ open: '97380.2', close, band })).toBe(side);
  });

  it('is right for who bought it, the stake back within the band, and wrong else', () => {
    const sides: OptionDirection[] = ['up', 'neutral', 'down'];
    expect(sides.map((side) => resultOf('up', side))).toEqual([1, 0, -1]);
    expect(sides.map((side) => resultOf('down', side))).toEqual([-1, 0, 1]);
    expect(sides.map((side) => resultOf('neutral', side))).toEqual([-1, 1, -1]);
  });

  const order = {
    ...({ bought: 'up', open: '97380.2', band: '0.5', expiresAt: 100_000, priceTick: '0.1' } as const),
  };
  const said = (count: number, lastAt = 100_000) =>
    ticks
      .slice(-count)
      .map((price, index, { length }) => ({ price, at: lastAt - 100 * (length - 1 - index) }));

  it('is of the last 25 alone', () => {
    const more = [{ price: '1', at: 0 }, ...said(25)];
    expect(outcomeOf(order, more)).toEqual({ close: '97398.62', side: 'up', result: 1 });
  });

  it('is none of fewer than 5 ticks, or where the last is over 15 s old', () => {
    expect(outcomeOf(order, said(4))).toBeUndefined();
    expect(outcomeOf(order, said(5))).toMatchObject({ result: 1 });
    expect(outcomeOf(order, said(25, 84_999))).toBeUndefined();
    expect(outcomeOf(order, said(25, 85_000))).toMatchObject({ result: 1 });
    expect(outcomeOf(order, [])).toBeUndefined();
  });
});

describe('what it pays', () => {
  const figures = (stake: string, ratio: string) => ({
    stake,
    fee: optionFee(stake, '1', 8),
    profit: optionProfit(stake, ratio, 8),
  });

  it('is stake times ratio, less the fee, which is kept in any case', () => {
    const ten = figures('10', '88');
    expect([1, 0, -1].map((result) => netOf(result as 1 | 0 | -1, ten))).toEqual(['8.7', '-0.1', '-10.1']);
    expect(netOf(1, figures('100', '88'))).toBe('87');
    expect(netOf(1, figures('10', '900'))).toBe('89.9');
  });

  it('rounds the fee up and the gain down', () => {
    expect(figures('10.00000001', '85.5')).toMatchObject({ fee: '0.10000001', profit: '8.55' });
  });

  it.each([
    ['70', '58.9'],
    ['80', '55.6'],
    ['85', '54.1'],
    ['90', '52.7'],
    ['95', '51.3'],
  ])('breaks even without a fee at a ratio of %s at %s of a hundred', (ratio, percent) => {
    expect(breakEvenPercent(ratio, '0')).toBe(percent);
  });

  it('breaks even with a fee of 1 % where the table says so', () => {
    const rates = ['85', '88', '90', '92', '900'].map((ratio) => breakEvenPercent(ratio, '1'));
    expect(rates).toEqual(['54.6', '53.8', '53.2', '52.7', '10.1']);
  });
});

describe('a ticket', () => {
  const offer = {
    minimum: '10',
    least: '5',
    maximum: '1000',
    feeRate: '1',
    scale: 8,
    available: '101',
    asset: 'USDT',
  };
  it.each([
    ['without a duration', { minimum: undefined }, '10', 'option.durationRequired'],
    ['without a stake', {}, '', 'wallet.amountRequired'],
    ['with no number', {}, '1e3', 'wallet.amountRequired'],
    ['of nothing', {}, '0.00', 'wallet.amountRequired'],
    ['finer than the coin', { scale: 2 }, '10.001', 'wallet.amountScale'],
    ['under the minimum of the duration', {}, '9.99', 'spot.minimum'],
    ['under that of the currency', { least: '20' }, '19', 'spot.minimum'],
    ['over the maximum', {}, '1000.01', 'spot.maximum'],
    ['beyond the balance with its fee', {}, '100.01', 'wallet.insufficientBalance'],
  ])('%s is refused', (_, change, stake, reason) => {
    expect(checkOption({ ...offer, ...change }, stake)?.reason).toBe(reason);
  });

  it('may take all that there is, its fee included', () => {
    expect(checkOption(offer, '100')).toBeUndefined();
  });
});
