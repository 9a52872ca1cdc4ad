// Withdrawals: requests of the forms, and their handling of refusals.
import { screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { profile } from '../../contracts/examples/account.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { withdrawalInfo, readyAddress } from '../../contracts/examples/withdrawal.ts';
import { sentSoFar, textOnScreen } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';
import { authorise, openWithdraw, toBankPath, tryToWithdraw, withdrawPath } from './withdrawing.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const requested = () => sentSoFar().filter(({ call }) => call === 'requestWithdrawal');
const inStorages = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

it('a withdrawal is sent with what was shown of it, and code and fund password are stored nowhere [field:Withdrawal fund (payment) password] [field:Withdrawal verification code (implied)]', async () => {
  await openWithdraw();
  await enter('amount', '500');
  await enter('remark', ' Savings ');
  await submit();
  await authorise();
  await vi.waitFor(() => expect(requested()).toHaveLength(1));
  expect(requested()[0]?.fields).toEqual({
    currency: '3',
    number: '500',
    netType: 'TRC20',
    address: readyAddress.address,
    remark: 'Savings',
    code: '730916',
    pay_password: '491370',
    expected_receipt: '499',
    client_withdrawal_id: expect.stringMatching(/^.{8,}$/) as string,
  });
  expect(inStorages()).not.toMatch(/730916|491370/);
  await reads('Under review');
});

it('one to the bank card is sent with its rate, and without an address', async () => {
  await tryToWithdraw('500', {}, toBankPath);
  await authorise();
  await vi.waitFor(() => expect(requested()).toHaveLength(1));
  expect(requested()[0]?.fields).toEqual({
    currency: '3',
    number: '500',
    type: 'bank',
    code: '730916',
    pay_password: '491370',
    expected_receipt: '497.5',
    expected_rate: '0.9312',
    client_withdrawal_id: expect.stringMatching(/^.{8,}$/) as string,
  });
});

it('a fee that is not known is said, and nothing can be sent', async () => {
  await tryToWithdraw('500', { withdrawalInfo: { ...withdrawalInfo, networks: [] } });
  await reads('Fee and minimum could not be loaded.');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(textOnScreen()).not.toContain('499');
});

it('what is held is not sent', async () => {
  await tryToWithdraw('500', { withdrawalInfo: { ...withdrawalInfo, left_today: 0 } });
  await reads('You have reached your limit of 3 withdrawals today.');
  await press(/^Withdraw ?500/);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it.each([
  ['an address', withdrawPath, 'Min. 20.00'],
  ['a bank card', toBankPath, 'Min. 50.00'],
])(
  'a withdrawal to %s shows minimum, balance and how many are left today [field:Withdrawal balance] [field:Withdrawal minimum (point 9)] [field:Withdrawal applications left today (point 9)]',
  async (_, path, minimum) => {
    await openWithdraw({}, path);
    const said = [minimum, 'Available 12,480.50', '2 of 3 withdrawals', 'Resets', 'UTC'];
    for (const words of said) await reads(words);
  },
);

it('a wrong fund password is said beneath its digits with the tries left, and the code is kept', async () => {
  const wrong = messageOf('withdrawal.request.fund_password');
  const data = {
    reason: 'account.fundPasswordWrong',
    fields: { pay_password: wrong },
    values: { attempts: '4' },
  };
  await openWithdraw({}, withdrawPath, (call) =>
    call === 'requestWithdrawal'
      ? Response.json({ type: 'error', code: 0, message: wrong, msg: wrong, data })
      : undefined,
  );
  await enter('amount', '500');
  await submit();
  await enter('code', '730916');
  await press('Continue');
  for (const digit of '49137') await press(digit);
  expect(requested()).toEqual([]);
  await press('1');
  await reads(`${wrong}. 4 attempts left`);
  for (const digit of '491370') await press(digit);
  await vi.waitFor(() => expect(requested()).toHaveLength(2));
  expect(requested().map(({ fields }) => [fields['code'], fields['pay_password']])).toEqual([
    ['730916', '491371'],
    ['730916', '491370'],
  ]);
});

describe('to the bank card', () => {
  it.each<[string, string, string, Readonly<Record<string, unknown>>]>([
    ['verified', '500', '', { profile }],
    ['fund_password_set', '500', '', { fundPasswordState: 2 }],
    ['amount_required', '', '', {}],
    ['minimum', '49.99', '', {}],
    ['balance', '12480.51', '', {}],
    ['remark_optional', '500', 'x'.repeat(201), {}],
  ])('%s holds as to an address', async (rule, amount, remark, answers) => {
    await openWithdraw(answers, toBankPath);
    await enter('amount', amount);
    if (remark !== '') await enter('remark', remark);
    await submit();
    await reads(messageOf(`withdrawal.request.${rule}`, { min: '50.00', asset: 'USDT' }));
    expect(screen.queryByText('Confirm withdrawal')).toBeNull();
    expect(requested()).toEqual([]);
  });
});
