// SQLite stores text in an integer column: the error is one sentence that names the row, never a stack.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../StartError.ts';
import { openStore } from '../store/openStore.ts';
import { migrations } from '../product.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { sentencesOf } from './Findings.ts';

const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
const everyMs = 20;
let server: TestApp;
let ann: { token: string; owner: string };

beforeEach(async () => {
  server = await startTestApp({ auditEveryMs: everyMs });
  server.expectBrokenBooks();
  ann = await server.person('ann@example.com');
  expect(await place()).toMatchObject({ type: 'ok' });
});

afterEach(() => server.close());

const place = () => server.call('placeSpotOrder', bid, ann);
const mine = sql`owner like 'user:%' and asset = 'USDT' and kind = 'change'`;

async function restartWith(fault: RawBuilder<unknown>): Promise<void> {
  await server.stop();
  const store = await openStore({ folder: server.folder }, migrations);
  await fault.execute(store.writing);
  await store.close();
  server = await server.restart();
}

const fatal = () =>
  server.log
    .map((line) => JSON.parse(line) as { level: number; violations?: string[] })
    .filter(({ level }) => level === 60)
    .map(({ violations }) => violations);

test.each<[string, RawBuilder<unknown>, RegExp]>([
  [
    'a balance',
    sql`update account set available = 'abc' where ${mine}`,
    /^The books cannot be read: account \d+: available is no whole number$/,
  ],
  [
    'a posting',
    sql`update posting set units = 'abc' where id = (select min(id) from posting)`,
    /^The books cannot be read: posting \d+: units is no whole number$/,
  ],
])('%s that is no number stops money in one sentence', async (_, fault, sentence) => {
  await restartWith(fault);
  expect(server.context.gate.isOpen).toBe(false);
  expect(await server.call('quotations')).toMatchObject({ type: 'ok' });
  expect(fatal()).toEqual([expect.arrayContaining([expect.stringMatching(sentence)])]);
});

test('a balance that becomes no number under a running server is found by the next audit', async () => {
  const { store, booksWatch, gate } = server.context;
  const tx = await store.writing.startTransaction().execute();
  await sql`update account set available = 'abc' where ${mine}`.execute(tx);
  await tx.commit().execute();
  booksWatch.keepOn();
  await expect.poll(() => gate.isStopped, { timeout: 20_000 }).toBe(true);
  expect(sentencesOf(gate.stops)).toEqual([
    expect.stringMatching(/^The books cannot be read: account \d+: available is no whole number$/),
  ]);
});

test('a hold that is no number ends the start with one sentence', async () => {
  const fault = restartWith(sql`update hold set units = 'abc'`);
  await expect(fault).rejects.toBeInstanceOf(StartError);
  await expect(fault).rejects.toThrow(
    /^The database holds what no server has written \(hold \d+: units is no whole number\): npm run audit says what is wrong$/,
  );
});
