// How the database finds what lists show, and what a start needs: always by an index, in its order, and by all of the
// columns that there are to look for.
import { sql } from 'kysely';
import type { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countGivenUp, readOutboxFigures } from './messaging/outboxFigures.ts';
import { listGivenUp } from './messaging/givenUp.ts';
import { pruneOutbox } from './messaging/outboxRows.ts';
import { isPostgres } from './store/dialect.ts';
import type { Schema } from './store/schema.ts';
import { advance, see } from './domains/deposit/blocks.ts';
import { Crediter } from './domains/deposit/Crediter.ts';
import { creditFinal } from './domains/deposit/credits.ts';
import { keepingOwner } from './domains/deposit/depositReasons.ts';
import { leverInsuranceOwner } from './domains/lever/LeverMoney.ts';
import { accountOf } from './ledger/account.ts';
import { issuanceOwner } from './ledger/reasons.ts';
import { bankForm } from '../contracts/examples/bank.ts';
import { intercept } from './testing/InterceptedDriver.ts';
import type { Interception } from './testing/InterceptedDriver.ts';
import { accessesOf } from './testing/plans.ts';
import { pairs } from './domains/market/market.config.ts';
import { startBusyApp } from './testing/startBusyApp.ts';
import type { BusyApp, Person } from './testing/startBusyApp.ts';
import { password } from './testing/startTestApp.ts';
import { startTestCore } from './testing/testStore.ts';
import { isDueWorkLate, readDueFigures } from './writer/dueFigures.ts';
import { listSetAside } from './writer/setAside.ts';

/** Tables that grow as long as people trade. */
const growing = [
  'account',
  'bank_card',
  'command',
  'deposit',
  'custody_notice',
  'deposit_address',
  'deposit_claim',
  'deposit_pot',
  'document',
  'document_part',
  'due_work',
  'entry',
  'fill',
  'flow_price',
  'fund_password',
  'hosting_day',
  'hosting_order',
  'hold',
  'known_device',
  'lever_fill',
  'lever_fill_mark',
  'lever_mark',
  'lever_trade',
  'market_candle',
  'market_vote',
  'option_order',
  'option_tick',
  'outbox',
  'own_try',
  'notice',
  'posting',
  'question_answer',
  'questions_passed',
  'review',
  'sandbox_transfer',
  'sealed_field',
  'spot_order',
  'verification',
  'withdrawal',
  'withdrawal_address',
  'withdrawal_hold',
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
  await submitCases();
  await knowPeople();
  await giveToInsurance();
  [order] = (await app.server.call('spotOrders', {}, ann)).data;
  // Not told, as the messages that leave with it would be read beside what a test looks at.
  const created_at = app.server.clock.now();
  const notice = { kind: 'session.newLogIn', about: '{}', sent_to: '{}', created_at, read_at: null };
  const notices = app.people.flatMap(({ owner }) =>
    Array.from({ length: 60 }, (_, index) => ({ ...notice, owner, id: index + 1 })),
  );
  await app.server.context.writer.run('test.tell', ({ db }) =>
    db.insertInto('notice').values(notices).execute(),
  );
  // As PostgreSQL does by itself after a while.
  const { writing } = app.server.context.store;
  if (isPostgres(writing)) await sql`analyze`.execute(writing);
}, 120_000);
afterAll(() => app.server.close());

/** Thousands, of two kinds and many people; few are open, and few are hers. */
async function submitCases(): Promise<void> {
  const { writer } = app.server.context;
  const rows = Array.from({ length: 4000 }, (_, count) => ({
    id: count + 1,
    owner: count % 500 < 2 ? ann.owner : `user:${1000 + (count % 700)}`,
    kind: count % 2 === 0 ? 'example.papers' : 'example.other',
    ...{ reference: '', about: '{}', hold: null, rejections: '{}', notes: '', created_at: count },
    ...(count % 150 < 2
      ? { state: 'submitted' as const, ended_at: null, ended_by: null }
      : { state: 'withdrawn' as const, ended_at: count, ended_by: ann.owner }),
  }));
  await writer.run('test.reviews', async ({ db }) => {
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insertInto('review')
        .values(rows.slice(from, from + 1000))
        .execute();
  });
}

