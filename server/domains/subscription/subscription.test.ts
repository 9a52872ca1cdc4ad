import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { CopyRow } from '../../personal/PersonalData.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import { fundNewCoins } from './fundNewCoins.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { subscriptionPersonal } from './subscriptionOrder.ts';
import { newCoinOwner } from './subscriptionReasons.ts';

const dayMs = 86_400_000;
/** Tests begin here. */
const at = Date.UTC(2026, 0, 5);
const nova: NewCoinProduct = {
  id: 1,
  asset: 'NOVA',
  payWith: 'USDT',
  price: '0.125',
  offered: '40000000',
  soldElsewhere: '0',
  minimum: '400',
  days: 30,
  introduction: { en: 'Sold here', de: 'Hier verkauft' },
  startMs: at - dayMs,
  endMs: at + 900 * dayMs,
  launchMs: at + 900 * dayMs,
};
const products: NewCoinProduct[] = [
  nova,
  { ...nova, id: 2, asset: 'TERRA', startMs: at + 800 * dayMs },
  { ...nova, id: 3, endMs: at, launchMs: at + 900 * dayMs },
  { ...nova, id: 4, offered: '1000', minimum: '400' },
  { ...nova, id: 5, lockMs: at + 500 * dayMs, days: 2 },
  {
    ...nova,
    id: 6,
    offered: '100',
    estimate: { text: { en: '4 %' }, source: { en: 'Prospectus' } },
    recommended: { title: { en: 'Nova' }, text: { en: 'Open now' } },
  },
  {
    ...nova,
    id: 7,
    soldElsewhere: '40000000',
    startMs: at - 9 * dayMs,
    endMs: at - 8 * dayMs,
    launchMs: at - dayMs,
  },
];

let server: TestApp;
let count = 0;
let ann: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  server = await startTestApp({ sessionIdleMs: 2000 * dayMs, sandboxDayMs: dayMs, newCoins: products });
  await fundNewCoins(server.context.executor, products);
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  ann = await server.person(`nova${(count += 1)}@example.com`);
});

const ask = (operation: string, fields: Record<string, string> = {}, { token } = ann) =>
  server.call(operation, fields, { token });
const subscribe = (fields: Record<string, string> = {}, who = ann) =>
  ask('subscribeNewCoin', { config_id: '1', amount: '500', ...fields }, who);

async function has(asset: string, kind: 'change' | 'trust' = 'change', owner = ann.owner) {
  const { available, held } = await server.context.committed.read(({ ledger }) =>
    ledger.balance(accountOf(owner, asset, kind)),
  );
  return [available, held].map((units) => fromUnits(units, assetOf(asset).scale));
}

