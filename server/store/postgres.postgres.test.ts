// PostgreSQL specifics: a network connection, its own settings, and a lease in place of a locked folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BooksWatch } from '../audit/BooksWatch.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { findViolations } from '../testing/invariants.ts';
import { UnknownOutcome } from '../commands/CommandExecutor.ts';
import { pairs } from '../instruments/market.config.ts';
import type { Refusal } from '../refusal.ts';
import { intercept } from '../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { placeOf } from '../testing/testStore.ts';
import { startTwoTraders, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import { defaultTimes, Lease, LeaseLost } from './Lease.ts';
import type { LeaseTimes } from './Lease.ts';
import { openStore } from './openStore.ts';
import { domains, migrations } from '../product.ts';

let folder: string;
let url: string;
let other: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-postgres-only-'));
  url = (await placeOf(folder)).databaseUrl!;
  other = await connected(url);
});

/** Enables slow tests and timing tests: for the proofs. */
const whole = process.env.POSTGRES === 'whole';

/** Runs after a failed test too: what it left open would fail during a later test. */
const atTheEnd: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of atTheEnd.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

function poolOf(options?: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, ...options });
  pool.on('error', () => undefined);
  atTheEnd.push(() => pool.end());
  return pool;
}

function leaseOf(pool: Pool, times?: LeaseTimes): Lease {
  const lease = new Lease(pool, times);
  atTheEnd.push(() => lease.giveBack());
  return lease;
}

async function twoTraders(...options: Parameters<typeof startTwoTraders>): Promise<TwoTraders> {
  const traders = await startTwoTraders(...options);
  atTheEnd.push(() => traders.remove());
  return traders;
}

/** Emulates a takeover by another server. */
const takenOver = `update server_lease set term = term + 1, holder = 'another'`;

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  atTheEnd.push(() => client.end());
  return client;
}

