// Two servers on one PostgreSQL database: a leader and a standby.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { defaultTimes } from '../store/Lease.ts';
import { openStore } from '../store/openStore.ts';
import { migrations } from '../product.ts';
import { dueInRows, dueText } from '../testing/dueContracts.ts';
import type { Due } from '../testing/dueContracts.ts';
import { freePort } from '../testing/processes/freePort.ts';
import { setUpPostgres } from '../testing/processes/postgresSetup.ts';
import { bid, keptOrders, lostOf, OrderLoad } from '../testing/OrderLoad.ts';
import { ServerProcess } from '../testing/processes/ServerProcess.ts';
import { placeOf } from '../testing/testStore.ts';

/** From the death of the first server to the first answer of the second; the lease alone takes three seconds. */
const takeoverMs = process.env.FULL === '1' ? 5000 : 15_000;

let tearDown: () => Promise<void>;
let folder: string;
let url: string;
let servers: ServerProcess[];

/** A database after its first start, with years of generated candles. */
const prepared = mkdtempSync(join(tmpdir(), 'meridian-takeover-prepared-'));

beforeAll(async () => {
  tearDown = await setUpPostgres();
  url = (await placeOf(prepared)).databaseUrl!;
  servers = [];
  const server = await start();
  const asked = performance.now();
  await server.listens();
  console.log(`first start in ${((performance.now() - asked) / 1000).toFixed(1)} s`);
  server.child.kill('SIGTERM');
  await server.ended;
});

afterAll(async () => {
  await tearDown();
  rmSync(prepared, { recursive: true });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-takeover-'));
  url = (await placeOf(folder, prepared)).databaseUrl!;
  servers = [];
});

afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function start(opsPort?: number): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    DATABASE_URL: url,
    ...(opsPort === undefined ? {} : { OPS_PORT: String(opsPort) }),
    LOG_LEVEL: 'error',
    LIMIT_MONEY_PER_MINUTE: '999999999',
    LIMIT_CALLS_PER_MINUTE: '999999999',
  });
  servers.push(server);
  return server;
}

/** An active server and a standby. */
async function startBoth(opsPort?: number): Promise<[ServerProcess, ServerProcess]> {
  const first = await start();
  await first.listens();
  const second = await start(opsPort);
  await expect.poll(() => second.said, { timeout: 20_000 }).toContain('standing by');
  expect(await second.isListening()).toBe(false);
  return [first, second];
}

