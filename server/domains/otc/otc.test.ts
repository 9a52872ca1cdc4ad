import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { findViolations } from '../../testing/invariants.ts';
import { bindCard } from '../../testing/states/otcStates.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBoth } from '../../testing/states/verificationStates.ts';
import { hindrances } from '../account/public/closing.ts';
import { fundSandbox } from '../lever/public/fundSandbox.ts';
import { pairs } from '../../instruments/market.config.ts';
import { sandboxOtc } from './otcConfig.ts';
import type { OtcOffer } from './otcConfig.ts';
import { otcDeskCases } from './public/otcDeskCases.ts';
import { escrowOwner, merchantOwner } from './otcReasons.ts';

const minute = 60_000;
const fund = '482913';
/** Offer 1 sells USDT for 0.924 EUR, 2 buys it for 0.918 EUR. */
const small: OtcOffer = { ...sandboxOtc[0]!, id: 90, quantity: '150' };

let server: TestApp;
let count = 0;
let ann: Awaited<ReturnType<TestApp['person']>>;

async function verified() {
  const person = await server.person(`otc${(count += 1)}@example.com`);
  await verifyBoth(server.context, person.owner, { card_id: `OT${String(count).padStart(6, '0')}` });
  return person;
}

beforeAll(async () => {
  server = await startTestApp({ otc: [...sandboxOtc, small], sessionIdleMs: 100 * 86_400_000 });
  await fundSandbox(server.context.executor, [[merchantOwner(1), 1_000_000n]]);
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  ann = await verified();
});

const ask = (operation: string, fields: Record<string, string> = {}, { token } = ann) =>
  server.call(operation, fields, { token });

async function bought(fields: Record<string, string> = {}): Promise<string> {
  const answer = await ask('placeOtcOrder', { id: '1', means: 'money', value: '100', ...fields });
  expect(answer).toMatchObject({ type: 'ok' });
  return String(answer.data.id);
}

/** Sells for 91.8 EUR. */
async function sold(): Promise<string> {
  await bindCard(server.context, ann.owner);
  await ask('setFundPassword', { password: fund, re_password: fund, login_password: password });
  return bought({ id: '2', means: 'number', value: '100' });
}

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.context.dueWork.run();
}

const balanceOf = async (owner: string) => {
  const { available, held } = await server.context.committed.read(({ ledger }) =>
    ledger.balance(accountOf(owner, 'USDT')),
  );
  return { available: fromUnits(available, 8), held: fromUnits(held, 8) };
};

const orderOf = async (id: string) => (await ask('otcOrder', { id })).data;

/** The operator takes the user's only open case. */
async function take(): Promise<number> {
  const { store, reviews } = server.context;
  const { id } = await store.db
    .selectFrom('review')
    .select('id')
    .where('owner', '=', ann.owner)
    .where('kind', 'like', 'otc.%')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await reviews.take('desk:op', Number(id));
  return Number(id);
}