/** Papers and answers of many people. */
async function knowPeople(): Promise<void> {
  const owners = [ann.owner, ...Array.from({ length: 600 }, (_, count) => `user:${2000 + count}`)];
  const each = <Row>(rowsOf: (owner: string, count: number) => Row[]): Row[] => owners.flatMap(rowsOf);
  const pictures = ['front_pic', 'reverse_pic', 'hand_pic'];
  const products = ['lever', 'option'];
  const answers = products.flatMap((product) => [1, 2, 3].map((question) => ({ product, question })));
  await app.server.context.writer.run('test.known', async ({ db }) => {
    const levels = ['basic', 'advanced'] as const;
    const [status, decided_at, reasons, country] = [2, 1, '{}', 'Germany'];
    const of = (owner: string, count: number) => ({ owner, review: count, submitted_at: count });
    await db
      .insertInto('verification')
      .values(
        each((owner, count) =>
          levels.map((level) => {
            const id_hash = level === 'basic' ? `hash of ${count}` : null;
            return { ...of(owner, count), level, status, decided_at, reasons, country, id_hash };
          }),
        ),
      )
      .execute();
    const drawn = { width: 8, height: 8, bytes: 8, preview: '', asks_rejection: 0, created_at: 1 };
    const nameOf = (field: string, count: number) => `${field} of ${count}`;
    await db
      .insertInto('document')
      .values(
        each((owner, count) =>
          pictures.map((field) => ({ ...drawn, name: nameOf(field, count), owner, field })),
        ),
      )
      .execute();
    await db
      .insertInto('market_vote')
      .values(each((owner) => [{ symbol: 'BTC/USDT', day: 1, owner, up: 1 }]))
      .execute();
    await db
      .insertInto('question_answer')
      .values(each((owner) => answers.map((answer) => ({ owner, ...answer, version: 1, choice: 1 }))))
      .execute();
    const others = Array.from({ length: 600 }, (_, count) => ({ user_id: 2000 + count }));
    const tried = { secret: 'fundPassword', wrong: 1, locks: 1, locked_until: 1 };
    await db
      .insertInto('fund_password')
      .values(others.map((other) => ({ ...other, hash: '', set_at: 1 })))
      .execute();
    await db
      .insertInto('own_try')
      .values(
        others.map((other, count) => ({ ...other, ...tried, tried_at: app.server.clock.now() - count })),
      )
      .execute();
    await db
      .insertInto('withdrawal_hold')
      .values(others.map((other, count) => ({ ...other, reason: 'phone', since: 1, until: 9e12 + count })))
      .execute();
    await depositOfMany(db, owners);
    await withdrawalOfMany(db, owners);
    await contractsOfMany(db, owners);
    await hostingOfMany(db, owners);
    await optionsOfMany(db, owners);
    await db
      .insertInto('withdrawal_address')
      .values(
        owners.flatMap((owner, count) =>
          [0, 1].map((nth) => ({
            ...{ id: count * 2 + nth + 1, owner, asset: 'USDT', network: 'trc20', chain: 'tron' },
            ...{ address: `address ${nth}`, created_at: 1, confirmed_at: null, usable_at: null },
            ...{ used_at: null, browser: 'Safari', system: 'iOS' },
          })),
        ),
      )
      .execute();
    const passed = { version: 1, passed_at: 1 };
    await db
      .insertInto('questions_passed')
      .values(each((owner) => products.map((product) => ({ owner, product, ...passed }))))
      .execute();
  });
}

/** Few wait, at a price that never comes; the others were opened and closed, each on a mark of its own, or were cancelled. */
async function contractsOfMany(db: Kysely<Schema>, owners: readonly string[]): Promise<void> {
  const none = { take_profit: null, stop_loss: null, margin: 0, advanced: 0, opening_fee: 0, gross: 0 };
  const unpaid = { overnight_fees: 0, closing_fees: 0, liquidation_fee: 0, insured: 0 };
  const never = { entry: null, close_price: null, charged_until: null, opened_at: null, closed_at: null };
  const closed = { entry: 5, close_price: 5, charged_until: 1, opened_at: 1, closed_at: 1 };
  const statuses = [0, 3, 3, 3, 4, 4] as const;
  const trades = owners.flatMap((owner, count) =>
    statuses.map((status, nth) => ({
      ...{
        ...none,
        ...unpaid,
        ...(status === 3 ? closed : never),
        id: nth * 10_000 + count + 1,
        owner,
        status,
      },
      ...{ symbol: nth % 2 === 0 ? 'BTC/USDT' : 'ETH/USDT', quote: 'USDT', side: 'long' as const },
      ...{ mode: 'isolated' as const, leverage: 10, asked_lots: 1, lots: 1, created_at: 1 },
      ...{ limit_price: 1, client_order_id: `client-${nth}` },
      ended_by: status === 0 ? '' : status === 3 ? 'liquidation' : 'user',
    })),
  );
  const fills = trades
    .filter(({ status }) => status === 3)
    .flatMap(({ id, symbol }) =>
      (['open', 'liquidation'] as const).map((what, nth) => ({
        ...{ id: id * 2 + nth, trade: id, symbol, what, lots: 1, price: 5, fee: 0, gross: 0 },
        ...{ liquidation_fee: nth, insured: 0, created_at: 1, decision: null, account_free: null },
        ...{ equity: null, required: null, margin: null, advanced: null },
      })),
    );
  for (let from = 0; from < fills.length; from += 300) {
    const part = fills.slice(from, from + 300);
    await db.insertInto('lever_fill').values(part).execute();
    const marks = part.map(({ id, symbol }) => ({ id, symbol, price: 5, readings: '[]', at: 1 }));
    await db
      .insertInto('lever_mark')
      .values(marks.map((mark) => ({ ...mark, previous_at: null })))
      .execute();
    await db
      .insertInto('lever_fill_mark')
      .values(part.map(({ id }) => ({ fill: id, mark: id })))
      .execute();
  }
  for (let from = 0; from < trades.length; from += 300)
    await db
      .insertInto('lever_trade')
      .values(trades.slice(from, from + 300))
      .execute();
}

