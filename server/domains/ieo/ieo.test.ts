import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { allotmentOf } from '../../../contracts/rules/ieo.ts';
import { accountOf } from '../../ledger/account.ts';
import { issueUpTo } from '../../ledger/issue.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import { findViolations } from '../../testing/invariants.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import type { IeoProduct } from './ieoConfig.ts';
import { applying } from './applying.ts';
import { practiceRound } from './ieoConfig.ts';
import { ieoOwner } from './ieoReasons.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
/** Tests begin here. */
const at = Date.UTC(2026, 0, 5, 12);

/** Applications for a day, allotted an hour later, to be paid within two hours. */
const terms: IeoProduct = {
  id: 1,
  asset: 'SOLACE',
  payWith: 'USDT',
  price: '0.5',
  listingPrice: '0.6',
  totalSupply: '1000000',
  supply: '1000',
  minimum: '10',
  maximum: '1500',
  cap: '1000',
  startMs: at - dayMs,
  endMs: at + dayMs,
  allotMs: at + dayMs + hour,
  payMs: at + dayMs + 3 * hour,
  listMs: at + 2 * dayMs,
  lockMs: at + 32 * dayMs,
  introduction: { en: 'Sold here', de: 'Hier verkauft' },
};
const shifted = (id: number, changes: Partial<IeoProduct> = {}): IeoProduct => ({ ...terms, id, ...changes });

let server: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let people: Person[];
const ask = (operation: string, fields: Record<string, string>, who: Person) =>
  server.call(operation, fields, who);
const apply = (product: number, amount: string, who: Person, more: Record<string, string> = {}) =>
  ask('applyIeo', { id: String(product), amount, ...more }, who);
const own = async (who: Person, fields: Record<string, string> = {}) =>
  (await ask('ieoApplications', fields, who)).data.list as Record<string, unknown>[];
const passTo = async (ms: number) => {
  if (ms > server.clock.now()) server.clock.advance(ms - server.clock.now());
  await server.context.dueWork.run();
};
const has = async (who: { owner: string }, asset: string, kind: 'change' | 'trust' = 'change') => {
  const { available, held } = await server.context.committed.read(({ ledger }) =>
    ledger.balance(accountOf(who.owner, asset, kind)),
  );
  return [available, held].map((units) => fromUnits(units, assetOf(asset).scale));
};

/** Takes USDT out of the spot account. */
const spend = (who: Person, amount: string) =>
  server.context.executor.runForPlatform('test.spend', ({ ledger }) => {
    const [from, to] = [accountOf(who.owner, 'USDT'), accountOf('house:taker', 'USDT')];
    ledger.transfer({ from, to, units: toUnits(amount, 8), reason: 'house.issue', reference: '' });
  });

async function start(
  products: readonly IeoProduct[] | undefined,
  funded = '100000',
  count = 4,
): Promise<void> {
  server = await startTestApp({ sessionIdleMs: 2000 * dayMs, ...(products && { ieos: products }) });
  people = [];
  for (let nth = 0; nth < count; nth += 1) people.push(await server.person(`ieo${nth}@example.com`));
  await server.context.executor.runForPlatform('test.stock', ({ ledger }) =>
    issueUpTo(ledger, ieoOwner, 'SOLACE', toUnits(funded, assetOf('SOLACE').scale)),
  );
}
async function end(): Promise<void> {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
}

