import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interestAfter, redemptionTable } from '../../../contracts/rules/hosting.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { CopyRow } from '../../personal/PersonalData.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { hindrances } from '../account/public/closing.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { sandboxHosting } from './hostingConfig.ts';
import { fundInterest } from './fundInterest.ts';
import { hostingPersonal } from './hostingOrder.ts';
import { interestOwner } from './hostingReasons.ts';

const dayMs = 86_400_000;
const example = sandboxHosting.find(({ id }) => id === 2)!;
const small: HostingProduct = { ...example, id: 11, minimum: '1', capacity: '1000' };
const tiny: HostingProduct = {
  ...example,
  id: 12,
  minimum: '0.00000001',
  asset: 'USDT',
  capacity: undefined,
};
const paused: HostingProduct = {
  ...example,
  id: 13,
  paused: { en: 'Back on Monday', de: 'Ab Montag wieder' },
};
const offered = [...sandboxHosting, small, tiny, paused];

/** Sessions outlast every order. */
const patient = { sessionIdleMs: 1000 * dayMs };
const fund = ({ context: { executor } }: TestApp) => fundInterest(executor, ['USDT', 'ETH', 'BTC']);

let server: TestApp;
let count = 0;
let ann: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  server = await startTestApp({ ...patient, sandboxDayMs: dayMs, hosting: offered });
  await fund(server);
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  ann = await server.person(`host${(count += 1)}@example.com`);
});

const ask = (operation: string, fields: Record<string, string> = {}, { token } = ann) =>
  server.call(operation, fields, { token });

/** Hosts an amount of the example product that earns 4 a day. */
async function hosted(fields: Record<string, string> = {}) {
  const answer = await ask('host', { config_id: '2', amount: '1000', ...fields });
  expect(answer).toMatchObject({ type: 'ok' });
  return answer.data as { id: number; refund: string };
}

async function orderOf(id: number) {
  const { data } = await ask('hostingOrders', { id: String(id) });
  return data.order_list[0];
}

async function afterDays(days: number): Promise<void> {
  server.clock.advance(days * dayMs);
  await server.context.dueWork.run();
}

const spot = async (owner = ann.owner, asset = 'USDT') => {
  const { available } = await server.context.committed.read(({ ledger }) =>
    ledger.balance(accountOf(owner, asset)),
  );
  return fromUnits(available, assetOf(asset).scale);
};

/** Leaves this amount in the interest account. */
async function leaveFund(amount: string): Promise<void> {
  await server.context.executor.runForPlatform('test.fund', ({ ledger }) => {
    const [fund, elsewhere] = [accountOf(interestOwner, 'USDT'), accountOf('house:elsewhere', 'USDT')];
    const missing = toUnits(amount, 8) - ledger.balance(fund).available;
    if (missing === 0n) return;
    const way = missing > 0n ? { from: elsewhere, to: fund } : { from: fund, to: elsewhere };
    const units = missing > 0n ? missing : -missing;
    ledger.transfer({ ...way, units, reason: 'house.move', reference: '' });
  });
}

describe('a product', () => {
  it('says its rate by the day, what all days bring at most, its source, and when it pays', async () => {
    const { data } = await server.call('hostingProduct', { id: '2' });
    expect(data).toMatchObject({
      id: 2,
      currency_name: 'USDT',
      interest_rate: '0.4',
      day_rate: '0.004',
      max_interest_rate: '6',
      save_min: '500',
      day: 15,
      penalty_rule: 'C',
      settlement_ratio: '0.004',
      payment_time: '00:00',
      yield_source: 'Practice money that this sandbox pays out',
      first_payment_ms: Date.UTC(2026, 0, 6),
      end_ms: Date.UTC(2026, 0, 20),
    });
    expect(data).not.toHaveProperty('day_s');
  });

  it('of rule B has no settlement ratio', async () => {
    const { data } = await server.call('hostingProduct', { id: '4' });
    expect(data.penalty_rule).toBe('B');
    expect(data).not.toHaveProperty('settlement_ratio');
  });

  it('that is paused says why, in the language of the caller', async () => {
    const asked = { config_id: '13', amount: '1000' };
    const answer = await server.call('hostingProduct', { id: '13' }, { language: 'de' });
    expect(answer.data.paused).toBe('Ab Montag wieder');
    expect(await ask('host', asked)).toMatchObject({
      type: 'error',
      message: 'Paused: Back on Monday',
      data: { reason: 'hosting.paused' },
    });
  });

  it('is on one page of ten', async () => {
    const pageOf = async (page: string) => (await server.call('hostingProducts', { page })).data;
    expect(await pageOf('1')).toHaveLength(offered.length);
    expect(await pageOf('2')).toEqual([]);
  });
});