/** Few are owed anything, and few are hers. */
async function hostingOfMany(db: Kysely<Schema>, owners: readonly string[]): Promise<void> {
  const terms = { asset: 'USDT', day_rate: '0.004', days: 15, rule: 'C', ratio: '0.004' } as const;
  const paid = { hold: 1, due_days: 15, paid_days: 15, paid_units: 0, penalty_units: 0, owed_units: 0 };
  const rows = owners.flatMap((owner, count) =>
    (['running', 'matured', 'redeemed'] as const).map((state, nth) => ({
      ...{
        ...terms,
        ...paid,
        id: count * 10 + nth + 1,
        owner,
        state,
        product: count + 1,
        units: 5,
        step: 1,
      },
      ...{ day_ms: 86_400_000, client_id: `client-${nth}`, created_at: 1, changed_at: 1, ended_at: null },
      owed_since: count % 50 === 0 && nth === 0 ? 1 : null,
    })),
  );
  const days = owners.flatMap((owner) =>
    [1, 2, 3].map((day) => ({ owner, day, product: 1, asset: 'USDT', days: 15, units: 5 })),
  );
  for (let from = 0; from < rows.length; from += 300) {
    await db
      .insertInto('hosting_order')
      .values(rows.slice(from, from + 300))
      .execute();
    await db
      .insertInto('hosting_day')
      .values(days.slice(from, from + 300))
      .execute();
  }
}

/** All are settled, and each pair has ticks of all of them. */
async function optionsOfMany(db: Kysely<Schema>, owners: readonly string[]): Promise<void> {
  const orders = owners.flatMap((owner, count) =>
    Array.from({ length: 6 }, (_, nth) => ({
      ...{ id: nth * 10_000 + count + 1, owner, symbol: nth % 2 === 0 ? 'BTC/USDT' : 'ETH/USDT' },
      ...{ asset: 'USDT', direction: 'up' as const, seconds: 60, stake: 1, fee: 0, profit: 1, ratio: '85' },
      ...{ band: 1, client_order_id: `client-${nth}`, created_at: count, open_price: 5, opened_at: count },
      ...{ close_price: null, result: 0, returned: 'silent' },
      ...{ balance_after: null, settled_at: count, status: 3 },
    })),
  );
  const ticks = ['BTC/USDT', 'ETH/USDT'].flatMap((symbol) =>
    Array.from({ length: 2000 }, (_, at) => ({ symbol, at, price: 5 })),
  );
  for (let from = 0; from < orders.length; from += 300)
    await db
      .insertInto('option_order')
      .values(orders.slice(from, from + 300))
      .execute();
  for (let from = 0; from < ticks.length; from += 300)
    await db
      .insertInto('option_tick')
      .values(ticks.slice(from, from + 300))
      .execute();
}

/** Each naming a contract; what says that it is a fee has to be of one, or no money moves after the next start. */
async function giveToInsurance(): Promise<void> {
  await app.server.context.writer.runHouse('test.give', ({ ledger }) => {
    const [from, to] = [accountOf('house:maker', 'USDT'), accountOf(leverInsuranceOwner, 'USDT')];
    for (let id = 10_001; id <= 10_300; id += 1)
      ledger.transfer({ from, to, units: 1n, reason: 'house.move', reference: `contract:${id}` });
  });
}

/** Few have to go on, and few are hers. */
async function withdrawalOfMany(db: Kysely<Schema>, owners: readonly string[]): Promise<void> {
  const lacking = { bank_units: null, bank_currency: null, bank_rate: null, review: null, decided_at: null };
  const none = {
    delayed_at: null,
    unanswered_at: null,
    hash: null,
    arrived_at: null,
    dispute: null,
    own_units: null,
    handed: 1,
    house_units: null,
  };
  const rows = owners.flatMap((owner, count) =>
    [0, 1, 2, 3].map((nth) => ({
      ...{ ...lacking, ...none, id: count * 10 + nth + 1, owner, asset: 'USDT', units: 5, fee_units: 1 },
      ...{ way: 'address' as const, network: 'trc20', chain: 'tron', address: 'a', hold: 1, why: '[]' },
      ...{ state: 'sent' as const, reasons: '{}', client_id: `client-${nth}`, created_at: nth + 1 },
      ...{ attempt: 1, confirmations: 0, confirmations_needed: 20, sent_at: nth + 2 },
      ask_at: count % 50 === 0 && nth === 0 ? 1 : null,
    })),
  );
  for (let from = 0; from < rows.length; from += 300)
    await db
      .insertInto('withdrawal')
      .values(rows.slice(from, from + 300))
      .execute();
}

