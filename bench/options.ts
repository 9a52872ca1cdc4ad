// Timed options that all expire in the same second: time until each is settled and durable, exactly once, and waiting
// time of other commands for the command executor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairs } from '../server/instruments/market.config.ts';
import { tickOptions } from '../server/domains/option/optionNotices.ts';
import { optionPlatformOwner } from '../server/domains/option/OptionMoney.ts';
import { settledStatus } from '../server/domains/option/OptionOrder.ts';
import { stakes } from '../server/domains/option/public/terms.ts';
import type { Core } from '../server/engines.ts';
import { accountOf } from '../server/ledger/account.ts';
import { grantUnits } from '../server/testing/grantUnits.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const symbol = 'BTC/USDT';
const matchId = 1;
const count = 2000;
const seconds = 60;
const usdt = 10n ** 8n;
/** Funds of each owner: enough for the maximum number of running orders. */
const funds = 1000n * usdt;

let now = Date.now();

/** @returns when the last due item is durable */
async function tick({ executor, optionBook }: Core, price: bigint, ms: number): Promise<void> {
  now += ms;
  const index = { price, used: [{ source: 'bench', price, at: now }], outliers: [] };
  const indexOf = (of: string) => (of === symbol ? index : undefined);
  while (await executor.runForPlatform('option.tick', (tx) => tickOptions(tx, optionBook, indexOf)));
}

/** Half of them up, half down, at the same entry price. */
async function placeAll(core: Core): Promise<void> {
  const { executor, optionBook } = core;
  await executor.runForPlatform('bench.place', (tx) => {
    grantUnits(tx, optionPlatformOwner, 'USDT', { units: 10_000_000n * usdt });
    for (let item = 0; item < count; item += 1) {
      const owner = `user:${1 + Math.floor(item / stakes.runningMost)}`;
      if (item % stakes.runningMost === 0) {
        grantUnits(tx, owner, 'USDT', { units: funds });
        const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'micro')];
        tx.ledger.transfer({ from, to, units: funds, reason: 'wallet.transfer', reference: '' });
      }
      const direction = item % 2 === 0 ? 'up' : 'down';
      optionBook.place(tx, { owner, matchId, asset: 'USDT', direction, seconds, stake: stakes.least });
    }
  });
  await tick(core, 67_000n * usdt, 200);
}

async function figuresOf(name: string, folder: string): Promise<Figure[]> {
  const core = await startTestCore({ folder, pairs, clock: { now: () => now } });
  const { executor, store } = core;
  const settled = new Map<number, number>();
  let repeated = 0;
  let [isOver, start] = [false, 0];
  // Events arrive after the commit.
  executor.subscribe((events) => {
    for (const event of events) {
      if (event.type !== 'optionSettled') continue;
      const { id } = event.row() as { id: number };
      if (settled.has(id)) repeated += 1;
      settled.set(id, performance.now() - start);
    }
  });
  await placeAll(core);
  for (let passed = 0; passed < seconds - 1; passed += 1) await tick(core, 67_100n * usdt, 1000);
  start = performance.now();
  const all = tick(core, 67_100n * usdt, 1000).then(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await executor.run('bench.other', () => undefined);
    waits.push(performance.now() - asked);
  }
  await all;
  const { rows } = await store.db
    .selectFrom('option_order')
    .select(({ fn }) => fn.countAll<bigint>().as('rows'))
    .where('status', '=', BigInt(settledStatus))
    .where('result', '!=', 0n)
    .executeTakeFirstOrThrow();
  await core.stop();
  const of = `options on ${name}, ${count} that end in one second`;
  return [
    {
      name: `${of}, the last is settled after`,
      value: Math.max(...settled.values()),
      unit: 'ms',
      atMost: 2000,
    },
    { name: `${of}, settled`, value: Number(rows), unit: `of ${count}`, atLeast: count },
    { name: `${of}, settled twice`, value: repeated, unit: '', atMost: 0 },
    { name: `${of}, another command waits, longest`, value: Math.max(...waits), unit: 'ms' },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-options-'));
try {
  const figures = await figuresOf('files', join(folder, 'files'));
  const stop = await setUpPostgres({ syncs: true });
  figures.push(...(await figuresOf('PostgreSQL', join(folder, 'postgres'))));
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