describe('hosting', () => {
  it('moves the principal from the spot to the trust account, where it is held', async () => {
    const order = await hosted({ client_order_id: 'host-0001' });
    expect(order).toMatchObject({
      config_id: 2,
      amount: '1000',
      status: 1,
      is_cancel: 0,
      cancel_fee: '60',
      refund: '940',
      current_interest: '0',
      client_order_id: 'host-0001',
    });
    expect(await orderOf(order.id)).toMatchObject({ total_interest: '60', remain_day: 15 });
    const { data } = await ask('balances');
    const rowIn = (name: string) =>
      data[name].balance.find((row: { currency_name: string }) => row.currency_name === 'USDT');
    expect(rowIn('change_wallet').change_balance).toBe('9000');
    expect(rowIn('trust_wallet')).toMatchObject({ trust_balance: '0', lock_trust_balance: '1000' });
    const ledger = await ask('ledger', { type: '6' });
    expect(ledger.data.list).toMatchObject([
      { value: '1000', kind: 'hosting', info: 'Moved into hosting', type: 6 },
    ]);
  });

  it.each([
    ['of nothing', { amount: '0' }, 'wallet.amountRequired', ''],
    ['below the minimum', { amount: '499.99999999' }, 'hosting.minimum', '500'],
    ['of more than is free', { amount: '10000.00000001' }, 'wallet.insufficientBalance', '10000'],
    ['of more than is left', { config_id: '11', amount: '1000.5' }, 'hosting.capacity', '1000'],
  ])('%s is refused with the nearest amount', async (_, fields, reason, nearest) => {
    const { data } = await ask('host', { config_id: '2', ...fields });
    expect(data).toMatchObject({ reason, ...(nearest !== '' && { values: { nearest } }) });
    expect(Object.keys(data.fields)).toEqual(['amount']);
    expect(await spot()).toBe('10000');
  });

  it.each([
    ['finer than any coin', '1000.123456789', 'Enter a plain number with at most 18 digits and 8 decimals'],
    ['longer', '9999999999999999999', 'Enter a plain number with at most 18 digits and 8 decimals'],
  ])('an amount that is %s is told what can be written', async (_, amount, sentence) => {
    const { data } = await ask('host', { config_id: '2', amount });
    expect(data.fields).toEqual({ amount: sentence });
  });

  it('in what is not on offer is refused', async () => {
    expect(await ask('host', { config_id: '99', amount: '1000' })).toMatchObject({
      message: 'This product is no longer available. Choose another',
      data: { reason: 'hosting.notOnOffer' },
    });
  });

  it('takes capacity, which its end gives back', async () => {
    const leftOf = async () => (await server.call('hostingProduct', { id: '11' })).data.capacity_left;
    const { id, refund } = await hosted({ config_id: '11', amount: '400' });
    expect(await leftOf()).toBe('600');
    expect(await ask('host', { config_id: '11', amount: '601' })).toMatchObject({
      data: { reason: 'hosting.capacity' },
    });
    await ask('redeemEarly', { id: String(id), expected_refund: refund });
    expect(await leftOf()).toBe('1000');
  });
});

