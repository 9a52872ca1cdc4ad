import { describe, expect, it } from 'vitest';
import { checkTransfer, type TransferToCheck } from './transfer.ts';

const good: TransferToCheck = {
  from: 'change',
  to: 'lever',
  holders: ['change', 'lever', 'micro'],
  amount: '2000',
  scale: 8,
  available: '12480.5',
};

describe('a transfer', () => {
  it.each([
    ['the whole of what is free', { amount: '12480.5' }],
    ['the smallest unit', { amount: '0.00000001' }],
    ['digits that say nothing', { amount: '2000.000000000' }],
  ])('may be of %s', (_, changes) => {
    expect(checkTransfer({ ...good, ...changes })).toBeUndefined();
  });

  it.each([
    ['to itself', { to: 'change' }, 'wallet.accountsDiffer', undefined],
    ['of a coin that the target does not hold', { holders: ['change'] }, 'wallet.accountsDiffer', undefined],
    ['of nothing', { amount: '' }, 'wallet.amountRequired', undefined],
    ['of zero', { amount: '0.00' }, 'wallet.amountRequired', undefined],
    ['with an exponent', { amount: '1e3' }, 'wallet.amountRequired', undefined],
    ['of less than nothing', { amount: '-1' }, 'wallet.amountRequired', undefined],
    ['of parts of the smallest unit', { amount: '1.2345', scale: 2 }, 'wallet.amountScale', '1.23'],
    [
      'of parts of it and more than is free',
      { amount: '9.2345', scale: 2, available: '5' },
      'wallet.amountScale',
      '5',
    ],
    ['of parts of it alone', { amount: '0.001', scale: 2 }, 'wallet.amountScale', undefined],
    ['of more than is free', { amount: '12480.50000001' }, 'wallet.insufficientBalance', '12480.5'],
    ['where nothing is free', { available: '0' }, 'wallet.insufficientBalance', undefined],
  ])('%s is refused, with the nearest amount that passes', (_, changes, reason, nearest) => {
    const problem = checkTransfer({ ...good, ...changes });
    expect([problem?.reason, problem?.nearest]).toEqual([reason, nearest]);
  });
});
