import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { markAt } from '../../testing/states/contractStates.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { closing, placing } from './leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('tells operators of open positions, of what the house risks by them, of its insurance and of closes that wait', async () => {
  const { executor, leverBook, leverClock, metrics } = server.context;
  const { owner, ...ann } = await server.person('ann@example.com');
  await server.call(
    'transfer',
    { currency_id: '3', number: '1000', from_field: 'change', to_field: 'lever' },
    ann,
  );
  const told = async () => {
    const lines = (await metrics.text())
      .split('\n')
      .filter((line) => /^meridian_lever_.*(BTC|USDT"|closes)/.test(line));
    const own = lines.filter((line) => !line.includes('contract=') || line.includes('BTC/USDT'));
    return Object.fromEntries(
      own.map((line) => [/lever_(\w+)/.exec(line)![1], Number(line.split(' ').at(-1))]),
    );
  };
  await executor.runForPlatform('test.fund', (tx) => {
    for (const house of [counterpartyOwner, leverInsuranceOwner])
      grantUnits(tx, house, 'USDT', { units: 10n ** 12n });
  });
  const { insurance } = (await told()) as { insurance: number };
  await leverClock.tick();
  const order = { owner, symbol: 'BTC/USDT', mode: 'isolated', leverage: 10, lots: 10 } as const;
  await executor.perform(placing(leverBook), owner, { ...order, side: 'short' });
  await executor.perform(placing(leverBook), owner, { ...order, side: 'long', limit: '1' });
  const value = Number(leverBook.trades.exposureOf('BTC/USDT')) / -1e8;
  expect(value).toBeGreaterThan(0);
  expect(await told()).toMatchObject({
    positions_open: 1,
    house_long: value,
    house_short: 0,
    house_most: 20_000_000,
    insurance,
    closes_waiting: 0,
  });
  // The position's value is now unknown.
  server.clock.advance(16_000);
  const { id } = leverBook.trades.of(owner)[0]!;
  await executor.perform(closing(leverBook), owner, { owner, id, worst: '51000' });
  expect(await told()).toMatchObject({ positions_open: 1, closes_waiting: 1 });
});

it('tells operators of gains that the house does not have', async () => {
  const { executor, leverBook, leverClock, metrics } = server.context;
  await leverClock.stop();
  const { owner, ...ben } = await server.person('ben@example.com');
  await server.call(
    'transfer',
    { currency_id: '3', number: '1000', from_field: 'change', to_field: 'lever' },
    ben,
  );
  const unpaid = async () =>
    Number(/lever_gains_unpaid\{asset="USDT"\} (\S+)/.exec(await metrics.text())![1]);
  await markAt(server.context, '50000');
  const order = {
    owner,
    symbol: 'BTC/USDT',
    side: 'long',
    mode: 'isolated',
    leverage: 10,
    lots: 10,
  } as const;
  await executor.perform(placing(leverBook), owner, order);
  const { id } = leverBook.trades.of(owner)[0]!;
  await markAt(server.context, '51000');
  await executor.runForPlatform('test.drain', ({ ledger }) => {
    for (const house of [counterpartyOwner, leverInsuranceOwner]) {
      const [from, to] = [accountOf(house, 'USDT'), accountOf('system:test', 'USDT')];
      const units = ledger.balance(from).available;
      if (units > 0n) ledger.transfer({ from, to, units, reason: 'house.move', reference: '' });
    }
  });
  expect(await unpaid()).toBe(0);
  await executor.perform(closing(leverBook), owner, { owner, id });
  // 0.01 BTC from 50,000 × (1 + 0.0001 + 0.0005 × 0.0005) = 50,005.0125, up to 50,005.02, to 51,000 × (1 − 0.0001 −
  // 0.00051 × 0.0005) = 50,994.886995, down to 50,994.88.
  expect(await unpaid()).toBe(9.8986);
});
