// Scheduled work on the real server with a controlled clock.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Domain } from '../Domain.ts';
import { domains } from '../product.ts';
import { give, givenNames } from '../testing/gifts.ts';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { grantUnits } from '../testing/grantUnits.ts';
import { Refusal } from '../refusal.ts';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { UnknownOutcome } from './CommandExecutor.ts';

const dayMs = 86_400_000;
const interception: Interception = {};
let poisoned: ReadonlySet<string>;
let server: TestApp;

const refusals: Record<string, RefusalReason> = {
  refused: 'system.invalid',
  unavailable: 'system.unavailable',
};

let triesBeforeOther: number | undefined;
let badTries = 0;

const gifts: Domain = {
  handlers: {},
  dueWork: {
    'example.bad': () => {
      badTries += 1;
      throw new Error('All of this kind fail');
    },
    'example.other': () => {
      triesBeforeOther = badTries;
    },
    'example.tick': (tx, { n, at }: { n: number; at: number }) => {
      give(tx, { name: `tick ${n}` });
      const next = { n: n + 1, at: at + 60_000 };
      if (next.n <= 5) tx.schedule('example.tick', next.at, next);
    },
    'example.late': (tx) => give(tx, { name: 'late' }),
    'example.gift': async (tx, { name }: { name: string }) => {
      if (name.startsWith('slow')) await sleep(30);
      give(tx, { name });
      // No reader sees it before the rows of its group are written.
      if (name.startsWith('unwritable'))
        grantUnits(tx, 'user:7778', 'USDT', { units: 1n, reference: null as never });
      if (poisoned.has(name))
        throw name in refusals ? new Refusal(refusals[name]!) : new Error(`${name} is \0poisoned`);
    },
  },
};

beforeEach(async () => {
  poisoned = new Set();
  server = await startTestApp({ ieos: [] }, interception, () => ({
    specification: readOpenapi(),
    domains: [...domains, gifts],
  }));
});
afterEach(async () => {
  for (const name of ['before', 'after', 'read', 'afterRead'] as const) delete interception[name];
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});

function schedule(gifts: readonly (readonly [name: string, inMs: number])[]): Promise<void> {
  const now = server.clock.now();
  return server.context.executor.run('test.schedule', (tx) => {
    for (const [name, inMs] of gifts) tx.schedule('example.gift', now + inMs, { name });
  });
}

const run = () => server.context.dueWork.run();
const rows = () => server.context.store.db.selectFrom('due_work').selectAll().orderBy('id').execute();
const done = () => givenNames(server.context.store.db);

test('what is due is done at its time and not before, the earliest first, and nothing is left of it', async () => {
  await schedule([
    ['in a year', 365 * dayMs],
    ['in two seconds', 2000],
    ['in a second', 1000],
    ['in a second too', 1000],
  ]);
  await run();
  server.clock.advance(999);
  await run();
  expect(await done()).toEqual([]);
  server.clock.advance(1);
  await run();
  expect(await done()).toEqual(['in a second', 'in a second too']);
  server.clock.advance(366 * dayMs);
  await run();
  expect(await done()).toEqual(['in a second', 'in a second too', 'in two seconds', 'in a year']);
  expect(await rows()).toEqual([]);
  expect(await done()).toHaveLength(4);
});

test('what fell due while no server ran is done by the next one, in the order of its time', async () => {
  await schedule([
    ['second', 2000],
    ['first', 1000],
  ]);
  server.clock.advance(dayMs);
  server = await server.restart();
  await run();
  expect(await done()).toEqual(['first', 'second']);
});

test.each([
  ['together', []],
  ['one by one, beside something that fails', ['bad']],
])('what asks for a successor comes in the order of its time: %s', async (_, alsoDue) => {
  poisoned = new Set(alsoDue);
  await schedule(alsoDue.map((name) => [name, 500]));
  const now = server.clock.now();
  await server.context.executor.run('test.schedule', (tx) => {
    tx.schedule('example.tick', now + 1000, { n: 0, at: now + 1000 });
    tx.schedule('example.late', now + 150_000, {});
  });
  server.clock.advance(3_600_000);
  await run();
  expect(await done()).toEqual(['tick 0', 'tick 1', 'tick 2', 'late', 'tick 3', 'tick 4', 'tick 5']);
});

