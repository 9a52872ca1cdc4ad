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
import { sentenceOrMore } from './tools/matcher.ts';
import { newCoinRow, onOffer, subscribed, subscriptionRow } from './rows/newCoinRow.ts';

const product = pick(examples.newCoin, ...newCoinRow);

it('newCoins answers what is on offer', async () => {
  const data = [product];
  const products = await play(
    { given: onOffer(), does: 'newCoins on the first page', query: { page: '1' }, data },
    () => read(newCoins()),
  );
  expect(products).toEqual(data);
});

it('newCoin answers one of them', async () => {
  const said = await play(
    {
      given: onOffer(),
      does: 'newCoin of one',
      query: { id: '1' },
      fromState: { id: 'config_id' },
      data: product,
    },
    () => read(newCoin(1)),
  );
  expect(said).toEqual(product);
});

it('recommendedNewCoin answers what the start page offers', async () => {
  const data = pick(examples.recommendedNewCoin, ...newCoinRow, 'recommend_title', 'recommend_content');
  const said = await play({ given: onOffer(), does: 'recommendedNewCoin of one', data }, () =>
    read(recommendedNewCoin()),
  );
  expect(said).toEqual(data);
});

it('subscribeNewCoin takes an amount, and may say no more than that it did', async () => {
  const form = { config_id: '1', amount: '500' };
  const made = await play(
    {
      given: onOffer(),
      does: 'subscribeNewCoin with an amount',
      form,
      fromState: { config_id: 'config_id' },
      data: sentenceOrMore('Subscribed'),
    },
    () => moneyCommand(subscribeNewCoin(), form),
  );
  expect(made).toBeUndefined();
});

it('subscribeNewCoin says why an amount is refused', async () => {
  const form = { config_id: '1', amount: '1' };
  const message = 'Minimum: 50 USDT';
  const answer = await play(
    {
      given: onOffer(),
      does: 'subscribeNewCoin with too little',
      form,
      fromState: { config_id: 'config_id' },
      refuses: { message },
    },
    () => moneyCommand(subscribeNewCoin(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message });
});

it.each([
  ['subscribing', '', '1', examples.lockedSubscription],
  ['launched', 'launched', '2', examples.launchedSubscription],
  ['settled', 'settled', '3', examples.settledSubscription],
] as const)('newCoinOrders answers what is %s', async (what, became, status, example) => {
  const query = { status, page: '1', limit: '40' };
  const data = { order_list: [pick(example, ...subscriptionRow)], total: 1, total_interest: '6.4' };
  const page = await play(
    { given: subscribed(became), does: `newCoinOrders that are ${what}`, query, data },
    () => read(newCoinOrders(query)),
  );
  expect(page).toEqual(data);
});

it('newCoinOrders may lack what all have brought', async () => {
  const query = { page: '1', limit: '40' };
  const data = { order_list: [pick(examples.lockedSubscription, ...subscriptionRow)], total: 1 };
  const page = await play({ given: subscribed(), does: 'newCoinOrders of any status', query, data }, () =>
    read(newCoinOrders(query)),
  );
  expect(page).toEqual(data);
});