describe('a product', () => {
  it('says its price, what is left, and when its lock-up ends if it is paid now', async () => {
    const { data } = await ask('newCoin', { id: '1' });
    const now = server.clock.now();
    expect(data).toMatchObject({
      new_currency_name: 'NOVA',
      name: 'Nova Grid',
      currency_name: 'USDT',
      change_rate: '0.125',
      num: '40000000',
      last_num: '40000000',
      buy_num: '400',
      day: 30,
      introduction: 'Sold here',
      lock_ms: now,
      unlock_ms: now + 30 * dayMs,
      interest_rate: '0',
      is_recommend: 0,
    });
    for (const name of ['predict_rate', 'day_s']) expect(data).not.toHaveProperty(name);
  });

  it('that is not sold yet is locked from its first day on, and of one that is sold no more nothing is', async () => {
    const start = at + 800 * dayMs;
    expect((await ask('newCoin', { id: '2' })).data).toMatchObject({
      lock_ms: start,
      unlock_ms: start + 30 * dayMs,
    });
    const { data } = await ask('newCoin', { id: '3' });
    for (const name of ['lock_ms', 'unlock_ms']) expect(data).not.toHaveProperty(name);
  });

  it('says an estimate only with its source, and the start page is told of one that is recommended', async () => {
    const { data } = await ask('recommendedNewCoin');
    expect(data).toMatchObject({
      id: 6,
      predict_rate: '4 %',
      predict_source: 'Prospectus',
      is_recommend: 1,
      recommend_title: 'Nova',
      recommend_content: 'Open now',
    });
  });

  it('of another number is not on offer', async () => {
    expect((await ask('newCoin', { id: '99' })).data.reason).toBe('subscription.unknown');
    expect((await ask('newCoins', { page: '2' })).data).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is paid at once, and its coins lie in the trust account', async () => {
    const { data } = await subscribe({ client_order_id: 'nova-0001' });
    expect(data).toMatchObject({
      new_currency_num: '4000',
      new_currency_name: 'NOVA',
      amount: '500',
      currency_name: 'USDT',
      status: 1,
      exam_status: 1,
      unlock_ms: server.clock.now() + 30 * dayMs,
    });
    expect(await has('USDT')).toEqual(['9500', '0']);
    expect(await has('NOVA', 'trust')).toEqual(['0', '4000']);
    const { data: page } = await ask('newCoinOrders', { client_order_id: 'nova-0001' });
    expect(page).toMatchObject({ total: 1, total_interest: '0', order_list: [{ id: data.id }] });
    const { data: balances } = await ask('balances');
    // An asset without a price does not count as a loss of the day.
    expect(balances.day_change).toBe('0');
    // Coin that no total contains, also when only totals are requested.
    expect(balances.unpriced).toEqual(['NOVA']);
    expect((await ask('balances', { totals_only: '1' })).data.unpriced).toEqual(['NOVA']);
    expect((await ask('balances', { currency_name: 'USDT' })).data.unpriced).toEqual([]);
  });

  it('of many people at once never sells more than there is', async () => {
    const people = await Promise.all([1, 2, 3].map((nth) => server.person(`crowd${nth}@example.com`)));
    const answers = await Promise.all(
      people.map((each) => subscribe({ config_id: '4', amount: '62.5' }, each)),
    );
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(2);
    expect(answers.find(({ type }) => type !== 'ok')?.data.reason).toBe('subscription.notOpen');
    expect((await ask('newCoin', { id: '4' })).data.last_num).toBe('0');
  });

  it('takes what is left, also below the minimum, and no more', async () => {
    const refused = await subscribe({ config_id: '6', amount: '50' });
    expect(refused).toMatchObject({
      message: 'Only 100 NOVA is left. Enter a smaller quantity',
      data: { reason: 'subscription.onlyLeft' },
    });
    expect((await subscribe({ config_id: '6', amount: '12.5' })).data.new_currency_num).toBe('100');
  });

  it.each([
    ['has not begun', '2'],
    ['is over', '3'],
    ['is launched', '7'],
    ['does not exist', '99'],
  ])('is refused where it %s, and nothing is charged', async (_, config_id) => {
    expect((await subscribe({ config_id })).data.reason).toBe('subscription.notOpen');
    expect(await has('USDT')).toEqual(['10000', '0']);
  });

  it('sells no more than the house has', async () => {
    const fund = accountOf(newCoinOwner, 'NOVA');
    const move = (units: bigint, isBack = false) =>
      server.context.executor.runForPlatform('test.stock', ({ ledger }) => {
        const [from, to] = [fund, accountOf('house:elsewhere', 'NOVA')];
        const way = isBack ? { from: to, to: from } : { from, to };
        ledger.transfer({ ...way, units, reason: 'house.move', reference: '' });
      });
    const { available } = await server.context.committed.read(({ ledger }) => ledger.balance(fund));
    await move(available - 10_000n);
    expect((await ask('newCoin', { id: '1' })).data.last_num).toBe('1');
    expect((await subscribe()).data.reason).toBe('subscription.onlyLeft');
    await move(available - 10_000n, true);
  });

  it('is in the copy that its owner may ask for', async () => {
    await subscribe();
    const rows: CopyRow[] = [];
    for await (const row of subscriptionPersonal.copy!(server.context, { ...ann, id: ann.userId }))
      rows.push(row);
    expect(rows).toMatchObject([
      ['subscriptions', { coin: 'NOVA', quantity: '4000', paid: '500', paid_with: 'USDT', state: 'locked' }],
    ]);
  });
});

describe('a lock-up', () => {
  const due = async (ms: number) => {
    server.clock.advance(ms);
    await server.context.dueWork.run();
  };

  it('ends at its second, once, and the coins are in the spot account', async () => {
    await subscribe();
    await due(30 * dayMs - 1);
    expect(await has('NOVA')).toEqual(['0', '0']);
    await due(1);
    await due(60 * dayMs);
    expect(await has('NOVA')).toEqual(['4000', '0']);
    expect(await has('NOVA', 'trust')).toEqual(['0', '0']);
    const { data } = await ask('newCoinOrders', { status: '3' });
    expect(data).toMatchObject({ total: 1, order_list: [{ status: 3 }] });
    expect(data.order_list[0].ended_ms).toBe(data.order_list[0].unlock_ms);
    const ledger = await ask('ledger', { kind: 'subscription' });
    expect(ledger.data.list.map(({ info, value }: { info: string; value: string }) => [info, value])).toEqual(
      expect.arrayContaining([
        ['New coins paid', '-500'],
        ['New coins bought', '4000'],
        ['New coins unlocked', '4000'],
      ]),
    );
    const notices = await ask('notices', {});
    expect(notices.data.list[0]).toMatchObject({
      kind: 'subscription.unlocked',
      about: { amount: '4000', coin: 'NOVA' },
      page: 'NewCoins',
    });
  });

  it('of a product that names its beginning ends for all at once', async () => {
    const { data } = await subscribe({ config_id: '5' });
    expect(data.unlock_ms).toBe(at + 502 * dayMs);
    expect((await ask('newCoinOrders', { status: '1' })).data.total).toBe(1);
    await due(at + 502 * dayMs - server.clock.now());
    expect(await has('NOVA')).toEqual(['4000', '0']);
  });

  it('goes on after the launch, where it is not over', async () => {
    server.clock.advance(at + 899 * dayMs - server.clock.now());
    await subscribe();
    await due(dayMs);
    expect((await ask('newCoinOrders', { status: '2' })).data).toMatchObject({
      order_list: [{ status: 2, exam_status: 1 }],
    });
    expect((await ask('newCoinOrders', { status: '1' })).data.total).toBe(0);
  });
});