/** Kinds of the user's open cases, oldest first. */
async function openCases(): Promise<string[]> {
  const rows = await server.context.store.db
    .selectFrom('review')
    .select('kind')
    .where('owner', '=', ann.owner)
    .where('kind', 'like', 'otc.%')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Kinds of all cases about an order, oldest first. */
async function casesAbout(order: string): Promise<string[]> {
  const { db } = server.context.store;
  const about = db.selectFrom('review').select('kind').where('reference', '=', `otc:${order}`);
  return (await about.orderBy('id').execute()).map(({ kind }) => kind);
}

/** Approves the open case of this kind about an order. */
async function decideOf(order: string, kind: string): Promise<void> {
  const { store, reviews } = server.context;
  const { id } = await store.db
    .selectFrom('review')
    .select('id')
    .where('reference', '=', `otc:${order}`)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await reviews.take('desk:op', Number(id));
  await reviews.approve('desk:op', Number(id));
}

/** Fields of the user's only open case as the desk shows them, by name. */
async function deskFields(): Promise<Record<string, string>> {
  const id = await take();
  const { store } = server.context;
  const review = await store.db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const kind = review.kind as keyof typeof otcDeskCases;
  const { fields } = await otcDeskCases[kind].contents(server.context, review);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

async function decide(outcome: 'approve' | 'reject'): Promise<void> {
  const { reviews } = server.context;
  const id = await take();
  if (outcome === 'approve') await reviews.approve('desk:op', id);
  else await reviews.reject('desk:op', id, { transfer: 'otc.notReceived' });
}

describe('offers', () => {
  it('are of one side and coin, the best price of a currency first', async () => {
    const { data } = await ask('otcOffers', { type: 'buy', currency_id: '3', fiat_name: 'EUR' });
    expect(data.list).toMatchObject([
      ...[{ id: 1, seller_name: 'Aldine Exchange', price: '0.924', min_number: '20', max_number: '5000' }],
      { id: 90, surplus_number: '150' },
    ]);
    expect(data.count).toBe(2);
  });

  it('of a merchant without coins are nobody’s', async () => {
    const { data } = await ask('otcOffers', { type: 'buy', currency_id: '3' });
    expect(data.list.map((offer: { id: number }) => offer.id)).not.toContain(7);
    expect((await ask('otcOffer', { id: '7' })).data.surplus_number).toBe('0');
  });

  it('name coins, currencies and ways', async () => {
    expect((await ask('otcMarkets')).data).toEqual({
      currencies: [{ id: 3, name: 'USDT' }],
      fiats: [{ name: 'EUR' }, { name: 'USD' }, { name: 'JPY' }],
      ways: [{ way: 'bank', name: 'Bank transfer' }],
    });
  });
});

describe('a purchase', () => {
  it('locks the coins of the merchant, and says whom to pay and until when', async () => {
    const before = await balanceOf(escrowOwner);
    const order = await orderOf(await bought());
    expect(order).toMatchObject({
      type: 'buy',
      status: 1,
      number: '108.22510822',
      deal_money: '100',
      price: '0.924',
      seller_name: 'Aldine Exchange',
      can_cancel: true,
      user_cash_info: { real_name: 'Aldine Exchange', bank_name: 'Sandbox Bank' },
    });
    expect(order.expire_time - order.create_time).toBe(1800);
    const after = await balanceOf(escrowOwner);
    expect(Number(after.available) - Number(before.available)).toBeCloseTo(108.22510822, 6);
  });

  it.each([
    [
      'changes',
      (offer: OtcOffer) => [
        { ...offer, merchantName: 'Other', payInfo: { ...offer.payInfo!, bank_account: 'DE99' } },
      ],
    ],
    ['is removed', () => []],
  ])('keeps the merchant and the payee of its opening when the offer %s', async (_, now) => {
    const { otc } = server.context;
    const { offered } = otc;
    const id = await bought();
    const payee = { bank_name: 'Sandbox Bank', bank_account: 'DE00 0000 0000 0000 0000 01' };
    const agreed = { seller_name: 'Aldine Exchange', price: '0.924', user_cash_info: payee };
    expect(await orderOf(id)).toMatchObject(agreed);
    try {
      otc.offered = offered.flatMap((offer) => (offer.merchant === 1 ? now(offer) : [offer]));
      expect(await orderOf(id)).toMatchObject(agreed);
      expect((await ask('otcOrders')).data.list[0].seller_name).toBe('Aldine Exchange');
      await ask('markOtcPaid', { id });
      expect(await orderOf(id)).toMatchObject({ ...agreed, phase: 'awaiting_release' });
      expect(await deskFields()).toMatchObject({
        merchant: 'Aldine Exchange',
        payee: 'Aldine Exchange, Sandbox Bank, DE00 0000 0000 0000 0000 01',
      });
    } finally {
      otc.offered = offered;
    }
    await decide('approve');
  });

  it('is paid by its buyer, and released when the desk has seen the money', async () => {
    const had = await balanceOf(ann.owner);
    const id = await bought();
    expect(await ask('markOtcPaid', { id })).toMatchObject({ type: 'ok', data: 'Marked as paid' });
    expect(await orderOf(id)).toMatchObject({ status: 2, phase: 'awaiting_release', can_cancel: false });
    await decide('approve');
    const done = await orderOf(id);
    expect(done).toMatchObject({ status: 2, phase: 'released' });
    expect(done).not.toHaveProperty('user_cash_info');
    const has = await balanceOf(ann.owner);
    expect(Number(has.available) - Number(had.available)).toBeCloseTo(108.22510822, 6);
    const { data } = await ask('ledger', { type: '2' });
    expect(data.list[0]).toMatchObject({ kind: 'otc', info: 'P2P buy', value: '108.22510822' });
  });

  it('of which no money has arrived goes back to the merchant', async () => {
    const had = await balanceOf(merchantOwner(1));
    const id = await bought();
    await ask('markOtcPaid', { id });
    await decide('reject');
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'desk' });
    expect(await balanceOf(merchantOwner(1))).toEqual(had);
  });

  it('ends after 30 minutes without payment, and cannot be paid then [rule:otc.window.minutes]', async () => {
    const id = await bought();
    await pass(30 * minute - 1);
    expect(await orderOf(id)).toMatchObject({ status: 1 });
    server.clock.advance(1);
    expect(await ask('markOtcPaid', { id })).toMatchObject({ data: { reason: 'otc.windowOver' } });
    await server.context.dueWork.run();
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'time' });
  });

  it('is cancelled by its buyer alone, before it is paid', async () => {
    const id = await bought();
    expect(await ask('cancelOtcOrder', { id })).toMatchObject({ type: 'ok', data: 'Order cancelled' });
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'buyer' });
    const paid = await bought();
    await ask('markOtcPaid', { id: paid });
    expect(await ask('cancelOtcOrder', { id: paid })).toMatchObject({
      data: { reason: 'otc.notCancellable' },
    });
  });

  it('takes no more than is left of the offer', async () => {
    const answer = await ask('placeOtcOrder', { id: '90', means: 'number', value: '151' });
    expect(answer.data).toMatchObject({
      reason: 'otc.limits',
      fields: { value: 'Enter between 20 and 138.6 EUR' },
    });
    await bought({ id: '90', means: 'number', value: '150' });
    expect((await ask('otcOffer', { id: '90' })).data.surplus_number).toBe('0');
  });

  it('may be decided by the desk where nothing happens for 15 minutes, and by nobody else then', async () => {
    const id = await bought();
    await ask('markOtcPaid', { id });
    const appeal = { id, reason: 'notReleased', text: 'Paid at 14:23' };
    expect(await ask('appealOtcOrder', appeal)).toMatchObject({ data: { reason: 'otc.appealLater' } });
    server.clock.advance(15 * minute);
    expect(await ask('appealOtcOrder', appeal)).toMatchObject({ type: 'ok' });
    expect(await orderOf(id)).toMatchObject({ status: 2, phase: 'appeal' });
    await decide('approve');
    expect(await orderOf(id)).toMatchObject({ phase: 'released' });
  });
});

