// The money core without HTTP: the matching engine in memory, durable orders through the command executor, and the cost
// of one fsync on this disk, which is needed to interpret the second figure.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pair } from '../contracts/market.ts';
import type { Core } from '../server/engines.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { reasons } from '../server/testing/reasons.ts';
import { Ledger } from '../server/ledger/Ledger.ts';
import { Undo } from '../server/commands/Undo.ts';
import { assets, pairs } from '../server/instruments/market.config.ts';
import { Exchange } from '../server/domains/spot/public/Exchange.ts';
import type { PlaceOrder } from '../server/domains/spot/public/orderInput.ts';
import { placeOrder } from '../server/domains/spot/placeOrder.ts';
import { RandomTrading } from '../server/testing/RandomTrading.ts';
import { Refusal } from '../server/refusal.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { grantUnits } from '../server/testing/grantUnits.ts';

const people = 200;
const clock = { now: () => Date.now() };

/** Pairs without an effective price band, so that every order counts. */
const openPairs: Pair[] = pairs.map((pair) => ({ ...pair, priceBand: '0.9' }));

function grantAll(ledger: Ledger, owners: readonly string[]): void {
  for (const owner of owners) {
    for (const { code, scale } of assets) {
      grantUnits({ ledger }, owner, code, { units: 10n ** BigInt(scale + 7) });
    }
  }
}

function benchMemory(orders: number): number {
  const undo = new Undo();
  const ledger = new Ledger({ undo, clock, reasons });
  const exchange = new Exchange(openPairs, ledger, undo);
  const trading = new RandomTrading({ exchange, pairs: openPairs, people, seed: 1 });
  grantAll(ledger, trading.owners);
  let spent = 0;
  for (let count = 0; count < orders; count += 1) {
    const input = trading.order(`user:${1 + (count % people)}`);
    const start = performance.now();
    placeIgnoringRefusal(() => exchange.place({ now: clock.now(), ledger }, input));
    undo.forget();
    spent += performance.now() - start;
    exchange.changes.clear();
    ledger.takeChanges();
  }
  return (orders / spent) * 1000;
}

function placeIgnoringRefusal(place: () => unknown): void {
  try {
    place();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function benchDurable(folder: string, orders: number, concurrent: number): Promise<DurableResult> {
  const core = await startTestCore({ folder, pairs: openPairs, clock });
  const trading = new RandomTrading({ exchange: core.exchange, pairs: openPairs, people, seed: 2 });
  await core.executor.runForPlatform('bench.grant', (tx) => grantAll(tx.ledger, trading.owners));
  const latencies: number[] = [];
  let refused = 0;
  let left = orders;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const id = left;
      const input = { ...trading.order(`user:${1 + (id % people)}`), clientOrderId: `bench-${id}` };
      const start = performance.now();
      if (!(await isPlaced(core, input))) refused += 1;
      latencies.push(performance.now() - start);
    }
  };
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  await Promise.all(Array.from({ length: concurrent }, client));
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const violations = await findViolations(core.store.db, openPairs);
  await core.stop();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: orders / seconds,
    p50: latencies[Math.floor(orders * 0.5)]!,
    p99: latencies[Math.floor(orders * 0.99)]!,
    refused,
    cpuShare: (cpu.user + cpu.system) / 1e6 / seconds,
    violations,
  };
}

interface DurableResult {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
  cpuShare: number;
  violations: string[];
}

async function isPlaced(core: Core, input: PlaceOrder): Promise<boolean> {
  try {
    await placeOrder({ executor: core.executor, exchange: core.exchange, db: core.store.db }, input);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function figuresOf(name: string, result: DurableResult, orders: number): Figure[] {
  return [
    { name: `${name}, 50 at a time`, value: result.perSecond, unit: 'orders/s' },
    { name: `${name}, p50`, value: result.p50, unit: 'ms' },
    { name: `${name}, p99`, value: result.p99, unit: 'ms' },
    { name: `${name}, CPU`, value: result.cpuShare, unit: 'cores' },
    { name: `${name}, refused`, value: result.refused, unit: `of ${orders}` },
  ];
}

/** Median time to write and fsync 4 KB, in ms. */
function measureSync(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    const start = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  return times.sort((a, b) => a - b)[100]!;
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-'));
try {
  benchMemory(5000);
  const memory = benchMemory(50_000);
  const sync = measureSync(folder);
  const orders = Number(process.env.BENCH_ORDERS ?? 20_000);
  const onFiles = await benchDurable(folder, orders, 50);
  const stop = await setUpPostgres({ syncs: true });
  const onPostgres = await benchDurable(join(folder, 'postgres'), orders, 50);
  await stop();
  tell([
    { name: 'engine alone, in memory', value: memory, unit: 'orders/s' },
    ...figuresOf('durable orders, no HTTP', onFiles, orders),
    ...figuresOf('durable orders, no HTTP, PostgreSQL', onPostgres, orders),
    { name: 'one sync of this disk, median of 200', value: sync, unit: 'ms' },
  ]);
  const violations = [...onFiles.violations, ...onPostgres.violations];
  if (violations.length > 0) throw new Error(violations.join('\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