describe('interest', () => {
  it('is paid at 00:00 UTC from the day after on, to the spot account', async () => {
    const { id } = await hosted();
    const untilMidnight = dayMs - (server.clock.now() % dayMs);
    server.clock.advance(untilMidnight - 1);
    await server.context.dueWork.run();
    expect(await spot()).toBe('9000');
    server.clock.advance(1);
    await server.context.dueWork.run();
    await server.context.dueWork.run();
    expect(await spot()).toBe('9004');
    expect(await orderOf(id)).toMatchObject({ current_interest: '4', paid_days: 1, remain_day: 14 });
    const { data } = await ask('ledger', { type: '2', kind: 'hosting' });
    expect(data.list[0]).toMatchObject({ value: '4', info: 'Hosting yield', reason: 'hosting.interest' });
  });

  it('of days on which no server ran is paid later, each day once [rule:hosting.interest.daily]', async () => {
    const { id } = await hosted();
    await afterDays(4);
    await afterDays(0);
    expect(await spot()).toBe('9016');
    expect(await orderOf(id)).toMatchObject({ current_interest: '16', paid_days: 4 });
    const { data } = await ask('ledger', { type: '2', kind: 'hosting' });
    expect(data.list.filter(({ value }: { value: string }) => value === '4')).toHaveLength(4);
  });

  it('of the last day comes with the principal, and is told', async () => {
    const { id } = await hosted();
    await afterDays(40);
    expect(await spot()).toBe('10060');
    expect(await orderOf(id)).toMatchObject({
      status: 2,
      is_cancel: 0,
      remain_day: 0,
      current_interest: '60',
      refund: '1000',
      cancel_fee: '0',
    });
    await afterDays(40);
    expect(await spot()).toBe('10060');
    const { data } = await ask('notices', {});
    const told = data.list.filter(({ kind }: { kind: string }) => kind === 'hosting.ended');
    expect(told).toMatchObject([{ about: { amount: '1000', coin: 'USDT' }, page: 'HostingOrders' }]);
  });

  it('of the smallest amount is what all days come to, and mostly nothing on a day', async () => {
    await hosted({ config_id: '12', amount: '0.0000001' });
    await afterDays(15);
    expect(await spot()).toBe('10000');
    await hosted({ config_id: '12', amount: '0.0000002' });
    await afterDays(15);
    expect(await spot()).toBe('10000.00000001');
  });
});

it('an order of before its coin has got two more decimals is rounded as it was', async () => {
  const { id } = await hosted({ config_id: '12', amount: '0.000111' });
  await server.context.executor.run('test.decimals', ({ db }) =>
    db.updateTable('hosting_order').set({ step: 100 }).where('id', '=', BigInt(id)).execute(),
  );
  // 0.4 % of 111 units at the old scale is 0.444 of them, 6.66 over all days.
  expect(await orderOf(id)).toMatchObject({ scale: 6, total_interest: '0.000006', cancel_fee: '0.000007' });
  await afterDays(2);
  expect(await orderOf(id)).toMatchObject({ current_interest: '0', paid_days: 2 });
  await afterDays(13);
  expect(await spot()).toBe('10000.000006');
});

describe('an operator who cannot pay', () => {
  it('owes it from its day on, takes nothing more in, and the desk is warned until it is paid', async () => {
    const { id } = await hosted();
    await afterDays(2);
    await leaveFund('5');
    await afterDays(3);
    const since = Math.floor(server.clock.now() / dayMs) * dayMs - dayMs;
    expect(await orderOf(id)).toMatchObject({
      current_interest: '12',
      paid_days: 3,
      owed: '8',
      delayed_ms: since,
    });
    const { data } = await server.call('hostingProduct', { id: '2' });
    expect(data.delayed_ms).toBe(since);
    expect(await ask('host', { config_id: '2', amount: '1000' })).toMatchObject({
      data: { reason: 'hosting.delayed' },
    });
    expect(await server.context.readiness.warnings()).toContain('hostingInterest');
    expect((await ask('hostingReport')).data.coins).toMatchObject([{ owed: '8' }]);
    await leaveFund('100000');
    await afterDays(1 / 144);
    expect(await spot()).toBe('9020');
    const paid = await orderOf(id);
    expect(paid).not.toHaveProperty('owed');
    expect(paid).not.toHaveProperty('delayed_ms');
    await hosted();
  });

  it('gives the principal back in time, and owes the interest on', async () => {
    const { id } = await hosted();
    await leaveFund('0');
    await afterDays(20);
    expect(await spot()).toBe('10000');
    expect(await orderOf(id)).toMatchObject({ status: 2, is_cancel: 0, owed: '60', current_interest: '0' });
    await leaveFund('100000');
    await afterDays(1);
    expect(await spot()).toBe('10060');
  });

  it('owes what was due to whoever redeems, and not what was not', async () => {
    const { id } = await hosted();
    await leaveFund('0');
    await afterDays(3);
    const { refund } = await orderOf(id);
    await ask('redeemEarly', { id: String(id), expected_refund: refund });
    expect(await orderOf(id)).toMatchObject({
      status: 2,
      is_cancel: 1,
      owed: '12',
      cancel_fee: '48',
      refund: '952',
    });
    await leaveFund('100000');
    await afterDays(30);
    expect(await spot()).toBe('9964');
  });
});