describe('an application', () => {
  beforeAll(() =>
    start([shifted(1), shifted(2), shifted(3, { startMs: at + hour }), shifted(4, { supply: '100001' })]),
  );
  afterAll(end);

  it('charges and holds nothing [rule:subscription.ieo.once]', async () => {
    const [ann] = people as [Person];
    const before = await has(ann, 'USDT');
    const named = { client_order_id: 'ieo-number-1' };
    const [first, again] = await Promise.all([apply(1, '100', ann, named), apply(1, '100.0', ann, named)]);
    expect(first.data).toEqual({
      id: first.data.id,
      serial_number: `IEO-1-${first.data.id}`,
      client_order_id: 'ieo-number-1',
    });
    expect((await own(ann))[0]).toMatchObject({
      amount: '100',
      pending_quantity: '100',
      allotment_quantity: '0',
      successful_quantity: '0',
      ipo_status: 1,
      allotment_date: '2026-01-06 13:00:00',
      pay_date: '2026-01-06 15:00:00',
    });
    expect(again.data.id).toBe(first.data.id);
    expect(await has(ann, 'USDT')).toEqual(before);
    expect(await own(ann)).toHaveLength(1);
  });

  it('is one per account and product', async () => {
    const [ann] = people as [Person];
    expect((await apply(1, '50', ann)).data.reason).toBe('ieo.applied');
    expect((await ask('ieos', { page: '1', id: '1' }, ann)).data).toMatchObject([
      {
        application_id: (await own(ann))[0]!['id'],
        totals: { applied: '100', applications: 1, is_final: 0 },
      },
    ]);
  });

  it.each([
    ['nothing', '0', 'wallet.amountRequired', {}],
    ['less than the minimum', '9.9999', 'subscription.minimum', { min: '10', asset: 'SOLACE' }],
    ['more than the maximum', '1500.0001', 'ieo.cap', { max: '1500', asset: 'SOLACE' }],
    ['a fraction of the smallest unit', '10.00001', 'wallet.amountScale', { decimals: '4' }],
  ])('for %s is refused', async (_, amount, reason, values) => {
    const { data } = await apply(2, amount, people[1]!);
    expect(data).toMatchObject({
      reason,
      fields: { amount: expect.any(String) },
      ...(Object.keys(values).length > 0 && { values }),
    });
  });

  it('needs its whole price in the spot account [rule:subscription.ieo.balance]', async () => {
    const [, , , dan] = people;
    await spend(dan!, '9960');
    expect((await apply(2, '80.0002', dan!)).data).toMatchObject({
      reason: 'subscription.short',
      values: { amount: '0.0001', asset: 'USDT' },
    });
    expect((await apply(2, '80', dan!)).type).toBe('ok');
  });

  it('is taken only while the platform holds the coins on offer', async () => {
    expect((await apply(4, '100', people[2]!)).data.reason).toBe('subscription.notOpen');
  });

  it('is taken within the apply time alone', async () => {
    expect((await apply(3, '100', people[1]!)).data.reason).toBe('subscription.notOpen');
    expect((await apply(99, '100', people[1]!)).data.reason).toBe('subscription.notOpen');
    await passTo(terms.endMs - 1);
    expect((await apply(2, '100', people[1]!)).type).toBe('ok');
    await passTo(terms.endMs);
    expect((await apply(2, '100', people[2]!)).data.reason).toBe('subscription.notOpen');
  });

  it('is seen by its owner alone', async () => {
    const [ann, bob] = people as [Person, Person];
    const [{ id } = { id: 0 }] = await own(ann);
    expect(await own(bob, { id: String(id) })).toEqual([]);
    expect((await ask('payIeo', { id: String(id) }, bob)).data.reason).toBe('ieo.notPayable');
  });
});

/** Applications of as many accounts as there are amounts, in this order. */
async function applyAll(product: number, amounts: readonly string[]): Promise<string[]> {
  const { executor, products } = server.context;
  const owners = amounts.map((_, nth) => `user:${product}${String(nth).padStart(5, '0')}`);
  await executor.runForPlatform('test.money', (tx) => {
    for (const owner of owners) grantUnits(tx, owner, 'USDT', { units: toUnits('1000', 8) });
  });
  const command = applying({ products, hasRounds: true });
  await Promise.all(
    amounts.map((amount, nth) =>
      executor.perform(command, owners[nth]!, { owner: owners[nth]!, product, amount }),
    ),
  );
  return owners;
}
const allottedTo = async (product: number) =>
  new Map(
    (
      await server.context.store.db
        .selectFrom('ieo_order')
        .select(['owner', 'units', 'state'])
        .where('product', '=', BigInt(product))
        .orderBy('id')
        .execute()
    ).map(({ owner, units, state }) => [owner, `${state} ${fromUnits(units, 4)}`]),
  );
const published = async (product: number) =>
  (await ask('ieos', { page: '1', id: String(product) }, people[0]!)).data[0].totals;

