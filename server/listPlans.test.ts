// How the database finds what lists show, and what a start needs: always by an index, in its order, and by all of the
// columns that there are to look for.
import { sql } from 'kysely';
import type { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from './store/dialect.ts';
import type { Schema } from './store/schema.ts';
import { intercept } from './testing/InterceptedDriver.ts';
import type { Interception } from './testing/InterceptedDriver.ts';
import { accessesOf } from './testing/plans.ts';
import { pairs } from './domains/market/market.config.ts';
import { startBusyApp } from './testing/startBusyApp.ts';
import type { BusyApp, Person } from './testing/startBusyApp.ts';
import { startTestCore } from './testing/testStore.ts';

/** Tables that grow as long as people trade. */
const growing = [
  'account',
  'command',
  'due_work',
  'entry',
  'fill',
  'flow_price',
  'hold',
  'market_candle',
  'posting',
  'spot_order',
];

const sent: CompiledQuery[] = [];
const note = async (_: string, query: CompiledQuery) => void sent.push(query);
const interception: Interception = {};
let app: BusyApp;
let ann: Person;
/** An order of hers. */
let order: { id: number; currency_id: number; legal_id: number };

beforeAll(async () => {
  app = await startBusyApp(7, interception);
  ann = app.people[0]!;
  await app.trade(800);
  for (let count = 1; count <= 60; count += 1) {
    const named = { ...transfer, client_transfer_id: `transfer-${count}` };
    expect(await app.server.call('transfer', named, ann)).toMatchObject({ type: 'ok' });
  }
  [order] = (await app.server.call('spotOrders', {}, ann)).data;
  // As PostgreSQL does by itself after a while.
  const { writing } = app.server.context.store;
  if (isPostgres(writing)) await sql`analyze`.execute(writing);
}, 120_000);
afterAll(() => app.server.close());

const transfer = { currency_id: '3', from_field: 'change', to_field: 'lever', number: '1' };

/** Ways to the rows of growing tables that a call takes, each named once. */
async function waysOf(
  operationId: string,
  fields: Record<string, string> = {},
  person = ann,
): Promise<string[]> {
  sent.length = 0;
  interception.read = note;
  const { status } = await app.server.call(operationId, fields, person);
  interception.read = undefined;
  expect(status).toBe(200);
  return waysIn(app.server.context.store.db);
}

async function waysIn(db: Kysely<Schema>): Promise<string[]> {
  const ways = new Set<string>();
  // Without those that ask whether this server still has the database.
  const reads = sent.filter(
    ({ sql: text }) => /^\s*(select|with)\b/.test(text) && !/\bfor key share/.test(text),
  );
  for (const query of reads) for (const way of await accessesOf(db, query)) ways.add(way);
  return [...ways].filter((way) => growing.includes(way.split(' ')[0]!)).sort();
}

const orderById = 'spot_order by primary key: id';
const ordersOfPair = [orderById, 'spot_order by spot_order_pair: owner symbol status id'];
/** From one pair of an owner to the next. */
const orders = [
  orderById,
  'spot_order by spot_order_pair: owner',
  'spot_order by spot_order_pair: owner symbol',
  'spot_order by spot_order_pair: owner symbol status id',
];

it.each([
  ['all', {}, orders],
  ['all, a later page', { page: '3', limit: '5' }, orders],
  ['open ones', { status: '1' }, orders],
  ['filled ones', { status: '2' }, orders],
  ['cancelled ones, older than one', { status: '3', before_id: '400' }, orders],
])('orders are found by owner, pair and status: %s', async (_, fields, ways) => {
  expect(await waysOf('spotOrders', fields)).toEqual(ways);
});

it.each([
  ['any', {}],
  ['filled ones', { status: '2' }],
  ['open ones, a later page', { status: '1', page: '2', limit: '1' }],
  ['cancelled ones, older than one', { status: '3', before_id: '400' }],
])('orders of a pair are found by owner, pair and status: %s', async (_, fields) => {
  const pair = { currency_id: String(order.currency_id), legal_id: String(order.legal_id) };
  const ways = await waysOf('spotOrders', { ...pair, ...fields });
  expect(ways).toEqual(ordersOfPair);
});

it('one order is found by its id, and by that of its client', async () => {
  const byId = { order_id: String(order.id) };
  expect(await waysOf('spotOrders', byId)).toEqual([orderById]);
  const byName = { client_order_id: 'no-such-order' };
  expect(await waysOf('spotOrders', byName)).toEqual([
    'spot_order by spot_order_client: owner client_order_id',
  ]);
});

const entries = [
  'account by primary key: id',
  'entry by primary key: account reason id',
  // The newest of all, for nothing is asked of what comes later.
  'posting by primary key',
  'posting by primary key: id',
];
const noon = Date.UTC(2026, 0, 5, 12) / 1000;

it.each([
  ['all', {}],
  ['of a coin', { currency: '3' }],
  ['of an account', { type: '2' }],
  ['trades', { kind: 'trade' }],
  ['fees, a later page', { kind: 'fee', page: '4', limit: '3' }],
  ['practice money of a coin', { kind: 'grant', currency: '1' }],
  ['a time', { from: String(noon + 600), to: String(noon + 1200) }],
  ['trades of a time up to a row', { kind: 'trade', to: String(noon + 3000), until_id: '500' }],
])('rows of a ledger are found by account, reason and id: %s', async (_, fields) => {
  const ways = await waysOf('ledger', fields);
  expect(ways.filter((way) => way !== orderById)).toEqual(entries);
});

it.each([
  ['all', {}],
  ['of a coin and an account', { currency: '3', account: 'lever' }],
  ['a time', { from: String(noon), to: String(noon + 7200) }],
  ['up to a row', { until_id: '100000', limit: '1' }],
])('transfers are found by account, reason and id: %s', async (_, fields) => {
  expect(await waysOf('transfers', fields)).toEqual(entries);
});

it('a transfer is found by the id that its caller gave it', async () => {
  const ways = await waysOf('transfers', { client_transfer_id: 'transfer-1' });
  expect(ways).toEqual([
    'account by primary key: id',
    'command by command_once: actor name repetition',
    'posting by primary key: id',
  ]);
});

it('the first look at the balances of a day finds its beginning and what came since by their ids', async () => {
  app.server.clock.advance(86_400_000);
  const ways = await waysOf('balances', {});
  expect(ways.filter((way) => !way.startsWith('market_candle'))).toEqual(entries);
});

it('what came today is priced by the ids of its postings', async () => {
  const dan = await app.server.person('dan@example.com');
  const ways = await waysOf('balances', {}, dan);
  expect(ways).toContain('flow_price by primary key: posting_id');
  expect(ways.filter((way) => !/^(market_candle|flow_price) by primary key/.test(way))).toEqual(entries);
});

it('candles are found by all that tells them apart', async () => {
  const asked = { symbol: pairs[0]!.symbol, period: '1min', from: String(noon), to: String(noon + 3600) };
  expect(await waysOf('candles', asked)).toEqual(['market_candle by primary key: source symbol period time']);
});

it('what has fallen due is found by its time among what waits', async () => {
  sent.length = 0;
  interception.read = note;
  await app.server.context.dueWork.run();
  interception.read = undefined;
  expect(await waysIn(app.server.context.store.db)).toEqual(['due_work by due_work_next: at']);
});

it('a start reads accounts, open orders and open holds in pages, and of all else the last row', async () => {
  await app.server.stop();
  const { folder, clock } = app.server;
  sent.length = 0;
  interception.before = note;
  const core = await startTestCore({ folder, pairs, clock, around: intercept(interception) });
  interception.before = undefined;
  const ways = await waysIn(core.store.db);
  await core.stop();
  app.server = await app.server.restart();
  expect(ways).toEqual([
    'account by primary key: id',
    'command by primary key',
    'command by primary key: id',
    'due_work by primary key',
    'fill by primary key',
    'hold by hold_open: id',
    'hold by primary key',
    'posting by primary key',
    'spot_order by primary key',
    'spot_order by spot_order_open: sequence',
  ]);
});
