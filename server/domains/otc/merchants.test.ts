import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairs } from '../../instruments/market.config.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { addMerchant, addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import { findViolations } from '../../testing/invariants.ts';
import { photo } from '../../testing/pictureFiles.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { bindCard } from '../../testing/states/otcStates.ts';
import { verifyBoth } from '../../testing/states/verificationStates.ts';
import { fundSandbox } from '../lever/public/fundSandbox.ts';
import { sandboxOtc } from './otcConfig.ts';
import type { OtcOffer } from './otcConfig.ts';
import { merchantOwner } from './otcReasons.ts';

const minute = 60_000;
const hour = 60 * minute;
const fund = '482913';
/** Merchant 1: offer 1 sells USDT for 0.924 EUR, 2 buys it for 0.918 EUR. Merchant 2: offer 7 sells. */
const small: OtcOffer = { ...sandboxOtc[0]!, id: 90, quantity: '1000', minimum: '1' };
const scarce: OtcOffer = { ...small, id: 91 };

let server: TestApp;
let [aldine, bering] = ['', ''];
let count = 0;
type Person = Awaited<ReturnType<TestApp['person']>>;
let ann: Person;

async function verified(): Promise<Person> {
  const person = await server.person(`buyer${(count += 1)}@example.com`);
  await verifyBoth(server.context, person.owner, { card_id: `ME${String(count).padStart(6, '0')}` });
  return person;
}

beforeAll(async () => {
  server = await startTestApp({
    otc: [...sandboxOtc, small, scarce],
    sessionIdleMs: 100 * 24 * hour,
    // Otherwise a program pays and releases for merchants.
    hasSandboxReviewer: false,
  });
  const { executor } = server.context;
  await fundSandbox(executor, [
    [merchantOwner(1), 1_000_000n],
    [merchantOwner(2), 1_000_000n],
  ]);
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  // A shift of the desk ends after eight hours.
  server.clock.advance(24 * hour);
  [aldine, bering] = [
    await addMerchant(server, worker('aldine', 11), 1),
    await addMerchant(server, worker('bering', 12), 2),
  ];
  ann = await verified();
});

const ask = (operation: string, fields: Record<string, string> = {}, { token } = ann) =>
  server.call(operation, fields, { token });

async function bought(fields: Record<string, string> = {}, who = ann): Promise<string> {
  const answer = await ask('placeOtcOrder', { id: '1', means: 'money', value: '100', ...fields }, who);
  expect(answer).toMatchObject({ type: 'ok' });
  return String(answer.data.id);
}

async function sold(): Promise<string> {
  await bindCard(server.context, ann.owner);
  await ask('setFundPassword', { password: fund, re_password: fund, login_password: password });
  return bought({ id: '2', means: 'number', value: '100' });
}

const get = (path: string, token = aldine) => askDesk(server, 'GET', `merchant/${path}`, { token });
const post = (path: string, body: object = {}, token = aldine) =>
  askDesk(server, 'POST', `merchant/${path}`, { token, body });
const orderOf = async (id: string) => (await ask('otcOrder', { id })).data;
const offerOf = async (id: string) => (await ask('otcOffer', { id })).data;
const noticesOf = async () =>
  (await ask('notices')).data.list
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('otc.'));

async function upload(): Promise<string> {
  return (await sendFile(server, await photo({ width: 60, height: 40 }), { token: ann.token })).data;
}

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.context.dueWork.run();
}

const balanceOf = async (owner: string) => {
  const { available } = await server.context.committed.read(({ ledger }) =>
    ledger.balance(accountOf(owner, 'USDT')),
  );
  return fromUnits(available, 8);
};