it('an account that is owed interest is not closed, and its copy has what was hosted', async () => {
  const { id } = await hosted();
  await leaveFund('4');
  await afterDays(20);
  const { store, committed, personal } = server.context;
  const seen = await committed.read(({ ledger }) => ledger.balances(ann.owner));
  const ledger = {
    balance: () => ({ available: 0n, held: 0n }),
    balances: () => seen,
    sums: () => [],
    lastPostingId: 0,
  };
  expect(await hindrances({ ledger, db: store.db, personal }, ann.owner)).toEqual({
    orders: 'account.interestOwed',
  });
  const rows: CopyRow[] = [];
  const person = { id: ann.userId, owner: ann.owner };
  for await (const row of hostingPersonal.copy!(server.context, person)) rows.push(row);
  expect(rows).toEqual([
    [
      'hosting',
      expect.objectContaining({ id, coin: 'USDT', amount: '1000', paid: '4', owed: '56', state: 'matured' }),
    ],
  ]);
  await leaveFund('100000');
  await afterDays(1);
});

describe('redeeming early', () => {
  it('pays the amount less the penalty at once and once, and interest that was paid stays paid [rule:hosting.redeem.once]', async () => {
    const { id } = await hosted();
    await afterDays(12);
    const before = await orderOf(id);
    expect(before).toMatchObject({ remain_day: 3, cancel_fee: '12', refund: '988' });
    const answer = await ask('redeemEarly', { id: String(id), expected_refund: '988' });
    expect(answer.data).toMatchObject({ id, status: 2, is_cancel: 1, cancel_fee: '12', refund: '988' });
    expect(await spot()).toBe('10036');
    expect((await ask('redeemEarly', { id: String(id), expected_refund: '988' })).data).toEqual(answer.data);
    await afterDays(9);
    expect(await spot()).toBe('10036');
    const { data } = await ask('ledger', { type: '6' });
    expect(data.list.map(({ value }: { value: string }) => value)).toEqual(['-12', '-988', '1000']);
  });

  it('is refused where another refund was expected, and says which one it is', async () => {
    const { id, refund } = await hosted();
    await afterDays(1);
    const answer = await ask('redeemEarly', { id: String(id), expected_refund: refund });
    expect(answer).toMatchObject({
      message: 'The refund has changed to 944 USDT. Confirm it again',
      data: { reason: 'hosting.refundChanged', values: { amount: '944', asset: 'USDT' } },
    });
    expect(await orderOf(id)).toMatchObject({ status: 1 });
    expect(await ask('redeemEarly', { id: String(id), expected_refund: '944.000' })).toMatchObject({
      type: 'ok',
    });
  });

  it('counts a day that is due though its turn has not come', async () => {
    const { id } = await hosted();
    server.clock.advance(12 * dayMs);
    await ask('redeemEarly', { id: String(id), expected_refund: '988' });
    expect(await spot()).toBe('10036');
  });

  it('is refused of an order that has ended, and of somebody else’s', async () => {
    const { id } = await hosted();
    const other = await server.person(`other${count}@example.com`);
    expect(await ask('redeemEarly', { id: String(id) }, other)).toMatchObject({
      data: { reason: 'hosting.unknown' },
    });
    await afterDays(15);
    expect(await ask('redeemEarly', { id: String(id) })).toMatchObject({
      message: 'This order has already ended. Check your hosting orders',
      data: { reason: 'hosting.ended' },
    });
  });

  it.each(sandboxHosting.map((product) => [`${product.asset} ${product.days}`, product] as const))(
    'pays on each day of %s what the table says',
    async (_, { id: config_id, asset, minimum, days, ...product }) => {
      const { scale } = assetOf(asset);
      const terms = {
        dayRate: product.dayRate,
        days,
        scale,
        rule: product.rule,
        settlementRatio: product.ratio,
      };
      const table = redemptionTable(terms, minimum);
      const orders: { id: number }[] = [];
      const people: (typeof ann)[] = [];
      for (let day = 0; day < days; day += 1) {
        if (day % 4 === 0) people.push(await server.person(`table${config_id}-${day}@example.com`));
        const asked = { config_id: String(config_id), amount: minimum };
        const { data, ...answer } = await ask('host', asked, people.at(-1));
        expect(answer).toMatchObject({ type: 'ok' });
        orders.push(data);
      }
      for (const [day, { id }] of orders.entries()) {
        const owner = people[Math.floor(day / 4)]!;
        const before = await spot(owner.owner, asset);
        const row = table[day]!;
        const { data } = await ask('redeemEarly', { id: String(id), expected_refund: row.refund }, owner);
        expect(data).toMatchObject({
          refund: row.refund,
          cancel_fee: row.penalty,
          current_interest: row.interest,
        });
        expect(toUnits(await spot(owner.owner, asset), scale) - toUnits(before, scale)).toBe(
          toUnits(row.refund, scale),
        );
        await afterDays(1);
      }
    },
  );
});

