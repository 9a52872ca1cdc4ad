import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import { putInto } from '../../testing/states/states.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string };
beforeAll(async () => {
  server = await startTestApp();
  ann = await server.person('ann@example.com');
});
afterAll(() => server.close());

it('balances show every coin in every account, with their value in USDT', async () => {
  const { data } = await server.call('balances', {}, ann);
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['change_wallet', 'lever_wallet', 'micro_wallet', 'trust_wallet']),
  );
  const wallet = data.change_wallet;
  expect(wallet.balance).toHaveLength(assets.length);
  const usdt = wallet.balance.find((row: { currency: number }) => row.currency === 3);
  expect(usdt).toMatchObject({ change_balance: '10000', lock_change_balance: '0', usdt_price: '1' });
  const total = wallet.balance.reduce(
    (sum: BigNumber, row: Record<string, string>) =>
      sum.plus(new BigNumber(row.change_balance!).plus(row.lock_change_balance!).times(row.usdt_price!)),
    new BigNumber(0),
  );
  expect(wallet.usdt_totle).toBe(total.decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed());
});

it('a balance held by an open order is shown apart and still counts', async () => {
  const before = (await server.call('balances', { currency_name: 'USDT' }, ann)).data.change_wallet;
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.002', target_price: '50000' };
  await server.call('placeSpotOrder', order, ann);
  const after = (await server.call('balances', { currency_name: 'usdt' }, ann)).data.change_wallet;
  expect(after.balance).toHaveLength(1);
  expect(after.balance[0]).toMatchObject({ change_balance: '9900', lock_change_balance: '100' });
  expect(after.usdt_totle).toBe(before.usdt_totle);
});

it('totals alone are those of the whole list, in a tenth of its length', async () => {
  const [whole, totals] = [
    (await server.call('balances', {}, ann)).data,
    (await server.call('balances', { totals_only: '1' }, ann)).data,
  ];
  expect(totals.change_wallet).toEqual({ ...whole.change_wallet, balance: [] });
  expect(JSON.stringify(totals).length).toBeLessThan(JSON.stringify(whole).length / 10);
});

it('one balance is that of the list, with the fields of its account alone', async () => {
  const list = (await server.call('balances', {}, ann)).data;
  for (const kind of ['legal', 'change', 'lever', 'micro', 'trust']) {
    const { data } = await server.call('balance', { currency: '3', type: kind }, ann);
    const wallet = list[`${kind}_wallet`].balance;
    expect(data).toEqual(wallet.find((row: { currency: number }) => row.currency === 3));
    expect(Object.keys(data).filter((field) => field.endsWith('_balance'))).toEqual([
      `${kind}_balance`,
      `lock_${kind}_balance`,
    ]);
  }
  const { data } = await server.call('balance', { currency: '1', type: 'change' }, ann);
  expect(data).toMatchObject({ currency_name: 'BTC', change_balance: '0.1', lock_change_balance: '0' });
});

