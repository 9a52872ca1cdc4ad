import { expect, it } from 'vitest';
import { addWithdrawalAddress, withdrawalAddresses, withdrawalCurrencies } from '../../src/api/withdrawal.ts';
import * as examples from '../examples/withdrawal.ts';
import { command, loggedIn, pick, play, read, token, type ProviderState } from './tools/interaction.ts';

const consumer = 'meridian-extensions';
const fundSet: ProviderState = ['a fund password is set', { token, fund_password: '491370' }];
const coded: ProviderState = [
  'a code was sent',
  { email: 'ada@example.com', type: 'address', code: '730916' },
];
const open: ProviderState = ['USDT can be withdrawn', { token }];
const used: ProviderState = ['a withdrawal address was used', { token }];
const usdt = pick(examples.withdrawalCurrencies[2]!, 'id', 'name');

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
      consumer,
      given: [loggedIn, fundSet, coded, open],
      does: 'addWithdrawalAddress that is compared',
      form: sent,
      fromState: { currency_id: 'currency' },
      data: examples.addWithdrawalAddress,
    },
    () => command(addWithdrawalAddress(), sent),
  );
  expect(sentence).toBe(examples.addWithdrawalAddress);
});

it('addWithdrawalAddress refuses one that nobody has compared', async () => {
  const form = {
    ...examples.addressForm,
    netType: 'ERC20',
    address: examples.ethereumAddress.toLowerCase(),
  };
  const message = 'This address has no checksum. Compare every character';
  const answer = await play(
    {
      consumer,
      given: [loggedIn, fundSet, coded, open],
      does: 'addWithdrawalAddress without a checksum',
      form,
      fromState: { currency_id: 'currency' },
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
      consumer,
      given: [loggedIn, ['withdrawals are suspended', { token }]],
      does: 'withdrawalCurrencies over suspended networks',
      data,
    },
    () => read(withdrawalCurrencies()),
  );
  expect(coins).toMatchObject(data);
});