describe('an operator of a merchant', () => {
  it('reaches its own offers and orders, and nothing else of the desk', async () => {
    for (const path of ['queue', 'queue/otc.release', 'cases/1', 'cases/1/pictures/proof', 'books'])
      expect(await askDesk(server, 'GET', path, { token: aldine })).toMatchObject({ status: 403 });
    for (const path of ['cases/1/take', 'cases/1/approve', 'people/1/close'])
      expect(await askDesk(server, 'POST', path, { token: aldine })).toMatchObject({ status: 403 });
    const offers = (await get('offers')).raw.toString();
    expect(JSON.parse(offers).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 90, 91]);
  });

  it('does not reach the order or the offer of another merchant by any id', async () => {
    const id = await bought();
    await ask('markOtcPaid', { id, proof: await upload() });
    expect(await get(`orders/${id}`)).toMatchObject({ status: 200, state: 'paid' });
    expect(await get(`orders/${id}`, bering)).toMatchObject({ status: 404 });
    expect(await get(`orders/${id}/pictures/2`, bering)).toMatchObject({ status: 404 });
    for (const action of ['pay', 'decline', 'release'])
      expect(await post(`orders/${id}/${action}`, {}, bering)).toMatchObject({ status: 404 });
    const statement = { reason: 'notReceived', text: 'Nothing has come' };
    expect(await post(`orders/${id}/appeal`, statement, bering)).toMatchObject({ status: 404 });
    expect((await get('orders', bering)).rows).toEqual([]);
    const terms = { price: '1', minimum: '20', maximum: '50', remaining: '100', is_paused: false };
    expect(await post('offers/1', terms, bering)).toMatchObject({ reason: 'otc.offerGone' });
    await post(`orders/${id}/release`);
  });

  it('is no operator of the platform, who in turn is no merchant', async () => {
    const rita = worker('rita', 3);
    await addWorker(server, rita, 'reviewer', 'approver', 'auditor');
    const { token } = await logInWorker(server, rita);
    expect(await askDesk(server, 'GET', 'queue', { token })).toMatchObject({ status: 200 });
    expect(await get('offers', token)).toMatchObject({ status: 403 });
    expect(await get('orders', token)).toMatchObject({ status: 403 });
  });
});