it('currencies show all coins, the accounts that are for them, and what is free in each', async () => {
  const { data } = await server.call('currencies', {}, ann);
  expect(data.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual(
    assets.map(({ id, code }) => [id, code]),
  );
  expect(data[2]).toMatchObject({ name: 'USDT', is_legal: 1, is_match: 1, is_lever: 1, is_micro: 1 });
  const free = server.memory.ledger.balance({ owner: ann.owner, kind: 'change', asset: 'USDT' }).available;
  expect(data[2].wallet).toEqual({
    legal_balance: '0',
    change_balance: fromUnits(free, 8),
    lever_balance: '0',
    micro_balance: '0',
    trust_balance: '0',
  });
  expect(data[0]).toMatchObject({ name: 'BTC', is_match: 1, is_lever: 0, wallet: { change_balance: '0.1' } });
});

it('rates of currencies come with their source, and a sandbox says that its own are examples', async () => {
  const { data } = await server.call('balances', {}, ann);
  expect(data.fiat_rates).toMatchObject({ source: 'sandbox example', rates: { EUR: '0.92' } });
  const real = await startTestApp({ fiat: { kind: 'none' } });
  const bea = await real.person('bea@example.com');
  expect((await real.call('balances', {}, bea)).data).not.toHaveProperty('fiat_rates');
  await real.close();
});

it.each([
  ['a coin of the ledger', 'ledger', { currency: '999' }, 'wallet.currencyUnknown', 'currency'],
  [
    'a coin of a balance',
    'balance',
    { currency: '999', type: 'change' },
    'wallet.currencyUnknown',
    'currency',
  ],
  ['a period that ends before it begins', 'ledger', { from: '11', to: '10' }, 'wallet.rangeInvalid', 'from'],
])('%s is refused where there is none', async (_, call, fields, reason, field) => {
  const { type, data, message } = await server.call(call, fields, ann);
  expect(type).toBe('error');
  expect(data).toMatchObject({ reason, fields: { [field]: message } });
});

it('a period without a moment, and an account that holds nothing, have no rows', async () => {
  const asked: Record<string, string>[] = [
    { from: '10', to: '10' },
    { type: '3' },
    { kind: 'deposit' },
    { currency: '9' },
  ];
  for (const fields of asked) {
    const { data } = await server.call('ledger', fields, ann);
    expect(data).toEqual({ list: [], count: 0, page: 1, limit: 20 });
  }
});

it('rows give their reason in the language of the session', async () => {
  await putInto(server.context, 'a spot order was filled', {
    email: 'cid@example.com',
    token: 'x'.repeat(40),
  });
  const infos = async (language: string) => {
    const { data } = await server.call('ledger', { limit: '4' }, { token: 'x'.repeat(40), language });
    return data.list.map(({ info }: { info: string }) => info);
  };
  expect(await infos('en')).toEqual([
    'Trading fee BTC/USDT',
    'Spot buy BTC/USDT',
    'Spot buy BTC/USDT',
    'Practice money',
  ]);
  expect(await infos('de')).toEqual([
    'Handelsgebühr BTC/USDT',
    'Spot-Kauf BTC/USDT',
    'Spot-Kauf BTC/USDT',
    'Übungsgeld',
  ]);
  const { data } = await server.call('ledger', { kind: 'trade' }, { token: 'x'.repeat(40) });
  const [paid, got] = data.list;
  expect(paid).toMatchObject({ currency_name: 'USDT', value: '-67.2145', symbol: 'BTC/USDT', side: 1 });
  expect(paid).toMatchObject({ balance_after: '9932.7855', type: 2, kind: 'trade', is_lock: 0 });
  expect(got).toMatchObject({ currency_name: 'BTC', value: '0.001', balance_after: '0.101' });
  expect(got.order_id).toBe(paid.order_id);
  const orders = await server.call(
    'spotOrders',
    { order_id: String(got.order_id) },
    { token: 'x'.repeat(40) },
  );
  expect(orders.data).toMatchObject([{ id: got.order_id, symbol: 'BTC/USDT', status: 2 }]);
  expect((await server.call('spotOrders', { order_id: String(got.order_id) }, ann)).data).toEqual([]);
});

it('a reason that has no words of its own is still a row', async () => {
  // Its entry keeps the reason that this server knew.
  server.expectBrokenBooks();
  const { executor } = server.context;
  const [from, to] = ['system:issuance', ann.owner].map((owner) => accountOf(owner, 'DOGE'));
  const posting = await executor.runForPlatform('test', (tx) =>
    tx.ledger.transfer({ from: from!, to: to!, units: 5n, reason: 'sandbox.grant', reference: 'order:1' }),
  );
  // Written by a newer server that knows more reasons.
  await executor.run('test', ({ db }) =>
    db.updateTable('posting').set({ reason: 'newer.reason' }).where('id', '=', BigInt(posting)).execute(),
  );
  const { data } = await server.call('ledger', { currency: '5' }, ann);
  expect(data.list).toMatchObject([{ info: 'Balance change', reason: 'newer.reason', value: '0.00000005' }]);
  expect(data.list[0]).not.toHaveProperty('kind');
});

it('a coin that does not exist has no rows', async () => {
  const { data } = await server.call('balances', { currency_name: 'NONE' }, ann);
  expect(data.change_wallet).toMatchObject({ balance: [], usdt_totle: '0' });
});
