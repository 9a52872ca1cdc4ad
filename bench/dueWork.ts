// Work that falls due: what waiting rows cost, how many are done in a second, how long others wait for the writer
// meanwhile, and how late it is while people trade.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assets, pairs } from '../server/domains/market/market.config.ts';
import { placeOrder } from '../server/domains/spot/placeOrder.ts';
import type { Core } from '../server/engines.ts';
import { Refusal } from '../server/refusal.ts';
import { give, givenNames } from '../server/testing/gifts.ts';
import { grantUnits } from '../server/testing/grantUnits.ts';
import { setUpPostgres } from '../server/testing/postgresSetup.ts';
import { RandomTrading } from '../server/testing/RandomTrading.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { DueRunner } from '../server/writer/DueRunner.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const waiting = 100_000;
const atOnce = 10_000;
const clients = 50;
const everyMs = 5;
const dayMs = 86_400_000;

function schedule(
  { writer }: Core,
  count: number,
  nameAt: (item: number) => [string, number],
): Promise<void> {
  return writer.run('bench.schedule', (tx) => {
    for (let item = 0; item < count; item += 1) {
      const [name, at] = nameAt(item);
      tx.schedule('example.gift', at, { name });
    }
  });
}

function percentile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
}

/** Processor time of looking for what is due, in ms. */
async function lookCost(runner: DueRunner): Promise<number> {
  const before = process.cpuUsage();
  for (let look = 0; look < 200; look += 1) await runner.run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 200;
}

/** Waits of another command while everything that is due at once is done. */
async function allAtOnce(core: Core, runner: DueRunner): Promise<{ seconds: number; waits: number[] }> {
  await schedule(core, atOnce, (item) => [`at once ${item}`, Date.now()]);
  const waits: number[] = [];
  let isOver = false;
  const start = performance.now();
  const all = runner.run().then(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    await core.writer.run('bench.other', () => undefined);
    waits.push(performance.now() - asked);
  }
  await all;
  return { seconds: (performance.now() - start) / 1000, waits };
}

/** Clients place orders all the time, while a thousand items fall due over five seconds. */
async function trade(core: Core, fromMs: number, isDone: () => boolean): Promise<void> {
  const trading = new RandomTrading({ exchange: core.exchange, pairs, people: clients, seed: 3 });
  await core.writer.runHouse('bench.grant', (tx) => {
    for (const owner of trading.owners)
      for (const { code, scale } of assets) grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 7) });
  });
  await schedule(core, 1000, (item) => [`late ${item}`, fromMs + item * everyMs]);
  let isOver = false;
  const client = async (owner: string): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const input = { ...trading.order(owner), clientOrderId: `late-${owner}-${count}` };
      await placeOrder({ ...core, db: core.store.db }, input).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
  };
  const all = Promise.all(trading.owners.map(client));
  while (!isDone()) await sleep(50);
  isOver = true;
  await all;
}

async function figuresOf(name: string, folder: string): Promise<Figure[]> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const late: number[] = [];
  let lateFrom = 0;
  const onFault = (error: unknown) => console.error(error);
  const handlers = {
    'example.gift': (tx: Parameters<typeof give>[0], about: { name: string }) => {
      give(tx, about);
      const [kind, item] = about.name.split(' ');
      if (kind === 'late') late.push(Date.now() - lateFrom - Number(item) * everyMs);
    },
  };
  const { writer, gate, store } = core;
  const runner = new DueRunner({ db: store.db, writer, gate, clock: Date, handlers, onFault });
  const none = await lookCost(runner);
  await schedule(core, waiting, (item) => [`waits ${item}`, Date.now() + dayMs + item]);
  const many = await lookCost(runner);
  const { seconds, waits } = await allAtOnce(core, runner);
  lateFrom = Date.now() + 1000;
  runner.start();
  await trade(core, lateFrom, () => late.length === 1000);
  await runner.stop();
  const given = (await givenNames(store.db)).length;
  await core.stop();
  return [
    { name: `due work on ${name}, a look with none waiting, CPU`, value: none, unit: 'ms' },
    { name: `due work on ${name}, a look with ${waiting} waiting, CPU`, value: many, unit: 'ms', atMost: 1 },
    { name: `due work on ${name}, at once`, value: atOnce / seconds, unit: 'items/s' },
    { name: `due work on ${name}, another command waits, p50`, value: percentile(waits, 0.5), unit: 'ms' },
    { name: `due work on ${name}, another command waits, longest`, value: percentile(waits, 1), unit: 'ms' },
    {
      name: `due work on ${name}, late while ${clients} trade, p50`,
      value: percentile(late, 0.5),
      unit: 'ms',
    },
    {
      name: `due work on ${name}, late while ${clients} trade, p99`,
      value: percentile(late, 0.99),
      unit: 'ms',
      atMost: 1000,
    },
    { name: `due work on ${name}, done`, value: given, unit: `of ${atOnce + 1000}`, atLeast: atOnce + 1000 },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-due-'));
try {
  const figures = await figuresOf('files', join(folder, 'files'));
  const stop = await setUpPostgres({ syncs: true });
  figures.push(...(await figuresOf('PostgreSQL', join(folder, 'postgres'))));
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
