import { describe, expect, it } from 'vitest';
import * as examples from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { withdrawalHold } from './withdrawalHold.ts';

const { reviewedWithdrawal: reviewed, bankWithdrawal, sendingWithdrawal, checkingWithdrawal } = examples;
const sumOf = (...rows: object[]) => withdrawalHold(rows as WithdrawalRow[], 'USDT');

describe('what withdrawals hold of a coin', () => {
  it('is the sum of those that are not sent', () => {
    expect(sumOf(reviewed, bankWithdrawal)).toEqual({ amount: '700', count: 2 });
    expect(sumOf(sendingWithdrawal, examples.delayedWithdrawal, checkingWithdrawal)).toEqual({
      amount: '1500',
      count: 3,
    });
  });

  it('leaves out what has left the account, what is back in it, and other coins', () => {
    const { sentWithdrawal, arrivedWithdrawal, rejectedWithdrawal } = examples;
    const disputed = { ...sentWithdrawal, status: 1, state: 'checking' };
    const other = { ...reviewed, name: 'BTC', state: 'new' };
    expect(sumOf(sentWithdrawal, arrivedWithdrawal, rejectedWithdrawal, disputed, other)).toEqual({
      amount: '0',
      count: 0,
    });
  });

  it.each([
    ['a state is new to the app', { state: 'new' }],
    ['a back end says a status alone', { state: undefined }],
    ['an amount is missing', { number: undefined }],
  ])('is unknown where %s', (_, part) => {
    expect(sumOf(bankWithdrawal, { ...reviewed, ...part })).toBeUndefined();
  });

  it('is unknown while not all of them are known', () => {
    expect(withdrawalHold(undefined, 'USDT')).toBeUndefined();
  });
});
