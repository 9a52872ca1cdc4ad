import { describe, expect, it } from 'vitest';
import { checkSubscription, costOf, percentTaken, phaseOf, quantityFor, unlockMs } from './subscription.ts';

const nova = { price: '0.125', coinScale: 4 };
const asked = {
  ...nova,
  scale: 8,
  coin: 'USDT',
  newCoin: 'NOVA',
  minimum: '400',
  left: '23600000',
  amount: '500',
  available: '12480.5',
};

describe('an amount', () => {
  it.each([
    ['500', '0.125', '4000'],
    ['204', '0.068', '3000'],
    // Fractions below a unit of the coin are truncated.
    ['100', '0.068', '1470.5882'],
    ['0.00000001', '0.125', '0'],
  ])('of %s at a price of %s buys %s coins', (amount, price, quantity) => {
    expect(quantityFor({ price, coinScale: 4 }, amount)).toBe(quantity);
  });

  it('that is what all that is left costs buys exactly that', () => {
    const cost = costOf('0.125', '1234.5678', 8);
    expect(cost).toBe('154.320975');
    expect(quantityFor(nova, cost)).toBe('1234.5678');
  });

  it.each([
    ['none', { amount: '' }, 'wallet.amountRequired', undefined, {}],
    ['nothing', { amount: '0' }, 'wallet.amountRequired', undefined, {}],
    [
      'one of too many decimals',
      { amount: '500.123456789' },
      'wallet.amountScale',
      undefined,
      { decimals: '8' },
    ],
    [
      'less than the minimum',
      { amount: '49.99' },
      'subscription.minimum',
      '50',
      { min: '50', asset: 'USDT' },
    ],
    [
      'more than is left',
      { left: '3999' },
      'subscription.onlyLeft',
      '499.875',
      { quantity: '3999', asset: 'NOVA' },
    ],
    [
      'more than there is to pay with',
      { available: '456.5' },
      'subscription.short',
      undefined,
      { amount: '43.5', asset: 'USDT' },
    ],
  ])('%s cannot be paid', (_, change, reason, nearest, values) => {
    expect(checkSubscription({ ...asked, ...change })).toEqual({ reason, nearest, values });
  });

  it('of the minimum can be paid, and below it what is left', () => {
    expect(checkSubscription(asked)).toBeUndefined();
    expect(checkSubscription({ ...asked, amount: '50' })).toBeUndefined();
    expect(checkSubscription({ ...asked, amount: '12.5', left: '100' })).toBeUndefined();
  });
});

describe('a product', () => {
  const times = { startMs: 10, endMs: 20, launchMs: 30 };

  it.each([
    [9, '5', 'notStarted'],
    [10, '5', 'open'],
    [19, '0', 'soldOut'],
    [20, '5', 'closed'],
    [30, '0', 'launched'],
  ] as const)('is at %i with %s left %s', (now, left, phase) => {
    expect(phaseOf(times, left, now)).toBe(phase);
  });

  it('without an end is open until its launch', () => {
    expect(phaseOf({ startMs: 10, launchMs: 30 }, '5', 29)).toBe('open');
  });

  it('is taken to 100 percent only where nothing is left', () => {
    expect(percentTaken('40000000', '23600000')).toBe('41');
    expect(percentTaken('40000000', '0.0001')).toBe('99.9');
    expect(percentTaken('40000000', '0')).toBe('100');
  });

  it('frees coins so many days after their lock-up began', () => {
    expect(unlockMs(Date.UTC(2026, 10, 25), 30)).toBe(Date.UTC(2026, 11, 25));
    expect(unlockMs(0, 2, 2000)).toBe(4000);
  });
});
