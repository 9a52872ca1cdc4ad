// The day change, computed by hand, and then against the ledger of a day of random trading.
import { BigNumber } from 'bignumber.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import { toUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import { openPairs } from '../../testing/openPairs.ts';
import { RandomTrading } from '../../testing/RandomTrading.ts';
import { Refusal } from '../../refusal.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { usdtPrice } from './public/usdtPrice.ts';
import { failCommit } from '../../testing/processes/failCommit.ts';
import { grantUnits } from '../../testing/grantUnits.ts';

const minute = 60_000;
const hour = 60 * minute;
const seed = Number(process.env.SEED ?? 1);
const scaleOf = new Map(assets.map(({ code, scale }) => [code, scale]));
let server: TestApp;
let ann: { token: string; owner: string };

beforeEach(async () => {
  // The clock is frozen at noon of 5 January. Ann has 10,000 USDT, 0.1 BTC and 1 ETH from then on.
  server = await startTestApp();
  for (const owner of ['house:maker', 'house:taker']) {
    for (const asset of ['BTC', 'ETH', 'USDT']) await grant(owner, asset, '1000000');
  }
  await price('BTC', '60000');
  await price('ETH', '3000');
  ann = await server.person('ann@example.com');
});
afterEach(() => server.close());

async function grant(owner: string, asset: string, amount: string): Promise<void> {
  const units = toUnits(amount, scaleOf.get(asset)!);
  await server.context.executor.runForPlatform('test.grant', (tx) => grantUnits(tx, owner, asset, { units }));
}

/** The platform trades with itself to set the last price. */
async function price(asset: 'BTC' | 'ETH', value: string): Promise<void> {
  const { executor } = server.context;
  const { exchange } = server.memory;
  const order = { symbol: `${asset}/USDT`, kind: 'limit', price: value, quantity: '0.001' } as const;
  await executor.runForPlatform('test.price', (tx) => {
    exchange.placeForPlatform(tx, { ...order, owner: 'house:maker', side: 'sell' });
    exchange.placeForPlatform(tx, { ...order, owner: 'house:taker', side: 'buy' });
  });
  expect(exchange.lastPrice(order.symbol)).toBe(value);
}

/** @param ms since midnight of 5 January */
function setClock(ms: number): void {
  server.clock.advance(Date.UTC(2026, 0, 5) + ms - server.clock.now());
}

async function change(): Promise<string> {
  return (await server.call('balances', {}, ann)).data.day_change;
}

it('what comes after a commit that failed is no gain either', async () => {
  const { executor } = server.context;
  // Postings of the platform alone are written later, so their ids are reused when the write fails.
  const platformMoves = (count: number) =>
    executor.runForPlatform('test.house', (tx) => {
      for (let move = 0; move < count; move += 1)
        grantUnits(tx, 'house:maker', 'USDT', { units: 1n, reference: `move ${move}` });
    });
  await platformMoves(50);
  expect(await change()).toBe('0');
  await expect(executor.runForPlatform('test.fail', failCommit)).rejects.toThrow();
  await grant(ann.owner, 'USDT', '500');
  await platformMoves(80);
  expect(await change()).toBe('0');
});

it('what a person registers with is no gain, and its price since then is', async () => {
  expect(await change()).toBe('0');
  await price('BTC', '60500');
  expect(await change()).toBe('50');
  await price('ETH', '2950');
  expect(await change()).toBe('0');
  await price('ETH', '2900.5');
  expect(await change()).toBe('-49.5');
});

it('what comes is worth what it costs at that moment, whatever the minute before closed at', async () => {
  server.clock.advance(10 * minute);
  await price('BTC', '61000');
  const bea = await server.person('bea@example.com');
  const changeOfBea = async () => (await server.call('balances', {}, bea)).data.day_change;
  expect(await changeOfBea()).toBe('0');
  // 0.1 BTC × 1,000 for Ann, who held hers before.
  expect(await change()).toBe('100');
  await price('BTC', '61200');
  expect(await changeOfBea()).toBe('20');
  server = await server.restart();
  expect((await server.call('balances', {}, bea)).data.day_change).toBe('20');
});

it('prices alone move it, from the last price before midnight UTC', async () => {
  setClock(23 * hour);
  await price('BTC', '61000');
  expect(await change()).toBe('100');
  setClock(24 * hour);
  expect(await change()).toBe('0');
  setClock(33 * hour);
  expect(await change()).toBe('0');
  await price('BTC', '62000');
  await price('ETH', '2990');
  expect(await change()).toBe('90');
  expect((await server.call('balances', { currency_name: 'ETH' }, ann)).data.day_change).toBe('90');
  server = await server.restart();
  expect(await change()).toBe('90');
});