/** Few are on their way, few are kept, and few are hers. */
async function depositOfMany(db: Kysely<Schema>, owners: readonly string[]): Promise<void> {
  const states = ['seen', 'belowMinimum', 'credited', 'credited', 'credited', 'credited'] as const;
  const at = { created_at: 1, credited_at: null, short_units: 0, covered_units: 0 };
  const many = owners.flatMap((owner, count) =>
    states.map((state, nth) => ({ owner, state, nth: count * 10 + nth })),
  );
  for (let from = 0; from < many.length; from += 500)
    await db
      .insertInto('deposit')
      .values(
        many.slice(from, from + 500).map(({ owner, state, nth }) => ({
          ...{ ...at, id: nth + 1, owner, state, asset: nth % 2 === 0 ? 'USDT' : 'ETH', network: 'erc20' },
          ...{ chain: `chain${nth % 3}`, address: owner, hash: `hash ${nth}`, output: 0, units: 5 },
          ...{
            minimum_units: 9,
            height: nth,
            block_hash: `block ${nth}`,
            confirmations_needed: 3,
            final_at: nth + 2,
          },
          screening: nth % 200 === 0 ? ('waiting' as const) : ('off' as const),
          ...{ ask_at: 0, from_addresses: '[]', told_blocks: '[]', stuck_at: nth % 500 === 10 ? 1 : null },
          pot: state === 'belowMinimum' ? nth + 1 : null,
        })),
      )
      .execute();
  const said = {
    way: 'hash',
    units: 5,
    reasons: '{}',
    created_at: 1,
    network: 'erc20',
    chain: 'chain0',
  } as const;
  await db
    .insertInto('deposit_claim')
    .values(
      owners.map((owner, count) => ({
        ...{ ...said, id: 1_000_000 + count, owner, asset: count % 2 === 0 ? 'USDT' : 'ETH', review: count },
        ...({ state: count % 50 === 0 ? 'submitted' : 'rejected', proof: `proof ${count}` } as const),
        ...{ hash: `hash ${count}`, client_id: `claim ${count}` },
      })),
    )
    .execute();
  await db
    .insertInto('deposit_pot')
    .values(
      owners.map((owner, count) => ({
        ...{ id: count * 10 + 2, owner, asset: 'ETH', chain: `chain${(count * 10 + 1) % 3}`, units: 5 },
        is_released: count % 50 === 0 ? 1 : 0,
      })),
    )
    .execute();
  await db
    .insertInto('deposit_address')
    .values(owners.map((owner) => ({ chain: 'tron', address: `address of ${owner}`, owner, created_at: 1 })))
    .execute();
  await db
    .insertInto('sandbox_transfer')
    .values(
      owners.map((sender, count) => ({
        ...{ chain: 'tron', hash: `sent ${count}`, sender, network: 'trc20', asset: 'USDT', units: 1 },
        ...{ address: '', height: count, sent_at: count },
      })),
    )
    .execute();
}

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
  ['cancelled ones, older than one', { status: '3', before_id: '400000000000000' }, orders],
])('orders are found by owner, pair and status: %s', async (_, fields, ways) => {
  expect(await waysOf('spotOrders', fields)).toEqual(ways);
});

it.each([
  ['any', {}],
  ['filled ones', { status: '2' }],
  ['open ones, a later page', { status: '1', page: '2', limit: '1' }],
  ['cancelled ones, older than one', { status: '3', before_id: '400000000000000' }],
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
  ['trades of a time up to a row', { kind: 'trade', to: String(noon + 3000), until_id: '900000000000000' }],
])('rows of a ledger are found by account, reason and id: %s', async (_, fields) => {
  const ways = await waysOf('ledger', fields);
  expect(ways.filter((way) => way !== orderById)).toEqual(entries);
});

