import { expect, it } from 'vitest';
import {
  host,
  hostingOrders,
  hostingProduct,
  hostingProducts,
  hostingReport,
  hostingTabs,
  redeemEarly,
} from '../../src/api/hosting.ts';
import * as examples from '../examples/hosting.ts';
import { hosted, hostingOrderRow, offered } from './rows/hostingRow.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { sentenceOrMore } from './tools/matcher.ts';

const product = pick(
  examples.hostingProduct,
  ...(['id', 'currency_id', 'currency_name', 'name', 'interest_rate', 'save_min', 'day'] as const),
);

it('hostingProducts answers what is on offer', async () => {
  const data = [product];
  const products = await play(
    {
      given: offered(),
      hasSession: false,
      does: 'hostingProducts on the first page',
      query: { page: '1' },
      data,
    },
    () => read(hostingProducts()),
  );
  expect(products).toEqual(data);
});

it('hostingProduct answers one of them', async () => {
  const said = await play(
    {
      given: offered(),
      hasSession: false,
      does: 'hostingProduct of one',
      query: { id: '2' },
      fromState: { id: 'config_id' },
      data: product,
    },
    () => read(hostingProduct(2)),
  );
  expect(said).toEqual(product);
});

it('host takes an amount, and may say no more than that it did', async () => {
  const form = { config_id: '2', amount: '1000' };
  const made = await play(
    {
      given: offered(),
      does: 'host of an amount',
      form,
      fromState: { config_id: 'config_id' },
      data: sentenceOrMore('The amount is hosted'),
    },
    () => moneyCommand(host(), form),
  );
  expect(made).toBeUndefined();
});

it('host says why an amount is refused', async () => {
  const form = { config_id: '2', amount: '1' };
  const message = 'Minimum: 500 USDT';
  const answer = await play(
    {
      given: offered(),
      does: 'host of too little',
      form,
      fromState: { config_id: 'config_id' },
      refuses: { message },
    },
    () => moneyCommand(host(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message });
});

it('hostingReport answers what is hosted and was paid', async () => {
  const data = pick(examples.hostingReport, 'sum', 'profit', 'allprofit', 'count');
  const report = await play({ given: hosted('paid'), does: 'hostingReport of what is hosted', data }, () =>
    read(hostingReport()),
  );
  expect(report).toEqual(data);
});

it('hostingReport may lack what all of it is worth', async () => {
  const data = pick(examples.hostingReport, 'count');
  const report = await play({ given: hosted(), does: 'hostingReport without values', data }, () =>
    read(hostingReport()),
  );
  expect(report).toEqual(data);
});

it.each([
  ['hosting', '', examples.runningOrder],
  ['completed', 'completed', examples.completedOrder],
  ['redeemed', 'redeemed', examples.redeemedOrder],
] as const)('hostingOrders answers what is %s', async (tab, became, example) => {
  const query = { ...hostingTabs[tab], page: '1', limit: '40' };
  const data = { order_list: [pick(example, ...hostingOrderRow)], total: 1 };
  const page = await play(
    { given: hosted(became), does: `hostingOrders of the tab ${tab}`, query, data },
    () => read(hostingOrders(query)),
  );
  expect(page).toEqual(data);
});

it('redeemEarly ends an order, and may say no more than that it did', async () => {
  const form = { id: String(examples.runningOrder.id) };
  const ended = await play(
    {
      given: hosted(),
      does: 'redeemEarly of an order',
      form,
      fromState: { id: 'order_id' },
      data: sentenceOrMore('The order is redeemed'),
    },
    () => moneyCommand(redeemEarly(), form),
  );
  expect(ended).toBeUndefined();
});
