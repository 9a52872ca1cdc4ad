// What this product adds to new coins of compatible back ends.
import { expect, it } from 'vitest';
import {
  newCoin,
  newCoinOrders,
  newCoins,
  recommendedNewCoin,
  subscribeNewCoin,
} from '../../src/api/subscription.ts';
import * as examples from '../examples/subscription.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';
import { newCoinRow, onOffer, subscribed, subscriptionRow } from './rows/newCoinRow.ts';

const consumer = 'meridian-extensions';
const named = pick(examples.newCoin, ...newCoinRow);
const timed = pick(
  examples.newCoin,
  ...([...newCoinRow, 'name', 'scale', 'new_scale', 'recommend_title', 'recommend_content'] as const),
  ...(['start_ms', 'end_ms', 'launch_ms', 'lock_ms', 'unlock_ms'] as const),
);

it.each([
  ['with its times', onOffer(), timed],
  [
    'with an estimate',
    onOffer({ became: 'estimated' }),
    { ...named, predict_rate: '4 %', predict_source: 'Prospectus, page 12' },
  ],
  ['of a faster calendar', onOffer({ calendar: 'faster' }), { ...named, day_s: 60 }],
] as const)('newCoin, newCoins and recommendedNewCoin tell of one %s', async (what, given, data) => {
  const said = await play(
    {
      consumer,
      given,
      does: `newCoin of one ${what}`,
      query: { id: '1' },
      fromState: { id: 'config_id' },
      data,
    },
    () => read(newCoin(1)),
  );
  expect(said).toEqual(data);
  const all = await play(
    { consumer, given, does: `newCoins with one ${what}`, query: { page: '1' }, data: [data] },
    () => read(newCoins()),
  );
  expect(all).toEqual([data]);
  const offered = await play({ consumer, given, does: `recommendedNewCoin of one ${what}`, data }, () =>
    read(recommendedNewCoin()),
  );
  expect(offered).toEqual(data);
});

const own = [
  ...([...subscriptionRow, 'config_id', 'new_currency_name', 'created_ms'] as const),
  ...(['launch_ms', 'unlock_ms'] as const),
] as const;
const clientOrderId = 'newcoin-8Bn2Vc5x';

it('subscribeNewCoin answers the subscription that it has made', async () => {
  const form = { config_id: '1', amount: '500', client_order_id: clientOrderId };
  const data = { ...examples.subscribeNewCoin, client_order_id: exactly(clientOrderId) };
  const made = await play(
    {
      consumer,
      given: onOffer(),
      does: 'subscribeNewCoin with an id',
      form,
      fromState: { config_id: 'config_id' },
      data,
    },
    () => moneyCommand(subscribeNewCoin(), form),
  );
  expect(made).toMatchObject({ status: 1, client_order_id: clientOrderId });
});

it('newCoinOrders says when one is free', async () => {
  const query = { page: '1', limit: '40' };
  const data = { order_list: [pick(examples.settledSubscription, ...own, 'ended_ms')], total: 1 };
  const page = await play(
    { consumer, given: subscribed('settled'), does: 'newCoinOrders with the times of one', query, data },
    () => read(newCoinOrders(query)),
  );
  expect(page).toEqual(data);
});

it('newCoinOrders finds the one that bears an id of the caller', async () => {
  const query = { client_order_id: 'newcoin-3Jt6Qw8r' };
  const order = {
    ...pick(examples.lockedSubscription, ...subscriptionRow),
    client_order_id: exactly('newcoin-3Jt6Qw8r'),
  };
  const page = await play(
    {
      consumer,
      given: subscribed(),
      does: 'newCoinOrders under an id of the caller',
      query,
      data: { order_list: [order], total: 1 },
    },
    () => read(newCoinOrders(query)),
  );
  expect(page).toMatchObject({ order_list: [{ client_order_id: 'newcoin-3Jt6Qw8r' }] });
});