it.each([
  ['all', {}],
  ['of a coin and an account', { currency: '3', account: 'lever' }],
  ['a time', { from: String(noon), to: String(noon + 7200) }],
  ['up to a row', { until_id: '900000000000000', limit: '1' }],
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

it.each([
  ['all', {}, 'review by review_owner: owner'],
  ['older than one', { before_id: '500', limit: '5' }, 'review by review_owner: owner id'],
  ['of a kind', { kind: 'example.papers' }, 'review by review_kind: owner kind'],
  [
    'of a kind, older than one',
    { kind: 'example.other', before_id: '500' },
    'review by review_kind: owner kind id',
  ],
])("a person's cases are found by owner, kind and id: %s", async (_, fields, way) => {
  expect(await waysOf('reviews', fields)).toEqual([way]);
});

it('one case of a person is found by its number', async () => {
  const [way, ...others] = await waysOf('reviews', { review_id: '500' });
  expect(['review by primary key: id', 'review by review_owner: owner id']).toContain(way);
  expect(others).toEqual([]);
});

it('what waits for a desk is found by its kind among what is open, and each step by its number', async () => {
  const { reviews, writer, store } = app.server.context;
  sent.length = 0;
  interception.read = note;
  await reviews.waiting('example.papers', 500);
  interception.read = undefined;
  expect(await waysIn(store.db)).toEqual(['review by review_queue: kind id']);
  sent.length = 0;
  interception.before = note;
  const id = await writer.runHouse('test.review', ({ openReview }) =>
    openReview('example.papers', { owner: ann.owner, about: { pages: 1 }, reference: '' }),
  );
  await reviews.take('desk:1', id);
  interception.before = undefined;
  expect((await waysIn(store.db)).filter((way) => way.startsWith('review'))).toEqual([
    // The newest of all, above which the next one is.
    'review by primary key',
    'review by primary key: id',
    'review by review_kind: owner kind',
  ]);
});

it.each([
  ['the newest', {}, ['notice by primary key: owner']],
  [
    'a later page up to one',
    { page: '2', limit: '5', until_id: '40' },
    ['notice by primary key: owner', 'notice by primary key: owner id'],
  ],
])('notices are found by owner, of whom there are few: %s', async (_, fields, ways) => {
  expect(await waysOf('notices', fields)).toEqual(ways);
});

it('a log-in finds what is known of its person, and what is too old, by their indexes', async () => {
  sent.length = 0;
  interception.before = note;
  const { server } = app;
  const form = { user_string: 'ann@example.com', password, user_type: 'email' };
  expect(await server.call('login', form, { address: '203.0.113.9' })).toMatchObject({ type: 'ok' });
  interception.before = undefined;
  expect(await waysIn(server.context.store.db)).toEqual([
    'known_device by known_device_age: seen_at',
    'known_device by primary key: user_id',
    'known_device by primary key: user_id mark',
    'notice by notice_age: created_at',
    'notice by primary key: owner',
  ]);
});

it('what protects an account is found by its person, and what is too old by its time', async () => {
  const looked = await waysOf('security');
  // PostgreSQL does not look for what the index has alone.
  const ways = looked.map((way) =>
    way.replace('lever_trade_own_live: owner status', 'lever_trade_own_live: owner'),
  );
  expect(ways).toEqual([
    'deposit by deposit_arriving: owner',
    'fund_password by primary key: user_id',
    'hosting_order by hosting_order_owed_to: owner',
    'lever_trade by lever_trade_own_live: owner',
    'own_try by primary key: user_id secret',
    'review by review_owner: owner',
    'sealed_field by primary key: owner field',
    'withdrawal by withdrawal_leaving: owner',
    'withdrawal_hold by primary key: user_id',
  ]);
  sent.length = 0;
  interception.before = note;
  const { server } = app;
  const both = { password: '482913', re_password: '482913' };
  expect(await server.call('setFundPassword', { ...both, login_password: 'wrong' }, ann)).toMatchObject({
    data: { reason: 'account.passwordWrong' },
  });
  await server.call('setFundPassword', { ...both, login_password: password }, ann);
  await server.call('holdWithdrawals', {}, ann);
  interception.before = undefined;
  const written = (await waysIn(server.context.store.db)).filter((way) => !way.startsWith('notice'));
  expect(written).toEqual([
    'fund_password by primary key: user_id',
    'own_try by own_try_age: tried_at',
    'own_try by primary key: user_id secret',
    'withdrawal_hold by primary key: user_id',
    'withdrawal_hold by withdrawal_hold_end: until',
  ]);
});

it('a vote is found by pair, day and owner, and former ones by pair and day', async () => {
  const { server } = app;
  sent.length = 0;
  interception.before = note;
  await server.call('vote', { currency_id: '1', legal_id: '3', type: '1' }, ann);
  interception.before = undefined;
  const ways = (await waysIn(server.context.store.db)).filter((way) => way.startsWith('market_vote'));
  expect(ways).toEqual([
    'market_vote by primary key: symbol day',
    'market_vote by primary key: symbol day owner',
  ]);
});

it('what somebody is asked before a product is found by owner, product and version', async () => {
  expect(await waysOf('products')).toEqual([
    'questions_passed by primary key: owner product',
    'verification by primary key: owner level',
  ]);
  const [answered, passed, ...others] = await waysOf('questions', { product: 'lever' });
  expect(answered).toBe('question_answer by primary key: owner product');
  expect([passed, ...others]).toEqual(['questions_passed by primary key: owner product version']);
});

it('how far somebody is with the verification is found by owner and level, and pictures by owner', async () => {
  expect(await waysOf('advancedProfile')).toEqual([
    'document by document_owner: owner',
    'verification by primary key: owner level',
  ]);
});

it('the sending of a verification before this one is found by its owner and name, and not in the whole log', async () => {
  const papers = { country: 'Germany', name: 'Ann', card_id: 'L01X00T47', address: 'Road 1' };
  const ways = (await waysOf('submitBasicVerification', papers)).filter((way) => way.startsWith('command '));
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) expect(way).toMatch(/^command by command_once: actor name/);
});

it('a bank card is found by its owner, and what it says by owner and field', async () => {
  expect(await app.server.call('saveBankCard', bankForm, ann)).toMatchObject({ type: 'ok' });
  expect(await waysOf('bankCard')).toEqual([
    'bank_card by primary key: owner',
    'sealed_field by primary key: owner field',
  ]);
});

it('what has fallen due is found by its time among what waits', async () => {
  sent.length = 0;
  interception.read = note;
  await app.server.context.dueWork.run();
  interception.read = undefined;
  expect(await waysIn(app.server.context.store.db)).toEqual(['due_work by due_work_next: at']);
});

it('what is to leave is found by its channel and time, and what was given up by when that was', async () => {
  const { outbox, writer, store } = app.server.context;
  sent.length = 0;
  interception.read = note;
  await outbox.run();
  interception.read = undefined;
  expect(await waysIn(store.db)).toEqual(['outbox by outbox_next: channel awaited at']);
  sent.length = 0;
  interception.before = note;
  await pruneOutbox(writer, ['mail']);
  interception.before = undefined;
  // PostgreSQL does not name that it looks from the end.
  const ways = (await waysIn(store.db)).filter((way) => way !== 'outbox by outbox_given_up');
  expect(ways).toEqual(['outbox by outbox_given_up: given_up_at', 'outbox by outbox_next: channel']);
  sent.length = 0;
  interception.read = note;
  await readOutboxFigures(store.db, 'mail', 0);
  await countGivenUp(store.db);
  await listGivenUp(store.db, { after: { at: 1n, id: 1n }, most: 10 });
  interception.read = undefined;
  const looked = await waysIn(store.db);
  expect(looked.filter((way) => !way.startsWith('outbox by outbox_given_up'))).toEqual([
    'outbox by outbox_next: channel awaited',
  ]);
});

it('what is late is found by its time, what was set aside by its kind and number, and only so much of either is counted', async () => {
  const { db } = app.server.context.store;
  const waysTo = async (read: () => Promise<unknown>) => {
    sent.length = 0;
    interception.read = note;
    await read();
    interception.read = undefined;
    return waysIn(db);
  };
  const [byTime, byKind] = ['due_work by due_work_next', 'due_work by due_work_set_aside'];
  expect(await waysTo(() => isDueWorkLate(db, 0))).toEqual([`${byTime}: at`]);
  expect(await waysTo(() => readDueFigures(db, 0))).toEqual([byTime, byKind]);
  expect(sent.every(({ sql: text }) => /\blimit\b/.test(text))).toBe(true);
  expect(await waysTo(() => listSetAside(db, { most: 100 }))).toEqual([byKind]);
  const after = { kind: 'example.gift', id: 5n };
  const page = await waysTo(() => listSetAside(db, { after, most: 100 }));
  // Both columns are looked for as one, which each database says in its own way.
  expect(page).toEqual([expect.stringMatching(`^${byKind}(: kind)?$`)]);
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
    // The last of each, and what waits or is open.
    'lever_fill by primary key',
    'lever_mark by primary key',
    'lever_trade by lever_trade_live: id',
    'lever_trade by primary key',
    'option_order by option_order_live: id',
    'option_order by primary key',
    // Of each pair.
    'option_tick by primary key: symbol',
    'option_tick by primary key: symbol at',
    'outbox by primary key',
    'posting by primary key',
    'spot_order by primary key',
    'spot_order by spot_order_open: sequence',
  ]);
});