/** Ends every other connection to a database, as a restart of the database server does. */
async function cutOff(from: Client): Promise<void> {
  await from.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

test('a commit waits for the disk, also where the database is set not to', async () => {
  const name = new URL(url).pathname.slice(1);
  await other.query(`alter database ${name} set synchronous_commit = off`);
  const store = await openStore({ folder, databaseUrl: url }, migrations);
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(store.writing);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await store.close();
});

test.each([
  ['nobody listens', (at: URL) => (at.port = '1')],
  ['there is no such database', (at: URL) => (at.pathname = '/nowhere')],
  ['the password is not written as in an address', (at: URL) => (at.password = 'do-not-tell%ff')],
  ['the way is to be safe and the database cannot', (at: URL) => (at.search = '?sslmode=verify-full')],
])('a start where %s ends with a sentence that keeps the password to itself', async (_, change) => {
  const at = new URL(url);
  at.password = 'do-not-tell';
  change(at);
  const opened = openStore({ folder, databaseUrl: String(at) }, migrations);
  await expect(opened).rejects.toThrow(/^The database of DATABASE_URL cannot be used: /);
  await expect(opened).rejects.not.toThrow('do-not-tell');
});

test('a database in another encoding than UTF8 is refused with a sentence', async () => {
  const at = new URL(url);
  at.pathname += '_latin';
  await other.query(
    `create database ${at.pathname.slice(1)} template template0 encoding 'LATIN1' locale 'C'`,
  );
  await expect(openStore({ folder, databaseUrl: String(at) }, migrations)).rejects.toThrow(
    'The database of DATABASE_URL is in LATIN1: make one in UTF8',
  );
});

test('a database that cannot be written is no place to start on, and says so', async () => {
  const name = new URL(url).pathname.slice(1);
  await other.query(`alter database ${name} set default_transaction_read_only = on`);
  await expect(openStore({ folder, databaseUrl: url }, migrations)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: .*read-only/,
  );
});

test.runIf(whole)(
  'two that start at once: one has the database, the other gets it as soon as it is given back',
  async () => {
    let waiting = 0;
    const open = () => openStore({ folder, databaseUrl: url, onWaiting: () => (waiting += 1) }, migrations);
    const opening = [open(), open()];
    const first = await Promise.race(opening.map(async (store, index) => ({ index, store: await store })));
    await expect.poll(() => waiting, { timeout: 20_000 }).toBe(1);
    // Neither of them fails when the database was briefly unreachable.
    await cutOff(other);
    await sleep(defaultTimes.lastsMs + 500);
    let isSecondOpen = false;
    const second = opening[1 - first.index]!.then((store) => {
      isSecondOpen = true;
      return store;
    });
    await sleep(0);
    // Independent of the duration: the first one renews its lease.
    expect(isSecondOpen).toBe(false);
    await first.store.close();
    const asked = performance.now();
    await (await second).close();
    expect(performance.now() - asked).toBeLessThan(2 * defaultTimes.lookEveryMs + 1000);
  },
);

test('whoever lost the lease writes nothing more, tells so once, and is not asked again', async () => {
  const traders = await twoTraders();
  const { core } = traders;
  await tradeOne(core, 'buy', 'before-1');
  const owner = await connected((await placeOf(traders.folder)).databaseUrl!);
  await owner.query(takenOver);
  const late = tradeOne(core, 'buy', 'late-1');
  // Unless a renewal has reported the loss before.
  await expect(late).rejects.toSatisfy(
    (error) => error instanceof UnknownOutcome || (error as Refusal).reason === 'system.unavailable',
  );
  await expect(tradeOne(core, 'buy', 'late-2')).rejects.toMatchObject({ reason: 'system.unavailable' });
  await expect(core.committed.read(() => 1)).rejects.toMatchObject({ reason: 'system.unavailable' });
  expect(traders.broken).toHaveLength(1);
  const { rows } = await owner.query('select client_order_id from spot_order');
  expect(rows).toEqual([{ client_order_id: 'before-1' }]);
});

test('a server that does nothing hears that another one has the lease', async () => {
  const traders = await twoTraders();
  const owner = await connected((await placeOf(traders.folder)).databaseUrl!);
  await owner.query(takenOver);
  await expect.poll(() => traders.broken.length, { timeout: 10_000 }).toBe(1);
});

test('a lease that is given back while it is being renewed is free at once', async () => {
  const pool = poolOf();
  for (let round = 0; round < 20; round += 1) {
    const lease = leaseOf(pool, { ...defaultTimes, renewEveryMs: 0 });
    await lease.take(() => false);
    await sleep(round % 5);
    await lease.giveBack();
    // By then, writes in flight would have arrived.
    await sleep(5);
    const { rows } = await pool.query('select expires_at::text as expires from server_lease');
    expect(rows).toEqual([{ expires: '-infinity' }]);
  }
});

test.runIf(whole)('whoever takes over ends a writer that vanished in the middle of a statement', async () => {
  const pool = poolOf();
  const lease = leaseOf(pool);
  await lease.take(() => false);
  const vanished = await connected(url);
  await vanished.query(`set application_name = '${lease.writerName}'`);
  await vanished.query('begin');
  await vanished.query(lease.fence);
  const asleep = vanished.query('select pg_sleep(60)');
  asleep.catch(() => undefined);
  // Its renewals have ended as well.
  await lease.giveBack();
  await pool.query(`update server_lease set holder = $1`, [lease.writerName.split(' ').at(-1)]);
  const asked = performance.now();
  const next = leaseOf(pool);
  await next.take(() => false);
  expect(performance.now() - asked).toBeLessThan(5000);
  await expect(asleep).rejects.toMatchObject({ code: '57P01' });
});

test('a term whose begin was never answered is this server’s all the same', async () => {
  const pool = poolOf({ max: 2 });
  const lease = leaseOf(pool);
  await lease.take(() => false);
  let losesAnswer = true;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
    client.query = (async (...parts: unknown[]) => {
      const result = await query(...parts);
      if (parts[0] !== 'commit' || !losesAnswer) return result;
      losesAnswer = false;
      throw new Error('Connection terminated unexpectedly');
    }) as never;
  });
  // Existing connections still answer, so the test closes them.
  for (const client of await Promise.all([pool.connect(), pool.connect()])) client.release(true);
  await expect(lease.renewTerm()).rejects.toThrow('Connection terminated');
  await lease.renewTerm();
  await lease.confirm();
  const { rowCount } = await pool.query(lease.fence);
  expect(rowCount).toBe(1);
});

