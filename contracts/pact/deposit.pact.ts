import { expect, it } from 'vitest';
import { depositAddress, depositCurrencies, deposits } from '../../src/api/deposit.ts';
import { requestDeposit } from '../../src/api/depositClaim.ts';
import { sandboxChain, sandboxReorganise, sandboxSend } from '../../src/api/sandboxChain.ts';
import { claimForm } from '../../src/screens/deposit/claim/claimRequest.ts';
import * as examples from '../examples/deposit.ts';
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

const consumer = 'meridian-extensions';
const open: ProviderState = ['USDT can be deposited', { token }];
const sent = (became?: 'dropped' | 'lost'): ProviderState => [
  'test coins were sent',
  { token, ...(became && { became }) },
];
const given = [loggedIn, open];
const [usdt] = examples.depositCurrencies;
const [trc20] = usdt!.networks!;
const coin = pick(usdt!, 'id', 'name', 'min_number');
const named = pick(trc20!, 'network', 'name', 'chain');
const { trc20: address } = examples.depositAddress as { trc20: string };

it('depositCurrencies says what can be deposited', async () => {
  const coins = await play({ given, does: 'depositCurrencies', data: [coin] }, () =>
    read(depositCurrencies()),
  );
  expect(coins).toEqual([coin]);
});

it('depositAddress says where to, by network', async () => {
  const form = { currency: '3' };
  const addresses = await play(
    {
      given,
      does: 'depositAddress of a coin',
      form,
      fromState: { currency: 'currency' },
      data: { trc20: address },
    },
    () => read(depositAddress(form)),
  );
  expect(addresses).toEqual({ trc20: address });
});

it('depositAddress of one network', async () => {
  const form = { currency: '3', network: 'trc20' };
  const addresses = await play(
    {
      consumer,
      given,
      does: 'depositAddress of one network',
      form,
      fromState: { currency: 'currency' },
      data: { trc20: address },
    },
    () => read(depositAddress(form)),
  );
  expect(addresses).toEqual({ trc20: address });
});

/** Claim for a back end that declares that it keeps no ids; a coin with one network. */
const claimed = claimForm(
  {
    way: 'hash',
    coin: 'BTC',
    currency: '1',
    network: '',
    amount: '0.01',
    imgs: '/upload/0mjq1yt5k2h8w3c7vd',
    account: examples.seenDeposit.hash!,
    rate: '',
    bkname: '',
    bkcardnumer: '',
    cardname: '',
  },
  undefined,
) as ReturnType<typeof claimForm> & Record<string, string>;

it('requestDeposit answers a sentence', async () => {
  const text = await play(
    {
      given: [loggedIn, ['a proof of transfer is uploaded', { token }]],
      does: 'requestDeposit of a transaction',
      form: claimed,
      data: examples.requestDeposit,
      fromState: { currency: 'single', imgs: 'imgs' },
    },
    () => moneyCommand(requestDeposit(), claimed),
  );
  expect(text).toBe(examples.requestDeposit);
});

const come: ProviderState = ['a deposit has come', { token }];
const listed = pick(examples.seenDeposit, 'id', 'name', 'amount', 'status', 'created_at');

it('deposits lists what has come', async () => {
  const data = { data: [listed], total: 1 };
  const page = await play({ given: [loggedIn, come], does: 'deposits', data }, () => read(deposits()));
  expect(page).toMatchObject(data);
});

it('deposits says how far each is, and what a chain’s explorer is asked for', async () => {
  const { remark: _, ...row } = examples.seenDeposit;
  const data = { data: [row], total: 1 };
  const page = await play(
    {
      consumer,
      given: [loggedIn, ['test coins were sent', { token }]],
      does: 'deposits with their chain',
      data,
    },
    () => read(deposits()),
  );
  expect(page).toMatchObject(data);
});

it('deposits says why one is not credited', async () => {
  const { remark, min_number } = examples.belowMinimumDeposit;
  const data = { data: [{ ...listed, remark, min_number }], total: 1 };
  const page = await play(
    {
      consumer,
      given: [loggedIn, ['a deposit is below the minimum', { token }]],
      does: 'deposits with a reason',
      data,
    },
    () => read(deposits()),
  );
  expect(page).toMatchObject(data);
});

it('deposits narrows by coin, status and time', async () => {
  const query = { currency: '3', status: '1', from: '1700000000', to: '4000000000' } as const;
  const data = { data: [listed], total: 1 };
  const page = await play(
    { consumer, given: [loggedIn, come], does: 'deposits that are narrowed', query, data },
    () => read(deposits(query)),
  );
  expect(page).toMatchObject(data);
});

it('depositCurrencies may say no more of a network than what it is', async () => {
  const data = [{ ...coin, networks: [named] }];
  const coins = await play({ consumer, given, does: 'depositCurrencies with networks', data }, () =>
    read(depositCurrencies()),
  );
  expect(coins).toEqual(data);
});

it('depositCurrencies says what a deposit over a network has to be, and how long it takes', async () => {
  const data = [{ ...coin, networks: [trc20] }];
  const coins = await play({ consumer, given, does: 'depositCurrencies with all of a network', data }, () =>
    read(depositCurrencies()),
  );
  expect(coins).toEqual(data);
});

it('depositCurrencies says why nothing can be deposited over a network', async () => {
  const { suspended } = examples.depositCurrencies[1]!.networks![1]!;
  const data = [{ ...coin, networks: [{ ...named, suspended }] }];
  const coins = await play(
    {
      consumer,
      given: [loggedIn, ['deposits are suspended', { token }]],
      does: 'depositCurrencies while they are suspended',
      data,
    },
    () => read(depositCurrencies()),
  );
  expect(coins).toEqual(data);
});

const [onItsWay] = examples.sandboxChain.sent;
const row = pick(
  onItsWay!,
  ...(['hash', 'name', 'network', 'amount', 'address', 'sent_ms', 'confirmations'] as const),
);
const chains = examples.sandboxChain.chains.slice(0, 1);
const coins = examples.sandboxChain.coins.slice(0, 1);

it.each([
  ['on its way', undefined, pick(onItsWay!, 'confirmations_needed')],
  ['dropped', 'dropped', { is_dropped: true }],
  ['lost', 'lost', {}],
] as const)('sandboxChain has what was sent and is %s', async (name, became, more) => {
  const data = { chains, coins, sent: [{ ...row, ...more }] };
  const chain = await play(
    { consumer, given: [loggedIn, sent(became)], does: `sandboxChain with what is ${name}`, data },
    () => read(sandboxChain()),
  );
  expect(chain).toEqual(data);
});

it('sandboxSend answers the hash', async () => {
  const form = { currency: '3', network: 'trc20', address, amount: '1500' };
  const hash = await play(
    {
      consumer,
      given,
      does: 'sandboxSend',
      form,
      data: examples.sandboxSend,
      fromState: { currency: 'currency', address: 'address' },
    },
    () => command(sandboxSend(), form),
  );
  expect(hash).toBe(examples.sandboxSend);
});

it('sandboxReorganise replaces blocks', async () => {
  const form = { hash: examples.sandboxSend, comes_back: '1' as const };
  const sentence = await play(
    {
      consumer,
      given: [loggedIn, sent()],
      does: 'sandboxReorganise',
      form,
      fromState: { hash: 'hash' },
      data: examples.sandboxReorganise,
    },
    () => command(sandboxReorganise(), form),
  );
  expect(sentence).toBe(examples.sandboxReorganise);
});