it('what comes at noon counts only as far as it has changed since noon', async () => {
  setClock(34 * hour);
  await price('BTC', '61000');
  setClock(36 * hour);
  // 0.1 BTC × 1,000
  expect(await change()).toBe('100');
  await grant(ann.owner, 'BTC', '0.5');
  await grant(ann.owner, 'USDT', '123.45');
  expect(await change()).toBe('100');
  setClock(37 * hour);
  await price('BTC', '61500');
  // 0.1 BTC × 1,500 and 0.5 BTC × 500
  expect(await change()).toBe('400');
  await grant(ann.owner, 'BTC', '1');
  setClock(37 * hour + minute);
  await price('BTC', '61400');
  // 0.1 BTC × 1,400, 0.5 BTC × 400, 1 BTC × -100
  expect(await change()).toBe('240');
  server = await server.restart();
  expect(await change()).toBe('240');
  // For flows in a database that kept no prices, the last closed minute before them applies: 1 BTC × 400.
  await server.context.store.writing.deleteFrom('flow_price').execute();
  server = await server.restart();
  expect(await change()).toBe('740');
});

it('a trade at the market costs its fee, and a held balance is still there', async () => {
  setClock(30 * hour);
  const { executor } = server.context;
  const { exchange } = server.memory;
  await executor.runForPlatform('test.offer', (tx) =>
    exchange.placeForPlatform(tx, {
      owner: 'house:maker',
      symbol: 'BTC/USDT',
      side: 'sell',
      kind: 'limit',
      price: '60000',
      quantity: '1',
    }),
  );
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01', target_price: '60000' };
  await server.call('placeSpotOrder', order, ann);
  // A fee of 0.00001 BTC, at 60,000.
  expect(await change()).toBe('-0.6');
  await server.call('placeSpotOrder', { ...order, target_price: '50000' }, ann);
  expect(await change()).toBe('-0.6');
});

it('each day begins anew, also for who has not asked in between', async () => {
  setClock(33 * hour);
  await price('BTC', '62000');
  expect(await change()).toBe('200');
  setClock(81 * hour);
  expect(await change()).toBe('0');
  await price('BTC', '61990');
  expect(await change()).toBe('-1');
});

it(
  `after a day of random trading it is what the ledger says, SEED=${seed}`,
  { timeout: 60_000 },
  async () => {
    const { executor } = server.context;
    const { exchange } = server.memory;
    for (const owner of [ann.owner, 'house:maker', 'house:taker'])
      for (const { code, scale } of assets) await grant(owner, code, scale < 3 ? '9000000' : '700');
    const trading = new RandomTrading({ exchange, pairs: openPairs, people: [ann.owner], seed });
    const pricesNow = () => new Map(assets.map(({ code }) => [code, usdtPrice(exchange, code)]));
    const trade = async (untilMs: number) => {
      const step = Math.floor((Date.UTC(2026, 0, 5) + untilMs - server.clock.now()) / 300);
      for (let count = 0; count < 300; count += 1) {
        server.clock.advance(step);
        await executor
          .runForPlatform('trade', (tx) => {
            const operation = trading.operation();
            if (operation.type === 'cancel') return exchange.cancel(tx, operation);
            if (operation.type === 'place') return exchange.place(tx, operation.input);
            return exchange.placeForPlatform(tx, operation.input);
          })
          .catch((error: unknown) => {
            if (!(error instanceof Refusal || error instanceof InsufficientFunds)) throw error;
          });
      }
    };
    await trade(24 * hour - 1);
    const opening = pricesNow();
    let flows = new BigNumber(0);
    for (const until of [30, 36, 42]) {
      await trade(until * hour);
      for (const { code, scale } of assets) {
        await grant(ann.owner, code, scale < 3 ? '1234' : '1.25');
        flows = flows.plus(new BigNumber(scale < 3 ? '1234' : '1.25').times(pricesNow().get(code)!));
      }
      await change();
    }
    await trade(47 * hour);
    const midnight = Date.UTC(2026, 0, 6);
    const now = pricesNow();
    let expected = flows.negated();
    let rowCount = 0;
    for (let page = 1; ; page += 1) {
      const { list } = (await server.call('ledger', { page: String(page), limit: '100' }, ann)).data;
      for (const { value, currency_name, created_ms } of list) {
        expected = expected.plus(new BigNumber(value).times(now.get(currency_name)!));
        if (created_ms < midnight)
          expected = expected.minus(new BigNumber(value).times(opening.get(currency_name)!));
      }
      rowCount += list.length;
      if (list.length < 100) break;
    }
    expect(rowCount).toBeGreaterThan(300);
    expect(await change()).toBe(expected.decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed());
  },
);
