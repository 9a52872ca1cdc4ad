// Index ticks that remain after a day.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnits } from '../../ledger/units.ts';
import { findViolations } from '../../testing/invariants.ts';
import { optionPlaced, readyForOptions, tickAt } from '../../testing/states/optionStates.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { pairs } from '../../instruments/market.config.ts';
import { sweptAtOnce, tickKeptMs } from './sweepTicks.ts';
import { durations, secondsMost } from './public/terms.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});

const symbol = 'BTC/USDT';
const moments = async () => {
  const rows = await server.context.store.db
    .selectFrom('option_tick')
    .select('at')
    .where('symbol', '=', symbol)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => Number(at));
};

it('no duration is longer than what is looked at around a tick', () => {
  expect(Math.max(...durations.map(({ seconds }) => seconds))).toBeLessThanOrEqual(secondsMost);
});

it('entry and the last 25 ticks of each order stay for good, all others for a day', async () => {
  const { context, clock } = server;
  const ann = await server.person('sweep-1@example.com');
  const settled = await optionPlaced(context, ann.owner, { became: 'settled' });
  const proof = async () =>
    (await server.call('optionSettlement', { id: String(settled.option_id) }, ann)).data;
  const before = await proof();
  // More ticks than one command checks, well before and after the order.
  const stray = Array.from({ length: sweptAtOnce + 20 }, (_, index) => ({
    symbol,
    price: toUnits('50000', 8),
    at: BigInt(clock.now() + 1_000_000 + index * 200),
  }));
  await context.executor.run('test.ticks', async ({ db }) => {
    const ticks = [...stray, { symbol, price: toUnits('50000', 8), at: 1n }];
    await db.insertInto('option_tick').values(ticks).execute();
  });
  const all = await moments();
  await context.optionClock.sweep();
  expect(await moments()).toEqual(all.slice(1));

  clock.advance(tickKeptMs + 2_000_000);
  await context.optionClock.sweep();
  const kept = [before.entry, ...before.ticks].map(({ at_ms: at }: { at_ms: number }) => at);
  expect(kept).toHaveLength(26);
  expect(await moments()).toEqual(kept);
  expect(await proof()).toEqual(before);
});

it('what may yet settle an order stays, however old it is', async () => {
  const { context, clock } = server;
  const bob = await server.person('sweep-2@example.com');
  await readyForOptions(context, bob.owner, '1000');
  await optionPlaced(context, bob.owner, { became: 'running' });
  clock.advance(1000);
  await tickAt(context, '50001');
  const all = await moments();
  clock.advance(2 * tickKeptMs);
  await context.optionClock.sweep();
  expect(await moments()).toEqual(all);
  await tickAt(context, undefined);
});
