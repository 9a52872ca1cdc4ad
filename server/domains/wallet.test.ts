import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assets } from '../market/market.config.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import type { TestApp } from '../testing/startTestApp.ts';

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

it('a coin that does not exist has no rows', async () => {
  const { data } = await server.call('balances', { currency_name: 'NONE' }, ann);
  expect(data.change_wallet).toMatchObject({ balance: [], usdt_totle: '0' });
});
