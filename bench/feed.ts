// The live market and its feed with 1,000 reading sockets: cost for this process, latency of quotes, and database
// writes. Readers run in a separate process.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Core } from '../server/engines.ts';
import { Feed } from '../server/domains/market/Feed.ts';
import { Market } from '../server/domains/market/public/Market.ts';
import { pairs } from '../server/instruments/market.config.ts';
import { SimulatedSource } from '../server/domains/market/sources/SimulatedSource.ts';
import { systemRandom } from '../server/random.ts';
import type { ReaderReport } from './feedReaders.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { startTestCore } from '../server/testing/testStore.ts';

const sockets = Number(process.env.BENCH_SOCKETS ?? 1000);
const goal = { cpuPercent: 60, p99Ms: 250 };
const clock = { now: Date.now };

interface Cost {
  cpuPercent: number;
  /** KB a minute passed to the disk; undefined where the system does not report it. */
  writtenPerMinute: number | undefined;
  /** Growth of the database itself, in KB a minute. */
  grownPerMinute: number;
}

/** Cost of `during` in this process. */
async function costOf<Result>(core: Core, during: () => Promise<Result>): Promise<Cost & { result: Result }> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const written = writtenBytes();
  const size = await databaseBytes(core);
  const result = await during();
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - startedAt) / 1000;
  const perMinute = (bytes: number) => (bytes / 1024) * (60 / seconds);
  return {
    result,
    cpuPercent: ((used.user + used.system) / 1e6 / seconds) * 100,
    writtenPerMinute: written === undefined ? undefined : perMinute(writtenBytes()! - written),
    grownPerMinute: perMinute((await databaseBytes(core)) - size),
  };
}

function writtenBytes(): number | undefined {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))![1]);
  } catch {
    return undefined;
  }
}

async function databaseBytes({ store }: Core): Promise<number> {
  const { rows } = await sql<{ bytes: bigint }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(store.db);
  return Number(rows[0]!.bytes);
}

function read(url: string, seconds: number): { ready: Promise<void>; report: Promise<ReaderReport> } {
  const child = fork(join(import.meta.dirname, 'feedReaders.ts'), [url, String(sockets), String(seconds)]);
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Message));
      child.once('error', reject);
    });
  const ready = next<void>();
  return { ready, report: ready.then(() => next<ReaderReport>()) };
}

export async function benchFeed(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-feed-'));
  const core = await startTestCore({ folder, pairs, clock });
  const { exchange, committed, executor } = core;
  const source = new SimulatedSource({ exchange, executor, clock, random: systemRandom, seed: 1, speed: 1 });
  const market = new Market({ exchange, executor, db: core.store.db, clock, source, onFault: console.error });
  await market.start();
  const server = createServer();
  const sessions = { find: async () => undefined, isOpen: () => false, findEnded: async () => [] };
  const feed = new Feed(server, {
    market,
    pairs: exchange.pairs,
    committed,
    executor,
    clock,
    sessions,
    ownerMessages: {},
    broadcasts: {},
    connectionsPerNetwork: sockets,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const idle = await costOf(core, () => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  const readers = read(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, seconds);
  await readers.ready;
  const live = await costOf(core, () => readers.report);
  feed.close();
  server.close();
  await market.stop();
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
  tell(figuresOf(idle, live, seconds));
}

function figuresOf(idle: Cost, live: Cost & { result: ReaderReport }, seconds: number): Figure[] {
  const { batches, quotes, updates, klines, p50, p99, max } = live.result;
  const name = `feed to ${sockets} sockets`;
  return [
    { name: `${name}, batches received`, value: batches / seconds, unit: '/s', atLeast: 1 },
    { name: `${name}, quotes received`, value: quotes / seconds, unit: '/s' },
    { name: `${name}, book updates received`, value: updates / seconds, unit: '/s' },
    { name: `${name}, candles received`, value: klines / seconds, unit: '/s', atLeast: 1 },
    { name: `${name}, quote latency p50`, value: p50, unit: 'ms' },
    { name: `${name}, quote latency p99`, value: p99, unit: 'ms', atMost: goal.p99Ms },
    { name: `${name}, slowest quote`, value: max, unit: 'ms' },
    { name: `${name}, server CPU`, value: live.cpuPercent, unit: '% of a core', atMost: goal.cpuPercent },
    { name: 'market without readers, server CPU', value: idle.cpuPercent, unit: '% of a core' },
    ...diskFigures('database, watched', live),
    ...diskFigures('database, without readers', idle),
  ];
}

function diskFigures(name: string, { grownPerMinute, writtenPerMinute }: Cost): Figure[] {
  return [
    { name: `${name}, grows`, value: grownPerMinute, unit: 'KB/min' },
    { name: `${name}, writes`, value: writtenPerMinute ?? NaN, unit: 'KB/min' },
  ];
}

if (import.meta.main) await benchFeed(Number(process.argv[2] ?? 20));
