// Reasons for not being ready: each is caused on a real server, and removed again.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Domain } from '../Domain.ts';
import { domains } from '../product.ts';
import { failCommit } from '../testing/processes/failCommit.ts';
import { give } from '../testing/gifts.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const isOnFiles = process.env.TEST_POSTGRES_URL === undefined;
const interception: Interception = {};
let isPoisoned = false;
let server: TestApp;
let laterMs = 0;

const gifts: Domain = {
  handlers: {},
  dueWork: {
    'example.gift': (tx, about: { name: string }) => {
      if (isPoisoned) throw new Error('poisoned');
      give(tx, about);
    },
  },
};

beforeAll(async () => {
  const steady = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + laterMs);
  const product = () => ({ specification: readOpenapi(), domains: [...domains, gifts] });
  server = await startTestApp({ ieos: [] }, interception, product);
});

// Isolates the tests from each other's cached results.
beforeEach(async () => {
  await pass(5001);
  await feedSpeaks();
});

afterEach(() => {
  for (const name of ['before', 'after', 'read', 'afterRead'] as const) delete interception[name];
});

afterAll(async () => {
  vi.restoreAllMocks();
  // Without its lease it cannot write the remaining changes, and throws.
  await server.close().catch(() => undefined);
});

const reasons = () => server.context.readiness.reasons();

/** Reasons after cached responses have expired and the feed has sent its current batch. */
async function afresh(): Promise<string[]> {
  await pass(5001);
  await feedSpeaks();
  return reasons();
}

/** A slow machine may need longer than usual for a batch. */
async function feedSpeaks(): Promise<void> {
  await vi.waitFor(
    async () => {
      const [, age] = /^\w*feed_tick_age_seconds\S* (\S+)$/m.exec(await server.context.metrics.text()) ?? [];
      expect(Number(age)).toBeLessThan(1);
    },
    { timeout: 10_000 },
  );
}

async function pass(ms: number): Promise<void> {
  laterMs += ms;
  await sleep(150);
}

function schedule(inMs: number): Promise<void> {
  const at = server.clock.now() + inMs;
  return server.context.executor.run('test.schedule', (tx) =>
    tx.schedule('example.gift', at, { name: 'gift' }),
  );
}

test('a server that works is ready, and however many ask, one commit a second is tried, which leaves nothing', async () => {
  let commits = 0;
  let writes = 0;
  interception.before = async (statement) => {
    if (statement === 'commit') commits += 1;
    if (/^(insert|delete)/.test(statement)) writes += 1;
  };
  const answers = await Promise.all(Array.from({ length: 200 }, reasons));
  expect(answers.flat()).toEqual([]);
  expect(await reasons()).toEqual([]);
  // A commit without a row would not exercise the disk.
  expect({ commits, writes }).toEqual({ commits: 1, writes: 2 });
  laterMs += 1001;
  expect(await reasons()).toEqual([]);
  expect(commits).toBe(2);
  expect(await server.context.store.db.selectFrom('due_work').selectAll().execute()).toEqual([]);
});

test('a commit that fails, and a statement that the database refuses, make it not ready, until one works again', async () => {
  interception.before = async (statement) => {
    if (statement === 'commit') throw new Error('The disk has failed');
  };
  expect(await reasons()).toContain('writer');
  interception.before = async (statement) => {
    if (statement.startsWith('insert into "due_work"')) throw new Error('The table cannot be written');
  };
  expect(await afresh()).toContain('writer');
  delete interception.before;
  // A failing attempt delays all waiting commands, so it is not repeated immediately.
  expect(await reasons()).toContain('writer');
  await vi.waitFor(async () => expect(await afresh()).toEqual([]));
});

test('a commit that does not come makes it not ready after two seconds, and is asked for once', async () => {
  let asked = 0;
  let heal: () => void = () => undefined;
  const healed = new Promise<void>((resolve) => (heal = resolve));
  interception.before = async (statement) => {
    if (statement !== 'commit') return;
    asked += 1;
    await healed;
  };
  try {
    expect(await reasons()).toEqual(['writer']);
    expect(await reasons()).toEqual(['writer']);
    expect(asked).toBe(1);
  } finally {
    heal();
  }
  await vi.waitFor(async () => expect(await afresh()).toEqual([]), 3000);
});

test('a queue that is full of commands that are committed is no reason', async () => {
  const { executor } = server.context;
  const all = Array.from({ length: 5000 }, () => executor.run('test.fill', () => undefined));
  await executor.run('test.one', () => undefined).catch(() => undefined);
  await Promise.race(all);
  const rest = Array.from({ length: 5000 }, () =>
    executor.run('test.fill', () => undefined).catch(() => undefined),
  );
  expect(executor.waiting).toBe(5000);
  expect(await reasons()).toEqual([]);
  await Promise.all([...all, ...rest]);
});

test.runIf(isOnFiles)('a database that somebody else has locked makes it not ready', async () => {
  await sql`pragma busy_timeout = 50`.execute(server.context.store.writing);
  const other = new DatabaseSync(join(server.folder, 'meridian.db'));
  other.exec('begin immediate');
  expect(await reasons()).toEqual(['writer']);
  other.exec('rollback');
  other.close();
  await vi.waitFor(async () => expect(await afresh()).toEqual([]));
});

test('a database that answers no question makes it not ready', async () => {
  interception.read = async () => {
    throw new Error('away');
  };
  expect(await reasons()).toEqual(['database']);
  delete interception.read;
  expect(await afresh()).toEqual([]);
});

test('work that is late by a minute makes it not ready, until it is done', async () => {
  await schedule(1000);
  server.clock.advance(60_999);
  expect(await reasons()).toEqual([]);
  server.clock.advance(1);
  expect(await afresh()).toEqual(['dueWork']);
  await server.context.dueWork.run();
  expect(await afresh()).toEqual([]);
});

test('work that was set aside waits for somebody, and makes nobody else wait', async () => {
  isPoisoned = true;
  await schedule(0);
  for (let second = 0; second < 40; second += 1) {
    await server.context.dueWork.run();
    server.clock.advance(1000);
  }
  const rows = await server.context.store.db.selectFrom('due_work').select('set_aside_at').execute();
  expect(rows).toEqual([{ set_aside_at: expect.any(BigInt) }]);
  server.clock.advance(86_400_000);
  expect(await afresh()).toEqual([]);
});

test('a feed that cannot read the books for five seconds makes it not ready, until it has', async () => {
  const { committed, executor } = server.context;
  const { read } = committed;
  committed.read = () => Promise.reject(new Error('The books cannot be read'));
  await expect(executor.run('test.fail', failCommit)).rejects.toThrow();
  // Batches continue with the earlier state.
  await pass(3000);
  expect(await reasons()).toEqual([]);
  await pass(2500);
  expect(await reasons()).toEqual(['feed']);
  committed.read = read;
  await vi.waitFor(async () => expect(await reasons()).toEqual([]), 3000);
});

test.runIf(!isOnFiles)('a lease that another server has taken makes it not ready', async () => {
  expect(await reasons()).toEqual([]);
  const { store } = server.context;
  await sql`update server_lease set holder = 'another', term = term + 1,
    expires_at = clock_timestamp() + interval '1 hour'`.execute(store.writing);
  await vi.waitFor(
    async () => expect(await reasons()).toEqual(expect.arrayContaining(['lease', 'writer'])),
    5000,
  );
});

test('a feed that has ended makes it not ready', async () => {
  await server.app.close();
  laterMs += 5001;
  expect(await reasons()).toContain('feed');
});
