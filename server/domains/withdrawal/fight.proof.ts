// A withdrawal and a spot order compete for the same balance: exactly one of them gets it, whichever comes first.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { domains } from '../../product.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBoth } from '../../testing/states/verificationStates.ts';
import { saveUsed } from '../../testing/states/withdrawalStates.ts';
import { pairs } from '../../instruments/market.config.ts';
import { keepCode } from '../session/public/codes.ts';

const rounds = process.env['FULL'] === '1' ? 1000 : 40;
const fund = '284173';
const code = '730916';
let server: TestApp;
let ann: { token: string; owner: string };

beforeAll(async () => {
  server = await startTestApp({ hasSandboxReviewer: false });
  ann = await server.person('ann@example.com');
  await verifyBoth(server.context, ann.owner);
  await call('setFundPassword', { password: fund, re_password: fund, login_password: password });
  await saveUsed(server.context, ann.owner);
});
afterAll(() => server.close());

const call = (operation: string, form: Record<string, string> = {}) => server.call(operation, form, ann);

/** The daily limit is three, and a code is valid once. */
async function nextDay(): Promise<void> {
  server.clock.advance(86_400_000);
  const { executor, random } = server.context;
  const key = { address: 'ann@example.com', purpose: 'withdrawal', network: '127.0.0.1' } as const;
  await executor.run('test.code', (tx) => keepCode(tx, key, code, random));
}

it(`${rounds} fights of a withdrawal and an order for one balance are won by one of them`, async () => {
  const won = { order: 0, withdrawal: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await nextDay();
    const withdraw = () =>
      call('requestWithdrawal', {
        currency: '3',
        number: '6000',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        pay_password: fund,
        code,
        client_withdrawal_id: `fight-${round}-0000`,
      });
    const last = await server.context.committed.read(({ exchange }) => exchange.lastPrice('BTC/USDT'));
    const price = Math.floor(Number(last) * 0.8);
    const amount = (6000 / price).toFixed(4);
    const buy = () =>
      call('placeSpotOrder', {
        currency_id: '1',
        legal_id: '3',
        type: '1',
        target_price: String(price),
        amount,
        client_order_id: `order-${round}-0000`,
      });
    const request = withdraw();
    // A withdrawal takes longer to check: the order follows after a delay that varies by round.
    await setTimeout((round * 7) % 60);
    const answers = await Promise.all([request, buy()]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
    const balance = (await call('balance', { currency: '3', type: 'change' })).data;
    // At a price that is truncated.
    const held = Number(balance.lock_change_balance);
    expect(held).toBeGreaterThan(5900);
    expect(held).toBeLessThan(6100);
    const open = (await call('withdrawals', { status: '1' })).data.data;
    if (open.length > 0) await call('cancelWithdrawal', { id: String(open[0].id) });
    // The id makes each cancel command distinct.
    else
      await call('cancelSpotOrders', {
        currency_id: '1',
        legal_id: '3',
        until_id: String(999_999_999_990_000 + round),
      });
    won[open.length > 0 ? 'withdrawal' : 'order'] += 1;
  }
  // Both have to win at times, or there was no race.
  expect(won.order * won.withdrawal).toBeGreaterThan(0);
  expect((await audit(server.context.store.db, rulesOf(domains, pairs))).violations).toEqual([]);
});
