// A server whose books were changed by SQL: no trading, but everything stays readable.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Interception } from '../testing/processes/InterceptedDriver.ts';
import { password, registration, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { openTestStore } from '../testing/testStore.ts';
import { domains } from '../product.ts';
import { rulesOf } from './rulesOf.ts';
import { BooksWatch } from './BooksWatch.ts';

const paused =
  'Trading and transfers are paused while we check our books. Your balances stay visible. Try again later';
const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
const everyMs = 20;

let server: TestApp;
let ann: { token: string; owner: string };
let interception: Interception;

beforeEach(async () => {
  interception = {};
  server = await startTestApp({ auditEveryMs: everyMs }, interception);
  server.expectBrokenBooks();
  ann = await server.person('ann@example.com');
  expect(await place()).toMatchObject({ type: 'ok' });
});

afterEach(() => server.close());

const place = (more: Record<string, string> = {}) => server.call('placeSpotOrder', { ...bid, ...more }, ann);
const fatal = () =>
  server.log
    .map((line) => JSON.parse(line) as { level: number; msg: string; violations?: string[] })
    .filter(({ level }) => level === 60);

const usdt = (change: RawBuilder<unknown>) =>
  sql`update account set ${change} where owner = ${ann.owner} and asset = 'USDT' and kind = 'change'`;
const raised = () => usdt(sql`available = available + 500`);
const restored = () => usdt(sql`available = available - 500`);
const freed = () => usdt(sql`held = 0`);

/** Changes the database of a stopped server, and starts a server on it. */
async function restartWith(fault: RawBuilder<unknown>): Promise<void> {
  await server.stop();
  const store = await openTestStore(server.folder);
  await fault.execute(store.writing);
  await store.close();
  server = await server.restart();
}

async function expectPaused(): Promise<void> {
  const refused = { status: 200, type: 'error', message: paused, data: { reason: 'system.moneyPaused' } };
  expect(await place()).toMatchObject(refused);
  const [{ id }] = (await server.call('spotOrders', { status: '1' }, ann)).data;
  expect(await server.call('cancelSpotOrder', { id: String(id) }, ann)).toMatchObject(refused);
  const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
  expect(await server.call('transfer', move, ann)).toMatchObject(refused);
  expect(await place({ amount: '0' })).not.toMatchObject({ type: 'ok' });
}

async function expectReadable(): Promise<void> {
  const login = { user_string: 'ann@example.com', password, user_type: 'email' };
  const { data: token } = await server.call('login', login);
  expect(await server.call('profile', {}, { token })).toMatchObject({ type: 'ok' });
  for (const call of ['balances', 'spotOrders', 'ledger', 'quotations'])
    expect(await server.call(call, {}, ann), call).toMatchObject({ type: 'ok' });
  expect(await server.call('setLanguage', { lang: 'de' }, ann)).toMatchObject({ type: 'ok' });
}

test('a balance that was raised by SQL is found at the start: no money moves, all can be read', async () => {
  await restartWith(raised());
  await expectPaused();
  await expectReadable();
  expect(fatal()).toMatchObject([
    {
      msg: 'money is stopped',
      violations: [
        expect.stringMatching(/^Account \d+ \(USDT\) differs from its postings by 500$/),
        'There are 500 units of USDT too many',
      ],
    },
  ]);
});

test('a repeat of what was done before is answered while money waits, so a refusal says that nothing was done', async () => {
  const order = { client_order_id: 'placed-before' };
  const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
  const transfer = () => server.call('transfer', { ...move, client_transfer_id: 'moved-before' }, ann);
  const placed = await place(order);
  expect([placed.type, (await transfer()).type]).toEqual(['ok', 'ok']);
  server.context.gate.pause();
  expect((await place(order)).data.id).toBe(placed.data.id);
  expect((await transfer()).type).toBe('ok');
  expect((await place({ client_order_id: 'placed-after' })).data.reason).toBe('system.moneyPaused');
});

test('no account is opened while money waits, and the same form opens it afterwards', async () => {
  const { gate } = server.context;
  const asked = await server.call('sendEmailCode', { user_string: 'ben@example.com', type: 'register' });
  const form = registration('ben@example.com', asked.data.sandbox_code);
  gate.pause();
  expect(await server.call('register', form)).toMatchObject({
    status: 200,
    type: 'error',
    message: 'New accounts can’t be opened while we check our books. Try again later',
    data: { reason: 'session.openingPaused' },
  });
  gate.resume();
  expect(await server.call('register', form)).toMatchObject({ type: 'ok' });
});

test('the house trades no more, and says nothing of it with each step', async () => {
  await restartWith(raised());
  const before = server.log.length;
  const trades = () => server.context.market.trades('BTC/USDT').length;
  for (let steps = 0; steps < 20; steps += 1) {
    server.clock.advance(1000);
    await server.context.market.step();
  }
  expect(trades()).toBe(0);
  expect(server.log.slice(before)).toEqual([]);
});

test('what was put right is traded on again after a restart', async () => {
  await restartWith(raised());
  await expectPaused();
  await restartWith(restored());
  expect(await place()).toMatchObject({ type: 'ok' });
});

test('held units that were set to nothing are found at the start, in one sentence', async () => {
  await restartWith(freed());
  await expectPaused();
  await expectReadable();
  expect(fatal()).toMatchObject([
    { violations: [expect.stringMatching(/^Account \d+ \(USDT\) holds 0, and its holds \d+$/)] },
    { violations: expect.arrayContaining([expect.stringContaining('differs from its postings')]) },
  ]);
});

test('a balance that is raised while the server runs is found by the next audit', async () => {
  const { store, booksWatch } = server.context;
  const tx = await store.writing.startTransaction().execute();
  await raised().execute(tx);
  await tx.commit().execute();
  // It serves no client that could trigger the start.
  booksWatch.keepOn();
  await expect.poll(() => server.context.gate.isStopped, { timeout: 20_000 }).toBe(true);
  expect((await place()).data.reason).toBe('system.moneyPaused');
  await expectReadable();
  expect(fatal()).toHaveLength(1);
});

test('sound books leave a mark after each audit, and money moves on', async () => {
  const { store, booksWatch } = server.context;
  const madeAt = async () =>
    (await store.db.selectFrom('audit_checkpoint').select('made_at').executeTakeFirstOrThrow()).made_at;
  const before = await madeAt();
  server.clock.advance(60_000);
  booksWatch.keepOn();
  await expect.poll(madeAt, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await place()).toMatchObject({ type: 'ok' });
  expect(fatal()).toEqual([]);
});

test('while the first audit takes its time money waits for it, and then moves', async () => {
  const { store, executor, gate, quarantine, clock, exchange } = server.context;
  const rules = rulesOf(
    domains,
    [...exchange.pairs.values()].map(({ pair }) => pair),
  );
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  interception.read = async (statement) => {
    if (statement.includes('audit_checkpoint')) await held;
  };
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const watch = new BooksWatch({
    store,
    rules,
    executor,
    gate,
    quarantine,
    clock,
    everyMs,
    onFault,
    startMs: 1,
  });
  await watch.start();
  expect((await place()).data.reason).toBe('system.moneyPaused');
  delete interception.read;
  goOn();
  await expect.poll(async () => (await place()).type, { timeout: 20_000 }).toBe('ok');
  await watch.stop();
  expect(faults).toEqual([]);
});