describe('an allotment', () => {
  const products = [
    shifted(1),
    shifted(2),
    shifted(3, { supply: '100', maximum: '60', cap: '30' }),
    shifted(4, { cap: '40', supply: '100', maximum: '1000' }),
    shifted(5, { supply: '0.0005', cap: '0.0005', minimum: '0.0001' }),
    shifted(7),
  ];
  beforeAll(async () => {
    await start(products, '10000');
    // 3:1: a seventh of 1,000 for each, which does not divide.
    await applyAll(
      1,
      Array.from({ length: 7 }, () => '428.5714'),
    );
    // Undersubscribed: 600 of 1,000.
    await applyAll(2, ['100', '500']);
    // The last applicant asks for more than the others leave.
    await applyAll(3, ['30', '30', '30', '60']);
    // The large application gets the cap, and its excess goes to the others.
    await applyAll(4, ['900', '50', '30', '20']);
    // Less than one unit each.
    await applyAll(
      5,
      Array.from({ length: 6 }, () => '0.0001'),
    );
    await passTo(terms.allotMs - 1);
    expect([...(await allottedTo(1)).values()].every((text) => text === 'applied 0')).toBe(true);
    await passTo(terms.allotMs);
  });
  afterAll(end);

  it('of three times the supply gives equals the same, rounded down, and publishes the rest', async () => {
    expect(new Set((await allottedTo(1)).values())).toEqual(new Set(['allotted 142.8571']));
    expect(await published(1)).toEqual({
      supply: '1000',
      cap: '1000',
      applied: '2999.9998',
      applications: 7,
      capped_applied: '0',
      capped_applications: 0,
      is_final: 1,
      allotted: '999.9997',
      undistributed: '0.0003',
      lapsed: '0',
    });
  });

  it('of too few applications gives each what it asked for', async () => {
    expect([...(await allottedTo(2)).values()]).toEqual(['allotted 100', 'allotted 500']);
    expect(await published(2)).toMatchObject({ allotted: '600', undistributed: '400' });
  });

  it('does not favour the early: a last applicant larger than the remainder shares like the others', async () => {
    // 150 are applied for; 60 would get 40, and gets the cap of 30; 70 of 90 are left for the others.
    expect([...(await allottedTo(3)).values()]).toEqual([
      ...Array.from({ length: 3 }, () => 'allotted 23.3333'),
      'allotted 30',
    ]);
    expect(await published(3)).toMatchObject({
      capped_applications: 1,
      capped_applied: '60',
      allotted: '99.9999',
      undistributed: '0.0001',
    });
  });

  it('shares the excess of a capped application among the others', async () => {
    // 900 of 1,000 would get 90, and gets 40; the other 60 go to 50, 30 and 20.
    expect([...(await allottedTo(4)).values()]).toEqual([
      'allotted 40',
      'allotted 30',
      'allotted 18',
      'allotted 12',
    ]);
  });

  it('below the smallest unit is none, and nothing was charged', async () => {
    expect(new Set((await allottedTo(5)).values())).toEqual(new Set(['failed 0']));
    expect(await published(5)).toMatchObject({ allotted: '0', undistributed: '0.0005' });
  });

  it('without applications is final, too', async () => {
    expect(await published(7)).toMatchObject({ is_final: 1, applications: 0, undistributed: '1000' });
  });

  it('is seen to be changed afterwards', async () => {
    const tx = await server.context.store.writing.startTransaction().execute();
    await sql`update ieo_order set units = units + 1 where product = 1 and units > 0`.execute(tx);
    const found = await findViolations(tx, pairs);
    await tx.rollback().execute();
    expect(found.some((text) => text.includes('is allotted 142.8572, and the totals give 142.8571'))).toBe(
      true,
    );
  });
});

describe('fifty applications in one instant', () => {
  beforeAll(() => start([shifted(1), shifted(2)], '3000', 1));
  afterAll(end);

  it('are allotted the same in any order', async () => {
    const amounts = Array.from({ length: 50 }, (_, nth) => String(10 + nth * 7));
    await applyAll(1, amounts);
    await applyAll(2, amounts.toReversed());
    await passTo(terms.allotMs);
    const [forward, backward] = [await allottedTo(1), await allottedTo(2)];
    expect([...forward.values()]).toEqual([...backward.values()].toReversed());
    const totals = await published(1);
    expect(totals).toMatchObject({ applications: 50, applied: '9075' });
    expect([...forward.values()]).toEqual(
      amounts.map((amount) => `allotted ${allotmentOf(amount, totals, 4)}`),
    );
  });
});