describe('an offer', () => {
  const terms = { price: '0.93', minimum: '30', maximum: '300', remaining: '500', is_paused: false };

  afterAll(async () => {
    await post('offers/90', {
      price: '0.924',
      minimum: '1',
      maximum: '5000',
      remaining: '1000',
      is_paused: false,
    });
  });

  it('has its new limits at once and its new price after a minute, which it says beforehand', async () => {
    const now = server.clock.now();
    expect(await offerOf('90')).toMatchObject({ price: '0.924', price_until_ms: now + minute });
    expect(await post('offers/90', terms)).toMatchObject({ status: 200 });
    server.clock.advance(20_000);
    expect(await offerOf('90')).toMatchObject({
      price: '0.924',
      min_number: '30',
      max_number: '300',
      surplus_number: '500',
      price_until_ms: now + minute,
    });
    server.clock.advance(39_999);
    await bought({ id: '90', expected_price: '0.924' });
    server.clock.advance(1);
    expect(await offerOf('90')).toMatchObject({ price: '0.93', price_until_ms: now + 2 * minute });
    const order = { id: '90', means: 'money', value: '100', expected_price: '0.924' };
    expect(await ask('placeOtcOrder', order)).toMatchObject({
      data: { reason: 'otc.priceChanged', values: { price: '0.93', currency: 'EUR' } },
    });
  });

  it('that is paused is neither shown nor taken, and open orders go on', async () => {
    const id = await bought({ id: '91' });
    await post('offers/91', { ...terms, is_paused: true });
    expect(await ask('otcOffer', { id: '91' })).toMatchObject({ data: { reason: 'otc.offerGone' } });
    const { list } = (await ask('otcOffers', { type: 'buy', currency_id: '3' })).data;
    expect(list.map((offer: { id: number }) => offer.id)).not.toContain(91);
    expect(await ask('placeOtcOrder', { id: '91', means: 'money', value: '100' })).toMatchObject({
      data: { reason: 'otc.offerGone' },
    });
    expect(await ask('markOtcPaid', { id })).toMatchObject({ type: 'ok' });
    await post(`orders/${id}/release`);
    await post('offers/91', { ...terms, price: '0.924', minimum: '1', is_paused: false });
  });

  it('is never above the balance of its merchant, who is told how much that is', async () => {
    const has = await balanceOf(merchantOwner(1));
    const above = String(Number(has) + 1);
    expect(await post('offers/90', { ...terms, remaining: above })).toMatchObject({
      status: 409,
      reason: 'otc.aboveBalance',
      fields: { remaining: expect.stringContaining('an offer cannot be above it') },
    });
    expect(await post('offers/90', { ...terms, remaining: has })).toMatchObject({ status: 200 });
  });

  it.each([
    ['price', { price: '0' }],
    ['minimum', { minimum: '0' }],
    ['minimum', { minimum: '20.001' }],
    ['maximum', { maximum: '29' }],
    ['remaining', { remaining: '10' }],
  ])('with an impossible %s is refused at that field: %j', async (field, wrong) => {
    expect(await post('offers/90', { ...terms, ...wrong })).toMatchObject({
      reason: 'system.invalid',
      fields: { [field]: 'Check this entry' },
    });
  });

  it('keeps what the merchant does not state, also what orders have taken since', async () => {
    await post('offers/90', { minimum: '1', remaining: '1000' });
    await bought({ id: '90', means: 'number', value: '200' });
    expect(await offerOf('90')).toMatchObject({ surplus_number: '800' });
    await post('offers/90', { price: '0.92' });
    expect(await offerOf('90')).toMatchObject({ surplus_number: '800', min_number: '1' });
    await post('offers/90', { maximum: '400' });
    server.clock.advance(minute);
    expect(await offerOf('90')).toMatchObject({ price: '0.92', max_number: '400' });
  });

  it('is paused whatever its other terms are by then', async () => {
    await post('offers/90', { remaining: await balanceOf(merchantOwner(1)) });
    await bought({ id: '1' });
    expect(await post('offers/90', { is_paused: true })).toMatchObject({ status: 200 });
    expect(await post('offers/90', { is_paused: false, remaining: '500' })).toMatchObject({ status: 200 });
  });

  it.each(['92233720368.5', '999999999999'])(
    'of %s, which no ledger can hold, is refused and stops no other offer',
    async (remaining) => {
      await sold();
      expect(await post('offers/2', { remaining })).toMatchObject({
        status: 400,
        fields: { remaining: 'Check this entry' },
      });
      expect(await ask('otcOffers', { type: 'sell', currency_id: '3' })).toMatchObject({ type: 'ok' });
    },
  );

  it('is changed without a coin being moved', async () => {
    const had = await balanceOf(merchantOwner(1));
    const { db } = server.context.store;
    const postings = async () =>
      (
        await db
          .selectFrom('posting')
          .select(({ fn }) => fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all;
    const before = await postings();
    await post('offers/90', { ...terms, price: '0.9' });
    expect([await balanceOf(merchantOwner(1)), await postings()]).toEqual([had, before]);
  });

  it('is found by the value of an order', async () => {
    await post('offers/90', { ...terms, price: '0.924' });
    const query = { type: 'buy', currency_id: '3', fiat_name: 'EUR' };
    const idsFor = async (value: string) =>
      (await ask('otcOffers', { ...query, value })).data.list.map((offer: { id: number }) => offer.id);
    expect(await idsFor('25')).not.toContain(90);
    expect(await idsFor('30')).toContain(90);
    expect(await idsFor('300')).toContain(90);
    expect(await idsFor('300.01')).not.toContain(90);
  });
});

describe('an order', () => {
  it('is bought: paid with reference and picture, seen and released by the merchant', async () => {
    const id = await bought();
    const had = await balanceOf(ann.owner);
    const paid = { id, reference: 'TRX 0042', proof: await upload() };
    expect(await ask('markOtcPaid', paid)).toMatchObject({ type: 'ok' });
    expect(await get(`orders/${id}`)).toMatchObject({
      ...{
        state: 'paid',
        customer: 'Lena Marie Hartmann',
        actions: ['release'],
        money: '100',
        quantity: '108.22510822',
      },
      events: [
        { nth: 1, by: 'customer', what: 'opened' },
        { nth: 2, by: 'customer', what: 'paid', text: 'TRX 0042', has_picture: true },
      ],
    });
    const picture = await get(`orders/${id}/pictures/2`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const own = await ask('otcOrderPicture', { id, nth: '2' });
    expect(Buffer.from(own.data.base64, 'base64')).toEqual(picture.raw);
    expect(await ask('otcOrderPicture', { id, nth: '2' }, await verified())).toMatchObject({ type: 'error' });
    expect(await post(`orders/${id}/release`)).toMatchObject({ status: 200 });
    const released = await orderOf(id);
    expect(released).toMatchObject({ phase: 'released' });
    expect(released.events.at(-1)).toMatchObject({ by: 'merchant', what: 'released' });
    expect(Number(await balanceOf(ann.owner)) - Number(had)).toBeCloseTo(108.22510822, 6);
    expect(await noticesOf()).toContain('otc.released');
    expect((await get(`orders/${id}`)).customer).toBeUndefined();
  });

  it('is sold: the merchant sees the whole bank account, pays it with a reference, and the seller releases', async () => {
    const id = await sold();
    expect(await get(`orders/${id}`)).toMatchObject({
      state: 'open',
      actions: ['pay', 'decline'],
      pay_to: { real_name: 'Lena Marie Hartmann', bank_account: 'DE89370400440532013000' },
    });
    await post(`orders/${id}/pay`, { reference: 'OUT 7' });
    expect(await orderOf(id)).toMatchObject({
      status: 2,
      phase: 'awaiting_release',
      payer_name: 'Aldine Exchange',
      events: [{}, { by: 'merchant', what: 'paid', text: 'OUT 7' }],
    });
    expect(await noticesOf()).toContain('otc.paid');
    expect(await post(`orders/${id}/release`)).toMatchObject({ reason: 'otc.otherSide' });
    await ask('releaseOtcOrder', { id, value: '91.8', pay_password: fund });
    expect(await get(`orders/${id}`)).toMatchObject({ state: 'released', actions: [] });
    expect((await get(`orders/${id}`)).pay_to).toBeUndefined();
  });

  it('is declined by a merchant who does not buy, and its coins are the seller’s again', async () => {
    const had = await balanceOf(ann.owner);
    const id = await sold();
    await post(`orders/${id}/decline`);
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'merchant' });
    expect(await balanceOf(ann.owner)).toBe(had);
    const late = { id, reason: 'other', text: 'Why' };
    expect(await ask('appealOtcOrder', late)).toMatchObject({ data: { reason: 'otc.notAppealable' } });
  });

  it('is appealed by a merchant to whom no money has come; then neither side ends it', async () => {
    const id = await bought();
    await ask('markOtcPaid', { id });
    const statement = { reason: 'notReceived', text: 'Nothing has come' };
    expect(await post(`orders/${id}/appeal`, statement)).toMatchObject({ reason: 'otc.appealLater' });
    server.clock.advance(15 * minute);
    expect((await get(`orders/${id}`)).actions).toEqual(['release', 'appeal']);
    for (const _ of [1, 2])
      expect(await post(`orders/${id}/appeal`, statement)).toMatchObject({ status: 200 });
    const answer = { id, reason: 'other', text: 'Here is the receipt', picture: await upload() };
    await ask('appealOtcOrder', answer);
    const { events } = await orderOf(id);
    expect(events.slice(2)).toMatchObject([
      { by: 'merchant', what: 'appealed', reason: 'notReceived', text: 'Nothing has come' },
      { by: 'customer', what: 'appealed', text: 'Here is the receipt', has_picture: true },
    ]);
    expect(await post(`orders/${id}/release`)).toMatchObject({ reason: 'otc.inAppeal' });
    expect(await noticesOf()).toContain('otc.appealed');
    const { db } = server.context.store;
    const review = await db
      .selectFrom('review')
      .select('id')
      .where('reference', '=', `otc:${id}`)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    await server.context.reviews.take('desk:op', Number(review.id));
    await server.context.reviews.approve('desk:op', Number(review.id));
    const decided = await orderOf(id);
    expect(decided.events.at(-1)).toMatchObject({ by: 'desk', what: 'released' });
  });

  it('shows no hidden characters of a merchant, and no empty statement of either side', async () => {
    const sale = await sold();
    expect(await post(`orders/${sale}/pay`, { reference: 'a\u202Eb' })).toMatchObject({
      reason: 'bank.charactersRefused',
    });
    const id = await bought();
    await ask('markOtcPaid', { id });
    server.clock.advance(15 * minute);
    const appeal = async (text: string) =>
      (await post(`orders/${id}/appeal`, { reason: 'other', text })).reason;
    expect(await appeal('   ')).toBe('system.invalid');
    expect(await appeal('no\u202E')).toBe('bank.charactersRefused');
    expect(await ask('appealOtcOrder', { id, reason: 'other', text: '   ' })).toMatchObject({
      data: { reason: 'system.invalid' },
    });
    await post(`orders/${id}/release`);
  });

  it('takes no picture of another user, and none twice', async () => {
    const id = await bought();
    const foreign = await upload();
    const bob = await verified();
    const theirs = await bought({}, bob);
    expect(await ask('markOtcPaid', { id: theirs, proof: foreign }, bob)).toMatchObject({
      data: { reason: 'otc.pictureUnknown' },
    });
    await ask('markOtcPaid', { id, proof: foreign });
    const second = await bought();
    expect(await ask('markOtcPaid', { id: second, proof: foreign })).toMatchObject({
      data: { reason: 'otc.pictureUnknown' },
    });
  });

  it('reminds its buyer at five minutes and at one, and not once it is paid', async () => {
    const [open, paid] = [await bought(), await bought()];
    await ask('markOtcPaid', { id: paid });
    await pass(25 * minute - 1);
    expect(await noticesOf()).toEqual([]);
    await pass(1);
    expect(await noticesOf()).toEqual(['otc.timeLeft']);
    await pass(4 * minute);
    expect(await noticesOf()).toEqual(['otc.timeLeft', 'otc.timeLeft']);
    await pass(minute);
    expect(await noticesOf()).toEqual(['otc.expired', 'otc.timeLeft', 'otc.timeLeft']);
    expect((await orderOf(open)).events.at(-1)).toMatchObject({ by: 'time', what: 'cancelled' });
  });
});

describe('at the same instant', () => {
  it('50 orders never exceed an offer', async () => {
    await post('offers/91', {
      price: '1',
      minimum: '1',
      maximum: '5000',
      remaining: '300',
      is_paused: false,
    });
    server.clock.advance(minute);
    const buyers: Person[] = [];
    while (buyers.length < 25) buyers.push(await verified());
    const orders = buyers.flatMap((buyer) => [buyer, buyer]);
    const answers = await Promise.all(
      orders.map((who) => ask('placeOtcOrder', { id: '91', means: 'number', value: '7' }, who)),
    );
    // 300 are 42 orders of 7, and a rest of 6.
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(42);
    expect(new Set(answers.filter(({ type }) => type !== 'ok').map(({ data }) => data.reason))).toEqual(
      new Set(['otc.limits']),
    );
    expect(await offerOf('91')).toMatchObject({ surplus_number: '6' });
    await pass(30 * minute);
    expect(await offerOf('91')).toMatchObject({ surplus_number: '300' });
  });

  it.each([1, 2, 3, 4, 5])(
    'paid, cancelled, expired and released have one outcome (order %i)',
    async (turn) => {
      const id = await bought();
      const had = await balanceOf(merchantOwner(1));
      server.clock.advance(30 * minute - (turn % 2));
      const all = [
        () => ask('markOtcPaid', { id }),
        () => ask('cancelOtcOrder', { id }),
        () => post(`orders/${id}/release`),
        () => server.context.dueWork.run(),
        () => post(`orders/${id}/release`),
      ];
      await Promise.all([...all.slice(turn - 1), ...all.slice(0, turn - 1)].map((run) => run()));
      await pass(minute);
      const order = await orderOf(id);
      const ends = order.events.filter(({ what }: { what: string }) =>
        ['released', 'cancelled'].includes(what),
      );
      const isPaid = order.phase === 'awaiting_release';
      expect(ends).toHaveLength(isPaid ? 0 : 1);
      const back = Number(await balanceOf(merchantOwner(1))) - Number(had);
      expect(back).toBeCloseTo(order.status === 5 ? 108.22510822 : 0, 6);
      if (isPaid) await post(`orders/${id}/release`);
    },
  );
});

it('figures of a merchant are those of its orders', async () => {
  const { rows: orders } = {
    rows: await server.context.store.db.selectFrom('otc_order').selectAll().execute(),
  };
  const own = orders.filter(({ merchant }) => merchant === 1n);
  const isForced = ({ side, appealed_at: at }: (typeof own)[number]) => side === 'buy' && at !== null;
  const released = own.filter(({ state }) => state === 'released');
  const completed = released.filter((row) => !isForced(row));
  const failed = [
    ...released.filter(isForced),
    ...own.filter(({ side, state }) => side === 'sell' && state === 'cancelled'),
  ];
  const waits = completed.flatMap(({ side, paid_at: paid, ended_at: end }) =>
    side === 'buy' ? [Number(end) - Number(paid)] : [],
  );
  expect([completed.length, failed.length, waits.length].every((each) => each > 0)).toBe(true);
  const mean = Math.floor(waits.reduce((sum, each) => sum + each, 0) / waits.length / 1000);
  expect(await offerOf('1')).toMatchObject({
    deal_count: completed.length,
    failed_count: failed.length,
    answer_seconds: mean,
  });
  expect(await offerOf('7')).toMatchObject({ deal_count: 0, failed_count: 0 });
  expect(await offerOf('7')).not.toHaveProperty('answer_seconds');
});
