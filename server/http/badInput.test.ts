// Bad input on every call of openapi.json, made from openapi.json: whatever comes, the answer is the envelope's
// plain error with the field, never a fault, and nothing has changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formType, operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Operation, Schema } from '../../contracts/readOpenapi.ts';
import { sandboxAddress } from '../domains/deposit/chains/sandboxAddress.ts';
import { joined } from '../Domain.ts';
import { domains } from '../product.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import { fundDemo } from '../domains/lever/demo.ts';
import { optionHouseOwner } from '../domains/option/OptionMoney.ts';
import { askPayout, exampleReviews } from '../testing/exampleReviews.ts';
import { markAt, readyForContracts } from '../testing/contractStates.ts';
import { password, registration, startTestApp } from '../testing/startTestApp.ts';
import type { TestApp } from '../testing/startTestApp.ts';

interface Call {
  operationId: string;
  method: string;
  path: string;
  needsSession: boolean;
  movesMoney: boolean;
  isForm: boolean;
  properties: Record<string, Schema>;
  required: readonly string[];
}

const specification = readOpenapi();

function describeCall(path: string, method: string, operation: Operation): Call {
  const { operationId, parameters = [], requestBody } = operation;
  const form = requestBody?.content[formType]?.schema;
  return {
    operationId,
    method: method.toUpperCase(),
    path: `/api${path}`,
    needsSession: operation['x-session'] !== 'none',
    movesMoney: operation['x-money'] === true,
    isForm: method !== 'get',
    properties: form?.properties ?? Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: form?.required ?? parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** What takes files has tests of its own: hostileUploads.proof.ts. */
const calls = operationsOf(specification)
  .filter(({ operation }) => operation.requestBody?.content['multipart/form-data'] === undefined)
  .map(({ path, method, operation }) => describeCall(path, method, operation));

interface Answer {
  status: number;
  body: { type: string; message: string; msg: string; data: { fields?: Record<string, string> } };
}

/** Would the field take this text by its own schema? Fields are texts, so these five words are all there is. */
function isAllowed(schema: Schema, value: string): boolean {
  if (schema.$ref) return isAllowed(specification.components.schemas[schema.$ref.split('/').at(-1)!]!, value);
  const length = [...value].length;
  return (
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
    (schema.enum === undefined || schema.enum.includes(value)) &&
    length >= (schema.minLength ?? 0) &&
    length <= (schema.maxLength ?? Infinity)
  );
}

/** A form that each call takes. */
const good: Record<string, Record<string, string>> = {
  setLanguage: { lang: 'de' },
  sendEmailCode: { user_string: 'nobody@example.com', type: 'register' },
  sendSmsCode: { mobile: '15112345678', area_code: '49', type: 'register' },
  checkMobileCode: { mobile: '15112345678', area_code: '49', mobile_code: '123456', type: 'register' },
  resetPassword: {
    account: 'nobody@example.com',
    password,
    repassword: password,
    code: '123456',
  },
  setTextConsent: { text_messages: '1' },
  setFundPassword: { password: '482913', re_password: '482913', login_password: password },
  // With the right one, bad words would be new passwords.
  changePassword: { old_password: 'not the old one', password: 'another horse 8' },
  sendOwnCode: { type: 'withdrawal' },
  endSession: { session_id: 'abcdefgh' },
  setPhrase: { phrase: 'linden 14' },
  liftWithdrawalHold: { code: '123456' },
  askClosing: { login_password: password, code: '123456' },
  askCopy: { login_password: password, code: '123456' },
  sendContactCode: { type: 'email', user_string: 'nobody@example.com' },
  bindContact: {
    ...{ type: 'mobile', user_string: '15112345678', area_code: '49' },
    ...{ password, code: '123456', own_code: '123456' },
  },
  questions: { product: 'lever' },
  answerQuestion: { product: 'lever', version: '1', question: '1', choice: '1' },
  checkEmailCode: { user_string: 'nobody@example.com', email_code: '123456', type: 'register' },
  register: registration('nobody@example.com', '123456'),
  login: { user_string: 'nobody@example.com', password, user_type: 'email' },
  pair: { currency_id: '1', legal_id: '3' },
  vote: { currency_id: '1', legal_id: '3', type: '1' },
  candles: { symbol: 'BTC/USDT', period: '60min', from: '1767600000', to: '1767614400' },
  placeSpotOrder: { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' },
  spotOrders: {},
  spotFills: { order_id: '1' },
  cancelSpotOrder: { id: '1' },
  cancelSpotOrders: { legal_id: '3', currency_id: '1', until_id: '1' },
  leverPanel: { legal_id: '3', currency_id: '1' },
  openPosition: {
    ...{ legal_id: '3', currency_id: '1', share: '1', multiple: '10', type: '1', status: '0' },
    target_price: '40000',
  },
  positions: { status: '-1' },
  closePosition: { id: '1' },
  closePositions: { legal_id: '3', currency_id: '1', until_id: '1' },
  cancelLeverOrder: { id: '1' },
  setStops: { id: '1', stop_loss_price: '48000' },
  addMargin: { id: '1', number: '1' },
  leverFills: { id: '1' },
  leverInsurance: {},
  resetDemo: { client_reset_id: 'reset-number-1' },
  hostingProducts: { page: '1' },
  hostingProduct: { id: '2' },
  host: { config_id: '2', amount: '500' },
  hostingOrders: { status: '1' },
  redeemEarly: { id: '1' },
  optionDurations: { match_id: '1' },
  optionCurrencies: {},
  placeOption: {
    ...{ match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '10' },
    account_type: 'simulation_account',
  },
  options: { status: '1' },
  optionSettlement: { id: '1' },
  resetOptionDemo: { client_reset_id: 'reset-number-1' },
  balances: {},
  articles: { c_id: '20' },
  article: { id: '2001' },
  balance: { currency: '3', type: 'change' },
  ledger: {},
  transfer: { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' },
  transfers: {},
  reviews: {},
  withdrawReview: { review_id: '1' },
  notices: {},
  readNotices: { notice_id: '7' },
  submitBasicVerification: { country: 'Germany', name: 'Ann', card_id: 'L01X00T47', address: 'Road 1' },
  submitAdvancedVerification: { front_pic: '/upload/a', reverse_pic: '/upload/b', hand_pic: '/upload/c' },
  uploadPreview: { path: '/upload/a' },
  bankCard: {},
  // With the right one, bad words would be another card.
  saveBankCard: { ...bankForm, iban: '' },
  deleteBankCard: { pay_password: '482913' },
  depositAddress: { currency: '3', network: 'trc20' },
  deposits: {},
  requestDeposit: {
    ...{ currency: '3', network: 'trc20', type: 'hash', amount: '20' },
    ...{ account: 'a'.repeat(64), imgs: '/upload/a' },
  },
  withdrawalAddresses: { currency: '3' },
  addWithdrawalAddress: {
    ...{ currency_id: '3', netType: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    ...{ notes: 'Ledger', pay_password: '482913', code: '123456' },
  },
  deleteWithdrawalAddress: { address_id: '1' },
  checkAddress: { currency: '3', netType: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  approveWithdrawalAddress: { address_id: '1' },
  withdrawalInfo: { currency: '3' },
  requestWithdrawal: {
    ...{ currency: '3', number: '50', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', netType: 'TRC20' },
    ...{ pay_password: '482913', code: '123456' },
  },
  cancelWithdrawal: { id: '1' },
  withdrawals: { page: '1', limit: '20' },
  sandboxSend: { currency: '3', network: 'trc20', address: sandboxAddress('tron', 'user:404'), amount: '1' },
  sandboxReorganise: { hash: 'a'.repeat(64), comes_back: '1' },
};

const badValues: Record<string, string> = {
  huge: '9'.repeat(400),
  'with an exponent': '1e5',
  negative: '-1',
  NaN: 'NaN',
  infinite: 'Infinity',
  hexadecimal: '0x10',
  empty: '',
  blank: '   ',
  'with a zero byte': '1\u0000',
  'with a comma': '0,001',
  'in other digits': '１２',
  'with too many decimals': '1.0000000001',
  'a quotation': `'; drop table user; --`,
  'an object': '[object Object]',
  'a prototype': '__proto__',
};

let server: TestApp;
let ann: { token: string; owner: string };
let token: string;
/** Of a case of hers. */
let reviewId: number;
let digest: string;
beforeAll(async () => {
  const product = () => ({ specification, domains: [...domains, exampleReviews] });
  server = await startTestApp({}, {}, product);
  ann = await server.person('ann@example.com');
  ({ token } = ann);
  await server.call('placeSpotOrder', good.placeSpotOrder, { token });
  const payout = { owner: ann.owner, to: 'user:404', units: 1n, reference: '' };
  reviewId = await server.context.writer.runHouse('test.payout', (tx) => askPayout(tx, payout));
  await openContracts();
  // Whatever else is said is refused until it is decided.
  await server.call('submitBasicVerification', good.submitBasicVerification, { token });
  digest = await stateDigest();
});
afterAll(() => server.close());

/** Her contracts, one for each call that ends or changes one. */
const contracts: Partial<Record<string, string>> = {};

async function openContracts(): Promise<void> {
  const { context } = server;
  await readyForContracts(context, ann.owner, '1000');
  await markAt(context, '50000');
  const market = { ...good.openPosition, status: '1' };
  for (const [call, form] of [
    ['closePosition', market],
    ['closePositions', market],
    ['setStops', market],
    ['cancelLeverOrder', good.openPosition],
  ] as const)
    contracts[call] = String((await server.call('openPosition', form, { token })).data.id);
  contracts['addMargin'] = contracts['setStops'];
  contracts['redeemEarly'] = String((await server.call('host', good.host, { token })).data.id);
  await fundDemo(context.writer, [optionHouseOwner]);
  contracts['optionSettlement'] = String(
    (await server.call('placeOption', good.placeOption, { token })).data.id,
  );
}

/** What these accounts have, free and held. */
function accountTexts(isAsked: (account: { owner: string }) => boolean): string[] {
  return [...server.memory.ledger.all()]
    .filter(isAsked)
    .map(({ owner, kind, asset, available, held }) =>
      [owner, kind, asset, `${available}`, `${held}`].join(' '),
    )
    .sort();
}

const counted = ['user', 'session', 'code', 'spot_order', 'command', 'review'] as const;

/** Everything that a command could have changed. */
async function stateDigest(): Promise<string> {
  const { store } = server.context;
  const { exchange } = server.memory;
  const accounts = accountTexts(() => true);
  const orders = [...exchange.allOpen()].map(({ id, filledQuantity }) => `${id} ${filledQuantity}`).sort();
  const count = async (table: (typeof counted)[number]) =>
    String(
      (
        await store.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('rows'))
          .execute()
      )[0]?.rows,
    );
  const rows = await Promise.all(counted.map(count));
  return JSON.stringify([accounts, orders, rows]);
}

async function send(
  call: Call,
  text: string,
  options: { token?: string; type?: string } = {},
): Promise<Answer> {
  const answer = await server.app.inject({
    method: call.method as 'GET',
    url: call.isForm ? call.path : `${call.path}${text ? `?${text}` : ''}`,
    headers: {
      ...(call.isForm ? { 'content-type': options.type ?? formType } : {}),
      ...(call.needsSession ? { authorization: options.token ?? token } : {}),
    },
    ...(call.isForm ? { payload: text } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

function textOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

function expectRefused({ status, body }: Answer, field?: string): void {
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ type: 'error', code: -1, message: expect.stringMatching(/\S/) });
  expect(body.msg).toBe(body.message);
  // The last ones are how the validator puts it.
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts|ajv|pattern|sqlite|must (?:match|have|not|be (?:string|equal|object))/i,
  );
  if (field !== undefined) {
    expect(status).toBe(400);
    expect(body.data.fields).toHaveProperty([field], expect.stringMatching(/\S/));
  }
}

it('every call has a good form to spoil', () => {
  const named = calls.filter(({ properties }) => Object.keys(properties).length > 0);
  expect(Object.keys(good).sort()).toEqual(named.map(({ operationId }) => operationId).sort());
});

for (const call of calls) {
  describe(call.operationId, () => {
    if (Object.keys(call.properties).length > 0) spoilFields(call);
    if (call.required.length > 0) leaveFieldsOut(call);
    if (call.isForm) spoilBody(call);
    if (call.needsSession) spoilToken(call);

    it('refuses a field that it does not have', async () => {
      const form = good[call.operationId] ?? {};
      for (const name of ['admin', 'constructor', '__proto__x', 'user_id']) {
        expectRefused(await send(call, textOf({ ...form, [name]: '1' })), name);
      }
    });

    it('is not judged field by field when there are more of them than any form has', async () => {
      const many = Object.fromEntries(Array.from({ length: 2000 }, (_, count) => [`f${count}`, '']));
      const answer = await send(call, textOf({ ...good[call.operationId], ...many }));
      expectRefused(answer);
      expect(answer.status).toBe(400);
      expect(answer.body.data).toEqual({ reason: 'system.invalid' });
    });

    afterAll(async () => expect(await stateDigest()).toBe(digest));
  });
}

function leaveFieldsOut(call: Call): void {
  it('names each required field that is missing', async () => {
    const form = good[call.operationId]!;
    for (const name of call.required) {
      const rest = Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));
      expectRefused(await send(call, textOf(rest)), name);
    }
    const { body } = await send(call, '');
    expect(Object.keys(body.data.fields ?? {}).sort()).toEqual([...call.required].sort());
  });
}

function spoilFields(call: Call): void {
  const form = good[call.operationId]!;
  const names = Object.keys(call.properties);

  it('names each field that comes twice', async () => {
    for (const name of names) {
      const text = `${textOf({ ...form, [name]: '1' })}&${textOf({ [name]: '2' })}`;
      expectRefused(await send(call, text), name);
    }
  });

  it.each(Object.entries(badValues))('takes no value that is %s', async (_, value) => {
    for (const name of names) {
      // An id that callers make up may be any of these words.
      if (/^client_/.test(name) && isAllowed(call.properties[name]!, value)) continue;
      const answer = await send(call, textOf({ ...form, [name]: value }));
      if (isAllowed(call.properties[name]!, value)) {
        // Free text: the rules judge it, or nothing is found by it.
        expect(answer.status).toBeLessThan(500);
        expect(['ok', 'error', '998']).toContain(answer.body.type);
      } else expectRefused(answer, name);
      expect(await stateDigest()).toBe(digest);
    }
  });

  it('has an answer to an amount that no account can have', async () => {
    for (const name of names.filter((each) => isAllowed(call.properties[each]!, '0.5')))
      for (const value of ['999999999999999', '999999999999999.99', '9999999999999999999']) {
        const answer = await send(call, textOf({ ...form, [name]: value }));
        expect({ name, value, isAnswered: answer.status < 500 }).toEqual({ name, value, isAnswered: true });
        expect(await stateDigest()).toBe(digest);
      }
  });

  // It looks at how long something takes: for the proofs.
  it.runIf(process.env.FULL === '1')(
    'judges a field that fills the whole body within two seconds',
    async () => {
      // Repeats that a careless pattern tries to divide in every possible way.
      const repeats = ['a', '1', '.', 'a@', 'a.', '0.0', ' '];
      for (const name of names) {
        for (const part of repeats) {
          const value = `a@${part.repeat(60_000 / encodeURIComponent(part).length)} `;
          const startMs = performance.now();
          expectRefused(await send(call, textOf({ ...form, [name]: value })), name);
          expect({ name, part, isQuick: performance.now() - startMs < 2000 }).toMatchObject({
            isQuick: true,
          });
        }
      }
    },
  );
}

function spoilBody(call: Call): void {
  const form = good[call.operationId] ?? {};

  it('refuses a body of more than 64 KiB', async () => {
    const answer = await send(call, textOf({ ...form, filler: 'x'.repeat(70_000) }));
    expectRefused(answer);
    expect(answer).toMatchObject({ status: 413, body: { data: { reason: 'system.tooLarge' } } });
  });

  it('refuses a body that is not a form', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'nonsense']) {
      const answer = await send(call, JSON.stringify(form), { type });
      expectRefused(answer);
      expect(answer.status).toBe(400);
    }
  });
}

function spoilToken(call: Call): void {
  it('answers 999 to a wrong token, whatever else is wrong', async () => {
    const wrong = ['', 'x', 'x'.repeat(43), token.slice(1), `Bearer ${token}`, 'x'.repeat(5000)];
    for (const tried of wrong) {
      const { status, body } = await send(call, 'admin=1', { token: tried });
      expect({ status, type: body.type }).toEqual({ status: 200, type: '999' });
    }
  });
}

/** What these answer somebody who has sent no pictures and no coins, and had no code sent. */
const unprepared: Record<string, string> = {
  ...{ submitAdvancedVerification: '998', uploadPreview: 'error' },
  sandboxReorganise: 'error',
  requestDeposit: 'error',
  ...{ requestWithdrawal: '998', cancelWithdrawal: 'error' },
  ...{ addWithdrawalAddress: 'error', deleteWithdrawalAddress: 'error', approveWithdrawalAddress: 'error' },
  ...{ liftWithdrawalHold: 'error', bindContact: 'error', askClosing: 'error', askCopy: 'error' },
};

async function withdrawVerification(): Promise<void> {
  const [row] = await server.context.reviews.of({ owner: ann.owner, kind: 'verification.basic', limit: 1 });
  await server.context.reviews.withdraw(ann.owner, Number(row!.id));
}

/** Their money comes after a review; that of withdrawals goes for who is verified (withdrawals.test.ts). */
const asksForMoney = ['requestDeposit', 'requestWithdrawal', 'cancelWithdrawal'];

describe('a call that changes what its caller has', () => {
  // Whoever ends the session cannot go on.
  const own = calls.filter(({ needsSession, operationId }) => needsSession && operationId !== 'logout');

  it.each(own)('$operationId says so: x-money $movesMoney', async (call) => {
    const { owner } = ann;
    const [open] = server.memory.exchange.openOrders(owner);
    const oldest: Record<string, Record<string, string>> = {
      cancelSpotOrder: { id: String(open?.id) },
      cancelSpotOrders: { ...good.cancelSpotOrders, until_id: String(open?.id) },
      withdrawReview: { review_id: String(reviewId) },
      ...Object.fromEntries(
        Object.entries(contracts).map(([called, id = '']) => [called, { ...good[called], id }]),
      ),
      closePositions: { ...good.closePositions, until_id: contracts['closePositions']! },
      changePassword: { ...good.changePassword, old_password: password },
      saveBankCard: bankForm,
    };
    const form = oldest[call.operationId] ?? good[call.operationId];
    if (call.operationId === 'submitBasicVerification') await withdrawVerification();
    if (call.operationId === 'deleteBankCard')
      for (const [before, sent] of Object.entries({
        saveBankCard: bankForm,
        setFundPassword: good.setFundPassword,
      }))
        await server.call(before, sent, { token });
    // Bad passwords were wrong ones as well.
    await server.context.writer.run('test.tries', ({ db }) => db.deleteFrom('own_try').execute());
    const isAnns = (account: { owner: string }) => account.owner === owner;
    const before = accountTexts(isAnns);
    const { body } = await send(call, textOf(form ?? {}));
    expect(body.type).toBe(unprepared[call.operationId] ?? 'ok');
    const isMoved = accountTexts(isAnns).join() !== before.join();
    expect(isMoved).toBe(call.movesMoney && !asksForMoney.includes(call.operationId));
    const commands = await server.context.store.db.selectFrom('command').select('name').execute();
    expect(commands.length > 0).toBe(true);
    const undeclared = commands.filter(({ name }) => !Object.hasOwn(joined(domains, 'commands'), name));
    expect(undeclared).toEqual([]);
  });
});
