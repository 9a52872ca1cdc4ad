import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { Core } from '../../engines.ts';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { startTestCore } from '../../testing/testStore.ts';
import { pairs } from '../../instruments/market.config.ts';
import { closing, placing } from './leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';
import { leverPersonal } from './leverPersonal.ts';

const owner = 'user:1';
const symbol = 'BTC/USDT';
const folder = mkdtempSync(join(tmpdir(), 'meridian-lever-personal-'));
let core: Core;

beforeAll(async () => {
  core = await startTestCore({ folder, pairs, clock: { now: () => Date.UTC(2026, 0, 1, 12) } });
  const units = toUnits('20000', 8);
  await core.executor.runForPlatform('test.fund', (tx) => {
    for (const funded of [counterpartyOwner, leverInsuranceOwner, owner])
      grantUnits(tx, funded, 'USDT', { units });
    const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
    tx.ledger.transfer({ from, to, units, reason: 'wallet.transfer', reference: '' });
    const price = toUnits('50000', 8);
    const index = { price, used: [{ source: 'test', price, at: tx.now }], outliers: [] };
    core.leverBook.tick(tx, new Map([[symbol, index]]));
  });
});
afterAll(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a copy has every closing of a contract, however many there are', async () => {
  const { leverBook, executor, store } = core;
  await executor.perform(placing(leverBook), owner, {
    owner,
    symbol,
    side: 'long',
    mode: 'isolated',
    leverage: 10,
    lots: 600,
  });
  const { id } = leverBook.trades.of(owner)[0]!;
  for (let count = 0; count < 600; count += 1)
    await executor.perform(closing(leverBook), owner, { owner, id, lots: 1 });
  const copied = [];
  const context = { store, leverBook } as Context;
  for await (const row of leverPersonal.copy!(context, { id: 1, owner })) copied.push(row);
  expect(copied).toHaveLength(1);
  const [part, contract] = copied[0] as [string, { fills: { what: string; lots: number }[] }];
  expect(part).toBe('contracts');
  expect(contract.fills.map(({ what }) => what)).toEqual([
    'open',
    ...Array.from({ length: 600 }, () => 'user'),
  ]);
  expect(contract.fills.reduce((sum, { what, lots }) => sum + (what === 'open' ? lots : -lots), 0)).toBe(0);
});
