// Deposit claims: the users' data, the networks' transactions, and the desk's decisions.
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankForm } from '../../../../contracts/examples/bank.ts';
import { audit } from '../../../audit/audit.ts';
import { rulesOf } from '../../../audit/rulesOf.ts';
import { domains } from '../../../product.ts';
import { addWorker, askDesk, logInWorker, worker } from '../../../testing/deskWorkers.ts';
import type { Worker } from '../../../testing/deskWorkers.ts';
import { photo } from '../../../testing/pictureFiles.ts';
import { sendFile } from '../../../testing/sendFile.ts';
import { startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { pairs } from '../../../instruments/market.config.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };
let picture: Buffer;
let people = 0;

const [rita, adam] = [worker('rita', 1), worker('adam', 2)];
beforeAll(async () => {
  picture = await photo();
  server = await startTestApp({ hasSandboxReviewer: false });
  await addWorker(server, rita, 'reviewer');
  await addWorker(server, adam, 'reviewer', 'approver');
  await settle();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  // Advances to the next code of the second factor.
  server.clock.advance(30_000);
  await settle();
  ann = await server.person(`ann${people}@example.com`);
  bob = await server.person(`bob${people}@example.com`);
});

const [usdt, bank] = ['3', '9999'];
const granted = '10000';
const unknownHash = (person = people) => String(person).padStart(64, 'a');

async function settle(of = server): Promise<void> {
  for (const { watcher } of of.context.deposits.chains()) while (await watcher.step());
}
async function pass(blocks: number, of = server): Promise<void> {
  of.clock.advance(blocks * 3000);
  await settle(of);
}

const upload = async (person = ann, name = 'receipt.jpg', of = server): Promise<string> =>
  (await sendFile(of, picture, { token: person.token, name })).data;

async function addressOf(person = ann, network = 'trc20'): Promise<string> {
  const form = { currency: usdt, network };
  return (await server.call('depositAddress', form, person)).data[network];
}

async function send(address: string, amount: string): Promise<string> {
  const form = { currency: usdt, network: 'trc20', address, amount };
  return (await server.call('sandboxSend', form, bob)).data as string;
}

type Form = Record<string, string>;
const claim = async (changes: Form = {}, person = ann, of = server) =>
  of.call(
    'requestDeposit',
    {
      currency: usdt,
      network: 'trc20',
      type: 'hash',
      amount: '1500',
      account: unknownHash(),
      imgs: changes.imgs ?? (await upload(person, 'receipt.jpg', of)),
      ...changes,
    },
    { token: person.token, language: 'en' },
  );
const payer = { bkname: 'Nordbank', bkcardnumer: 'DE02 1203 0000 0000 2020 51', cardname: 'Ann Example' };
const claimBank = (changes: Form = {}, person = ann, of = server) =>
  claim({ currency: bank, type: 'bank', amount: '500', rate: '0.9312', ...payer, ...changes }, person, of);

const rowsOf = async (person = ann, query: Form = {}, of = server) =>
  (await of.call('deposits', query, { token: person.token, language: 'en' })).data.data;
async function balanceOf(person = ann, of = server): Promise<string> {
  const form = { currency: usdt, type: 'change' };
  return (await of.call('balance', form, person)).data.change_balance;
}
const documentsOf = async (owner: string) =>
  server.context.store.db.selectFrom('document').select('field').where('owner', '=', owner).execute();

async function tokenOf(who: Worker): Promise<string> {
  server.clock.advance(30_000);
  return (await logInWorker(server, who)).token;
}
const desk = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
  askDesk(server, method, path, { token, ...(body && { body }) });

describe('the claim of a transaction', () => {
  it('waits for its network, credits nothing by itself, and is the deposit once the network shows it', async () => {
    const hash = await send(await addressOf(), '1500');
    // The network's amount counts, regardless of the claim.
    expect(await claim({ account: hash, amount: '9000' })).toMatchObject({
      type: 'ok',
      data: 'Your deposit has been submitted. You’ll find it in the deposit records',
    });
    expect(await rowsOf()).toMatchObject([
      { hash, amount: '9000', status: 1, state: 'submitted', way: 'hash', confirmations: 0 },
    ]);
    await pass(1);
    expect(await rowsOf()).toMatchObject([{ hash, amount: '1500', state: 'seen', confirmations: 1 }]);
    expect(await balanceOf()).toBe(granted);
    await pass(20);
    expect(await rowsOf()).toMatchObject([{ hash, amount: '1500', state: 'credited' }]);
    expect(await balanceOf()).toBe('11500');
    // Its case ended with it, and its picture is no longer needed.
    expect((await server.call('reviews', {}, ann)).data).toMatchObject([{ state: 'approved' }]);
    expect(await documentsOf(ann.owner)).toEqual([]);
  });

  it('of somebody else neither blocks nor credits it', async () => {
    const hash = await send(await addressOf(ann), '700');
    expect(await claim({ account: hash }, bob)).toMatchObject({ type: 'ok' });
    expect(await claim({ account: hash }, ann)).toMatchObject({ type: 'ok' });
    await pass(21);
    expect(await balanceOf(ann)).toBe('10700');
    expect(await balanceOf(bob)).toBe(granted);
    expect(await rowsOf(bob)).toMatchObject([{ state: 'submitted' }]);
    expect(await claim({ account: hash }, bob)).toMatchObject({
      type: 'error',
      data: {
        fields: { account: 'This transaction has already been submitted. Check your deposit records' },
      },
    });
  });

  it('is made once: also of a transaction that has come by itself', async () => {
    const hash = await send(await addressOf(), '50');
    await pass(1);
    expect(await claim({ account: hash.toUpperCase() })).toMatchObject({
      data: {
        fields: { account: 'This transaction has already been submitted. Check your deposit records' },
      },
    });
    const unknown = unknownHash();
    expect(await claim({ account: unknown })).toMatchObject({ type: 'ok' });
    expect(await claim({ account: unknown })).toMatchObject({ type: 'error' });
    expect(await rowsOf()).toHaveLength(2);
  });

  it('is made at most ten times a day, and again on the next', async () => {
    for (const person of [ann, bob]) await addressOf(person);
    const another = (nth: number, person = ann) => claim({ account: String(nth).padStart(64, 'e') }, person);
    for (let nth = 0; nth < 10; nth += 1) expect(await another(nth)).toMatchObject({ type: 'ok' });
    expect(await another(10)).toMatchObject({ type: 'error', data: { reason: 'review.tooMany' } });
    expect(await another(11, bob)).toMatchObject({ type: 'ok' });
    server.clock.advance(86_400_000);
    expect(await another(12)).toMatchObject({ type: 'ok' });
  });

  it('is found by the id that its owner chose, before and after its network shows it; a repeat claims nothing', async () => {
    const hash = await send(await addressOf(), '60');
    const imgs = await upload();
    const mine = { account: hash, amount: '60', client_deposit_id: 'claim-0001', imgs };
    expect(await claim(mine)).toMatchObject({ type: 'ok' });
    expect(await claim(mine)).toMatchObject({ type: 'ok' });
    const asked = { client_deposit_id: 'claim-0001' };
    expect(await rowsOf(ann, asked)).toMatchObject([{ hash, state: 'submitted' }]);
    expect(await rowsOf(bob, asked)).toEqual([]);
    await pass(2);
    expect(await rowsOf(ann, asked)).toMatchObject([{ hash, state: 'seen' }]);
    expect(await claim({ ...mine, amount: '70' })).toMatchObject({
      data: { reason: 'system.idTaken' },
    });
    expect(await rowsOf(ann)).toHaveLength(1);
  });

  it.each([
    [{ account: 'aa' }, { account: 'Enter a valid transaction hash' }],
    [{ network: 'erc20' }, { account: 'Enter a valid transaction hash' }],
    [{ amount: '9.99' }, { amount: 'Minimum: 10 USDT' }],
    [{ amount: '0' }, { amount: 'Enter an amount' }],
    [{ amount: '99999999999' }, { amount: 'Enter at most 1,000,000,000 USDT' }],
    [{ network: 'bep20' }, { network: 'Choose a network' }],
    [{ imgs: '/upload/nobodys' }, { imgs: 'Upload a proof of transfer' }],
  ])('%j is told at its field, and keeps nothing', async (changes, fields) => {
    expect(await claim(changes as Form)).toMatchObject({ type: 'error', data: { fields } });
    expect(await rowsOf()).toEqual([]);
  });

  it('takes a hash of Ethereum with 0x, and nobody else’s picture nor one that proves another', async () => {
    const account = `0x${unknownHash()}`;
    const imgs = await upload();
    expect(await claim({ network: 'erc20', account, imgs })).toMatchObject({ type: 'ok' });
    const refused = { data: { fields: { imgs: 'Upload a proof of transfer' } } };
    expect(await claim({ imgs })).toMatchObject(refused);
    expect(await claim({ imgs: await upload(ann) }, bob)).toMatchObject(refused);
  });

  it('is cancelled by its owner alone, and not once it is decided', async () => {
    await claim();
    const [{ review_id }] = await rowsOf();
    const form = { review_id: String(review_id) };
    expect(await server.call('withdrawReview', form, bob)).toMatchObject({ type: 'error' });
    expect(await server.call('withdrawReview', form, ann)).toMatchObject({ type: 'ok' });
    expect(await rowsOf()).toMatchObject([{ status: 3, state: 'cancelled' }]);
    expect(await rowsOf()).not.toMatchObject([{ review_id }]);
    expect(await documentsOf(ann.owner)).toEqual([]);

    await claim();
    const [{ review_id: decided }] = await rowsOf();
    const token = await tokenOf(adam);
    await desk('POST', `cases/${decided}/take`, token);
    await desk('POST', `cases/${decided}/reject`, token, { rejections: { hash: 'deposit.notOnChain' } });
    expect(await server.call('withdrawReview', { review_id: String(decided) }, ann)).toMatchObject({
      data: { reason: 'review.closed' },
    });
  });

  it('cannot be approved by a desk where its network does not show it, and is rejected with a reason', async () => {
    await claim();
    const [{ review_id }] = await rowsOf();
    const token = await tokenOf(adam);
    await desk('POST', `cases/${review_id}/take`, token);
    const shown = await desk('GET', `cases/${review_id}`, token);
    expect(shown.fields).toContainEqual({
      name: 'shown',
      value: expect.stringMatching(/^Read up to block \d+: nothing to an address of ours$/),
    });
    expect((await desk('GET', `cases/${review_id}/pictures/proof`, token)).status).toBe(200);
    expect(await desk('POST', `cases/${review_id}/approve`, token)).toMatchObject({
      status: 409,
      reason: 'deposit.notOnChain',
    });
    const rejections = { hash: 'deposit.otherAddress' };
    expect((await desk('POST', `cases/${review_id}/reject`, token, { rejections })).status).toBe(200);
    expect(await rowsOf()).toMatchObject([
      { status: 3, state: 'rejected', remark: 'The hash belongs to another address' },
    ]);
    expect(await balanceOf()).toBe(granted);
    expect((await desk('GET', `cases/${review_id}/pictures/proof`, token)).status).toBe(404);
  });

  it('narrows with all others by coin, state and time, page by page', async () => {
    await send(await addressOf(), '30');
    await pass(1);
    await claimBank();
    server.clock.advance(1000);
    await claim();
    const states = async (query: Form) => (await rowsOf(ann, query)).map(({ state }: Form) => state);
    expect(await states({})).toEqual(['submitted', 'submitted', 'seen']);
    expect(await states({ limit: '1', page: '2' })).toEqual(['submitted']);
    expect(await states({ limit: '2', page: '2' })).toEqual(['seen']);
    expect(await states({ status: '2' })).toEqual([]);
    expect(await states({ currency: '1' })).toEqual([]);
    const [{ id }] = await rowsOf();
    expect(await states({ until_id: String(id - 1) })).toEqual(['submitted', 'seen']);
    const from = String(Math.floor(server.clock.now() / 1000));
    expect(await states({ from })).toEqual(['submitted']);
  });
});

describe('the claim of a bank transfer', () => {
  it('says where to, what for and at which rate, with a reference of the next transfer alone', async () => {
    const ask = async (person = ann) =>
      (await server.call('depositAddress', { currency: bank }, { ...person, language: 'en' })).data;
    const said = await ask();
    expect(said).toEqual({
      bkname: 'Sandbox Bank',
      bkcardnumer: '0000000000000000',
      cardname: 'Sandbox, no real money',
      coin: 'USDT',
      currency: 'EUR',
      rate: '0.9312',
      rate_source: 'Made up for this sandbox',
      min_number: '20',
      reference: expect.stringMatching(/^DEP-\d{8}-1$/),
    });
    expect(await ask()).toEqual(said);
    expect((await ask(bob)).reference).not.toBe(said.reference);
    expect(await claimBank()).toMatchObject({ type: 'ok' });
    expect(await rowsOf()).toMatchObject([{ reference: said.reference }]);
    const next = said.reference.replace(/1$/, '2');
    expect(await ask()).toEqual({ ...said, reference: next });
    expect(await claimBank()).toMatchObject({ type: 'ok' });
    expect(await rowsOf()).toMatchObject([{ reference: next }, { reference: said.reference }]);
  });

  it('is credited as shown, once two people have read the same entry of the statement, which serves once', async () => {
    expect(await claimBank()).toMatchObject({ type: 'ok' });
    // 500 / 0.9312, truncated after the eighth decimal.
    const [row] = await rowsOf();
    expect(row).toMatchObject({
      amount: '536.94158075',
      name: 'USDT',
      status: 1,
      state: 'submitted',
      way: 'bank',
      bank_amount: '500',
      bank_currency: 'EUR',
      rate: '0.9312',
    });
    const path = `cases/${row.review_id}`;
    const [first, second] = [await tokenOf(rita), await tokenOf(adam)];
    await desk('POST', `${path}/take`, first);
    expect(await desk('GET', path, first)).toMatchObject({ needs_two: true, needs_statement: true });
    expect(await desk('POST', `${path}/approve`, first)).toMatchObject({
      status: 409,
      reason: 'review.statementRequired',
    });
    const statement = `E2E-${people}`;
    expect(await desk('POST', `${path}/approve`, first, { statement: 'E2E-wrong' })).toMatchObject({
      status: 200,
      is_decided: false,
    });
    expect(await desk('POST', `${path}/approve`, second, { statement })).toMatchObject({
      reason: 'desk.statementDiffers',
    });
    // The operator who mistyped can correct it; no operator can be their own second approver.
    expect(await desk('POST', `${path}/approve`, first, { statement })).toMatchObject({ is_decided: false });
    expect(await desk('POST', `${path}/approve`, first, { statement })).toMatchObject({
      reason: 'desk.secondPerson',
    });
    expect(await balanceOf()).toBe(granted);
    expect(await desk('POST', `${path}/approve`, second, { statement })).toMatchObject({ is_decided: true });
    expect(await balanceOf()).toBe('10536.94158075');
    expect(await rowsOf()).toMatchObject([{ status: 2, state: 'credited', amount: '536.94158075' }]);

    await claimBank({}, bob);
    const [{ review_id }] = await rowsOf(bob);
    await desk('POST', `cases/${review_id}/take`, first);
    await desk('POST', `cases/${review_id}/approve`, first, { statement });
    expect(await desk('POST', `cases/${review_id}/approve`, second, { statement })).toMatchObject({
      reason: 'deposit.statementUsed',
    });
    expect(await balanceOf(bob)).toBe(granted);
  });

  it('from the bound card, as its owner sees it, reads in full at the desk; another number stays as it is', async () => {
    await server.call('saveBankCard', { ...bankForm }, { token: ann.token });
    const { data: card } = await server.call('bankCard', {}, { token: ann.token });
    const said = { bkname: card.bank_name, cardname: card.real_name };
    await claimBank({ ...said, bkcardnumer: card.bank_account });
    await claimBank({ ...said, bkcardnumer: '************9999' });
    const token = await tokenOf(rita);
    const read = async ({ review_id }: Form) => {
      await desk('POST', `cases/${review_id}/take`, token);
      const { fields } = await desk('GET', `cases/${review_id}`, token);
      const valueOf = (name: string) => fields.find((field: Form) => field.name === name)?.value;
      return [valueOf('bkcardnumer'), valueOf('cardname')];
    };
    const [other, own] = await rowsOf();
    expect(await read(own)).toEqual([bankForm.bank_account, bankForm.real_name]);
    expect(await read(other)).toEqual(['************9999', card.real_name]);
  });

  it('is refused at another rate than was shown, with the present one, and without all of the payer', async () => {
    expect(await claimBank({ rate: '0.9' })).toMatchObject({
      type: 'error',
      message: 'The rate has changed to 0.9312. Check the amounts and submit again',
    });
    const all = 'Fill in all bank details';
    expect(await claimBank({ bkname: ' ', cardname: '' })).toMatchObject({
      data: { fields: { bkname: all, cardname: all } },
    });
    expect(await claimBank({ amount: '19.99' })).toMatchObject({
      data: { fields: { amount: 'Minimum: 20 EUR' } },
    });
    expect(await claimBank({ amount: '20.001' })).toMatchObject({
      data: { fields: { amount: 'Use at most 2 decimals' } },
    });
    expect(await rowsOf()).toEqual([]);
  });

  it('keeps what it says of the card sealed, for the desk and the owner', async () => {
    await claimBank();
    const { db } = server.context.store;
    const rows = await db.selectFrom('sealed_field').selectAll().where('owner', '=', ann.owner).execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('Nordbank');
    const logged = await db.selectFrom('command').selectAll().where('actor', '=', ann.owner).execute();
    expect(
      JSON.stringify(logged, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/Nordbank|2020 51|Ann Example/);
    const [{ review_id }] = await rowsOf();
    const { fields } = await desk('GET', `cases/${review_id}`, await tokenOf(rita));
    expect(fields).toContainEqual({ name: 'cardname', value: 'Ann Example' });
  });
});

it('after all of this the books add up, and each command names its actor’s own', async () => {
  expect((await audit(server.context.store.db, rulesOf(domains, pairs))).violations).toEqual([]);
});

describe('in a sandbox that decides by itself', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await startTestApp();
    await settle(alone);
  });
  afterAll(() => alone.close());

  async function decide(seconds: number): Promise<void> {
    for (let step = 0; step < seconds / 2; step += 1) {
      alone.clock.advance(2000);
      await settle(alone);
      await alone.context.dueWork.run();
    }
  }

  it('a bank transfer is credited after some seconds, one whose picture is named so is rejected', async () => {
    const eve = await alone.person(`eve${people}@example.com`);
    await claimBank({}, eve, alone);
    await decide(4);
    expect(await balanceOf(eve, alone)).toBe('10536.94158075');
    await claimBank({ imgs: await upload(eve, 'reject.jpg', alone) }, eve, alone);
    await decide(4);
    expect(await rowsOf(eve, {}, alone)).toMatchObject([
      { state: 'rejected', remark: 'No transfer with your reference has arrived' },
      { state: 'credited' },
    ]);
  });

  it('what came from a bank, over a chain, below the minimum and after a review adds up with all other records to the balance', async () => {
    const eve = await alone.person(`evan${people}@example.com`);
    const where = { currency: usdt, network: 'trc20' };
    const { trc20: address } = (await alone.call('depositAddress', where, eve)).data;
    // One amount is large and is held for review.
    for (const amount of ['40', '4', '30', '100000', '5'])
      await alone.call('sandboxSend', { ...where, address, amount }, eve);
    await claimBank({}, eve, alone);
    await decide(90);
    const states = (await rowsOf(eve, {}, alone)).map(({ state }: Form) => state);
    expect(states).toHaveLength(6);
    // The order within a block is random, and determines which small ones are kept below the minimum.
    expect(states.filter((state: string) => state === 'credited').length).toBeGreaterThanOrEqual(4);
    expect(states.filter((state: string) => !['credited', 'belowMinimum'].includes(state))).toEqual([]);
    const { data } = await alone.call('ledger', { currency: usdt, type: '2', limit: '100' }, eve);
    const rows = data.list as { value: string }[];
    const sum = rows.reduce((all, { value }) => all.plus(value), new BigNumber(0));
    expect(sum.toFixed()).toBe(await balanceOf(eve, alone));
    expect(rows).toHaveLength(data.count);
  });

  it('a made-up hash is never approved: it waits for its network, then is rejected', async () => {
    const eve = await alone.person(`evelyn${people}@example.com`);
    await claim({}, eve, alone);
    await decide(28);
    expect(await rowsOf(eve, {}, alone)).toMatchObject([{ state: 'submitted' }]);
    await decide(6);
    expect(await rowsOf(eve, {}, alone)).toMatchObject([
      {
        state: 'rejected',
        remark: 'The network does not show this transaction. Check the hash and the network',
      },
    ]);
    expect(await balanceOf(eve, alone)).toBe(granted);
  });
});
