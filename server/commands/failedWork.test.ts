// Listing, retrying and dropping failed work while a server runs.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Domain } from '../Domain.ts';
import { domains } from '../product.ts';
import { openBeside } from '../store/openBeside.ts';
import { give, givenNames } from '../testing/gifts.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { placeOf } from '../testing/testStore.ts';
import { drop, findFailedWork, listFailedWork, putBack } from './failedWork.ts';

let server: TestApp;
let db: ReturnType<typeof openBeside>;
let isHealed = false;
let dueAt: bigint;

const gifts: Domain = {
  handlers: {},
  dueWork: {
    'example.gift': (tx, about: { name: string }) => {
      if (!isHealed) throw new Error('The bank is closed');
      give(tx, about);
    },
  },
};

beforeAll(async () => {
  server = await startTestApp({}, {}, () => ({ specification: readOpenapi(), domains: [...domains, gifts] }));
  db = openBeside(await placeOf(server.folder));
});

afterAll(async () => {
  await db.destroy();
  await server.close();
});

const rows = () => server.context.store.db.selectFrom('due_work').selectAll().orderBy('id').execute();
const done = () => givenNames(server.context.store.db);

async function work(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await server.context.dueWork.run();
    server.clock.advance(1000);
  }
}

/** Three items that failed five times, and a waiting one. */
beforeEach(async () => {
  isHealed = false;
  await server.context.executor.run('test.empty', ({ db: own }) => own.deleteFrom('due_work').execute());
  const now = server.clock.now();
  dueAt = BigInt(now);
  await server.context.executor.run('test.schedule', (tx) => {
    for (const name of ['one', 'two', 'three']) tx.schedule('example.gift', now, { name });
    tx.schedule('example.gift', now + 86_400_000, { name: 'waits' });
  });
  await work(20);
  expect((await rows()).filter((row) => row.set_aside_at !== null)).toHaveLength(3);
});

test('it is listed by kind and number with its error, a page after another, and nothing that waits is', async () => {
  const first = await listFailedWork(db, { most: 2 });
  const [one, two] = first;
  expect([one!.due_at, two!.due_at]).toEqual([dueAt, dueAt]);
  expect(one!.at).toBeGreaterThan(dueAt);
  expect(first).toHaveLength(2);
  expect(one).toMatchObject({ kind: 'example.gift', tries: 5n, error: 'Error: The bank is closed' });
  const rest = await listFailedWork(db, { after: two!, most: 2 });
  expect(rest).toHaveLength(1);
  expect([one, two, rest[0]].map((row) => JSON.parse(row!.about).name)).toEqual(['one', 'two', 'three']);
  expect(await listFailedWork(db, { after: { kind: 'example.z', id: 0n }, most: 2 })).toEqual([]);
  const waits = (await rows()).find((row) => row.set_aside_at === null)!;
  expect(await findFailedWork(db, waits.id)).toBeUndefined();
});

test('one that is put back is done by the next look, once, and the others stay', async () => {
  const before = (await done()).length;
  const [, two] = await listFailedWork(db, { most: 3 });
  isHealed = true;
  expect(await putBack(db, two!.id, server.clock.now())).toBe(1);
  await work(3);
  expect((await done()).slice(before)).toEqual(['two']);
  expect(await listFailedWork(db, { most: 3 })).toHaveLength(2);
  expect(await putBack(db, two!.id, server.clock.now())).toBe(0);
});

test('a kind that is put back is done whole, what waits at its own time', async () => {
  const before = (await done()).length;
  isHealed = true;
  expect(await putBack(db, 'example.other', server.clock.now())).toBe(0);
  expect(await putBack(db, 'example.gift', server.clock.now())).toBe(3);
  await work(3);
  expect((await done()).slice(before)).toEqual(['one', 'two', 'three']);
  expect(await rows()).toHaveLength(1);
});

test('one that fails again has all of its tries, and is set aside again', async () => {
  const [one] = await listFailedWork(db, { most: 1 });
  await putBack(db, one!.id, server.clock.now());
  await work(1);
  expect((await rows()).find(({ id }) => id === one!.id)).toMatchObject({
    tries: 1n,
    set_aside_at: null,
    // Unchanged after a retry.
    due_at: dueAt,
  });
  await work(20);
  expect(await findFailedWork(db, one!.id)).toMatchObject({ tries: 5n });
});

test('one that is dropped is never done, and its row is kept as it was; nothing else can be dropped', async () => {
  const before = (await done()).length;
  const [one] = await listFailedWork(db, { most: 1 });
  const now = server.clock.now();
  expect(await drop(db, one!.id, now)).toEqual(one);
  expect(await drop(db, one!.id, now)).toBeUndefined();
  const dropped = await server.context.store.db.selectFrom('due_work_dropped').selectAll().execute();
  expect(dropped).toEqual([{ ...one, dropped_at: BigInt(now) }]);
  isHealed = true;
  await putBack(db, 'example.gift', now);
  await work(3);
  expect((await done()).slice(before)).toEqual(['two', 'three']);
  const waits = (await rows())[0]!;
  expect(await drop(db, waits.id, now)).toBeUndefined();
  expect(await rows()).toEqual([waits]);
});
