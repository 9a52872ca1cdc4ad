// Behaviour when the database crashes, or its network goes silent. Slow, so it runs with the full suite on PostgreSQL.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { openStore } from '../store/openStore.ts';
import { migrations } from '../product.ts';
import { freePort } from '../testing/processes/freePort.ts';
import { bid, keptOrders, lostOf, OrderLoad } from '../testing/OrderLoad.ts';
import type { KeptOrder } from '../testing/OrderLoad.ts';
import { ServerProcess } from '../testing/processes/ServerProcess.ts';
import { startPostgres } from '../testing/processes/startPostgres.ts';
import type { PostgresServer } from '../testing/processes/startPostgres.ts';
import { TcpProxy } from '../testing/processes/TcpProxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-database-'));
let postgres: PostgresServer;
let proxy: TcpProxy;
let server: ServerProcess;
let opsPort: number;

beforeAll(async () => {
  postgres = await startPostgres({ syncs: true });
  proxy = await TcpProxy.start(postgres.port);
});

afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
});

afterAll(async () => {
  proxy.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function start(port: number): Promise<string> {
  opsPort = await freePort();
  server = await ServerProcess.start({
    OPS_PORT: String(opsPort),
    DATABASE_URL: `postgres://meridian@127.0.0.1:${port}/postgres`,
    LOG_LEVEL: 'error',
    LIMIT_MONEY_PER_MINUTE: '999999999',
    LIMIT_CALLS_PER_MINUTE: '999999999',
  });
  await server.listens(60_000);
  return server.person(`${Math.random()}@example.com`);
}

async function notReadyFor(): Promise<readonly string[]> {
  const answer = await fetch(`http://127.0.0.1:${opsPort}/health/ready`);
  return ((await answer.json()) as { reasons: string[] }).reasons;
}

async function lost(load: OrderLoad): Promise<string[]> {
  const client = new Client({ connectionString: `${postgres.url}postgres` });
  await client.connect();
  const { rows } = await client.query<KeptOrder>(keptOrders);
  await client.end();
  return lostOf(load, rows);
}

async function expectSound(): Promise<void> {
  const store = await openStore({ folder, databaseUrl: `${postgres.url}postgres` }, migrations);
  expect(await findViolations(store.db, pairs)).toEqual([]);
  await store.close();
}

/** Terminates every session of the server's database; with `holdsOff`, refuses new ones until it resolves. */
async function terminateSessions(holdsOff?: () => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: `${postgres.url}template1` });
  await admin.connect();
  const accept = (accepts: boolean) => admin.query(`alter database postgres allow_connections ${accepts}`);
  if (holdsOff) await accept(false);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`);
  await holdsOff?.();
  if (holdsOff) await accept(true);
  await admin.end();
}

/** Reads order lists until stopped, so that connections are in use at any moment. */
function readingLoad(token: string): () => Promise<void> {
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const answer = await fetch(`${server.url}/api/coin/list?legal_id=3&currency_id=1&page=1&limit=50`, {
        headers: { authorization: token },
      });
      await answer.text();
      if (!answer.ok) await sleep(10);
    }
  };
  const reading = Array.from({ length: 8 }, read);
  return async () => {
    isOver = true;
    await Promise.all(reading);
  };
}

const inSeconds = (ms: readonly number[]) => ms.map((each) => (each / 1000).toFixed(1)).join(' ');

test('one process outlives 20 rounds of terminated sessions and 10 restarts of the database under load', async () => {
  const token = await start(postgres.port);
  const load = new OrderLoad(server, token);
  const stopReading = readingLoad(token);
  const [untilNotReady, untilReady]: [number[], number[]] = [[], []];
  for (let round = 0; round < 30; round += 1) {
    const before = load.placed.length;
    await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before + 30);
    const began = performance.now();
    let endedAt = began;
    const away = async () => {
      await expect.poll(notReadyFor, { timeout: 10_000 }).toContain('writer');
      untilNotReady.push(performance.now() - began);
      endedAt = performance.now();
    };
    if (round % 3 === 2) await postgres.crash(away);
    // If connections are accepted immediately, the server may recover before the readiness request.
    else await terminateSessions(round % 3 === 1 ? away : undefined);
    await expect.poll(notReadyFor, { timeout: 20_000 }).toEqual([]);
    untilReady.push(performance.now() - endedAt);
    expect(server.child.exitCode).toBeNull();
  }
  const before = load.placed.length;
  await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await stopReading();
  await load.stop();
  console.log(`${load.placed.length} orders and ${load.cancelled.length} cancellations acknowledged`);
  console.log(`seconds until not ready: ${inSeconds(untilNotReady)}`);
  console.log(`seconds until ready again: ${inSeconds(untilReady)}`);
  expect(await lost(load)).toEqual([]);
  expect(server.said).not.toContain('money is stopped');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await expectSound();
}, 900_000);

test('a first start on an empty database succeeds beside a busy loop on every core', async () => {
  const empty = await startPostgres({ syncs: true });
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);']),
  );
  try {
    const began = performance.now();
    server = await ServerProcess.start({ DATABASE_URL: `${empty.url}postgres`, LOG_LEVEL: 'error' });
    await server.listens(300_000);
    console.log(`first start in ${inSeconds([performance.now() - began])} s`);
    expect(server.said).not.toContain('idle-in-transaction');
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
    server.child.kill('SIGKILL');
    await server.ended;
    await empty.stop();
  }
}, 400_000);

test('a database that is killed under load three times loses no order that was acknowledged, and the server goes on', async () => {
  const token = await start(postgres.port);
  const load = new OrderLoad(server, token);
  for (let round = 0; round < 3; round += 1) {
    const before = load.placed.length;
    await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before + 100);
    await postgres.crash(async () => {
      await expect.poll(notReadyFor, { timeout: 5000 }).toEqual(['writer', 'database']);
      await sleep(round * 1000);
    });
    await expect.poll(notReadyFor, { timeout: 20_000 }).toEqual([]);
  }
  const before = load.placed.length;
  await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await load.stop();
  expect(await lost(load)).toEqual([]);
  // A repeated fault is logged once, however often the market fails on it.
  expect(server.said.split('\n').length).toBeLessThan(100);
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await expectSound();
}, 180_000);

test('where the network falls silent everybody is told so within 10 s, and the same server goes on when it is back', async () => {
  const token = await start(proxy.port);
  const load = new OrderLoad(server, token);
  await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(20);
  proxy.swallow();
  await sleep(100);
  const asked = performance.now();
  const answer = await server.post('coin/trade', { ...bid, client_order_id: 'in-silence-1' }, token);
  const waitedMs = performance.now() - asked;
  console.log(`an order in silence was answered after ${(waitedMs / 1000).toFixed(1)} s`);
  expect(answer.type).not.toBe('ok');
  expect(waitedMs).toBeLessThan(10_000);
  const before = load.placed.length;
  proxy.heal();
  await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await load.stop();
  expect(await lost(load)).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  // It also stops in time while nothing can be written.
  proxy.swallow();
  server.child.kill('SIGTERM');
  const told = performance.now();
  await server.ended;
  console.log(`it ended in silence after ${((performance.now() - told) / 1000).toFixed(1)} s`);
  expect(performance.now() - told).toBeLessThan(12_000);
  proxy.heal();
  await expectSound();
}, 180_000);