test('a command that fails has made nothing due', async () => {
  const failing = server.context.executor.run('test.schedule', (tx) => {
    tx.schedule('example.gift', 0, { name: 'never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await schedule([['kept', 0]]);
  await run();
  expect(await done()).toEqual(['kept']);
});

test('what always fails is tried five times, ever later, then set aside with its error, and holds up nobody', async () => {
  poisoned = new Set(['bad']);
  const around = Array.from({ length: 50 }, (_, count) => [`good ${count}`, count] as const);
  await schedule([...around, ['bad', 25]]);
  server.clock.advance(100);
  await run();
  expect(await done()).toHaveLength(50);
  expect(await done()).toEqual(around.map(([name]) => name));
  const tried: number[] = [];
  for (let second = 0; second < 40; second += 1) {
    const [row] = await rows();
    if (tried.at(-1) !== Number(row!.tries)) tried.push(Number(row!.tries));
    server.clock.advance(1000);
    await run();
  }
  expect(tried).toEqual([1, 2, 3, 4, 5]);
  expect(await rows()).toMatchObject([{ kind: 'example.gift', tries: 5n, error: 'Error: bad is poisoned' }]);
  expect((await rows())[0]!.set_aside_at).not.toBeNull();
  expect(server.log.filter((line) => line.includes('What was due as example.gift'))).toHaveLength(1);
  expect(await done()).toHaveLength(50);
  // After its cause is fixed, the work can be done.
  poisoned = new Set();
  await server.context.executor.run('test.retry', ({ db }) =>
    db.updateTable('due_work').set({ set_aside_at: null, tries: 0 }).execute(),
  );
  await run();
  expect((await done()).at(-1)).toBe('bad');
});

test('hundreds of one kind that fail at once hold up no other kind that falls due after them', async () => {
  badTries = 0;
  triesBeforeOther = undefined;
  const now = server.clock.now();
  await server.context.executor.run('test.schedule', (tx) => {
    for (let count = 0; count < 300; count += 1) tx.schedule('example.bad', now, {});
    tx.schedule('example.other', now + 1, {});
  });
  server.clock.advance(1);
  await run();
  expect(badTries).toBeGreaterThanOrEqual(300);
  expect(triesBeforeOther).toBeLessThan(50);
});

test('what refuses itself, with a reason of the system too, is tried again like any other and holds up nobody', async () => {
  poisoned = new Set(['refused']);
  await schedule([
    ['refused', 0],
    ['good', 1],
  ]);
  server.clock.advance(1);
  await run();
  expect(await done()).toEqual(['good']);
  expect(await rows()).toMatchObject([{ tries: 1n }]);
});

test('what the database refuses to write is set aside like any other, and holds up nobody', async () => {
  await schedule([
    ['before', 0],
    ['unwritable', 1],
    ['after', 2],
  ]);
  server.clock.advance(2);
  await run();
  expect(await done()).toEqual(['before', 'after']);
  expect(await rows()).toMatchObject([{ tries: 1n }]);
  // After its first failure it runs alone and fails no other item.
  server.clock.advance(1000);
  await schedule([['with it', 0]]);
  await run();
  expect(await done()).toEqual(['before', 'after', 'with it']);
  for (let second = 0; second < 40; second += 1) {
    server.clock.advance(1000);
    await run();
  }
  expect(await rows()).toMatchObject([{ tries: 5n, error: expect.stringMatching(/null|NaN/i) }]);
  expect((await rows())[0]!.set_aside_at).not.toBeNull();
  const ann = await server.person('ann@example.com');
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
  expect(await server.call('placeSpotOrder', order, ann)).toMatchObject({ type: 'ok' });
});

/**
 * Runs due work while orders are placed one after another.
 * @returns reasons of the refusals; '' for accepted orders
 */
async function runBesideOrders({ token }: { token: string }): Promise<string[]> {
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
  let isOver = false;
  const over = run().finally(() => (isOver = true));
  const answers: string[] = [];
  while (!isOver) {
    const { type, data } = await server.call('placeSpotOrder', order, { token });
    answers.push(type === 'ok' ? '' : String(data.reason));
  }
  await over;
  return answers;
}

test('what asks for something at no time fails alone, and whoever shares its group does not notice', async () => {
  const { executor } = server.context;
  const about = { name: 'never' };
  const spoilt = executor.run('test.spoilt', (tx) => tx.schedule('example.gift', Number.NaN, about));
  const beside = schedule([['beside', 0]]);
  await expect(spoilt).rejects.toThrow('example.gift cannot fall due at NaN');
  await beside;
  await run();
  expect(await done()).toEqual(['beside']);
});

test('hundreds that the database refuses to write take no order with them once one of them has failed', async () => {
  // An account that has placed two hundred orders has no balance left.
  const people = [await server.person('ann@example.com'), await server.person('bo@example.com')];
  await schedule([['unwritable', 0]]);
  await run();
  await schedule(Array.from({ length: 30 }, (_, count) => [`unwritable ${count}`, 0] as const));
  for (const person of people) {
    const answers = await runBesideOrders(person);
    server.clock.advance(2000);
    expect(answers.filter((answer) => answer === '').length).toBeGreaterThan(3);
    expect(answers.filter((answer) => answer === 'system.unknownState')).toEqual([]);
  }
});

test('work of a kind that no domain does is set aside, and the rest is done', async () => {
  await schedule([['one', 0]]);
  await server.context.executor.run('test.spoil', ({ db }) =>
    db
      .insertInto('due_work')
      .values({
        id: 99,
        at: 0,
        due_at: 0,
        kind: 'newer.kind',
        about: '{}',
        tries: 4,
        error: '',
        set_aside_at: null,
      })
      .execute(),
  );
  await run();
  expect(await done()).toEqual(['one']);
  expect(await rows()).toMatchObject([{ kind: 'newer.kind', error: expect.stringContaining('newer.kind') }]);
});

test('a commit of which nobody heard does nothing twice, whether it happened or not', async () => {
  const count = 120;
  await schedule(Array.from({ length: count }, (_, gift) => [`gift ${gift}`, 0]));
  let commits = 0;
  const fail = async (statement: string): Promise<void> => {
    if (statement !== 'commit') return;
    commits += 1;
    if (commits % 2 === 0) throw new Error('Connection terminated unexpectedly');
  };
  for (const at of ['after', 'before'] as const) {
    interception[at] = fail;
    await expect(run()).rejects.toBeInstanceOf(UnknownOutcome);
    delete interception[at];
  }
  await run();
  expect(new Set(await done()).size).toBe(count);
  expect(await done()).toHaveLength(count);
  expect(await rows()).toEqual([]);
});

test('while money is paused what is due waits, and is no try of it', async () => {
  await schedule([['waits', 0]]);
  server.context.gate.pause();
  await run();
  expect(await rows()).toMatchObject([{ tries: 0n }]);
  server.context.gate.resume();
  await run();
  expect(await done()).toEqual(['waits']);
});

test('a thousand items that are due at once are done in chunks, with orders in between', async () => {
  const ann = await server.person('ann@example.com');
  await schedule(Array.from({ length: 1000 }, (_, gift) => [`gift ${gift}`, 0]));
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
  let isOver = false;
  const all = run().then(() => (isOver = true));
  let placedMeanwhile = 0;
  while (!isOver) {
    expect(await server.call('placeSpotOrder', order, ann)).toMatchObject({ type: 'ok' });
    const { length } = await done();
    if (length > 0 && length < 1000) placedMeanwhile += 1;
    if (placedMeanwhile > 20) break;
  }
  await all;
  expect(placedMeanwhile).toBeGreaterThan(0);
  expect(await done()).toHaveLength(1000);
});

test('an item whose own handler calls the server unavailable is set aside as any other, and holds up nobody', async () => {
  poisoned = new Set(['unavailable']);
  await schedule([
    ['unavailable', 0],
    ['good', 1],
  ]);
  for (let second = 0; second < 40; second += 1) {
    server.clock.advance(1000);
    await run();
  }
  expect(await done()).toEqual(['good']);
  expect(await rows()).toMatchObject([{ tries: 5n, error: 'Refusal: system.unavailable' }]);
});

test('a chunk whose items turn out slow ends after the first: others wait for no more than one', async () => {
  await schedule(Array.from({ length: 100 }, (_, count) => [`quick ${count}`, 0] as const));
  await run();
  await schedule(Array.from({ length: 10 }, (_, count) => [`slow ${count}`, 0] as const));
  const waits: number[] = [];
  let isOver = false;
  const all = run().then(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    await server.context.executor.run('test.other', () => undefined);
    waits.push(performance.now() - asked);
  }
  await all;
  expect(waits.length).toBeGreaterThanOrEqual(9);
  expect(await done()).toHaveLength(110);
});
