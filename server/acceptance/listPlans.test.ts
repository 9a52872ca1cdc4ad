// Query plans of lists and of a start: always by an index, in its order, using all its lookup columns. Each domain
// lists its own queries in fixtures/plans.ts.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../instruments/market.config.ts';
import { countFailedMessages, readOutboxFigures } from '../messaging/outboxFigures.ts';
import { listFailedMessages } from '../messaging/failedMessages.ts';
import { pruneOutbox } from '../messaging/outboxRows.ts';
import { damagesBooks } from '../testing/invariants.ts';
import { intercept } from '../testing/processes/InterceptedDriver.ts';
import { QueryPlans } from '../testing/QueryPlans.ts';
import type { PlanFixture } from '../testing/QueryPlans.ts';
import { startBusyApp } from '../testing/processes/startBusyApp.ts';
import { startTestCore } from '../testing/testStore.ts';
import { isDueWorkLate, readDueFigures } from '../commands/dueFigures.ts';
import { listFailedWork } from '../commands/failedWork.ts';

const fixtures = Object.values(
  import.meta.glob<PlanFixture>('../domains/*/fixtures/plans.ts', { eager: true, import: 'plans' }),
);

/** Growing tables that several domains fill. */
const shared = ['account', 'command', 'due_work', 'entry', 'hold', 'outbox', 'posting', 'sealed_field'];
const at = new QueryPlans([...shared, ...fixtures.flatMap(({ growing }) => growing)]);

beforeAll(async () => {
  at.app = await startBusyApp(7, at.interception);
  // Its rows are inserted directly.
  at.server.expectBrokenBooks();
  await at.app.trade(800);
  const owners = [at.ann.owner, ...Array.from({ length: 600 }, (_, count) => `user:${2000 + count}`)];
  for (const { prepare } of fixtures) await prepare?.(at);
  await at.server.context.executor.run('test.fill', async ({ db }) => {
    for (const { fill } of fixtures) await fill?.(db, owners, at);
  });
  // PostgreSQL's autovacuum does this after a while.
  if (at.isPostgres) await sql`analyze`.execute(at.server.context.store.writing);
}, 120_000);
afterAll(() => at.server.close());

it('what has fallen due is found by its time among what waits', async () => {
  at.listen('read');
  await at.server.context.dueWork.run();
  at.stop();
  expect(await at.ways()).toEqual(['due_work by due_work_next: at']);
});

it('what is to leave is found by its channel and time, and what was given up by when that was', async () => {
  const { outbox, executor, store } = at.server.context;
  at.listen('read');
  await outbox.run();
  at.stop();
  expect(await at.ways()).toEqual(['outbox by outbox_next: channel awaited at']);
  at.listen('before');
  await pruneOutbox(executor, ['mail']);
  at.stop();
  // PostgreSQL's plan does not show a backward scan.
  const ways = (await at.ways()).filter((way) => way !== 'outbox by outbox_given_up');
  expect(ways).toEqual(['outbox by outbox_given_up: given_up_at', 'outbox by outbox_next: channel']);
  at.listen('read');
  await readOutboxFigures(store.db, 'mail', 0);
  await countFailedMessages(store.db);
  await listFailedMessages(store.db, { after: { at: 1n, id: 1n }, most: 10 });
  at.stop();
  const looked = await at.ways();
  expect(looked.filter((way) => !way.startsWith('outbox by outbox_given_up'))).toEqual([
    'outbox by outbox_next: channel awaited',
  ]);
});

it('what is late is found by its time, what was set aside by its kind and number, and only so much of either is counted', async () => {
  const { db } = at.server.context.store;
  const waysTo = async (read: () => Promise<unknown>) => {
    at.listen('read');
    await read();
    at.stop();
    return at.ways(db);
  };
  const [byTime, byKind] = ['due_work by due_work_next', 'due_work by due_work_set_aside'];
  expect(await waysTo(() => isDueWorkLate(db, 0))).toEqual([`${byTime}: at`]);
  expect(await waysTo(() => readDueFigures(db, 0))).toEqual([byTime, byKind]);
  expect(at.sent.every(({ sql: text }) => /\blimit\b/.test(text))).toBe(true);
  expect(await waysTo(() => listFailedWork(db, { most: 100 }))).toEqual([byKind]);
  const after = { kind: 'example.gift', id: 5n };
  const page = await waysTo(() => listFailedWork(db, { after, most: 100 }));
  // Both columns are searched together, which each database reports differently.
  expect(page).toEqual([expect.stringMatching(`^${byKind}(: kind)?$`)]);
});

it('a start reads accounts, open orders and open holds in pages, and of all else the last row', async () => {
  await at.server.stop();
  const { folder, clock } = at.server;
  at.listen('before');
  const core = await startTestCore({ folder, pairs, clock, around: intercept(at.interception) });
  at.stop();
  damagesBooks(core.store);
  const ways = await at.ways(core.store.db);
  await core.stop();
  at.app.server = await at.server.restart();
  // Rows of fixtures have no postings; only the query plans are tested here.
  at.server.context.gate.clear();
  at.server.context.gate.resume();
  const own = [
    'account by primary key: id',
    'command by primary key',
    'command by primary key: id',
    'due_work by primary key',
    'hold by hold_open: id',
    'hold by primary key',
    'outbox by primary key',
    'posting by primary key',
  ];
  expect(ways).toEqual([...own, ...fixtures.flatMap(({ atStart = [] }) => atStart)].sort());
});

for (const { tests } of fixtures) tests?.(at);
