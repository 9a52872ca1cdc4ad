import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import type { CopyRow } from '../../personal/PersonalData.ts';
import { findViolations } from '../../testing/invariants.ts';
import { registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBoth } from '../../testing/states/verificationStates.ts';
import { pairs } from '../../instruments/market.config.ts';
import { feesOwner } from '../spot/public/settle.ts';
import { partOf } from './rebateOf.ts';
import { referralMigrations } from './migrations.ts';
import { referralPersonal } from './referralPersonal.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
const closedIn = { referral: { isOpen: true, countries: { GB: { isOpen: false } } } };

let server: TestApp;
let people = 0;
let ann: Person;
/** Invited by ann. */
let ben: Person;

beforeAll(async () => {
  server = await startTestApp({ products: { rules: closedIn } });
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  // One market step, so that there are quotes.
  server.clock.advance(1000);
  await server.context.market.step();
  ann = await server.person(`ann${(people += 1)}@example.com`);
  ben = await invited(ann);
});

async function invited(by: Person): Promise<Person> {
  const email = `friend${(people += 1)}@example.com`;
  const { data } = await server.call('sendEmailCode', { user_string: email, type: 'register' });
  const { extension_code } = (await server.call('invite', {}, by)).data;
  await server.call('register', { ...registration(email, data.sandbox_code), extension_code });
  return server.person(email);
}

const held = (owner: string, asset: string) =>
  server.memory.ledger.balance(accountOf(owner, asset)).available;
const inviteOf = async (person = ann) => (await server.call('invite', {}, person)).data;
const rebatesOf = async (person = ann) => (await server.call('rebates', {}, person)).data;
const order = { legal_id: '3', currency_id: '1', amount: '0.002' };

/** 0.002 BTC at the market price, charged a fee of 200 units. */
function buy(person = ben, more: Record<string, string> = {}) {
  const worst = new BigNumber(server.memory.exchange.bestAsk('BTC/USDT')!).times('1.01').toFixed(2);
  const form = { ...order, type: '1', order_kind: 'market', target_price: worst, ...more };
  return server.call('placeSpotOrder', form, person);
}

/** Above all other bids, so that a sale at its price meets this one alone. */
async function bid(person: Person): Promise<string> {
  const { exchange } = server.memory;
  const [best, ask] = [exchange.bestBid('BTC/USDT')!, exchange.bestAsk('BTC/USDT')!];
  const price = new BigNumber(best).plus('0.01').toFixed(2);
  expect(new BigNumber(price).lt(ask)).toBe(true);
  await server.call('placeSpotOrder', { ...order, type: '1', target_price: price }, person);
  return price;
}