test('a machine that was suspended asks whose the database is before anybody reads', async () => {
  const pool = poolOf();
  const lease = leaseOf(pool, { ...defaultTimes, lastsMs: 3_600_000, renewEveryMs: 3_600_000 });
  await lease.take(() => false);
  await other.query(takenOver);
  await lease.confirm();
  const woken = Date.now() + 2 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(woken);
  await expect(lease.confirm()).rejects.toBeInstanceOf(LeaseLost);
});

test.runIf(whole)(
  'a server that computed longer than its lease lasts asks once more before it gives its connection up',
  async () => {
    const pool = poolOf();
    const lease = leaseOf(pool, { lastsMs: 1500, renewEveryMs: 50, lookEveryMs: 200 });
    const ask = pool.query.bind(pool) as (...parts: unknown[]) => Promise<unknown>;
    let askedSince = 0;
    pool.query = ((...parts: unknown[]) => {
      askedSince += 1;
      return ask(...parts);
    }) as never;
    // A stalling machine may be silent at the second query too: one silence is sufficient.
    const askedAtSilence: number[] = [];
    lease.onSilence = () => askedAtSilence.push(askedSince);
    await lease.take(() => false);
    for (let round = 0; round < 3; round += 1) {
      // One of its renewals is in flight.
      await vi.waitFor(() => expect(pool.idleCount).toBeLessThan(pool.totalCount), {
        interval: 1,
        timeout: 10_000,
      });
      // Expired timers run before received data is processed.
      await new Promise<void>((resolve) => {
        setImmediate(() => {
          const until = performance.now() + 2200;
          while (performance.now() < until);
          askedSince = 0;
          resolve();
        });
      });
      await vi.waitFor(() => expect(askedSince).toBeGreaterThan(0), { timeout: 10_000 });
      await vi.waitFor(() => lease.confirm(), { timeout: 10_000 });
    }
    expect(askedAtSilence.filter((asked) => asked === 0)).toEqual([]);
  },
);

test('a new term waits for what a lost connection may still be committing, and then has it', async () => {
  const pool = poolOf();
  const lease = leaseOf(pool);
  await lease.take(() => false);
  await other.query('begin');
  await other.query(lease.fence);
  await other.query(`insert into flow_price values (7, '1.5')`);
  let isOver = false;
  const renewed = lease.renewTerm().then(() => (isOver = true));
  await sleep(300);
  expect(isOver).toBe(false);
  await other.query('commit');
  await renewed;
  const { rows } = await pool.query('select price from flow_price');
  expect(rows).toEqual([{ price: '1.5' }]);
  // The old term is over: nothing can begin in it.
});

test('a server that has started may pause in a transaction for two seconds, one that starts for longer', async () => {
  const store = await openStore({ folder, databaseUrl: url, longestPauseMs: 60_000 }, migrations);
  const limit = () =>
    store.writing.transaction().execute(async (tx) => {
      const { rows } = await sql<{ limit: string }>`
        select current_setting('idle_in_transaction_session_timeout') as limit`.execute(tx);
      return rows[0]?.limit;
    });
  expect(await limit()).toBe('1min');
  store.limitPauses();
  expect(await limit()).toBe('2s');
  await cutOff(other);
  const recovers = () =>
    store.recover().then(
      () => true,
      () => false,
    );
  await expect.poll(recovers, { timeout: 10_000 }).toBe(true);
  expect(await limit()).toBe('2s');
  await store.close();
});

