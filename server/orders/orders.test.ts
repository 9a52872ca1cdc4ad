// What holds of the orders of every domain that declares them in server/orders.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { practiceRound } from '../domains/ieo/ieoConfig.ts';
import { fundNewCoins } from '../domains/subscription/fundNewCoins.ts';
import { pairs } from '../instruments/market.config.ts';
import { findViolations } from '../testing/invariants.ts';
import { readyForOptions } from '../testing/states/optionStates.ts';
import { readyForOtc } from '../testing/states/otcStates.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

type Form = Readonly<Record<string, string>>;

interface Kind {
  name: string;
  place: string;
  form: Form;
  /** The same in other digits, and something else. */
  same?: Form;
  other: Form;
  /** For a second order, where a product takes one per account. */
  next?: Form;
  list: string;
  query?: Form;
  /** In the copy of a user's data. */
  part: string;
  prefix: string;
  reason: string;
  totals: string;
  /** An end of those that hold units by an id in their row. */
  ended?: string;
}

const hosting: Kind = {
  name: 'hosting [rule:hosting.host.once]',
  place: 'host',
  form: { config_id: '2', amount: '600' },
  same: { amount: '600.0' },
  other: { amount: '700' },
  list: 'hostingOrders',
  part: 'hosting',
  prefix: 'hosting',
  reason: 'hosting.placed',
  totals: 'hosting_total',
  ended: 'matured',
};
const newCoins: Kind = {
  name: 'new coins [rule:subscription.coin.once]',
  place: 'subscribeNewCoin',
  form: { config_id: '1', amount: '500' },
  same: { amount: '500.00' },
  other: { amount: '600' },
  list: 'newCoinOrders',
  part: 'subscriptions',
  prefix: 'subscription',
  reason: 'subscription.bought',
  totals: 'subscription_total',
  ended: 'unlocked',
};
const options: Kind = {
  name: 'options [rule:option.order.once]',
  place: 'placeOption',
  form: { match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '100' },
  other: { number: '101' },
  list: 'options',
  query: { status: '1' },
  part: 'options',
  prefix: 'option',
  reason: 'option.fee',
  totals: '',
};
const otc: Kind = {
  name: 'P2P orders [rule:otc.order.once]',
  place: 'placeOtcOrder',
  form: { id: '1', means: 'money', value: '50' },
  same: { value: '50.0' },
  other: { value: '51' },
  list: 'otcOrders',
  part: 'otc',
  prefix: 'otc',
  reason: 'otc.locked',
  totals: 'otc_total',
};

const ieos: Kind = {
  name: 'IEOs [rule:subscription.ieo.once]',
  place: 'applyIeo',
  form: { id: '1', amount: '1000' },
  same: { amount: '1000.0' },
  other: { amount: '1001' },
  next: { id: String(practiceRound(Date.UTC(2026, 0, 5, 12)).id) },
  list: 'ieoApplications',
  part: 'ieo_applications',
  prefix: 'ieo',
  reason: 'ieo.bought',
  totals: 'ieo_total',
};

let server: TestApp;
let count = 0;
let ann: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  server = await startTestApp();
  await fundNewCoins(server.context.executor, server.context.newCoins.offered);
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  ann = await server.person(`orders${(count += 1)}@example.com`);
  await readyForOptions(server.context, ann.owner, '2000');
  await readyForOtc(server.context, ann.owner);
});

const ask = (operation: string, fields: Form = {}, who = ann) => server.call(operation, fields, who);
async function rowsOf({ list, query }: Kind, fields: Form = {}, who = ann): Promise<{ id: number }[]> {
  const { data } = await ask(list, { ...query, ...fields }, who);
  return Object.values<{ id: number }[]>(data).find(Array.isArray)!;
}
/** All that is in the user's accounts. */
const funds = () => server.context.committed.read(({ ledger }) => ledger.balances(ann.owner));

