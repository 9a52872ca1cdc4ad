import { expect, it } from 'vitest';
import {
  addWithdrawalAddress,
  approveWithdrawalAddress,
  checkAddress,
  deleteWithdrawalAddress,
  withdrawalAddresses,
  withdrawalCurrencies,
  withdrawalInfo,
} from '../../src/api/withdrawal.ts';
import { requestWithdrawal } from '../../src/api/withdrawalRequest.ts';
import { withdrawals } from '../../src/api/withdrawals.ts';
import * as examples from '../examples/withdrawal.ts';
import {
  command,
  loggedIn,
  moneyCommand,
  pick,
  play,
  read,
  token,
  type ProviderState,
} from './tools/interaction.ts';
import { sentenceOrMore } from './tools/matcher.ts';
import * as withdrawing from './rows/withdrawing.ts';

const fundSet: ProviderState = ['a fund password is set', { token, fund_password: '491370' }];
const coded: ProviderState = [
  'a code was sent',
  { email: 'ada@example.com', type: 'address', code: '730916' },
];
const open: ProviderState = ['USDT can be withdrawn', { token }];
const saved: ProviderState = ['withdrawal addresses are saved', { token }];

const usdt = pick(examples.withdrawalCurrencies[2]!, 'id', 'name');

it('withdrawalCurrencies answers the coins', async () => {
  const data = [usdt];
  const coins = await play(
    { given: [loggedIn, open], does: 'withdrawalCurrencies of the family', data },
    () => read(withdrawalCurrencies()),
  );
  expect(coins).toMatchObject(data);
});

it('withdrawalAddresses answers what is saved', async () => {
  const data = [pick(examples.readyAddress, 'id', 'currency', 'address', 'nettype')];
  const rows = await play({ given: [loggedIn, saved], does: 'withdrawalAddresses of the caller', data }, () =>
    read(withdrawalAddresses()),
  );
  expect(rows).toMatchObject(data);
});

it('addWithdrawalAddress saves an address', async () => {
  const sentence = await play(
    {
      given: [loggedIn, fundSet, coded, open],
      does: 'addWithdrawalAddress',
      form: examples.addressForm,
      fromState: { currency_id: 'currency' },
      data: examples.addWithdrawalAddress,
    },
    () => command(addWithdrawalAddress(), examples.addressForm),
  );
  expect(sentence).toBe(examples.addWithdrawalAddress);
});

const one = { address_id: '81000304' };

it('approveWithdrawalAddress confirms one', async () => {
  const sentence = await play(
    {
      given: [loggedIn, saved],
      does: 'approveWithdrawalAddress',
      form: one,
      fromState: { address_id: 'address_id' },
      data: examples.approveWithdrawalAddress,
    },
    () => command(approveWithdrawalAddress(), one),
  );
  expect(sentence).toBe(examples.approveWithdrawalAddress);
});

it('deleteWithdrawalAddress deletes one', async () => {
  const sentence = await play(
    {
      given: [loggedIn, fundSet, saved],
      does: 'deleteWithdrawalAddress',
      form: one,
      fromState: { address_id: 'address_id' },
      data: examples.deleteWithdrawalAddress,
    },
    () => command(deleteWithdrawalAddress(), one),
  );
  expect(sentence).toBe(examples.deleteWithdrawalAddress);
});

const questionOf = (address: string) => ({ currency: '3', netType: 'TRC20', address });

it('checkAddress takes an address by a sentence, and may say more of it', async () => {
  const form = questionOf(examples.tronAddress);
  const said = await play(
    {
      given: [loggedIn, open],
      does: 'checkAddress',
      form,
      fromState: { currency: 'currency' },
      data: sentenceOrMore('The address is valid'),
    },
    () => read(checkAddress(form)),
  );
  expect(said).toEqual({ is_valid: true });
});

// An extension describes the other fields of an address.
const consumer = 'meridian-extensions';
const ask = (does: string, given: readonly ProviderState[], address: string, data: object) => {
  const form = questionOf(address);
  return play({ consumer, given: [...given], does, form, fromState: { currency: 'currency' }, data }, () =>
    read(checkAddress(form)),
  );
};

it('checkAddress takes an address of its network', async () => {
  const said = await ask(
    'checkAddress of one that fits',
    [loggedIn, open],
    examples.tronAddress,
    examples.checkAddress,
  );
  expect(said).toMatchObject(examples.checkAddress);
});

it('checkAddress names the chain of another one', async () => {
  const data = { is_valid: false, fault: 'otherNetwork', chain: 'Ethereum', networks: ['erc20'] };
  const said = await ask('checkAddress of another chain', [loggedIn, open], examples.ethereumAddress, data);
  expect(said).toMatchObject(data);
});

it('checkAddress says which sign no such address has', async () => {
  const data = { is_valid: false, fault: 'character', at: 13 };
  const wrong = 'TJRabPrwbZy450bavfcjinPJC18kjpRTv8';
  const said = await ask('checkAddress with a wrong sign', [loggedIn, open], wrong, data);
  expect(said).toMatchObject(data);
});

it('checkAddress names the saved one that it looks like', async () => {
  const form = {
    currency: '3',
    netType: 'ERC20',
    address: examples.ethereumAddress.toLowerCase().replace('9b9a', '1111'),
  };
  const data = {
    is_valid: true,
    is_checked: false,
    resembles: { id: 81_000_303, address: examples.ethereumAddress, notes: null },
  };
  const said = await play(
    {
      consumer,
      given: [loggedIn, saved],
      does: 'checkAddress of a lookalike',
      form,
      fromState: { currency: 'currency' },
      data,
    },
    () => read(checkAddress(form)),
  );
  const { id, address } = data.resembles;
  expect(said).toMatchObject({ is_valid: true, is_checked: false, resembles: { id, address } });
});

const { requestable, requested, plainInfo } = withdrawing;
const coin = { currency: '3' };

it('withdrawalInfo says what a withdrawal costs', async () => {
  const said = await play(
    {
      given: [loggedIn, requestable],
      does: 'withdrawalInfo',
      form: coin,
      fromState: { currency: 'currency' },
      data: plainInfo,
    },
    () => read(withdrawalInfo(coin)),
  );
  expect(said).toMatchObject(plainInfo);
});

it('requestWithdrawal answers a sentence', async () => {
  const { netType: _, ...form } = withdrawing.formOf(withdrawing.values, '');
  const sentence = await play(
    {
      given: [loggedIn, requestable],
      does: 'requestWithdrawal to an address',
      form,
      fromState: withdrawing.toAddress,
      data: examples.requestWithdrawal,
    },
    () => moneyCommand(requestWithdrawal(), form),
  );
  expect(sentence).toBe(examples.requestWithdrawal);
});

it('withdrawals lists what was requested', async () => {
  const data = { data: [pick(examples.reviewedWithdrawal, ...withdrawing.plainRow)], total: 6 };
  const page = await play({ given: [loggedIn, requested], does: 'withdrawals', data }, () =>
    read(withdrawals()),
  );
  expect(page).toMatchObject(data);
});