test.runIf(whole)(
  'a writer that sleeps in the middle of a transaction is cut off, so that another can take over',
  async () => {
    const store = await openStore({ folder, databaseUrl: url }, migrations);
    const transaction = await store.writing.startTransaction().execute();
    const asked = performance.now();
    await other.query(`select from server_lease where name = 'writer' for update`);
    expect(performance.now() - asked).toBeLessThan(3000);
    await expect(transaction.commit().execute()).rejects.toThrow();
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    await store.close();
  },
);

test('a database that goes away and comes back costs the answers under way and nothing else', async () => {
  const interception: Interception = {};
  const traders = await twoTraders(intercept(interception));
  const { core } = traders;
  const owner = await connected((await placeOf(traders.folder)).databaseUrl!);
  const rounds = whole ? 12 : 2;
  let placed = 0;
  let unknown = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round % 3 === 1)
      interception.before = async (statement) => {
        if (statement !== 'commit') return;
        delete interception.before;
        await cutOff(owner);
      };
    const trades = Array.from({ length: 20 }, (_, index) =>
      tradeOne(core, index % 2 === 0 ? 'buy' : 'sell', `cut-${round}-${index}`),
    );
    for (const outcome of await Promise.allSettled(trades)) {
      if (outcome.status === 'fulfilled') placed += 1;
      else if (outcome.reason instanceof UnknownOutcome) unknown += 1;
      else expect(outcome.reason).toMatchObject({ reason: 'system.unavailable' });
    }
    await expect
      .poll(() => core.committed.read(() => true).catch(() => false), { timeout: 10_000 })
      .toBe(true);
  }
  expect(placed).toBeGreaterThan(rounds * 8);
  expect(unknown).toBeGreaterThan(0);
  expect(traders.broken).toEqual([]);
  expect(await findViolations(core.store.db, pairs)).toEqual([]);
  const { rows } = await owner.query('select client_order_id from spot_order');
  expect(rows.length).toBeGreaterThanOrEqual(placed);
  expect(rows.length).toBeLessThanOrEqual(placed + unknown);
});

test('a connection that is lost while the first audit keeps its mark stops no money', async () => {
  const interception: Interception = {};
  const traders = await twoTraders(intercept(interception));
  const { store, executor, gate } = traders.core;
  const owner = await connected((await placeOf(traders.folder)).databaseUrl!);
  const quarantine = { owners: new Set<string>() };
  const parts = { store, rules: rulesOf(domains, pairs), executor, gate, quarantine, clock: Date };
  const watch = new BooksWatch({ ...parts, everyMs: 3_600_000, onFault: () => undefined });
  interception.before = async (statement) => {
    if (statement !== 'commit') return;
    delete interception.before;
    await cutOff(owner);
  };
  await watch.start();
  await expect.poll(() => gate.isOpen, { timeout: 20_000 }).toBe(true);
  expect(interception.before).toBeUndefined();
  await watch.stop();
});

test('while the database is away everybody is told so at once, and nothing is lost by it', async () => {
  const interception: Interception = {};
  const traders = await twoTraders(intercept(interception));
  const { core } = traders;
  interception.before = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const under = tradeOne(core, 'buy', 'away-1');
  // Reads while the group is in flight, and while it cannot be rolled back.
  const reads = [core.committed.read(() => 'seen')];
  await expect(under).rejects.toBeInstanceOf(UnknownOutcome);
  reads.push(core.committed.read(() => 'seen'));
  for (const read of await Promise.allSettled(reads.slice(1))) expect(read.status).toBe('rejected');
  await expect(tradeOne(core, 'buy', 'away-2')).rejects.toMatchObject({ reason: 'system.unavailable' });
  delete interception.before;
  await expect.poll(() => core.committed.read(() => true).catch(() => false), { timeout: 10_000 }).toBe(true);
  await expect(tradeOne(core, 'buy', 'away-1')).resolves.toMatchObject({ status: 1 });
  expect(traders.broken).toEqual([]);
  await Promise.allSettled(reads);
});