it.each([
  ['all', {}, ['deposit by deposit_owner: owner', 'deposit_claim by deposit_claim_owner: owner']],
  [
    'of a coin',
    { currency: '3' },
    [
      'deposit by deposit_owner_asset: owner asset',
      'deposit_claim by deposit_claim_owner_asset: owner asset',
    ],
  ],
  [
    'up to a row',
    { until_id: '400000000000000' },
    ['deposit by deposit_owner: owner id', 'deposit_claim by deposit_claim_owner: owner id'],
  ],
  [
    'by an id of its owner',
    { client_deposit_id: 'claim0070' },
    ['deposit_claim by deposit_claim_client: owner client_id'],
  ],
])('deposits of a person are found by owner, coin and id: %s', async (_, fields, ways) => {
  const found = await waysOf('deposits', fields);
  // All of somebody are counted by either.
  // Those of a page by their ids.
  const rows = ['deposit by primary key: id', 'deposit_claim by primary key: id'];
  const either = [
    ...rows,
    'deposit by deposit_owner_asset: owner',
    'deposit_claim by deposit_claim_owner_asset: owner',
  ];
  expect(found.filter((way) => !either.includes(way) || ways.includes(way))).toEqual(ways);
});

it('an address is found by whose it is, and what was sent by who sent it', async () => {
  expect(await waysOf('depositAddress', { currency: '3', network: 'trc20' })).toEqual([
    'deposit_address by deposit_address_owner: owner chain',
  ]);
  expect(await waysOf('sandboxChain')).toEqual(['sandbox_transfer by sandbox_transfer_sender: sender']);
});

it('where somebody withdraws to is found by whose it is, and whose an address is by the address', async () => {
  const saved = 'withdrawal_address by withdrawal_address_owner: owner';
  const labels = 'sealed_field by primary key: owner field';
  expect(await waysOf('withdrawalAddresses')).toEqual([labels, saved]);
  expect(await waysOf('withdrawalAddresses', { currency: '3' })).toEqual([labels, saved]);
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  expect(await waysOf('checkAddress', { currency: '3', netType: 'TRC20', address })).toEqual([
    'deposit_address by primary key: chain address',
    labels,
    saved,
  ]);
});

