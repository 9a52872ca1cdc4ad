// Damage below the tables: detected before the first order, or money stops on the first call that encounters it.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { StartError } from '../StartError.ts';
import { openStore } from '../store/openStore.ts';
import { migrations } from '../product.ts';
import type { Schema } from '../store/schema.ts';
import { password, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
let server: TestApp;
let ann: { token: string; owner: string };

beforeEach(async () => {
  server = await startTestApp();
  server.expectBrokenBooks();
  ann = await server.person('ann@example.com');
});

afterEach(() => server.close());

const place = () => server.call('placeSpotOrder', bid, ann);
const refused = { status: 200, data: { reason: 'system.moneyPaused' } };
const fatal = () => server.log.filter((line) => (JSON.parse(line) as { level: number }).level === 60);

/** Offset of a table's rows in the file. */
async function rootOf(db: Kysely<Schema>, table: string): Promise<{ at: number; bytes: number }> {
  const { rows } = await sql<{ page: bigint; bytes: bigint }>`
    select rootpage as page, page_size as bytes from sqlite_master, pragma_page_size
    where name = ${table}`.execute(db);
  const { page, bytes } = rows[0]!;
  return { at: (Number(page) - 1) * Number(bytes), bytes: Number(bytes) };
}

function overwrite(folder: string, { at, bytes }: { at: number; bytes: number }): void {
  const file = openSync(join(folder, 'meridian.db'), 'r+');
  writeSync(file, seededRandom('damage').bytes(bytes), 0, bytes, at);
  closeSync(file);
}

test('random bytes in a page of sessions are found at the start, and no order is taken', async () => {
  const page = await rootOf(server.context.store.db, 'session');
  await server.stop();
  overwrite(server.folder, page);
  server = await server.restart();
  expect(fatal()[0]).toMatch(/The database \S*\s?is damaged/);
  expect(await place()).toMatchObject(refused);
  expect(await server.call('quotations')).toMatchObject({ type: 'ok' });
});

test('a login that cannot be kept is told that nobody knows whether it went through, and nothing of an order', async () => {
  const page = await rootOf(server.context.store.db, 'session');
  await server.stop();
  overwrite(server.folder, page);
  server = await server.restart();
  const login = { user_string: 'ann@example.com', password, user_type: 'email' };
  expect(await server.call('login', login)).toMatchObject({
    status: 503,
    message: 'We don’t know whether this went through. Check before you try again',
    data: { reason: 'system.unknownState' },
  });
});

test('random bytes in the first page end the start with one sentence', async () => {
  await server.stop();
  overwrite(server.folder, { at: 0, bytes: 4096 });
  const starting = openStore({ folder: server.folder }, migrations);
  await expect(starting).rejects.toBeInstanceOf(StartError);
  await expect(starting).rejects.toThrow(/^The database \S+meridian\.db is damaged \(.+\): restore a backup/);
});

test('a disk that fills up under a running server stops money with the order that it could not keep', async () => {
  const { writing } = server.context.store;
  const { rows } = await sql<{ page_count: bigint }>`pragma page_count`.execute(writing);
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(writing);
  const reasons: string[] = [];
  for (let count = 0; count < 100 && reasons.at(-1) !== 'system.moneyPaused'; count += 1)
    reasons.push((await place()).data.reason ?? 'ok');
  const failed = reasons.filter((reason) => reason !== 'ok');
  expect(failed).toEqual(['system.unknownState', 'system.moneyPaused']);
  expect(fatal()).toHaveLength(1);
  expect(fatal()[0]).toContain('is full: make room and start the server again');
  expect(await server.call('balances', {}, ann)).toMatchObject({ type: 'ok' });
});