describe('a rebate', () => {
  it('is a part of the fee that an invitee has paid, in the coin of the fee, in the spot account at once', async () => {
    const [before, fees] = [held(ann.owner, 'BTC'), held(feesOwner, 'BTC')];
    const { data } = await buy();
    expect(data.fee_amount).toBe('0.000002');
    expect(held(ann.owner, 'BTC') - before).toBe(30n);
    expect(held(feesOwner, 'BTC') - fees).toBe(170n);
    const { data: rows, total } = await rebatesOf();
    expect(total).toBe(1);
    expect(rows).toEqual([
      expect.objectContaining({ value: '0.0000003', currency_name: 'BTC', fee: '0.000002', rate: '15' }),
    ]);
    const worth = new BigNumber(data.filled_value).times('0.001').decimalPlaces(8, BigNumber.ROUND_FLOOR);
    const said = await inviteOf();
    expect(said).toMatchObject({ invite_num: 1, total_return_rate: '15', fees_total: worth.toFixed() });
    // 30 of 200 units.
    expect(said.invite_return_total).toBe(
      worth.times('0.15').decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed(),
    );
  });

  it('comes once, however often the order is sent', async () => {
    const once = { client_order_id: `once-${people}-rebate` };
    await Promise.all([buy(ben, once), buy(ben, once)]);
    await buy(ben, once);
    expect((await rebatesOf()).total).toBe(1);
  });

  it('comes of an order that has waited in the book, fill by fill, also after a restart', async () => {
    const price = await bid(ben);
    server = await server.restart();
    const before = held(ann.owner, 'BTC');
    const seller = await server.person(`seller${people}@example.com`);
    const half = { ...order, amount: '0.001', type: '2', target_price: price };
    for (const _ of [1, 2]) await server.call('placeSpotOrder', half, seller);
    const { data: rows } = await rebatesOf();
    expect(rows).toHaveLength(2);
    const fees = rows.map(({ fee }: { fee: string }) => BigInt(new BigNumber(fee).shiftedBy(8).toFixed()));
    const expected = fees.reduce((sum: bigint, fee: bigint) => sum + partOf(fee, '15'), 0n);
    expect(held(ann.owner, 'BTC') - before).toBe(expected);
  });

  it('does not come of fees of somebody who was invited by nobody, nor of those whom invitees have invited', async () => {
    const third = await invited(ben);
    await buy(ann);
    await buy(third);
    expect(await rebatesOf()).toEqual({ data: [], total: 0 });
    expect((await rebatesOf(ben)).total).toBe(1);
  });

  it('does not come to somebody who is verified where rebates are not offered', async () => {
    await verifyBoth(server.context, ann.owner, { card_id: `LZ8${people}`, country: 'United Kingdom' });
    await buy();
    expect((await rebatesOf()).total).toBe(0);
  });

  it('does not come to an account that was closed, also of an order that was placed before', async () => {
    const price = await bid(ben);
    await server.context.executor.runFor(ann.owner, 'test.leave', (tx) =>
      tx.publish({ type: 'ownerLeft', owner: ann.owner }),
    );
    const before = held(ann.owner, 'BTC');
    const seller = await server.person(`seller${people}@example.com`);
    await server.call('placeSpotOrder', { ...order, type: '2', target_price: price }, seller);
    expect(held(ann.owner, 'BTC')).toBe(before);
  });

  it('counts in totals and ranking as what was paid, each rounded before they are added', async () => {
    // Fees of 19 units: the share is 2.85, of which 2 is paid.
    const before = held(ann.owner, 'BTC');
    let worth = new BigNumber(0);
    for (let count = 0; count < 3; count += 1) {
      const { data } = await buy(ben, { amount: '0.00019' });
      expect(data.fee_amount).toBe('0.00000019');
      const price = new BigNumber(data.filled_value).div('0.00019');
      worth = worth.plus(price.times('0.00000002').decimalPlaces(8, BigNumber.ROUND_FLOOR));
    }
    expect(held(ann.owner, 'BTC') - before).toBe(6n);
    const { invite_return_total, own_ranked_total } = await inviteOf();
    expect(Number(invite_return_total)).toBeLessThanOrEqual(worth.toNumber());
    expect(worth.minus(invite_return_total).toNumber()).toBeLessThanOrEqual(0.00000003);
    expect(own_ranked_total).toBe(invite_return_total);
  });

  it('that was counted before it was rounded is counted as paid by the migration', async () => {
    await buy(ben, { amount: '0.00019' });
    const { invite_return_total: paid } = await inviteOf();
    await server.context.executor.run('test.former', async ({ db }) => {
      for (const table of ['rebate', 'referral_total'] as const)
        await db
          .updateTable(table)
          .set((eb) => ({ units_worth: eb('units_worth', '+', 12_345n) }))
          .where('inviter', '=', ann.owner)
          .execute();
    });
    expect((await inviteOf()).invite_return_total).not.toBe(paid);
    await server.context.executor.run('test.migrate', ({ db }) =>
      referralMigrations['0095-rebate-worth']!.up(db),
    );
    expect((await inviteOf()).invite_return_total).toBe(paid);
  });

  it('is rounded down, and left out where nothing is left', () => {
    expect(partOf(7n, '15')).toBe(1n);
    expect(partOf(6n, '15')).toBe(0n);
    expect(partOf(10_000n, '33.3333')).toBe(3333n);
    expect(partOf(5n, '100')).toBe(5n);
  });
});

