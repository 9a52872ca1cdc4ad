// Outgoing messages: cost of waiting rows, messages per second with a slow carrier, and waiting time of other commands
// for the command executor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pairs } from '../server/instruments/market.config.ts';
import type { Core } from '../server/engines.ts';
import { Outbox } from '../server/messaging/Outbox.ts';
import { domains } from '../server/product.ts';
import { systemRandom } from '../server/random.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { ann, sales } from '../server/testing/sales.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const waiting = 100_000;
const leaving = 2_000;
/** Typical time of a nearby mail server for one mail. */
const carriedMs = 20;
const dayMs = 86_400_000;

async function send({ executor }: Core, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1_000)
    await executor.run('bench.send', (tx) => {
      for (let lot = sent; lot < Math.min(count, sent + 1_000); lot += 1)
        tx.send('example.sold', ann, { lot: String(lot) });
    });
}

/** Processor time of the query for due messages, in ms. */
async function lookCost(outbox: Outbox): Promise<number> {
  const before = process.cpuUsage();
  for (let look = 0; look < 200; look += 1) await outbox.run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 200;
}

async function figuresOf(name: string, folder: string): Promise<Figure[]> {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const channels = ['mail'] as const;
  const core = await startTestCore({ folder, pairs, clock, channels, domains: [...domains, sales] });
  const { executor, store } = core;
  const outbox = new Outbox({
    db: store.db,
    executor,
    clock,
    random: systemRandom,
    kinds: sales.messages,
    transports: { mail: { deliver: () => sleep(carriedMs), close: () => undefined } },
    log: { warn: (line: object) => console.error(line) },
    onFault: (error) => console.error(error),
  });
  const none = await lookCost(outbox);
  // Written with a clock that is a day ahead, so that they are not due yet.
  aheadMs = dayMs;
  await send(core, waiting);
  aheadMs = 0;
  const many = await lookCost(outbox);
  await send(core, leaving);
  await sleep(200);
  const waits: number[] = [];
  const started = performance.now();
  let isOver = false;
  const all = outbox.run().then(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    await executor.run('bench.other', () => undefined);
    waits.push(performance.now() - asked);
    await sleep(1);
  }
  await all;
  const seconds = (performance.now() - started) / 1000;
  await outbox.close();
  await core.stop();
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
  return [
    { name: `outbox on ${name}, a look with none waiting, CPU`, value: none, unit: 'ms' },
    { name: `outbox on ${name}, a look with ${waiting} waiting, CPU`, value: many, unit: 'ms', atMost: 2 },
    { name: `outbox on ${name}, left`, value: leaving / seconds, unit: 'messages/s', atLeast: 50 },
    { name: `outbox on ${name}, another command waits, p99`, value: p99, unit: 'ms' },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-outbox-'));
try {
  const figures = await figuresOf('files', join(folder, 'files'));
  const stop = await setUpPostgres({ syncs: true });
  figures.push(...(await figuresOf('PostgreSQL', join(folder, 'postgres'))));
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