it('what a block has, what is final, and what is kept are found without a look at others', async () => {
  const { writer, store } = app.server.context;
  const transfer = { hash: 'hash 0', output: 0, asset: 'USDT', units: 5n, to: ann.owner, from: [] };
  const block = { height: 90_000, hash: 'another' };
  const claimed = { ...transfer, hash: 'hash 100' };
  const found = [transfer, claimed].map((each) => ({
    ...{ transfer: each, block, network: 'erc20', minimumUnits: 9n, confirmations: 3 },
  }));
  await writer.run('test.address', ({ db }) =>
    db
      .insertInto('deposit_address')
      .values({ chain: 'chain0', address: ann.owner, owner: ann.owner, created_at: 1 })
      .execute(),
  );
  await writer.runHouse('test.cursor', async (tx) => {
    await advance(tx, 'chain0', { cursor: { height: 40, hashes: [] } });
    const to = accountOf(keepingOwner, 'ETH');
    const from = accountOf(issuanceOwner, 'ETH');
    tx.ledger.transfer({ from, to, units: 10_000n, reason: 'deposit.keep', reference: '' });
  });
  const { clock, onFault } = app.server.context;
  const screening = { check: () => Promise.resolve('clear' as const) };
  const crediter = new Crediter({ chain: 'chain0', db: store.db, writer, clock, screening, onFault });
  sent.length = 0;
  interception.before = note;
  await writer.runHouse('test.deposit', async (tx) => {
    await see(tx, 'chain0', found);
    await creditFinal(tx, 'chain0', 10);
    await advance(tx, 'chain0', {
      cursor: { height: 90_000, hashes: [] },
      replaced: { above: 89_000, hashes: new Set(['another']) },
    });
  });
  interception.read = note;
  await crediter.step();
  for (const at of ['before', 'read'] as const) interception[at] = undefined;
  const ways = await waysIn(store.db);
  // Whether anything is on its way is seen by either.
  const either = 'deposit by deposit_open: chain';
  expect(ways.filter((way) => /^deposit/.test(way) && way !== either)).toEqual([
    'deposit by deposit_height: chain height',
    'deposit by deposit_kept: pot',
    'deposit by deposit_open: chain screening',
    'deposit by deposit_pending: chain final_at',
    'deposit by deposit_short',
    'deposit by deposit_stuck: chain stuck_at',
    'deposit by deposit_transfer: chain hash',
    'deposit by deposit_unscreened: chain ask_at',
    'deposit by primary key',
    'deposit by primary key: id',
    'deposit_address by primary key: chain address',
    'deposit_claim by deposit_claim_open: chain hash',
    'deposit_claim by primary key',
    'deposit_pot by deposit_pot_open: owner',
    'deposit_pot by deposit_pot_open: owner asset chain',
    'deposit_pot by deposit_pot_released: chain',
    'deposit_pot by primary key',
  ]);
});

it.each([
  ['all', {}, 'withdrawal by withdrawal_owner: owner'],
  ['up to a row', { until_id: '400000000000000' }, 'withdrawal by withdrawal_owner: owner id'],
  [
    'by an id of its owner',
    { client_withdrawal_id: 'client-0' },
    'withdrawal by withdrawal_client: owner client_id',
  ],
])('withdrawals of a person are found by owner and id: %s', async (_, fields, way) => {
  const found = await waysOf('withdrawals', fields);
  expect(found).toContain(way);
  expect(
    found.filter(
      (each) =>
        !/^withdrawal by withdrawal_(owner|client|owner_time): owner|^sealed_field by primary key/.test(each),
    ),
  ).toEqual([]);
});

it('what is left of a day is counted by owner and time, what the last took by coin and network', async () => {
  const ways = await waysOf('withdrawalInfo', { currency: '3' });
  expect(ways).toContain('withdrawal by withdrawal_owner_time: owner created_at');
  expect(ways.filter((way) => !way.startsWith('withdrawal by withdrawal_'))).toEqual([]);
});

it('withdrawals that have to go on are found by when they are due', async () => {
  sent.length = 0;
  interception.read = note;
  // Nobody knows the payments of made-up rows.
  await app.server.context.withdrawalPayer!.step().catch(() => undefined);
  interception.read = undefined;
  const ways = await waysIn(app.server.context.store.db);
  expect(ways).toContain('withdrawal by withdrawal_due: ask_at');
});

const contractById = 'lever_trade by primary key: id';
const contractsOfAccount = 'lever_trade by lever_trade_account: owner quote status id';
const contractsOfSymbol = 'lever_trade by lever_trade_symbol: owner symbol status id';
/** Of what has ended, whether that was after a gap. */
const decided = [
  'lever_fill by lever_fill_decided: trade',
  'lever_fill_mark by primary key: fill',
  'lever_mark by primary key: id',
];
/** One of an owner is found by its id with or without whose it is. */
const contractsIn = (ways: string[]) =>
  ways.map((way) => (way === 'lever_trade by lever_trade_owner: owner id' ? contractById : way));
const btc = { currency_id: '1', legal_id: '3' };

it.each([
  ['all', { status: '-1' }, [...decided, contractsOfAccount, contractById]],
  ['waiting ones', { status: '0' }, [contractsOfAccount, contractById]],
  ['open ones', { status: '1' }, [contractsOfAccount, contractById]],
  ['closing ones', { status: '2' }, [contractsOfAccount, contractById]],
  ['closed ones', { status: '3' }, [...decided, contractsOfAccount, contractById]],
  ['cancelled ones', { status: '4' }, [contractsOfAccount, contractById]],
  ['all of a contract', { ...btc, status: '-1' }, [...decided, contractsOfSymbol, contractById]],
  ['closed ones of a contract', { ...btc, status: '3' }, [...decided, contractsOfSymbol, contractById]],
  ['a later page', { status: '-1', page: '2', limit: '2' }, [...decided, contractsOfAccount, contractById]],
  [
    'older than one',
    { status: '-1', before_id: '400000000000000' },
    [...decided, contractsOfAccount, contractById],
  ],
  [
    'of the demo account',
    { status: '-1', account_type: 'simulation_account' },
    [contractsOfAccount, contractById],
  ],
  ['one', { status: '-1', id: '10001' }, [...decided, contractById]],
  [
    'by an id of its client',
    { status: '-1', client_order_id: 'client-1' },
    [...decided, 'lever_trade by lever_trade_client: owner client_order_id'],
  ],
])('contracts of a person are found by owner, account or symbol, and status: %s', async (_, fields, ways) => {
  expect(contractsIn(await waysOf('positions', fields))).toEqual(ways);
});