describe('a sale', () => {
  it('locks the own coins, and is paid to the bound card', async () => {
    const had = await balanceOf(ann.owner);
    const order = await orderOf(await sold());
    expect(order).toMatchObject({
      type: 'sell',
      status: 1,
      number: '100',
      deal_money: '91.8',
      can_cancel: false,
      user_cash_info: { real_name: 'Lena Marie Hartmann' },
    });
    expect(order.user_cash_info.bank_account).toMatch(/\*|•/);
    const has = await balanceOf(ann.owner);
    expect(has.held).toBe('100');
    expect(Number(had.available) - Number(has.available)).toBe(100);
  });

  it('is released by the seller alone, once the merchant has paid, for the amount that has arrived', async () => {
    const id = await sold();
    const release = { id, value: '91.8', pay_password: fund };
    expect(await ask('releaseOtcOrder', release)).toMatchObject({ data: { reason: 'otc.notPaidYet' } });
    expect(await ask('cancelOtcOrder', { id })).toMatchObject({ data: { reason: 'otc.otherSide' } });
    await decide('approve');
    expect(await orderOf(id)).toMatchObject({ status: 2, phase: 'awaiting_release' });
    expect(await ask('releaseOtcOrder', { ...release, value: '91.79' })).toMatchObject({
      data: {
        reason: 'otc.otherAmount',
        fields: { value: 'This order is for 91.8 EUR. If a different amount arrived, open an appeal' },
      },
    });
    expect(await ask('releaseOtcOrder', { ...release, pay_password: '000000' })).toMatchObject({
      data: { reason: 'account.fundPasswordWrong' },
    });
    const had = await balanceOf(merchantOwner(1));
    expect(await ask('releaseOtcOrder', { ...release, value: '91.80' })).toMatchObject({ type: 'ok' });
    expect(await orderOf(id)).toMatchObject({ status: 2, phase: 'released' });
    expect(Number((await balanceOf(merchantOwner(1))).available) - Number(had.available)).toBeCloseTo(100, 6);
    expect((await balanceOf(ann.owner)).held).toBe('0');
  });

  it('that the merchant does not pay in time is free again', async () => {
    const id = await sold();
    // The operator has taken the case and not decided it.
    await take();
    await pass(30 * minute);
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'time' });
    expect((await balanceOf(ann.owner)).held).toBe('0');
  });

  it.each(['approve', 'reject', 'release'] as const)(
    'that is paid and neither released nor appealed for 24 hours is a case at the desk: %s ends it',
    async (end) => {
      const id = await sold();
      await decide('approve');
      const { paid_ms, desk_from_ms } = await orderOf(id);
      expect(desk_from_ms - paid_ms).toBe(24 * 60 * minute);
      await pass(24 * 60 * minute - 1);
      expect(await openCases()).toEqual([]);
      await pass(1);
      expect(await openCases()).toEqual(['otc.appeal']);
      expect(await orderOf(id)).toMatchObject({ status: 2, phase: 'awaiting_release' });
      if (end === 'release') {
        await ask('releaseOtcOrder', { id, value: '91.8', pay_password: fund });
        expect(await openCases()).toEqual([]);
      } else {
        expect(await deskFields()).toMatchObject({ appeal: expect.stringContaining('24 hours') });
        await decide(end);
      }
      const expected = end === 'reject' ? { status: 5, cancelled_by: 'desk' } : { phase: 'released' };
      expect(await orderOf(id)).toMatchObject(expected);
      expect((await balanceOf(ann.owner)).held).toBe('0');
    },
  );

  it('that its seller appeals is one case, also when it was one already', async () => {
    const id = await sold();
    await decide('approve');
    const appeal = { id, reason: 'notReceived', text: 'Nothing has come' };
    await pass(24 * 60 * minute);
    expect(await ask('appealOtcOrder', appeal)).toMatchObject({ type: 'ok' });
    expect(await openCases()).toEqual(['otc.appeal']);
    expect(await orderOf(id)).toMatchObject({ phase: 'appeal' });
    const later = await bought({ id: '2', means: 'number', value: '100' });
    await decideOf(later, 'otc.payment');
    await pass(15 * minute);
    await ask('appealOtcOrder', { ...appeal, id: later });
    await pass(24 * 60 * minute);
    expect(await casesAbout(id)).toEqual(['otc.payment', 'otc.appeal']);
    expect(await casesAbout(later)).toEqual(['otc.payment', 'otc.appeal']);
  });

  it('keeps the card from being deleted', async () => {
    await sold();
    expect(await ask('deleteBankCard', { pay_password: fund })).toMatchObject({
      data: { reason: 'bank.inUse' },
    });
  });

  it('in appeal is released by nobody but the desk [rule:otc.appeal.held]', async () => {
    const id = await sold();
    await decide('approve');
    server.clock.advance(15 * minute);
    await ask('appealOtcOrder', { id, reason: 'notReceived', text: 'Nothing has come' });
    expect(await ask('releaseOtcOrder', { id, value: '91.8', pay_password: fund })).toMatchObject({
      data: { reason: 'otc.inAppeal' },
    });
    await decide('reject');
    expect(await orderOf(id)).toMatchObject({ status: 5, cancelled_by: 'desk' });
    expect((await balanceOf(ann.owner)).held).toBe('0');
  });
});

