// Withdrawals on the real server: from the request to the last confirmation, with all possible interruptions.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { audit } from '../../audit/audit.ts';
import { domains } from '../../product.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBasic, verifyBoth } from '../../testing/states/verificationStates.ts';
import { saveUsed } from '../../testing/states/withdrawalStates.ts';
import { hindrances } from '../account/public/closing.ts';
import { holdAfterChange } from '../account/public/withdrawalHolds.ts';
import { pairs } from '../../instruments/market.config.ts';
import { withdrawalDeskCases } from './public/withdrawalDeskCases.ts';

let server: TestApp;
let ann: { token: string; owner: string; userId: number };
let people = 0;
beforeAll(async () => {
  server = await startTestApp({ hasSandboxReviewer: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await ready(`ann${people}@example.com`);
});

type Form = Record<string, string>;
const usdt = '3';
const fund = '284173';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const desk = 'desk:1' as const;
const granted = '10000';
const call = (operation: string, form: Form = {}, token = ann.token) =>
  server.call(operation, form, { token, language: 'en' });

/** A user verified on both levels, with a fund password and a usable address. */
async function ready(email: string) {
  server.clock.advance(60_000);
  const person = await server.person(email);
  await verifyBoth(server.context, person.owner, { card_id: `LZ${100_000 + people}` });
  const form = { password: fund, re_password: fund, login_password: password };
  await call('setFundPassword', form, person.token);
  await saveUsed(server.context, person.owner);
  return person;
}

async function code(token = ann.token): Promise<string> {
  server.clock.advance(60_000);
  return (await call('sendOwnCode', { type: 'withdrawal' }, token)).data.sandbox_code;
}
const formOf = (changes: Form = {}): Form => ({
  currency: usdt,
  number: '50',
  address: tron,
  netType: 'TRC20',
  pay_password: fund,
  ...changes,
});
const request = async (changes: Form = {}, token = ann.token) =>
  call('requestWithdrawal', formOf({ code: changes.code ?? (await code(token)), ...changes }), token);
const rows = async (query: Form = {}, token = ann.token) =>
  (await call('withdrawals', query, token)).data.data;
async function balance(person = ann): Promise<{ available: string; held: string }> {
  const data = (await call('balance', { currency: usdt, type: 'change' }, person.token)).data;
  return { available: data.change_balance, held: data.lock_change_balance };
}
/** Advances the sender and the chain. */
async function pass(seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 5) {
    server.clock.advance(5000);
    while (await server.context.withdrawalPayer!.step());
  }
}
const review = async (): Promise<number> =>
  Number((await server.context.reviews.of({ owner: ann.owner, limit: 1 }))[0]!.id);
async function decide(reason?: 'withdrawal.addressDoubtful'): Promise<void> {
  const id = await review();
  await server.context.reviews.take(desk, id);
  if (reason) await server.context.reviews.reject(desk, id, { address: reason });
  else await server.context.reviews.approve(desk, id);
}

/** Hold after any change of the account's protection. */
const holdOf = (userId: number) =>
  server.context.executor.run('test.change', (tx) =>
    holdAfterChange(tx, server.context.config, { userId, reason: 'password' }),
  );
const whyOf = async (): Promise<string[]> => {
  const [row] = await server.context.reviews.of({ owner: ann.owner, limit: 1 });
  return (JSON.parse(row?.about ?? '{"why":[]}') as { why: string[] }).why;
};

describe('what withdrawing costs', () => {
  it('is said by network, with what is left of the day', async () => {
    expect((await call('withdrawalInfo', { currency: usdt })).data).toMatchObject({
      name: 'USDT',
      rate: '1',
      min_number: '20',
      change_balance: granted,
      networks: [
        { network: 'trc20', fee: '1', min_number: '20' },
        { network: 'erc20', fee: '1', min_number: '20' },
        { network: 'omni', fee: '1', min_number: '20' },
      ],
      bank: { fee: '2.5', min_number: '50', currency: 'EUR', rate: '0.9312' },
      left_today: 3,
      per_day: 3,
      limit_day: '50000',
      limit_left: '50000',
      arrival_h: { from: 12, to: 48 },
    });
    expect(await call('withdrawalInfo', { currency: '17' })).toMatchObject({
      type: 'error',
      data: { reason: 'withdrawal.coinRequired' },
    });
  });
});

describe('a small withdrawal', () => {
  it('is sent without a desk, confirmed, and leaves amount and fee to the last digit', async () => {
    expect(await request({ expected_receipt: '49', remark: 'Savings' })).toMatchObject({
      type: 'ok',
      data: 'The withdrawal has been requested',
    });
    expect(await balance()).toEqual({ available: '9950', held: '50' });
    expect(await rows()).toMatchObject([
      {
        name: 'USDT',
        number: '50',
        rate: '1',
        real_number: '49',
        status: 1,
        state: 'sending',
        address: tron,
        network_name: 'TRC20',
        label: 'Ledger',
        remark: 'Savings',
        can_cancel: true,
      },
    ]);
    await pass(5);
    expect(await rows()).toMatchObject([
      { status: 2, state: 'sent', can_cancel: false, confirmations_needed: 20 },
    ]);
    expect((await rows())[0].tx_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await balance()).toEqual({ available: '9950', held: '0' });
    await pass(90);
    expect(await rows()).toMatchObject([{ status: 2, state: 'arrived', confirmations: 20 }]);
    const entries = (await call('ledger', { currency: usdt, type: '2', limit: '10' })).data.list;
    expect(
      entries
        .slice(0, 2)
        .map(({ value }: Form) => value)
        .sort(),
    ).toEqual(['-1', '-49']);
  });

  it('can be cancelled until somebody was asked to send it, and no longer', async () => {
    await request();
    const [{ id }] = await rows();
    expect(await call('cancelWithdrawal', { id: String(id) })).toMatchObject({ type: 'ok' });
    expect(await balance()).toEqual({ available: granted, held: '0' });
    expect(await rows()).toMatchObject([{ status: 3, state: 'cancelled', can_cancel: false }]);
    // A repetition returns the same one.
    expect(await call('cancelWithdrawal', { id: String(id) })).toMatchObject({ type: 'ok' });
    await request();
    await pass(5);
    const [{ id: sent }] = await rows();
    expect(await call('cancelWithdrawal', { id: String(sent) })).toMatchObject({
      data: { reason: 'withdrawal.notCancellable' },
    });
    expect(await balance()).toEqual({ available: '9950', held: '0' });
  });
});

describe('a larger one', () => {
  it('waits for a desk, is sent once it is approved', async () => {
    await request({ number: '500' });
    expect(await rows()).toMatchObject([{ status: 1, state: 'review', can_cancel: true }]);
    await pass(20);
    expect(await rows()).toMatchObject([{ state: 'review' }]);
    await decide();
    await pass(5);
    expect(await rows()).toMatchObject([{ status: 2, state: 'sent' }]);
    expect(await balance()).toEqual({ available: '9500', held: '0' });
  });

  it('that is rejected says why, and its money is free in the same moment [rule:withdrawal.request.frozen]', async () => {
    await request({ number: '500' });
    await decide('withdrawal.addressDoubtful');
    expect(await balance()).toEqual({ available: granted, held: '0' });
    expect(await rows()).toMatchObject([
      { status: 3, state: 'rejected', notes: 'We do not send to this address. Use another address' },
    ]);
  });

  it('can be cancelled by its owner, and by nobody else', async () => {
    await request({ number: '500' });
    const [{ id }] = await rows();
    const bob = await server.person(`bob${people}@example.com`);
    expect(await call('cancelWithdrawal', { id: String(id) }, bob.token)).toMatchObject({
      type: 'error',
      message: 'This withdrawal does not exist. Check your withdrawal records',
      data: { reason: 'withdrawal.unknown' },
    });
    expect(await rows({ id: String(id) }, bob.token)).toEqual([]);
    expect(await call('cancelWithdrawal', { id: String(id) })).toMatchObject({ type: 'ok' });
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
    expect(await balance()).toEqual({ available: granted, held: '0' });
    expect(await server.context.reviews.of({ owner: ann.owner, limit: 1 })).toMatchObject([
      { state: 'withdrawn' },
    ]);
  });

  it('waits after a change of what protects the account, whoever else changes something meanwhile', async () => {
    const bob = await server.person(`bob${people}@example.com`);
    await holdOf(ann.userId);
    server.clock.advance(25 * 60_000);
    await holdOf(bob.userId);
    await request();
    expect(await whyOf()).toEqual(['afterChange']);
  });

  it('of a tenth of the day to a new address waits, also after one that was cancelled', async () => {
    await server.context.executor.run('test.newAddress', ({ db, now }) =>
      db
        .updateTable('withdrawal_address')
        .set({ used_at: null, usable_at: now })
        .where('owner', '=', ann.owner)
        .execute(),
    );
    await request({ number: '5000' });
    expect(await whyOf()).toContain('newAddress');
    const [{ id }] = await rows();
    expect(await call('cancelWithdrawal', { id: String(id) })).toMatchObject({ type: 'ok' });
    await request({ number: '5000' });
    expect(await whyOf()).toContain('newAddress');
    await decide();
    await pass(120);
    await request({ number: '5000' });
    expect(await whyOf()).not.toContain('newAddress');
  });

  it('keeps the account open as long as it is on its way, and may come back yet', async () => {
    await request();
    const { committed, store, personal } = server.context;
    const hinders = () =>
      committed.read(({ ledger }) => hindrances({ ledger, db: store.db, personal }, ann.owner));
    await pass(5);
    expect((await rows())[0].state).toBe('sent');
    expect(await hinders()).toEqual({ withdrawals: 'account.withdrawalsOpen' });
    await pass(300);
    expect((await rows())[0].state).toBe('arrived');
    expect(await hinders()).toEqual({});
  });

  it('waits once what went that day without the desk makes it as much as people decide about', async () => {
    for (const number of ['50', '50', '49.99']) await request({ number });
    expect(await whyOf()).toEqual(['sum']);
    // Withdrawals decided by an operator do not count.
    expect((await rows()).map(({ state }: { state: string }) => state)).toEqual([
      'sending',
      'review',
      'sending',
    ]);
  });

  it('costs and brings what the server says, whatever fee, rate or receipt is sent', async () => {
    const said = { fee: '0', rate: '0.000001', real_number: '5000' };
    expect(await request(said)).toMatchObject({ type: 'ok' });
    expect(await rows()).toMatchObject([{ number: '50', rate: '1', real_number: '49' }]);
  });

  it('takes what it sent from the limit of the day, and gives back what was cancelled', async () => {
    await request();
    await pass(120);
    const left = async () => (await call('withdrawalInfo', { currency: usdt })).data.limit_left;
    expect(await rows()).toMatchObject([{ state: 'arrived' }]);
    expect(await left()).toBe('49950');
    await request({ number: '500' });
    expect(await left()).toBe('49450');
    await call('cancelWithdrawal', { id: String((await rows())[0].id) });
    expect(await left()).toBe('49950');
  });

  it('to an address that has become a deposit address of ours is refused', async () => {
    const { executor } = server.context;
    const given = { chain: 'tron', address: tron } as const;
    await executor.run('test.given', ({ db, now }) =>
      db
        .insertInto('deposit_address')
        .values({ ...given, owner: 'user:1', created_at: now })
        .execute(),
    );
    const refused = await request();
    await executor.run('test.taken', ({ db }) =>
      db.deleteFrom('deposit_address').where('chain', '=', 'tron').where('address', '=', tron).execute(),
    );
    expect(refused).toMatchObject({ data: { reason: 'withdrawal.addressRefused' } });
    expect(await balance()).toEqual({ available: granted, held: '0' });
  });

  it('says how long the last hundred took, not those before', async () => {
    await request();
    const { executor, store } = server.context;
    const like = await store.db
      .selectFrom('withdrawal')
      .selectAll()
      .where('owner', '=', ann.owner)
      .executeTakeFirstOrThrow();
    await executor.run('test.sent', async ({ db }) => {
      for (let index = 0n; index < 200n; index += 1n) {
        const sent_at = like.created_at + 10_000_000n + index;
        const created_at = sent_at - (index < 100n ? 3_600_000n : 60_000n);
        const row = { ...like, id: like.id + index + 1n, owner: 'user:1', network: 'omni', ask_at: null };
        await db
          .insertInto('withdrawal')
          .values({ ...row, created_at, sent_at })
          .execute();
      }
    });
    const { networks } = (await call('withdrawalInfo', { currency: usdt })).data;
    await executor.run('test.gone', ({ db }) =>
      db.deleteFrom('withdrawal').where('network', '=', 'omni').execute(),
    );
    expect(networks.find(({ network }: { network: string }) => network === 'omni').median_s).toBe(60);
  });

  it('with the id of one over another network is not that one', async () => {
    const same = { client_withdrawal_id: `client-${people}` };
    expect(await request({ number: '500', ...same })).toMatchObject({ type: 'ok' });
    expect(await request({ number: '500', ...same })).toMatchObject({ type: 'ok' });
    expect(await request({ number: '500', ...same, netType: 'ERC20' })).toMatchObject({
      data: { reason: 'system.idTaken' },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('from a large sum on is decided by two people', async () => {
    await request({ number: '10000' });
    const [row] = await server.context.reviews.of({ owner: ann.owner, limit: 1 });
    expect(row).toMatchObject({ kind: 'withdrawal.large' });
    expect(JSON.parse(row!.about)).toMatchObject({ why: ['sum'] });
  });

  it('to a listed address waits for a desk however small it is', async () => {
    await request({ number: '50.13' });
    const [row] = await server.context.reviews.of({ owner: ann.owner, limit: 1 });
    expect(JSON.parse(row!.about)).toMatchObject({ why: ['listed'] });
    expect(await rows()).toMatchObject([{ state: 'review' }]);
  });
});

describe('a withdrawal to the bank card', () => {
  const bound = () => call('saveBankCard', { ...bankForm, real_name: 'Lena Marie Hartmann' });
  const toBank = (changes: Form = {}) =>
    request({ type: 'bank', number: '500', address: '', netType: 'TRC20', ...changes });

  it('to the bank card has the same rules, its card and both amounts, and is sent once two people have found it', async () => {
    expect(await bound()).toMatchObject({ type: 'ok' });
    expect(await toBank({ number: '49.99' })).toMatchObject({ data: { reason: 'withdrawal.minimum' } });
    expect(await toBank({ number: '10000.01' })).toMatchObject({
      data: { reason: 'wallet.insufficientBalance' },
    });
    expect(await toBank({ expected_rate: '0.94' })).toMatchObject({
      data: { reason: 'withdrawal.rateChanged', values: { rate: '0.9312' } },
    });
    const shown = { expected_receipt: '497.5', expected_rate: '0.9312' };
    expect(await toBank(shown)).toMatchObject({ type: 'ok' });
    const [row] = await rows();
    // 497.5 at 0.9312 are 463.272: fractions of a cent are not paid out and are cut off.
    expect(row).toMatchObject({
      type: 'bank',
      state: 'review',
      number: '500',
      rate: '2.5',
      real_number: '497.5',
      address: null,
      bank_amount: '463.27',
      bank_currency: 'EUR',
      bank_rate: '0.9312',
    });
    expect(row.bank_account).not.toBe(bankForm.bank_account);
    expect(await balance()).toEqual({ available: '9500', held: '500' });
    const id = await review();
    const { reviews } = server.context;
    await reviews.take(desk, id);
    await expect(reviews.approve(desk, id)).rejects.toMatchObject({ reason: 'review.statementRequired' });
    await reviews.approve(desk, id, '', 'OUT 2026-01-05 17');
    expect(await rows()).toMatchObject([{ status: 2, state: 'arrived' }]);
    expect(await balance()).toEqual({ available: '9500', held: '0' });
  });
});

describe('what is refused uses up neither code nor fund password', () => {
  it.each<[string, Form, string]>([
    ['no amount', { number: '0' }, 'wallet.amountRequired'],
    ['less than the minimum', { number: '19.99' }, 'withdrawal.minimum'],
    ['more than there is', { number: '10000.01' }, 'wallet.insufficientBalance'],
    [
      'an address that is not saved',
      { address: 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH' },
      'withdrawal.addressFirst',
    ],
    ['another network of it', { netType: 'ERC20' }, 'withdrawal.addressFirst'],
    ['a coin without withdrawals', { currency: '17' }, 'withdrawal.addressFirst'],
    ['another receipt than was shown', { expected_receipt: '50' }, 'withdrawal.feeChanged'],
    ['a bank card that is not bound', { type: 'bank', number: '60' }, 'withdrawal.cardFirst'],
    ['a long remark', { remark: 'a'.repeat(201) }, 'withdrawal.remarkLong'],
  ])('%s', async (_, changes, reason) => {
    const own = await code();
    const answer = await request({ ...changes, code: own });
    expect(JSON.stringify(answer)).toContain(reason);
    expect(await balance()).toEqual({ available: granted, held: '0' });
    expect(await request({ code: own })).toMatchObject({ type: 'ok' });
  });

  it('somebody who is not verified in both levels (998)', async () => {
    const eve = await server.person(`eve${people}@example.com`);
    await verifyBasic(server.context, eve.owner, { card_id: 'LZ900001' });
    expect(await request({}, eve.token)).toMatchObject({
      type: '998',
      message: 'Complete your verification first',
    });
  });

  it('everything while withdrawals are held, with its end', async () => {
    await call('holdWithdrawals');
    expect(await request()).toMatchObject({ data: { reason: 'withdrawal.heldByOwner' } });
  });

  it('an address whose hold has not ended, with its end', async () => {
    const until = server.context.clock.now() + 10 * 60_000;
    await server.context.executor.run('test.hold', ({ db }) =>
      db.updateTable('withdrawal_address').set({ usable_at: until }).where('owner', '=', ann.owner).execute(),
    );
    expect(await request()).toMatchObject({
      data: { reason: 'withdrawal.addressHeld', values: { until_ms: String(until) } },
    });
  });
});

it('a wrong code and a wrong fund password are told at their fields, and hold nothing', async () => {
  await code();
  expect(await request({ code: '000000' })).toMatchObject({
    data: { reason: 'session.codeInvalid', fields: { code: expect.any(String) } },
  });
  expect(await request({ pay_password: '111111' })).toMatchObject({
    data: { reason: 'account.fundPasswordWrong', fields: { pay_password: expect.any(String) } },
  });
  expect(await balance()).toEqual({ available: granted, held: '0' });
});

it('a fund password that is missing is asked for, not an old one', async () => {
  expect(await request({ code: '123456', pay_password: '' })).toMatchObject({
    data: { fields: { pay_password: 'Enter exactly 6 digits' } },
  });
});

it('a code serves once', async () => {
  const own = await code();
  expect(await request({ code: own })).toMatchObject({ type: 'ok' });
  expect(await request({ code: own })).toMatchObject({ data: { reason: 'session.codeInvalid' } });
  expect(await rows()).toHaveLength(1);
});

it('the desk reads what a card is called apart from names of people', async () => {
  const { context } = server;
  await call('saveBankCard', bankForm);
  const bank = { type: 'bank', number: '100', address: '', netType: '' };
  const { address: _address, netType: _network, ...form } = formOf({ ...bank, code: await code() });
  expect(await call('requestWithdrawal', form)).toMatchObject({ type: 'ok' });
  const [row] = await context.reviews.of({ owner: ann.owner, kind: 'withdrawal.bank', limit: 1 });
  const { fields } = await withdrawalDeskCases['withdrawal.bank'].contents(context, row!);
  expect(fields).toContainEqual({ name: 'card_name', value: bankForm.name });
  expect(fields.map(({ name }) => name)).not.toContain('name');
});

it('what the desk rejects does not count towards the three a day', async () => {
  for (let count = 0; count < 4; count += 1) {
    expect(await request({ number: '500' })).toMatchObject({ type: 'ok' });
    await decide('withdrawal.addressDoubtful');
  }
  expect(await rows()).toHaveLength(4);
  expect((await call('withdrawalInfo', { currency: usdt })).data).toMatchObject({ left_today: 3 });
});

it('three a day are taken, cancelled ones included, until 00:00 UTC', async () => {
  for (const _ of [1, 2, 3]) expect(await request()).toMatchObject({ type: 'ok' });
  const [{ id }] = await rows();
  await call('cancelWithdrawal', { id: String(id) });
  expect((await call('withdrawalInfo', { currency: usdt })).data).toMatchObject({ left_today: 0 });
  const refused = await request();
  expect(refused).toMatchObject({
    message: 'You have reached your limit of 3 withdrawals today. Try again tomorrow',
    data: { reason: 'withdrawal.countLimit' },
  });
  const resetAt = Number(refused.data.values.until_ms);
  expect(resetAt % 86_400_000).toBe(0);
  server.clock.advance(resetAt - server.context.clock.now());
  expect(await request()).toMatchObject({ type: 'ok' });
});

it('one request that is sent 20 times at once has one effect [rule:withdrawal.request.once]', async () => {
  const own = { code: await code(), client_withdrawal_id: 'tap-00000001' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(own)));
  expect(answers.map(({ type }) => type)).toEqual(Array(20).fill('ok'));
  expect(await rows()).toHaveLength(1);
  expect(await balance()).toEqual({ available: '9950', held: '50' });
  expect(await request({ ...own, number: '60' })).toMatchObject({ data: { reason: 'system.idTaken' } });
  expect(await rows({ client_withdrawal_id: 'tap-00000001' })).toHaveLength(1);
});

it('20 requests of the whole balance at once let one through', async () => {
  const own = await code();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      request({ code: own, number: granted, client_withdrawal_id: `whole-${at}-000` }),
    ),
  );
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
  expect(await balance()).toEqual({ available: '0', held: granted });
});

it('what is short of coins is delayed, said since when, and sent once there are some', async () => {
  await request({ number: '51.14' });
  await pass(5);
  expect(await rows()).toMatchObject([{ status: 1, state: 'delayed', can_cancel: true }]);
  expect((await rows())[0].delayed_ms).toBeGreaterThan(0);
  await pass(120);
  expect((await rows())[0].state).toMatch(/^(sent|arrived)$/);
});

it('what gets no answer is being checked, looked up and sent once', async () => {
  await request({ number: '51.15' });
  server.clock.advance(1000);
  await server.context.withdrawalPayer!.step();
  expect(await rows()).toMatchObject([{ status: 1, state: 'checking', can_cancel: false }]);
  await pass(20);
  expect(await rows()).toMatchObject([{ status: 2, state: 'sent' }]);
  const sent = await server.context.store.db
    .selectFrom('sandbox_transfer')
    .select('hash')
    .where('units', '=', 5_015_000_000n)
    .execute();
  expect(sent).toHaveLength(1);
});

it('what its owner holds after the request is not sent until the hold has ended', async () => {
  await request();
  await call('holdWithdrawals');
  await pass(60);
  expect(await rows()).toMatchObject([{ state: 'delayed', can_cancel: true }]);
  const [{ id }] = await rows();
  expect(await call('cancelWithdrawal', { id: String(id) })).toMatchObject({ type: 'ok' });
});

it('after all of this the books add up', async () => {
  expect((await audit(server.context.store.db, rulesOf(domains, pairs))).violations).toEqual([]);
});
