import { describe, expect, it } from 'vitest';
import { checkWithdrawal, mostOf, payoutOf, receiptOf } from './withdrawal.ts';
import type { WithdrawalToCheck } from './withdrawal.ts';

const good: WithdrawalToCheck = {
  amount: '500',
  scale: 8,
  coin: 'USDT',
  available: '12480.5',
  fee: '1',
  minimum: '20',
  limitLeft: '50000',
};

describe('a withdrawal', () => {
  it.each([
    ['is fine', {}, []],
    ['needs an amount', { amount: '' }, ['wallet.amountRequired']],
    ['needs one above 0', { amount: '0.00' }, ['wallet.amountRequired']],
    ['has no exponent', { amount: '5e2' }, ['wallet.amountRequired']],
    ['has the decimals of its coin at most', { amount: '500.123456789' }, ['wallet.amountScale']],
    ['is not below the minimum', { amount: '19.99999999' }, ['withdrawal.minimum']],
    ['may be the minimum', { amount: '20' }, []],
    ['is blocked without a minimum', { minimum: undefined }, ['withdrawal.minimumUnknown']],
    ['is blocked without a fee', { fee: undefined }, ['withdrawal.minimumUnknown']],
    ['leaves something to receive', { amount: '25', fee: '25' }, ['withdrawal.feeTooHigh']],
    ['is not above the balance', { amount: '12480.50000001' }, ['wallet.insufficientBalance']],
    ['may be the whole balance', { amount: '12480.5' }, []],
    ['stays within the limit of the day', { amount: '300.1', limitLeft: '300' }, ['withdrawal.dayLimit']],
    ['has a remark of 200 characters', { remark: '水'.repeat(200) }, []],
    ['has no longer one', { remark: 'a'.repeat(201) }, ['withdrawal.remarkLong']],
    [
      'tells of two fields at once',
      { amount: '', remark: 'a'.repeat(201) },
      ['wallet.amountRequired', 'withdrawal.remarkLong'],
    ],
  ] as const)('%s', (_, change, reasons) => {
    expect(checkWithdrawal({ ...good, ...change }).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('says what is left of the day, and nothing where that is nothing', () => {
    expect(checkWithdrawal({ ...good, limitLeft: '300' })[0]).toEqual({
      field: 'number',
      reason: 'withdrawal.dayLimit',
      nearest: '300',
      values: { amount: '300', coin: 'USDT' },
    });
    expect(checkWithdrawal({ ...good, limitLeft: '0' })[0]).toEqual({
      field: 'number',
      reason: 'withdrawal.dayLimit',
      values: { amount: '0', coin: 'USDT' },
    });
  });
});

it.each([
  ['what is left of the day where more is available', { amount: '20000', limitLeft: '300' }, '300'],
  ['what is available', { amount: '20000' }, '12480.5'],
  ['what its coin can have of it', { amount: '500.123456789' }, '500.12345678'],
  ['nothing where that is below the minimum', { amount: '20', available: '19' }, undefined],
  ['nothing where the fee takes it', { amount: '30', available: '25', fee: '25' }, undefined],
] as const)('the nearest amount is %s', (_, change, nearest) => {
  expect(checkWithdrawal({ ...good, ...change })[0]?.nearest).toBe(nearest);
});

describe('what is received', () => {
  it('is the amount less the fee, to the last digit', () => {
    expect(receiptOf('500', '1')).toBe('499');
    expect(receiptOf('0.3', '0.1')).toBe('0.2');
    expect(receiptOf('1', '1')).toBeUndefined();
    expect(receiptOf('500', undefined)).toBeUndefined();
  });

  it('is paid out by a bank at the rate, rounded down to cents', () => {
    expect(payoutOf('497.5', '0.9312')).toBe('463.27');
    expect(payoutOf('497.5', '1')).toBe('497.50');
    expect(payoutOf('497.5', undefined)).toBeUndefined();
  });
});

describe('the most that can be withdrawn', () => {
  it('is what is available, or what is left of the day', () => {
    expect(mostOf('12480.5')).toBe('12480.5');
    expect(mostOf('12480.5', '300')).toBe('300');
    expect(mostOf('12480.5', '0')).toBe('0');
    expect(mostOf(undefined, '300')).toBeUndefined();
  });
});