describe('an appeal after the end of an order [rule:otc.appeal.held]', () => {
  const appeal = { reason: 'notReleased', text: 'I paid all the same' };

  it.each([
    ['cancel', 'approve', 'upheld'],
    ['expiry', 'reject', 'dismissed'],
  ] as const)(
    'by %s is taken, says that nothing is held, and moves no coins: %s',
    async (by, decision, result) => {
      const id = await bought();
      if (by === 'cancel') await ask('cancelOtcOrder', { id });
      else await pass(30 * minute);
      const had = await balanceOf(merchantOwner(1));
      expect(await ask('appealOtcOrder', { id, ...appeal })).toMatchObject({
        type: 'ok',
        data: 'Your appeal has been sent. This order has ended, so no coins are held for it',
      });
      expect(await openCases()).toEqual(['otc.lateAppeal']);
      const order = await orderOf(id);
      expect(order).toMatchObject({ status: 5, appealed_ms: server.clock.now() });
      expect(order).not.toHaveProperty('appeal_result');
      expect(Object.values(await deskFields())).toContainEqual(
        expect.stringMatching(/ customer appealed: notReleased: I paid all the same$/),
      );
      await decide(decision);
      expect(await orderOf(id)).toMatchObject({ status: 5, appeal_result: result });
      expect(await balanceOf(merchantOwner(1))).toEqual(had);
    },
  );

  it('of a sale that its merchant did not pay in time is taken as well', async () => {
    const id = await sold();
    await pass(30 * minute);
    expect(await ask('appealOtcOrder', { id, ...appeal })).toMatchObject({ type: 'ok' });
    expect(await openCases()).toEqual(['otc.lateAppeal']);
  });

  it.each(['in appeal', 'ended'] as const)(
    'of an order that is %s adds to what was sent before',
    async (when) => {
      const id = when === 'ended' ? await bought() : await sold();
      if (when === 'ended') await pass(30 * minute);
      else {
        await decide('approve');
        server.clock.advance(15 * minute);
      }
      const more = { id, reason: 'other', text: 'The statement is attached' };
      for (const each of [{ id, ...appeal }, more, more])
        expect(await ask('appealOtcOrder', each)).toMatchObject({ type: 'ok' });
      const { events } = await orderOf(id);
      const statements = events.filter(({ what }: { what: string }) => what === 'appealed');
      expect(statements).toMatchObject([
        { by: 'customer', reason: 'notReleased', text: 'I paid all the same' },
        { by: 'customer', reason: 'other', text: 'The statement is attached' },
      ]);
      for (let nth = 0; nth < 8; nth += 1)
        await ask('appealOtcOrder', { ...more, text: `${nth}`.repeat(500) });
      const tooMuch = await ask('appealOtcOrder', { ...more, text: 'x'.repeat(500) });
      expect(tooMuch).toMatchObject({ type: 'error', data: { reason: 'otc.inAppeal' } });
    },
  );

  it('is refused where the desk has decided, where the coins were released, and before payment', async () => {
    const refused = { data: { reason: 'otc.notAppealable' } };
    const id = await bought();
    expect(await ask('appealOtcOrder', { id, ...appeal })).toMatchObject(refused);
    for (const decision of ['approve', 'reject'] as const) {
      const decided = await bought();
      await ask('markOtcPaid', { id: decided });
      await decide(decision);
      expect(await ask('appealOtcOrder', { id: decided, ...appeal })).toMatchObject(refused);
    }
  });
});

