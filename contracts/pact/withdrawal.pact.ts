import { expect, it } from 'vitest';
import {
  addWithdrawalAddress,
  approveWithdrawalAddress,
  checkAddress,
  deleteWithdrawalAddress,
  withdrawalAddresses,
  withdrawalCurrencies,
} from '../../src/api/withdrawal.ts';
import * as examples from '../examples/withdrawal.ts';
import { command, loggedIn, pick, play, read, token, type ProviderState } from './interaction.ts';

const fundSet: ProviderState = ['a fund password is set', { token, fund_password: '491370' }];
const coded: ProviderState = [
  'a code was sent',
  { email: 'ada@example.com', type: 'address', code: '730916' },
];
const open: ProviderState = ['USDT can be withdrawn', { token }];
const used: ProviderState = ['a withdrawal address was used', { token }];
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
      ...{ given: [loggedIn, fundSet, coded, open], does: 'addWithdrawalAddress' },
      ...{ form: examples.addressForm, fromState: { currency_id: 'currency' } },
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
      ...{ given: [loggedIn, saved], does: 'approveWithdrawalAddress', form: one },
      ...{ fromState: { address_id: 'address_id' }, data: examples.approveWithdrawalAddress },
    },
    () => command(approveWithdrawalAddress(), one),
  );
  expect(sentence).toBe(examples.approveWithdrawalAddress);
});

it('deleteWithdrawalAddress deletes one', async () => {
  const sentence = await play(
    {
      ...{ given: [loggedIn, fundSet, saved], does: 'deleteWithdrawalAddress', form: one },
      ...{ fromState: { address_id: 'address_id' }, data: examples.deleteWithdrawalAddress },
    },
    () => command(deleteWithdrawalAddress(), one),
  );
  expect(sentence).toBe(examples.deleteWithdrawalAddress);
});

const consumer = 'meridian-extensions';
const questionOf = (address: string) => ({ currency: '3', netType: 'TRC20', address });
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

it('withdrawalCurrencies answers the networks of each coin', async () => {
  const [network] = examples.withdrawalCurrencies[2]!.networks!;
  const data = [{ ...usdt, networks: [network!] }];
  const coins = await play(
    { consumer, given: [loggedIn, open], does: 'withdrawalCurrencies with networks', data },
    () => read(withdrawalCurrencies()),
  );
  expect(coins).toMatchObject(data);
});

it('withdrawalAddresses says how it is with each, and who saved it', async () => {
  const data = [examples.readyAddress];
  const rows = await play(
    { consumer, given: [loggedIn, used], does: 'withdrawalAddresses with their states', data },
    () => read(withdrawalAddresses()),
  );
  expect(rows).toMatchObject(data);
});

it('addWithdrawalAddress says that its owner has compared it', async () => {
  const form = { ...examples.addressForm, netType: 'ERC20', is_compared: '1' as const };
  const sent = { ...form, address: examples.ethereumAddress.toLowerCase() };
  const sentence = await play(
    {
      ...{ consumer, given: [loggedIn, fundSet, coded, open], does: 'addWithdrawalAddress that is compared' },
      ...{ form: sent, fromState: { currency_id: 'currency' }, data: examples.addWithdrawalAddress },
    },
    () => command(addWithdrawalAddress(), sent),
  );
  expect(sentence).toBe(examples.addWithdrawalAddress);
});

it('addWithdrawalAddress refuses one that nobody has compared', async () => {
  const form = {
    ...examples.addressForm,
    ...{ netType: 'ERC20', address: examples.ethereumAddress.toLowerCase() },
  };
  const message = 'This address has no checksum. Compare every character';
  const answer = await play(
    {
      ...{
        consumer,
        given: [loggedIn, fundSet, coded, open],
        does: 'addWithdrawalAddress without a checksum',
      },
      ...{ form, fromState: { currency_id: 'currency' } },
      refuses: { message, reason: 'withdrawal.addressUnchecked', fields: { address: message } },
    },
    () => command(addWithdrawalAddress(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'withdrawal.addressUnchecked' });
});

it('withdrawalCurrencies says why a network is suspended', async () => {
  const [network] = examples.withdrawalCurrencies[2]!.networks!;
  const { chain_name: _, ...unnamed } = network!;
  const data = [{ ...usdt, networks: [{ ...unnamed, suspended: 'The network is being upgraded' }] }];
  const coins = await play(
    {
      ...{ consumer, given: [loggedIn, ['withdrawals are suspended', { token }]] },
      ...{ does: 'withdrawalCurrencies over suspended networks', data },
    },
    () => read(withdrawalCurrencies()),
  );
  expect(coins).toMatchObject(data);
});

it('checkAddress says which sign no such address has', async () => {
  const data = { is_valid: false, fault: 'character', at: 13 };
  const wrong = 'TJRabPrwbZy450bavfcjinPJC18kjpRTv8';
  const said = await ask('checkAddress with a wrong sign', [loggedIn, open], wrong, data);
  expect(said).toMatchObject(data);
});

it('checkAddress names the saved one that it looks like', async () => {
  const form = {
    ...{ currency: '3', netType: 'ERC20' },
    address: examples.ethereumAddress.toLowerCase().replace('9b9a', '1111'),
  };
  const data = {
    ...{ is_valid: true, is_checked: false },
    resembles: { id: 81_000_303, address: examples.ethereumAddress, notes: null },
  };
  const said = await play(
    {
      ...{ consumer, given: [loggedIn, saved], does: 'checkAddress of a lookalike' },
      ...{ form, fromState: { currency: 'currency' }, data },
    },
    () => read(checkAddress(form)),
  );
  const { id, address } = data.resembles;
  expect(said).toMatchObject({ is_valid: true, is_checked: false, resembles: { id, address } });
});