async function read<Row extends object>(query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

async function expectKept(load: OrderLoad): Promise<void> {
  expect(lostOf(load, await read(keptOrders))).toEqual([]);
}

/** Answer of the operators' port. */
async function health(opsPort: number, path: 'live' | 'ready'): Promise<[status: number, body: unknown]> {
  const answer = await fetch(`http://127.0.0.1:${opsPort}/health/${path}`);
  return [answer.status, await answer.json()];
}

/** Runs once no server uses the database. */
async function expectSound(): Promise<void> {
  const store = await openStore({ folder, databaseUrl: url }, migrations);
  expect(await findViolations(store.db, pairs)).toEqual([]);
  await store.close();
}

test('a server that is killed under load is replaced by the one that stands by, and nothing said is lost', async () => {
  const opsPort = await freePort();
  const [first, second] = await startBoth(opsPort);
  expect(await health(opsPort, 'live')).toEqual([200, { live: true }]);
  expect(await health(opsPort, 'ready')).toEqual([503, { ready: false, reasons: ['standby'] }]);
  const token = await first.person('ann@example.com');
  const load = new OrderLoad(first, token);
  await expect.poll(() => load.cancelled.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const killedAt = performance.now();
  first.child.kill('SIGKILL');
  await second.listens(takeoverMs);
  await expect.poll(() => health(opsPort, 'ready')).toEqual([200, { ready: true, reasons: [] }]);
  console.log(
    `taken over after ${((performance.now() - killedAt) / 1000).toFixed(1)} s, ${load.placed.length} orders kept`,
  );
  await load.stop();
  await expectKept(load);
  // The same session continues on the new leader.
  const again = await second.post('coin/trade', { ...bid, client_order_id: load.placed[0]! }, token);
  expect(again.data.client_order_id).toBe(load.placed[0]);
  expect((await second.post('coin/trade', { ...bid, client_order_id: 'after-the-kill' }, token)).type).toBe(
    'ok',
  );
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await expectSound();
});

test('a server that sleeps beyond its lease writes nothing when it wakes, says why, and ends', async () => {
  const [first, second] = await startBoth();
  const token = await first.person('bob@example.com');
  const load = new OrderLoad(first, token);
  await expect.poll(() => load.cancelled.length, { timeout: 20_000 }).toBeGreaterThan(50);
  first.child.kill('SIGSTOP');
  await second.listens(takeoverMs + defaultTimes.lastsMs);
  // They stay in its socket buffers until it resumes.
  const asleep = Array.from({ length: 8 }, (_, index) =>
    first
      .post('coin/trade', { ...bid, client_order_id: `asleep-${index}-000` }, token)
      .catch(() => undefined),
  );
  const before = await read('select id from spot_order');
  const meanwhile = await second.post('coin/trade', { ...bid, client_order_id: 'meanwhile-1' }, token);
  expect(meanwhile.type).toBe('ok');
  await sleep(500);
  first.child.kill('SIGCONT');
  expect(await first.ended).toBe(1);
  expect(first.said).toContain('another server writes to the database');
  for (const answer of await Promise.all(asleep)) expect(answer?.type).not.toBe('ok');
  await load.stop();
  await expectKept(load);
  expect(await read('select id from spot_order')).toHaveLength(before.length + 1);
  expect((await second.post('coin/trade', { ...bid, client_order_id: 'afterwards-1' }, token)).type).toBe(
    'ok',
  );
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await expectSound();
});

/** BTC/USDT in a demo account, which requires neither questions nor a transfer. */
const contract = { currency_id: '1', legal_id: '3', account_type: 'simulation_account' };

/**
 * Pending orders a few steps from the price, on both sides.
 * @returns the ids that the server accepted
 */
async function waitingContracts(server: ServerProcess, token: string): Promise<string[]> {
  const markOf = async () => (await server.post('lever/deal', contract, token)).data['mark'];
  // The first mark arrives with the first tick.
  await expect.poll(markOf, { timeout: 20_000 }).toBeDefined();
  const { price } = (await markOf()) as unknown as { price: string };
  const orders = Array.from({ length: 40 }, (_, index) => {
    const type = index % 2 === 0 ? '1' : '2';
    const away = (1 + Math.floor(index / 2)) * (type === '1' ? -0.00003 : 0.00003);
    const target_price = (Number(price) * (1 + away)).toFixed(2);
    const client_order_id = `waiting-${index}-000`;
    const stopsAt = (share: number) => (Number(target_price) * (1 + share)).toFixed(2);
    const stops = { target_profit_price: stopsAt(-away), stop_loss_price: stopsAt(away) };
    return { type, target_price, client_order_id, ...stops, share: '1', multiple: '100', status: '0' };
  });
  const answers = orders.map((order) => server.post('lever/submit', { ...contract, ...order }, token));
  const types = (await Promise.all(answers)).map(({ type }) => type);
  return orders.filter((_, index) => types[index] === 'ok').map((order) => order.client_order_id);
}

const filled = () =>
  read<{ client: string; trade: string }>(
    `select client_order_id as client, trade from lever_trade
      join lever_fill on trade = lever_trade.id and what = 'open'`,
  );

/**
 * Every mark was processed: no mark since the last order leaves a due order pending, and the last leaves no due work.
 */
async function expectNothingDue(): Promise<void> {
  const { db, close } = await openStore({ folder, databaseUrl: url }, migrations);
  const trades = await db.selectFrom('lever_trade').select('created_at').execute();
  const placedAt = Math.max(...trades.map(({ created_at: at }) => Number(at)));
  const stored = await db.selectFrom('lever_mark').select(['symbol', 'price', 'at']).orderBy('id').execute();
  const marks = stored.filter(({ at }) => Number(at) > placedAt);
  expect(marks.length).toBeGreaterThan(0);
  for (const { symbol, price } of marks) {
    const due = await dueInRows(db, new Map([[symbol, price]]));
    expect(due.filter(({ what }) => what === 'limit').map(dueText)).toEqual([]);
  }
  const last = new Map(marks.map(({ symbol, price }) => [symbol, price]));
  const left = await dueInRows(db, last);
  // Positions opened in the last tick are checked in the next one.
  const lastAt = Number(marks.at(-1)!.at);
  const isNew = ({ trades: of }: Due) => of.some(({ openedAt }) => openedAt === lastAt);
  expect(left.filter((due) => !isNew(due)).map(dueText)).toEqual([]);
  await close();
}

test('contracts that wait when their server is killed are opened by the other one, each once', async () => {
  const [first, second] = await startBoth();
  const token = await first.person('cid@example.com');
  const taken = await waitingContracts(first, token);
  expect(taken).toHaveLength(40);
  await expect.poll(async () => (await filled()).length, { timeout: 40_000 }).toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = (await filled()).length;
  await second.listens(takeoverMs);
  await expect.poll(async () => (await filled()).length, { timeout: 40_000 }).toBeGreaterThan(before);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  const clients = await read<{ client: string }>('select client_order_id as client from lever_trade');
  expect(clients.map(({ client }) => client).sort()).toEqual(taken.sort());
  const opened = await filled();
  expect(new Set(opened.map(({ trade }) => trade)).size).toBe(opened.length);
  console.log(`${before} opened before the kill, ${opened.length - before} after it`);
  await expectNothingDue();
  await expectSound();
});

test('a server that stands by ends at once when it is told to', async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update server_lease set holder = 'another', expires_at = clock_timestamp() + interval '1 hour'`,
  );
  await client.end();
  const server = await start();
  await expect.poll(() => server.said, { timeout: 20_000 }).toContain('standing by');
  const told = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(1000);
});
