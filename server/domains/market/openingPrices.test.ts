import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startSourceMarket } from '../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../testing/processes/startSourceMarket.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-opening-'));
const begin = Date.UTC(2026, 0, 30, 6);
const simulated = { source: { kind: 'simulated', historyDays: 3 } } as const;
let running: SourceMarket | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startOn(name: string, replays: boolean, now: number): Promise<SourceMarket> {
  await running?.stop();
  const file = join(folder, 'high.csv');
  writeFileSync(file, `time_ms,price,amount,side\n${begin},130000,0.5,buy\n${begin + 1000},130001,0.5,buy\n`);
  const replay = { source: { kind: 'replay', file, pair: 'BTC/USDT', rounds: false } } as const;
  running = await startSourceMarket({
    config: replays ? replay : simulated,
    now,
    folder: join(folder, name),
  });
  return running;
}

/** Ranges of the newest minute and of the day: highest over lowest. */
function ranges(market: SourceMarket): number[] {
  return (['1min', '1day'] as const).map((period) => {
    const candle = market.market.candle('BTC/USDT', period)!;
    return Number(candle.high) / Number(candle.low);
  });
}

test('a simulation goes on from its own price, whatever a tape has played in the same folder meanwhile', async () => {
  let market = await startOn('between', false, begin);
  await market.run(30_000, 1000);
  await startOn('between', true, begin + 120_000);
  await running!.run(5000, 1000);
  expect(running!.core.exchange.lastPrice('BTC/USDT')).toBe('130001');
  market = await startOn('between', false, begin + 240_000);
  await market.run(30_000, 1000);
  for (const range of ranges(market)) expect(range).toBeLessThan(1.2);
});

test('a simulation that begins in the folder of a tape begins at its own price', async () => {
  await startOn('after', true, begin);
  await running!.run(5000, 1000);
  expect(running!.core.exchange.lastPrice('BTC/USDT')).toBe('130001');
  const market = await startOn('after', false, begin + 120_000);
  await market.run(30_000, 1000);
  expect(Number(market.core.exchange.lastPrice('BTC/USDT'))).toBeLessThan(80_000);
  for (const range of ranges(market)) expect(range).toBeLessThan(1.2);
});