describe('the programme', () => {
  it('pays a promoter or partner an own rate, and says their status to them alone [rule:referral.partner.rate]', async () => {
    const { account_number: account } = (await server.call('profile', {}, ann)).data;
    const partner = { account, status: 'partner', level: 2, rate: '25', sinceMs: 1 } as const;
    const { referral } = server.context;
    Object.assign(referral, { partners: [partner] });
    const before = held(ann.owner, 'BTC');
    await buy();
    expect(held(ann.owner, 'BTC') - before).toBe(50n);
    expect(await inviteOf()).toMatchObject({
      partner_status: 'partner',
      partner_level: 2,
      total_return_rate: '25',
      return_rate1: '15',
    });
    expect(await inviteOf(ben)).not.toHaveProperty('partner_status');
    Object.assign(referral, { partners: [] });
  });

  it('says whom the caller has invited, and nobody else, without names and contact data [rule:referral.invitees.owner]', async () => {
    const { account_number: number } = (await server.call('profile', {}, ben)).data;
    const { data } = await server.call('invitees', {}, ann);
    const masked = `${number.slice(0, 1)}•••${number.slice(-2)}`;
    expect(data).toEqual({ data: [{ account: masked, time: expect.any(String) }], total: 1 });
    expect((await server.call('invitees', {}, ben)).data).toEqual({ data: [], total: 0 });
    await buy();
    expect((await rebatesOf()).data[0].from_account_number).toBe(masked);
    expect(JSON.stringify([data, await rebatesOf()])).not.toContain('@');
  });

  it('leads to the registration with the code, in words of the language', async () => {
    const { extension_code: code } = await inviteOf();
    const path = '/pages/user/login/register';
    expect((await server.call('poster', {}, ann)).data).toEqual({
      extension_code: code,
      share_url: path,
      pics: [],
    });
    const { data } = await server.call('share', {}, { ...ann, language: 'de' });
    expect(data).toMatchObject({ extension_code: code, share_url: path });
    expect(data.share_content).toContain(`mit meinem Code ${code}`);
  });
});

describe('the ranking', () => {
  const ranking = async () => (await server.call('inviteRanking', {}, ben)).data;

  it('has only people who have agreed, masked, and says to others where they would stand [rule:referral.ranking.opt_in]', async () => {
    await buy();
    const { own_rank, own_ranked_total, masked_account, is_ranked } = await inviteOf();
    expect(is_ranked).toBe(false);
    expect(own_rank).toBeGreaterThan(0);
    const isIn = async () =>
      (await ranking()).some(({ account }: { account: string }) => account === masked_account);
    expect(await isIn()).toBe(false);
    await server.call('setRanked', { is_ranked: '1' }, ann);
    await server.call('setRanked', { is_ranked: '1' }, ann);
    expect(await ranking()).toContainEqual(
      expect.objectContaining({ total: own_ranked_total, account: masked_account, friends: 1 }),
    );
    await buy();
    expect(Number((await inviteOf()).own_ranked_total)).toBeGreaterThan(Number(own_ranked_total));
    await server.call('setRanked', { is_ranked: '0' }, ann);
    expect(await isIn()).toBe(false);
  });

  it('has ten at most, those who have received most before the others [rule:referral.ranking.ten]', async () => {
    await server.context.executor.run('test.rank', async ({ db }) => {
      for (let nth = 1; nth <= 12; nth += 1)
        await db
          .insertInto('referral_total')
          .values({
            inviter: `user:${nth}`,
            year: 2026,
            rebates: 1,
            fee_worth: 0,
            units_worth: nth,
            ranked: 1,
          })
          .execute();
    });
    const rows = await ranking();
    expect(rows).toHaveLength(10);
    expect(rows.map(({ total }: { total: string }) => Number(total))).toEqual(
      Array.from({ length: 10 }, (_, at) => (12 - at) / 1e8),
    );
    await server.context.executor.run('test.rank', ({ db }) =>
      db.deleteFrom('referral_total').where('rebates', '=', 1n).where('fee_worth', '=', 0n).execute(),
    );
  });

  it('loses who leaves, and their copy has what they have received', async () => {
    await buy();
    await server.call('setRanked', { is_ranked: '1' }, ann);
    const person = { owner: ann.owner, id: ann.userId };
    const rows: CopyRow[] = [];
    for await (const row of referralPersonal.copy!(server.context, person)) rows.push(row);
    expect(rows).toEqual([
      ['ranking', { agreed_ms: expect.any(Number) }],
      ['rebates', expect.objectContaining({ coin: 'BTC', amount: '0.0000003', percent_of_the_fee: '15' })],
    ]);
    await server.context.executor.runForPlatform('test.close', (tx) => referralPersonal.close!(tx, person));
    expect((await inviteOf()).is_ranked).toBe(false);
  });
});
