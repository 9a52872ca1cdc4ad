import { expect, it } from 'vitest';
import { withdrawalInfo } from '../../src/api/withdrawal.ts';
import { requestWithdrawal } from '../../src/api/withdrawalRequest.ts';
import type { WithdrawalValues } from '../../src/screens/withdrawal/withdrawalValues.ts';
import * as examples from '../examples/withdrawal.ts';
import { loggedIn, moneyCommand, pick, play, read } from './tools/interaction.ts';
import { formOf, plainInfo, requestable, toAddress, values } from './rows/withdrawing.ts';

const consumer = 'meridian-extensions';
const coin = { currency: '3' };
const { withdrawalInfo: info } = examples;
const clientId = 'withdrawal-9Hk4Zs1a';

it('withdrawalInfo says it by network, and what is left of the day', async () => {
  const { median_s: _, ...network } = info.networks![0]!;
  const { median_s: __, ...bank } = info.bank!;
  const data = {
    ...plainInfo,
    networks: [network],
    bank,
    ...pick(info, 'left_today', 'per_day', 'reset_ms', 'limit_day', 'limit_left', 'arrival_h'),
  };
  const said = await play(
    {
      consumer,
      given: [loggedIn, requestable],
      does: 'withdrawalInfo with all of it',
      form: coin,
      fromState: { currency: 'currency' },
      data,
    },
    () => read(withdrawalInfo(coin)),
  );
  expect(said).toMatchObject(data);
});

it('requestWithdrawal says the network, what was shown, and its own id', async () => {
  const form = formOf({ ...values, remark: 'Savings', receipt: '99' }, clientId);
  const sentence = await play(
    {
      consumer,
      given: [loggedIn, requestable],
      does: 'requestWithdrawal over a network',
      form,
      fromState: { ...toAddress, expected_receipt: 'receipt' },
      data: examples.requestWithdrawal,
    },
    () => moneyCommand(requestWithdrawal(), form),
  );
  expect(sentence).toBe(examples.requestWithdrawal);
});

it('requestWithdrawal to a bank card says the rate that was shown', async () => {
  const toBank: WithdrawalValues = { ...values, type: 'bank', network: '', address: '' };
  const form = formOf({ ...toBank, receipt: '98', rate: '0.8642' }, clientId);
  const sentence = await play(
    {
      consumer,
      given: [loggedIn, requestable],
      does: 'requestWithdrawal to a bank card',
      form,
      fromState: {
        currency: 'currency',
        code: 'code',
        expected_receipt: 'bank_receipt',
        expected_rate: 'rate',
      },
      data: examples.requestWithdrawal,
    },
    () => moneyCommand(requestWithdrawal(), form),
  );
  expect(sentence).toBe(examples.requestWithdrawal);
});

it('requestWithdrawal says what the fee has become', async () => {
  const form = formOf({ ...values, receipt: '99.5' }, clientId);
  const answer = await play(
    {
      consumer,
      given: [loggedIn, requestable],
      does: 'requestWithdrawal at another fee',
      form,
      fromState: toAddress,
      refuses: {
        message: 'The fee has changed to 1 USDT. Check the amounts and submit again',
        reason: 'withdrawal.feeChanged',
        values: { fee: '1', receipt: '99' },
      },
    },
    () => moneyCommand(requestWithdrawal(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'withdrawal.feeChanged' });
});