it('an order is seen by its owner alone [rule:otc.order.owner]', async () => {
  const id = await bought();
  const bob = await verified();
  for (const call of ['otcOrder', 'markOtcPaid', 'cancelOtcOrder'])
    expect(await ask(call, { id }, bob)).toMatchObject({ data: { reason: 'otc.unknown' } });
  expect((await ask('otcOrders', {}, bob)).data.count).toBe(0);
});

it('figures of a refusal are written as its language writes them', async () => {
  const messageOf = async (fields: Record<string, string>) =>
    (
      await server.call(
        'placeOtcOrder',
        { id: '1', means: 'money', value: '100', ...fields },
        { token: ann.token, language: 'de' },
      )
    ).message;
  expect(await messageOf({ value: '5000.01' })).toBe('Geben Sie 20 bis 5.000 EUR ein');
  expect(await messageOf({ expected_price: '0.9' })).toBe(
    'Der Preis ist jetzt 0,924 EUR. Bestätigen Sie den neuen Preis',
  );
});

it('an account with an open purchase is not closed: its money may be on its way', async () => {
  const { committed, store, personal } = server.context;
  const hinders = () =>
    committed.read(({ ledger }) => hindrances({ ledger, db: store.db, personal }, ann.owner));
  const id = await bought();
  expect(await hinders()).toEqual({ orders: 'account.ordersOpen' });
  await ask('cancelOtcOrder', { id });
  expect(await hinders()).toEqual({});
});

