// Contracts in a server: market ticks, stored marks, and their retention.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Core } from '../../../engines.ts';
import { accountOf } from '../../../ledger/account.ts';
import { toUnits } from '../../../ledger/units.ts';
import { grantUnits } from '../../../testing/grantUnits.ts';
import { startTestCore } from '../../../testing/testStore.ts';
import type { Index } from '../../../instruments/indexOf.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { LeverClock, markKeptMs, sweepMarks } from './LeverClock.ts';
import { closing, placing } from '../leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from './LeverMoney.ts';

const symbol = 'BTC/USDT';
const owner = 'user:1';
let folder: string;
let core: Core;
let clock: LeverClock;
let now: number;
let price: string | undefined;
let isOpen: boolean;

const index = (of: string): Index | undefined =>
  of === symbol && price !== undefined
    ? {
        price: toUnits(price, 8),
        used: [{ source: 'test', price: toUnits(price, 8), at: now }],
        outliers: [],
      }
    : undefined;

async function tick(to: string | undefined, ms = 1000): Promise<void> {
  now += ms;
  price = to;
  await clock.tick();
}

/** Writes wait for a command of a user. */
const flush = () =>
  core.executor.runForPlatform('test.gift', (tx) => grantUnits(tx, owner, 'USDT', { units: 1n }));
const pricesKept = async () =>
  (await core.store.db.selectFrom('lever_mark').select('price').orderBy('id').execute()).map((row) =>
    Number(row.price / 10n ** 8n),
  );

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1, 12);
  isOpen = true;
  folder = mkdtempSync(join(tmpdir(), 'meridian-lever-clock-'));
  core = await startTestCore({ folder, pairs, clock: { now: () => now } });
  const { leverBook: book, executor } = core;
  clock = new LeverClock({
    book,
    executor,
    clock: { now: () => now },
    index,
    isOpen: () => isOpen,
    onFault: (error) => {
      throw error;
    },
  });
  await executor.runForPlatform('test.fund', (tx) => {
    for (const house of [counterpartyOwner, leverInsuranceOwner])
      grantUnits(tx, house, 'USDT', { units: toUnits('100000', 8) });
    const units = toUnits('10000', 8);
    grantUnits(tx, owner, 'USDT', { units });
    const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
    tx.ledger.transfer({ from, to, units, reason: 'wallet.transfer', reference: '' });
  });
});
afterEach(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = () =>
  core.executor.perform(placing(core.leverBook), owner, {
    owner,
    symbol,
    side: 'long',
    mode: 'isolated',
    leverage: 10,
    lots: 100,
    clientOrderId: 'one',
  });

it('keeps marks while somebody has something at stake, and for ever those that decided something', async () => {
  await tick('50000');
  await tick('50100');
  await flush();
  expect(await pricesKept()).toEqual([]);
  const placed = await open();
  const id = placed.isRepetition ? placed.outcome : placed.answer.id;
  await tick('50200');
  await tick('50200');
  await tick('50300');
  await core.executor.perform(closing(core.leverBook), owner, { owner, id });
  await tick('50400');
  await flush();
  expect(await pricesKept()).toEqual([50_100, 50_200, 50_300]);
  const sweep = (at: number) => core.executor.run('test.sweep', (tx) => sweepMarks(tx.db, at, 0));
  expect(await sweep(now)).toMatchObject({ dropped: 0 });
  expect(await sweep(now + markKeptMs + 1)).toEqual({ dropped: 1, upTo: now + 1 });
  expect(await pricesKept()).toEqual([50_100, 50_300]);
});

it('an order that is sent twice is placed once', async () => {
  await tick('50000');
  const [first, second] = [await open(), await open()];
  expect(second).toEqual({
    isRepetition: true,
    isSame: true,
    outcome: first.isRepetition ? 0 : first.answer.id,
  });
  expect(core.leverBook.trades.of(owner)).toHaveLength(1);
});

it('lets nothing happen while money may not move', async () => {
  await tick('50000');
  await open();
  isOpen = false;
  await tick('30000');
  expect(core.leverBook.trades.of(owner)).toHaveLength(1);
  isOpen = true;
  await tick('30000');
  expect(core.leverBook.trades.of(owner)).toEqual([]);
});

it('what falls due while the server is down is closed at the first mark after it, which says that none was before', async () => {
  await tick('50000');
  await open();
  await core.stop();
  core = await startTestCore({ folder, pairs, clock: { now: () => now } });
  const { leverBook: book, executor } = core;
  expect(book.trades.of(owner)).toHaveLength(1);
  clock = new LeverClock({
    book,
    executor,
    clock: { now: () => now },
    index,
    isOpen: () => isOpen,
    onFault: () => undefined,
  });
  await tick('30000', 3_600_000);
  expect(book.trades.of(owner)).toEqual([]);
  const fills = await core.store.db
    .selectFrom('lever_fill')
    .innerJoin('lever_fill_mark', 'fill', 'lever_fill.id')
    .innerJoin('lever_mark', 'lever_mark.id', 'mark')
    .select(['what', 'previous_at', 'readings'])
    .orderBy('lever_fill.id')
    .execute();
  expect(fills).toMatchObject([{ what: 'open' }, { what: 'liquidation', previous_at: null }]);
  expect(JSON.parse(fills[1]!.readings)).toEqual([['test', '30000', now]]);
});