describe('lists', () => {
  it('have what is hosted, completed and redeemed apart, the newest first, in pages', async () => {
    const [first, second] = [await hosted(), await hosted()];
    await ask('redeemEarly', { id: String(first.id) });
    await afterDays(15);
    const third = await hosted();
    const tabOf = async (fields: Record<string, string>) => {
      const { data } = await ask('hostingOrders', fields);
      return [data.total, data.order_list.map(({ id }: { id: number }) => id)];
    };
    expect(await tabOf({ status: '1' })).toEqual([1, [third.id]]);
    expect(await tabOf({ status: '2', is_cancel: '0' })).toEqual([1, [second.id]]);
    expect(await tabOf({ is_cancel: '1' })).toEqual([1, [first.id]]);
    expect(await tabOf({ limit: '2', page: '2' })).toEqual([3, [first.id]]);
    expect(await tabOf({ until_id: String(second.id) })).toEqual([2, [second.id, first.id]]);
    expect((await ask('hostingReport')).data).toMatchObject({ count: 1, completed: 1, redeemed: 1 });
  });

  it('report what was paid by day and product, in coins and in USDT', async () => {
    await hosted();
    await hosted({ config_id: '1' });
    await ask('host', { config_id: '5', amount: '0.05' });
    await afterDays(1);
    await afterDays(1);
    const { data } = await ask('hostingReport');
    const today = Math.floor(server.clock.now() / dayMs) * dayMs;
    expect(data.coins).toEqual([
      { currency_name: 'BTC', sum: '0.05', profit: '0.00009', allprofit: '0.00018', owed: '0' },
      { currency_name: 'USDT', sum: '2000', profit: '7', allprofit: '14', owed: '0' },
    ]);
    const of = (day_ms: number) => [
      { day_ms, config_id: 5, currency_name: 'BTC', day: 30, amount: '0.00009' },
      { day_ms, config_id: 2, currency_name: 'USDT', day: 15, amount: '4' },
      { day_ms, config_id: 1, currency_name: 'USDT', day: 7, amount: '3' },
    ];
    expect(data.days).toEqual([...of(today), ...of(today - dayMs)]);
    const price = (await server.context.committed.read(({ exchange }) => exchange)).lastPrice('BTC/USDT');
    expect(Number(data.sum)).toBeCloseTo(2000 + 0.05 * Number(price), 6);
  });
});

describe('a sandbox with a faster calendar', () => {
  let fast: TestApp;
  beforeAll(async () => {
    fast = await startTestApp({ sandboxDayMs: 60_000 });
    await fund(fast);
  });
  afterAll(() => fast.close());

  it('says how long a day is, and shows a whole cycle in minutes', async () => {
    const bob = await fast.person('fast@example.com');
    const asked = { config_id: '1', amount: '100' };
    const { data: product } = await fast.call('hostingProduct', { id: '1' });
    expect(product.day_s).toBe(60);
    const { data: order } = await fast.call('host', asked, bob);
    expect(order).toMatchObject({ first_payment_ms: product.first_payment_ms });
    fast.clock.advance(7 * 60_000);
    await fast.context.dueWork.run();
    const { data } = await fast.call('hostingOrders', { id: String(order.id) }, bob);
    const terms = { dayRate: '0.003', days: 7, scale: 8 };
    expect(data.order_list[0]).toMatchObject({
      day_s: 60,
      status: 2,
      current_interest: interestAfter(terms, '100', 7),
    });
  });

  it('keeps the calendar that an order was made by', async () => {
    const bob = await fast.person('kept@example.com');
    const { data: order } = await fast.call('host', { config_id: '1', amount: '100' }, bob);
    fast = await fast.restart({ sandboxDayMs: dayMs });
    fast.clock.advance(60_000);
    await fast.context.dueWork.run();
    const { data } = await fast.call('hostingOrders', { id: String(order.id) }, bob);
    expect(data.order_list[0]).toMatchObject({ day_s: 60, paid_days: 1 });
  });
});

it('is offered nowhere but in a sandbox without a file', async () => {
  const other = await startTestApp({ isSandbox: false });
  expect((await other.call('hostingProducts')).data).toEqual([]);
  await other.close();
});