describe.each([hosting, newCoins, options, otc, ieos])('an order of $name', (kind) => {
  const { place, form, same = {}, other, next = {}, part } = kind;

  it('is placed once for each id of its client, and another request with this id is refused', async () => {
    const before = await funds();
    const named = { ...form, client_order_id: 'order-number-1' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(place, named)));
    expect(answers[0]).toMatchObject({ type: 'ok', data: { id: expect.any(Number) } });
    const after = await funds();
    // A purchase of P2P and an application take nothing of their owner.
    if (kind !== otc && kind !== ieos) expect(after).not.toEqual(before);
    for (const answer of [...answers, await ask(place, { ...named, ...same })])
      expect(answer.data).toEqual(answers[0]!.data);
    expect(await ask(place, { ...named, ...other })).toMatchObject({
      type: 'error',
      message: 'This number already belongs to another request. Nothing was changed. Try again',
      data: { reason: 'system.idTaken' },
    });
    expect(await funds()).toEqual(after);
    expect(await rowsOf(kind)).toHaveLength(1);
  });

  it('is listed by its id and that of its client, the newest first, to its owner alone', async () => {
    const place1 = async (client_order_id: string, more: Form = {}) =>
      (await ask(place, { ...form, ...more, client_order_id })).data.id;
    const ids = [await place1('order-number-1'), await place1('order-number-2', next)];
    const found = async (fields: Form, who = ann) => (await rowsOf(kind, fields, who)).map(({ id }) => id);
    expect(await found({ client_order_id: 'order-number-1' })).toEqual([ids[0]]);
    expect(await found({ page: '1', limit: '1' })).toEqual([ids[1]]);
    expect(await found({ page: '2', limit: '1' })).toEqual([ids[0]]);
    const bob = await server.person(`others${count}@example.com`);
    expect(await found({}, bob)).toEqual([]);
    expect(await found({ client_order_id: 'order-number-1' }, bob)).toEqual([]);
  });

  it('is in the copy of its owner’s data, the oldest first', async () => {
    const ids = [(await ask(place, form)).data.id, (await ask(place, { ...form, ...next })).data.id];
    let copy = '';
    const person = { id: ann.userId, owner: ann.owner };
    for await (const piece of server.context.personal.copy(server.context, person, { copied_ms: 1 }))
      copy += piece;
    expect(JSON.parse(copy)[part].map(({ id }: { id: number }) => id)).toEqual(ids);
  });
});

/** Audit findings while this change is present; the order's id as ORDER, other long numbers as #. */
async function foundWith(id: number, fault: RawBuilder<unknown>): Promise<string[]> {
  const tx = await server.context.store.writing.startTransaction().execute();
  try {
    await fault.execute(tx);
    const found = await findViolations(tx, pairs);
    return found.map((text) => text.replaceAll(String(id), 'ORDER').replace(/\d{4,}/g, '#'));
  } finally {
    await tx.rollback().execute();
  }
}

describe.each([hosting, newCoins, otc])('an audit of $prefix', ({ place, form, prefix, reason, totals }) => {
  const faults: [string, (id: number) => RawBuilder<unknown>, RegExp][] = [
    [
      'totals without an order',
      () => sql`update ${sql.table(totals)} set units = units - 1`,
      new RegExp(`^${totals} \\d+ units: the orders come to 1 more than it says$`),
    ],
    [
      'a posting between others than its reason names',
      (id) => sql`update posting set credit_account = debit_account
        where reason = ${reason} and reference = ${`${prefix}:${id}`}`,
      new RegExp(`^Posting # \\(${reason}\\) of ${prefix}:ORDER went from account \\d+ to \\d+$`),
    ],
    [
      'a posting of no order',
      (id) => sql`update posting set reference = ${`${prefix}:7`}
        where reason = ${reason} and reference = ${`${prefix}:${id}`}`,
      new RegExp(`^Posting # \\(${reason}\\) is of no order$`),
    ],
  ];

  it.each(faults)('finds %s', async (_, fault, sentence) => {
    const { id } = (await ask(place, form)).data;
    expect(await foundWith(id, sql`select 1`)).toEqual([]);
    expect((await foundWith(id, fault(id))).filter((text) => sentence.test(text))).toHaveLength(1);
  });
});

describe.each([hosting, newCoins])('an audit of $prefix', ({ place, form, prefix, ended }) => {
  const faults: [string, string, RegExp][] = [
    [
      'an order without its hold',
      'hold = 1',
      /^(Hosting order|Subscription) ORDER \(\w+\) is \w+ without hold 1$/,
    ],
    [
      'an end although its units are held',
      `state = '${ended}'`,
      new RegExp(`ORDER \\(\\w+\\) is ${ended}, and of its hold # 0 of # is posted and 0 voided$`),
    ],
    [
      'units that were not posted',
      'units = units + 1',
      new RegExp(`ORDER \\(\\w+\\) says ${prefix}\\.\\w+ #, and # was posted$`),
    ],
  ];

  it.each(faults)('finds %s', async (_, change, sentence) => {
    const { id } = (await ask(place, form)).data;
    const fault = sql`update ${sql.table(`${prefix}_order`)} set ${sql.raw(change)} where id = ${id}`;
    expect((await foundWith(id, fault)).filter((text) => sentence.test(text))).toHaveLength(1);
  });
});
