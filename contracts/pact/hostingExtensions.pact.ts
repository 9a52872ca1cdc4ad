// What this product adds to hosting of compatible back ends.
import { expect, it } from 'vitest';
import {
  host,
  hostingOrders,
  hostingProduct,
  hostingProducts,
  hostingReport,
  redeemEarly,
} from '../../src/api/hosting.ts';
import * as examples from '../examples/hosting.ts';
import { hosted, hostingOrderRow, offered } from './rows/hostingRow.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const { hostingProduct: product } = examples;
const named = ['id', 'currency_id', 'currency_name', 'name', 'interest_rate', 'save_min', 'day'] as const;
const ofProduct = { id: 'config_id' } as const;

const ruled = pick(
  product,
  ...([...named, 'day_rate', 'max_interest_rate', 'scale', 'yield_source', 'penalty_rule'] as const),
  ...(['settlement_ratio', 'capacity', 'capacity_left', 'payment_time'] as const),
  ...(['first_payment_ms', 'end_ms'] as const),
);
const plain = pick(product, ...named);

it.each([
  ['with its rules', offered(), ruled],
  ['that is paused', offered({ became: 'paused' }), { ...plain, paused: 'Back on Monday' }],
  ['that is paid late', hosted('delayed'), { ...plain, delayed_ms: Date.UTC(2026, 10, 21) }],
  ['of a faster calendar', offered({ calendar: 'faster' }), { ...plain, day_s: 60 }],
] as const)('hostingProduct and hostingProducts tell of one %s', async (what, given, data) => {
  const common = { consumer, given, hasSession: false } as const;
  const said = await play(
    {
      ...common,
      does: `hostingProduct of one ${what}`,
      query: { id: '2' },
      fromState: ofProduct,
      data,
    },
    () => read(hostingProduct(2)),
  );
  expect(said).toEqual(data);
  const all = await play(
    { ...common, does: `hostingProducts with one ${what}`, query: { page: '1' }, data: [data] },
    () => read(hostingProducts()),
  );
  expect(all).toEqual([data]);
});

const termed = [
  ...([...hostingOrderRow, 'config_id', 'currency_id', 'scale', 'current_interest', 'paid_days'] as const),
  ...(['refund', 'penalty_rule', 'settlement_ratio', 'payment_time'] as const),
  ...(['created_ms', 'first_payment_ms', 'end_ms'] as const),
] as const;
const running = [...termed, 'next_payment_ms', 'refund_until_ms'] as const;
const clientOrderId = 'hosting-8Bn2Vc5x';

it('host answers the order that it has made', async () => {
  const form = { config_id: '2', amount: '1000', client_order_id: clientOrderId };
  const data = { ...examples.host, client_order_id: exactly(clientOrderId) };
  const made = await play(
    {
      consumer,
      given: offered(),
      does: 'host with an id',
      form,
      fromState: { config_id: 'config_id' },
      data,
    },
    () => moneyCommand(host(), form),
  );
  expect(made).toMatchObject({ status: 1, client_order_id: clientOrderId });
});

it.each([
  ['running', '', {}, pick(examples.runningOrder, ...running)],
  ['paid late', 'delayed', {}, pick(examples.delayedOrder, ...running, 'delayed_ms', 'owed')],
  ['completed', 'completed', {}, pick(examples.completedOrder, ...termed, 'ended_ms')],
  ['redeemed', 'redeemed', {}, pick(examples.redeemedOrder, ...termed, 'ended_ms')],
  [
    'on a faster calendar',
    '',
    { calendar: 'faster' },
    { ...pick(examples.runningOrder, ...running), day_s: 60 },
  ],
] as const)('hostingOrders finds the one that is %s by its number', async (what, became, more, row) => {
  const query = { id: String(row.id) };
  const data = { order_list: [row], total: 1 };
  const page = await play(
    {
      consumer,
      given: hosted(became, more),
      does: `hostingOrders with the one that is ${what}`,
      query,
      fromState: { id: 'order_id' },
      data,
    },
    () => read(hostingOrders(query)),
  );
  expect(page).toEqual(data);
});

it('hostingOrders finds the one that bears an id of the caller', async () => {
  const query = { client_order_id: 'hosting-3Jt6Qw8r' };
  const order = {
    ...pick(examples.runningOrder, ...hostingOrderRow),
    client_order_id: exactly('hosting-3Jt6Qw8r'),
  };
  const page = await play(
    {
      consumer,
      given: hosted(),
      does: 'hostingOrders under an id of the caller',
      query,
      data: { order_list: [order], total: 1 },
    },
    () => read(hostingOrders(query)),
  );
  expect(page).toMatchObject({ order_list: [{ client_order_id: 'hosting-3Jt6Qw8r' }] });
});

it('hostingReport says it by coin, day and product', async () => {
  const { days, ...report } = examples.hostingReport;
  const data = { ...report, days: days!.slice(0, 1) };
  const said = await play(
    { consumer, given: hosted('paid'), does: 'hostingReport of each coin and day', data },
    () => read(hostingReport()),
  );
  expect(said).toEqual(data);
});

it('redeemEarly answers the order as it is then', async () => {
  const { redeemEarly: redeemed } = examples;
  const form = { id: String(redeemed.id), expected_refund: '988' };
  const data = {
    ...redeemed,
    status: exactly(2),
    is_cancel: exactly(1),
    client_order_id: exactly('hosting-3Jt6Qw8r'),
  };
  const ended = await play(
    {
      consumer,
      given: hosted(),
      does: 'redeemEarly at the refund that was shown',
      form,
      fromState: { id: 'order_id', expected_refund: 'refund' },
      data,
    },
    () => moneyCommand(redeemEarly(), form),
  );
  expect(ended).toMatchObject({ status: 2, is_cancel: 1 });
});

it('redeemEarly says what the refund has become', async () => {
  const form = { id: '1', expected_refund: '999.5' };
  const answer = await play(
    {
      consumer,
      given: hosted(),
      does: 'redeemEarly at another refund',
      form,
      fromState: { id: 'order_id' },
      refuses: {
        message: 'The refund has changed to 940',
        reason: 'hosting.refundChanged',
        values: { amount: '940' },
      },
    },
    () => moneyCommand(redeemEarly(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'hosting.refundChanged' });
});