describe('a payment', () => {
  beforeAll(async () => {
    await start([shifted(1), shifted(2)], '3000');
    for (const who of people) await apply(1, '100', who);
    await passTo(terms.allotMs);
  });
  afterAll(end);
  const idOf = async (who: Person) => String((await own(who))[0]!['id']);
  const pay = async (who: Person) => ask('payIeo', { id: await idOf(who) }, who);

  it('charges the price once and locks the coins [rule:subscription.ieo.pay_once]', async () => {
    const [ann] = people as [Person];
    expect(await own(ann)).toMatchObject([
      { ipo_status: 3, allotment_quantity: '100', pending_quantity: '100' },
    ]);
    const answers = await Promise.all([pay(ann), pay(ann), pay(ann)]);
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill('Payment accepted'));
    expect(await own(ann)).toMatchObject([
      { ipo_status: 4, successful_quantity: '100', pending_quantity: '0', paid_at: '2026-01-06 13:00:00' },
    ]);
    expect(await has(ann, 'USDT')).toEqual(['9950', '0']);
    expect(await has(ann, 'SOLACE', 'trust')).toEqual(['0', '100']);
  });

  it('short of money says how much is missing and changes nothing', async () => {
    const [, bob] = people as [Person, Person];
    await spend(bob, '9960');
    expect((await pay(bob)).data).toMatchObject({
      reason: 'subscription.short',
      values: { amount: '10', asset: 'USDT' },
    });
    expect(await own(bob)).toMatchObject([{ ipo_status: 3 }]);
  });

  it('is taken in the last moment, and not after it [rule:subscription.ieo.pay_status]', async () => {
    const [, , carl, dan] = people;
    await passTo(terms.payMs - 1);
    expect((await pay(carl!)).type).toBe('ok');
    server.clock.advance(1);
    expect((await pay(dan!)).data.reason).toBe('ieo.notPayable');
  });

  it('that did not come lets the allotment lapse, uncharged [rule:subscription.ieo.lapse]', async () => {
    const [, bob, , dan] = people;
    await passTo(terms.payMs);
    for (const who of [bob!, dan!])
      expect(await own(who)).toMatchObject([
        { ipo_status: 2, allotment_quantity: '100', successful_quantity: '0', pending_quantity: '0' },
      ]);
    expect(await has(dan!, 'USDT')).toEqual(['10000', '0']);
    expect(await published(1)).toMatchObject({ allotted: '400', lapsed: '200', undistributed: '600' });
    const { data } = await ask('notices', {}, bob!);
    const kinds = data.list.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['ieo.allotted', 'ieo.payReminder', 'ieo.lapsed']));
  });

  it('is listed and locked, and then free, without a fee', async () => {
    const [ann] = people as [Person];
    await passTo(terms.listMs);
    expect(await own(ann)).toMatchObject([{ ipo_status: 5 }]);
    await passTo(terms.lockMs - 1);
    expect(await has(ann, 'SOLACE')).toEqual(['0', '0']);
    await passTo(terms.lockMs);
    expect(await own(ann)).toMatchObject([{ ipo_status: 6 }]);
    expect(await has(ann, 'SOLACE')).toEqual(['100', '0']);
    for (const [result, count] of [
      ['success', 1],
      ['processing', 0],
      ['paying', 0],
      ['fail', 0],
    ] as const)
      expect(await own(ann, { result })).toHaveLength(count);
  });
});

describe('a clock that is set back over the allotment', () => {
  afterAll(end);

  it('takes no application any more', async () => {
    await start([shifted(1, { endMs: terms.allotMs })]);
    const [ann, bob] = people as [Person, Person];
    await apply(1, '100', ann);
    await passTo(terms.allotMs);
    server.clock.advance(-1000);
    expect((await apply(1, '1500', bob)).data.reason).toBe('subscription.notOpen');
    expect(await published(1)).toMatchObject({ applied: '100', allotted: '100' });
  });
});

describe('a server that was stopped over the end of the payment window', () => {
  afterAll(end);

  it('opens the window again, as long as it was published', async () => {
    await start([shifted(1)]);
    const [ann, bob] = people as [Person, Person];
    for (const who of [ann, bob]) await apply(1, '100', who);
    await passTo(terms.allotMs);
    server.clock.advance(4 * hour);
    server = await server.restart();
    await server.context.dueWork.run();
    expect(await own(ann)).toMatchObject([{ ipo_status: 3, pay_date: '2026-01-06 19:00:00' }]);
    await passTo(terms.allotMs + 6 * hour - 1);
    expect((await ask('payIeo', { id: String((await own(ann))[0]!['id']) }, ann)).type).toBe('ok');
    await passTo(terms.allotMs + 6 * hour);
    expect(await own(bob)).toMatchObject([{ ipo_status: 2 }]);
  });
});