it.each([
  ['all', { id: '10001' }, 'lever_fill by lever_fill_trade: trade'],
  ['older than one', { id: '10001', before_id: '20003' }, 'lever_fill by lever_fill_trade: trade id'],
])(
  'what was decided on a contract is found by the contract, its marks by their ids: %s',
  async (_, fields, way) => {
    expect(contractsIn(await waysOf('leverFills', fields))).toEqual([
      way,
      'lever_fill_mark by primary key: fill',
      'lever_mark by primary key: id',
      contractById,
    ]);
  },
);

/** Of a person's few rows PostgreSQL finds some by whichever index is at hand. */
const byAnyIndex = (ways: readonly string[]) =>
  isPostgres(app.server.context.store.writing)
    ? [...new Set(ways.map((way) => way.replace(/(?<=^option_order by ).*/, 'an index')))]
    : ways;
const optionById = 'option_order by primary key: id';

it.each([
  ['settled', { status: '3' }, ['option_order by option_order_account: owner asset status id', optionById]],
  [
    'of a pair',
    { status: '3', match_id: '1' },
    ['option_order by option_order_symbol: owner asset symbol status id', optionById],
  ],
  ['one', { status: '3', id: '10001' }, [optionById]],
  [
    'by an id of its client',
    { status: '3', client_order_id: 'client-1' },
    ['option_order by option_order_client: owner client_order_id'],
  ],
])('options of a person are found by owner, account or pair, and status: %s', async (_, fields, ways) => {
  expect(byAnyIndex(await waysOf('options', fields))).toEqual(byAnyIndex(ways));
});

it('what an option was settled by is found by pair and time', async () => {
  const ways = [optionById, 'option_tick by primary key: symbol at'];
  expect(byAnyIndex(await waysOf('optionSettlement', { id: '10001' }))).toEqual(byAnyIndex(ways));
});

it.each([
  ['the newest', {}, ''],
  ['older than one', { before_id: '999999999999999' }, ' id'],
])(
  'what the insurance of contracts took and paid is found by its account among little else: %s',
  async (_, fields, id) => {
    expect(await waysOf('leverInsurance', fields)).toEqual([
      contractById,
      `posting by posting_insurance_credit: credit_account${id}`,
      `posting by posting_insurance_debit: debit_account${id}`,
      'posting by primary key: id',
    ]);
  },
);

/** Of a person's few rows PostgreSQL finds some by whichever index begins with their owner. */
const byOwner = (ways: readonly string[]) =>
  isPostgres(app.server.context.store.writing)
    ? [...new Set(ways.map((way) => way.replace(/(?<=^hosting_\w+ by ).*: owner.*/, 'owner')))]
    : ways;
const hostedByTab = 'hosting_order by hosting_order_tab: owner state';
const hostedByOwner = 'hosting_order by hosting_order_owner: owner';

it.each([
  ['all', {}, [hostedByOwner]],
  ['hosting', { status: '1' }, [hostedByTab]],
  ['completed', { status: '2', is_cancel: '0' }, [hostedByTab]],
  ['redeemed', { is_cancel: '1' }, [hostedByTab]],
  // Two tabs in one order of time.
  ['ended', { status: '2' }, [hostedByOwner, hostedByTab]],
  ['up to a row', { until_id: '400000000000000' }, [`${hostedByOwner} id`]],
  ['hosting, up to a row', { status: '1', until_id: '400000000000000' }, [`${hostedByTab} id`]],
  [
    'by an id of its client',
    { client_order_id: 'client-1' },
    ['hosting_order by hosting_order_client: owner client_id'],
  ],
])('what a person hosts is found by owner, state and id: %s', async (_, fields, ways) => {
  expect(byOwner(await waysOf('hostingOrders', fields))).toEqual(byOwner(ways));
});

it('what hosting comes to is found by its owner, and of each day by owner and day', async () => {
  const ways = [
    'hosting_day by primary key: owner',
    'hosting_day by primary key: owner day',
    'hosting_order by hosting_order_sum: owner',
  ];
  expect(byOwner(await waysOf('hostingReport', {}))).toEqual(byOwner(ways));
});

it('what of a product is taken, and whether it is paid late, is found by the product', async () => {
  const ways = await waysOf('hostingProduct', { id: '2' });
  expect(ways.map((way) => way.replace(' owed_since', ''))).toEqual([
    'hosting_order by hosting_order_owed: product',
  ]);
});