/** Advances to the start of the next UTC day, when nothing is cancelled yet. */
const nextDay = () => pass(24 * 60 * minute - (server.clock.now() % (24 * 60 * minute)));
const place = (fields: Record<string, string> = {}) =>
  ask('placeOtcOrder', { id: '1', means: 'money', value: '100', ...fields });

it.each([
  ['cancels', (id: string) => ask('cancelOtcOrder', { id })],
  ['expiries', () => pass(30 * minute)],
] as const)('after three %s a person waits until midnight [rule:otc.cancel.pause]', async (_, end) => {
  await nextDay();
  for (let at = 0; at < 3; at += 1) await end(await bought({ value: '5000' }));
  const answer = await place();
  expect(answer.data.reason).toBe('otc.pausedAfterCancels');
  const until = Number(answer.data.values.until_ms);
  const dayMs = 24 * 60 * minute;
  expect(until).toBe((Math.floor(server.clock.now() / dayMs) + 1) * dayMs);
  server.clock.advance(until - server.clock.now());
  await bought();
});

it('sales that a merchant does not pay in time are not counted against the seller', async () => {
  await nextDay();
  await bindCard(server.context, ann.owner);
  for (let at = 0; at < 3; at += 1) {
    await bought({ id: '2' });
    // The operator has taken the case and not decided it.
    await take();
    await pass(30 * minute);
  }
  await bought();
});

describe('unpaid purchases of one person from one merchant', () => {
  const refused = { data: { reason: 'otc.unpaidLimit' } };

  it('lock no more coins than the maximum of the offer buys [rule:otc.order.unpaid_lock]', async () => {
    const had = await balanceOf(escrowOwner);
    const id = await bought({ value: '3000' });
    expect(await place({ value: '2001' })).toMatchObject(refused);
    expect((await place({ value: '2001' })).data.fields.value).toContain('5,411.25541125 USDT');
    // In another currency the quantity of coins is the same.
    expect(await place({ id: '3', value: '5000' })).toMatchObject(refused);
    await bought({ value: '2000' });
    const locked = Number((await balanceOf(escrowOwner)).available) - Number(had.available);
    expect(locked).toBeCloseTo(5000 / 0.924, 6);
    await ask('markOtcPaid', { id });
    await bought({ value: '3000' });
  });

  it('of another person are not counted', async () => {
    await bought({ value: '5000' });
    const bob = await verified();
    expect(await ask('placeOtcOrder', { id: '1', means: 'money', value: '5000' }, bob)).toMatchObject({
      type: 'ok',
    });
  });
});