describe('a server that was stopped over the allotment', () => {
  afterAll(end);

  it('allots late, and the payment window is as long as published', async () => {
    await start([shifted(1)]);
    const [ann] = people as [Person];
    await applyAll(
      1,
      Array.from({ length: 130 }, () => '10'),
    );
    await apply(1, '100', ann);
    server.clock.advance(terms.payMs + 5 * hour - server.clock.now());
    server = await server.restart();
    await server.context.dueWork.run();
    expect(await own(ann)).toMatchObject([{ ipo_status: 3, pay_date: '2026-01-06 22:00:00' }]);
    await passTo(terms.payMs + 6 * hour);
    expect((await ask('payIeo', { id: String((await own(ann))[0]!['id']) }, ann)).type).toBe('ok');
    await passTo(terms.payMs + 7 * hour);
    expect(await published(1)).toMatchObject({ applications: 131, lapsed: expect.stringMatching(/^[1-9]/) });
    expect(new Set((await allottedTo(1)).values()).size).toBe(2);
  });
});

it('the pair of a listed coin opens at the listing date, also after a restart before it', async () => {
  const listMs = at + 2 * hour;
  await start([
    shifted(1, {
      ...({
        asset: 'HALO',
        price: '0.042',
        listingPrice: '0.05',
        startMs: at - 3 * hour,
        endMs: at - 2 * hour,
      } as const),
      ...({ allotMs: at - hour, payMs: at + hour, listMs } as const),
    }),
  ]);
  server = await server.restart();
  const { market } = server.context;
  server.clock.advance(listMs - 1 - server.clock.now());
  await market.step();
  expect(market.isTraded('HALO/USDT')).toBe(false);
  server.clock.advance(1);
  await market.step();
  expect(market.isTraded('HALO/USDT')).toBe(true);
  expect(market.quote('HALO/USDT')).toMatchObject({ is_display: 1, open_coin_trade: 1 });
  await end();
});

describe('terms', () => {
  afterAll(end);

  it('change with the file until applications begin, and never after', async () => {
    await start([shifted(1), shifted(2, { startMs: at + hour })]);
    const cheaper = { price: '0.4', payMs: terms.payMs + hour };
    server = await server.restart({
      ieos: [shifted(1, cheaper), shifted(2, { ...cheaper, startMs: at + hour })],
    });
    const rows = (await ask('ieos', { page: '1' }, people[0]!)).data as { id: number; price: string }[];
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    expect([prices.get(1), prices.get(2)]).toEqual(['0.5', '0.4']);
    await passTo(terms.allotMs);
    expect(await published(2)).toMatchObject({ is_final: 1 });
  });

  it('that change have their own cap', async () => {
    const later = { startMs: server.clock.now() + hour, endMs: server.clock.now() + 2 * hour };
    const times = {
      ...later,
      allotMs: later.endMs,
      payMs: later.endMs + hour,
      listMs: later.endMs + 2 * hour,
    };
    const first = shifted(5, { ...times, lockMs: later.endMs + 3 * hour });
    server = await server.restart({ ieos: [first] });
    server = await server.restart({ ieos: [{ ...first, cap: '100' }] });
    await passTo(later.startMs);
    await applyAll(5, ['900', '100', '500']);
    await passTo(later.endMs);
    expect([...(await allottedTo(5)).values()]).toEqual(Array(3).fill('allotted 100'));
    expect(await published(5)).toMatchObject({ capped_applications: 2, undistributed: '700' });
  });

  it('of a product that is no longer configured are withdrawn without applications', async () => {
    const asked = { page: '1', id: '2' };
    expect((await ask('ieos', asked, people[0]!)).data).toEqual([]);
    expect((await ask('ieos', { page: '1', id: '5' }, people[0]!)).data).toHaveLength(1);
  });
});

describe('a sandbox without a file', () => {
  afterAll(end);

  it('offers a practice round, which can be walked through in half an hour', async () => {
    await start(undefined);
    const round = practiceRound(server.clock.now());
    const [, bob] = people as [Person, Person];
    await passTo(round.startMs + 30 * minute);
    const next = practiceRound(server.clock.now());
    const { data } = await apply(next.id, '8000', bob);
    // For the estimate of the next applicant.
    expect((await ask('ieos', { page: '1', id: String(next.id) }, bob)).data).toMatchObject([
      { smallest_capped: ['8000'], totals: { capped_applications: 1 } },
    ]);
    expect(await own(bob)).toMatchObject([{ ipo_status: 1, currency_name: 'MINT' }]);
    await passTo(next.allotMs);
    expect(await own(bob)).toMatchObject([{ ipo_status: 3, allotment_quantity: '4000' }]);
    expect((await ask('payIeo', { id: String(data.id) }, bob)).type).toBe('ok');
    await passTo(next.lockMs);
    expect(await own(bob)).toMatchObject([{ ipo_status: 6 }]);
    expect(await has(bob, 'MINT')).toEqual(['4000', '0']);
  });
});
