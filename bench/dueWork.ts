// Scheduled work: cost of waiting rows, items per second, waiting time of other commands for the command executor, and
// delay while users trade.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { pairs } from '../server/instruments/market.config.ts';
import type { Core } from '../server/engines.ts';
import { give, givenNames } from '../server/testing/gifts.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { DueRunner } from '../server/commands/DueRunner.ts';
import type { Listening } from './benchServer.ts';
import type { Ask, Outcome } from './dueWorkServer.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { orderForm } from './orderForm.ts';

const waiting = 100_000;
const atOnce = 10_000;
const connections = 50;
/** Items that fall due during trading, over ten seconds. */
const fallDue = 2000;
const everyMs = 5;
const warmMs = 3000;
const tradeSeconds = 16;
const dayMs = 86_400_000;

function schedule(
  { executor }: Core,
  count: number,
  nameAt: (item: number) => [string, number],
): Promise<void> {
  return executor.run('bench.schedule', (tx) => {
    for (let item = 0; item < count; item += 1) {
      const [name, at] = nameAt(item);
      tx.schedule('example.gift', at, { name });
    }
  });
}

function percentile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
}

/** Processor time of the query for due items, in ms. */
async function lookCost(runner: DueRunner): Promise<number> {
  const before = process.cpuUsage();
  for (let look = 0; look < 200; look += 1) await runner.run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 200;
}

/** Delays of another command while all simultaneously due items run. */
async function allAtOnce(core: Core, runner: DueRunner): Promise<{ seconds: number; waits: number[] }> {
  await schedule(core, atOnce, (item) => [`at once ${item}`, Date.now()]);
  const waits: number[] = [];
  let isOver = false;
  const start = performance.now();
  const all = runner.run().then(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    await core.executor.run('bench.other', () => undefined);
    waits.push(performance.now() - asked);
  }
  await all;
  return { seconds: (performance.now() - start) / 1000, waits };
}

/** Also runs the product's server, to which the same number of connections send orders while items fall due. */
async function whileTrading(folder: string): Promise<Outcome & { perSecond: number }> {
  const server = fork(join(import.meta.dirname, 'dueWorkServer.ts'), [folder]);
  const told = async <Message>() => ((await once(server, 'message')) as [Message])[0];
  const { port, tokens } = await told<Listening>();
  const url = `http://127.0.0.1:${port}`;
  const quote = await fetch(`${url}/api/currency/deal?currency_id=1&legal_id=3`);
  const price = Number(((await quote.json()) as { data: { now_price: string } }).data.now_price);
  let orders = 0;
  const setupRequest = (request: object) => {
    const count = orders++;
    const authorization = tokens[count % tokens.length]!;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization };
    return { ...request, headers, body: orderForm(count, price) };
  };
  const request = { method: 'POST', path: '/api/coin/trade', setupRequest } as const;
  const load = autocannon({ url, connections, duration: tradeSeconds, requests: [request] });
  await sleep(warmMs);
  server.send({ count: fallDue, everyMs } satisfies Ask);
  const outcome = await told<Outcome>();
  const { requests, errors, non2xx } = await load;
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} orders had no answer`);
  server.send('stop');
  await once(server, 'exit');
  return { ...outcome, perSecond: requests.average };
}

async function figuresOf(name: string, folder: string): Promise<Figure[]> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const onFault = (error: unknown) => console.error(error);
  const handlers = { 'example.gift': give };
  const { executor, gate, store } = core;
  const runner = new DueRunner({ db: store.db, executor, gate, clock: Date, handlers, onFault });
  const none = await lookCost(runner);
  await schedule(core, waiting, (item) => [`waits ${item}`, Date.now() + dayMs + item]);
  const many = await lookCost(runner);
  const { seconds, waits } = await allAtOnce(core, runner);
  const given = (await givenNames(store.db)).length;
  await core.stop();
  const trading = await whileTrading(`${folder}-trading`);
  const late = (share: number) => percentile(trading.late, share);
  const lateName = `due work on ${name}, late while ${connections} connections trade`;
  return [
    { name: `due work on ${name}, a look with none waiting, CPU`, value: none, unit: 'ms' },
    { name: `due work on ${name}, a look with ${waiting} waiting, CPU`, value: many, unit: 'ms', atMost: 1 },
    { name: `due work on ${name}, at once`, value: atOnce / seconds, unit: 'items/s' },
    { name: `due work on ${name}, another command waits, p50`, value: percentile(waits, 0.5), unit: 'ms' },
    { name: `due work on ${name}, another command waits, longest`, value: percentile(waits, 1), unit: 'ms' },
    { name: `due work on ${name}, done`, value: given, unit: `of ${atOnce}`, atLeast: atOnce },
    { name: `${lateName}, orders`, value: trading.perSecond, unit: '/s' },
    { name: `${lateName}, p50`, value: late(0.5), unit: 'ms' },
    { name: `${lateName}, p99`, value: late(0.99), unit: 'ms', atMost: 1000 },
    { name: `${lateName}, longest`, value: late(1), unit: 'ms', atMost: 60_000 },
    { name: `${lateName}, done`, value: trading.given, unit: `of ${fallDue}`, atLeast: fallDue },
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
