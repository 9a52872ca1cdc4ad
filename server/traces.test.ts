// rules.tsv: what the server refuses, and that it says in English what the row says.
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { eip55 } from '../contracts/rules/chainAddress.ts';
import { fieldsInScope, messageOf, rulesInScope } from '../contracts/spec/rows.ts';
import { pairs } from './domains/market/market.config.ts';
import { markAt, readyForContracts } from './testing/contractStates.ts';
import { readyForOptions, tickAt } from './testing/optionStates.ts';
import { photo } from './testing/pictureFiles.ts';
import { sendFile } from './testing/sendFile.ts';
import { verifyBoth } from './testing/verificationStates.ts';
import { saveUsed } from './testing/withdrawalStates.ts';
import { password, registration, startTestApp } from './testing/startTestApp.ts';
import type { TestApp } from './testing/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let people = 0;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.advance(1000);
  await server.context.market.step();
  ann = await server.person('ann@example.com');
});
afterAll(() => server.close());

type Form = Record<string, string | undefined>;
type Answer = Awaited<ReturnType<TestApp['call']>>;

function ask(call: string, form: Form, token?: string): Promise<Answer> {
  const sent = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return server.call(call, Object.fromEntries(sent), { token, language: 'en' });
}

async function codeFor(user_string: string, type: 'register' | 'forget' = 'register'): Promise<string> {
  return (await ask('sendEmailCode', { user_string, type })).data.sandbox_code;
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** A registration that is right but for what changes in it. */
async function register(changes: Form = {}): Promise<Answer> {
  const address = `person${(people += 1)}@example.com`;
  return ask('register', { ...registration(address, await codeFor(address)), ...changes });
}

/** As above, of a phone number; without a code where the rule comes before it. */
const registerPhone = (user_string: string): Promise<Answer> =>
  register({ type: 'mobile', user_string, area_code: '49', code: '123456' });

async function reset(changes: Form = {}): Promise<Answer> {
  const account = `forgetful${(people += 1)}@example.com`;
  await server.person(account);
  server.clock.advance(60_000);
  const code = await codeFor(account, 'forget');
  return ask('resetPassword', {
    account,
    code,
    password: 'new horse 8',
    repassword: 'new horse 8',
    ...changes,
  });
}

/** A buy of a thousandth of a bitcoin far below the market. */
const order = (changes: Form = {}, token: string | undefined = ann.token): Promise<Answer> =>
  ask(
    'placeSpotOrder',
    { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000', ...changes },
    token,
  );

const transfer = (changes: Form): Promise<Answer> =>
  ask(
    'transfer',
    { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever', ...changes },
    ann.token,
  );

interface Breach {
  break: () => Promise<Answer>;
  /** The field that the answer names. */
  field?: string;
  /** Figures of the message. */
  values?: Record<string, string>;
}

/** How each rule that the server checks is broken. */
const breaches: Record<string, Breach> = {
  'session.session.required': { break: () => ask('balances', {}) },
  'session.register.phone_required': { break: () => registerPhone('   '), field: 'user_string' },
  'session.register.phone_valid': { break: () => registerPhone('151 letters'), field: 'user_string' },
  'session.register.email_required': {
    break: () => ask('sendEmailCode', { user_string: '', type: 'register' }),
    field: 'user_string',
  },
  'session.register.email_valid': { break: () => register({ user_string: 'nobody' }), field: 'user_string' },
  'session.register.username_required': {
    break: () => register({ type: 'username', user_string: '   ', code: undefined }),
    field: 'user_string',
  },
  'session.register.code_required': { break: () => register({ code: undefined }), field: 'code' },
  'session.register.code_valid': {
    async break() {
      const address = 'wrong.code@example.com';
      return ask('register', registration(address, otherThan(await codeFor(address))));
    },
    field: 'code',
  },
  'session.register.password_required': { break: () => register({ password: undefined }), field: 'password' },
  'session.register.password_length': {
    break: () => register({ password: '12345', re_password: '12345' }),
    field: 'password',
  },
  'session.register.confirm_required': {
    break: () => register({ re_password: undefined }),
    field: 're_password',
  },
  'session.register.confirm_match': {
    break: () => register({ re_password: 'other 77' }),
    field: 're_password',
  },
  'session.register.invitation_required': {
    break: () => register({ extension_code: undefined }),
    field: 'extension_code',
  },
  'session.register.invitation_known': {
    break: () => register({ extension_code: 'NOBODY77' }),
    field: 'extension_code',
  },
  'session.register.unused': {
    async break() {
      server.clock.advance(60_000);
      return ask('register', registration('ann@example.com', await codeFor('ann@example.com')));
    },
    field: 'user_string',
  },
  'session.code.address_required': {
    break: () => ask('sendEmailCode', { user_string: 'nobody', type: 'register' }),
    field: 'user_string',
  },
  'session.code.phone_required': {
    break: () => ask('sendSmsCode', { mobile: '151letters', area_code: '49', type: 'register' }),
    field: 'mobile',
  },
  'session.code.cooldown': {
    async break() {
      const form = { mobile: '15112349999', area_code: '49', type: 'register' };
      await ask('sendSmsCode', form);
      server.clock.advance(59_000);
      return ask('sendSmsCode', form);
    },
    values: { seconds: '1' },
  },
  'session.login.credentials': {
    break: () => ask('login', { user_string: 'ann@example.com', password: 'guess 77', user_type: 'email' }),
  },
  'session.forgot.code_sms': {
    break: () =>
      ask('checkMobileCode', {
        mobile: '15112340000',
        area_code: '49',
        mobile_code: '123456',
        type: 'forget',
      }),
    field: 'mobile_code',
  },
  'session.forgot.code_email': {
    break: () =>
      ask('checkEmailCode', { user_string: 'ann@example.com', email_code: '123456', type: 'forget' }),
    field: 'email_code',
  },
  'session.forgot.identifier_required': { break: () => reset({ account: undefined }), field: 'account' },
  'session.forgot.password_length': {
    break: () => reset({ password: '12345', repassword: '12345' }),
    field: 'password',
  },
  'session.forgot.confirm_match': { break: () => reset({ repassword: 'other 77' }), field: 'repassword' },
  'session.language.known': { break: () => ask('setLanguage', { lang: 'xx' }), field: 'lang' },
  'wallet.transfer.amount_required': { break: () => transfer({ number: '0' }), field: 'number' },
  'wallet.transfer.balance': { break: () => transfer({ number: '9999999' }), field: 'number' },
  'wallet.transfer.accounts_differ': { break: () => transfer({ to_field: 'change' }), field: 'to_field' },
  'spot.order.login': {
    break: () =>
      ask('placeSpotOrder', { legal_id: '3', currency_id: '1', type: '1', amount: '1', target_price: '1' }),
  },
  'spot.order.quantity_required': { break: () => order({ amount: '0' }), field: 'amount' },
  'spot.order.sale_quantity_required': { break: () => order({ amount: '0', type: '2' }), field: 'amount' },
  'spot.order.price_required': { break: () => order({ target_price: '0' }), field: 'target_price' },
  'spot.order.price_tick': {
    break: () => order({ target_price: '50000.001' }),
    field: 'target_price',
    values: { tick: '0.01' },
  },
  'spot.order.quantity_step': {
    break: () => order({ amount: '0.0010001' }),
    field: 'amount',
    values: { step: '0.00001' },
  },
  'market.vote.daily': {
    break: async () => {
      const rises = { currency_id: '1', legal_id: '3', type: '1' };
      await ask('vote', rises, ann.token);
      return ask('vote', rises, ann.token);
    },
  },
  'spot.order.minimum': {
    break: () => order({ amount: '0.00001' }),
    field: 'amount',
    values: { min: '5' },
  },
  'spot.order.balance': { break: () => order({ amount: '5' }), field: 'amount' },
  'spot.order.sellable': {
    break: () => order({ type: '2', amount: '50', target_price: '90000' }),
    field: 'amount',
  },
  // Bought for twice and half of what the market asks: half of it is the most that a price may be away.
  'spot.order.price_band': {
    async break() {
      const market = server.memory.exchange.bestAsk('BTC/USDT')!;
      return order({ amount: '0.01', target_price: new BigNumber(market).times('0.2').toFixed(2) });
    },
    field: 'target_price',
    values: { percent: '80%' },
  },
  'spot.order.pair_open': {
    async break() {
      const bitcoin = pairs.find(({ symbol }) => symbol === 'BTC/USDT')!;
      Object.assign(bitcoin, { open: false });
      try {
        return await order();
      } finally {
        Object.assign(bitcoin, { open: true });
      }
    },
  },
  'spot.cancel.confirm': { break: () => ask('cancelSpotOrder', { id: '999999' }, ann.token) },
};
const papers = { country: 'Germany', name: 'Ann', address: 'Road 1' };

async function submitBasic(changes: Form = {}): Promise<Answer> {
  const { token } = await server.person(`paper${(people += 1)}@example.com`);
  return ask('submitBasicVerification', { ...papers, card_id: `C01X${people}`, ...changes }, token);
}

/** Somebody whose basic verification is verified, with three pictures. */
async function withPictures() {
  const { token } = await server.person(`picture${(people += 1)}@example.com`);
  await ask('submitBasicVerification', { ...papers, card_id: `C02X${people}` }, token);
  for (let step = 0; step < 2; step += 1) {
    server.clock.advance(2000);
    await server.context.dueWork.run();
  }
  const file = await photo();
  const upload = async (): Promise<string> => (await sendFile(server, file, { token })).data;
  return { token, front_pic: await upload(), reverse_pic: await upload(), hand_pic: await upload() };
}

async function submitAdvanced(changes: Form = {}): Promise<Answer> {
  const { token, ...pictures } = await withPictures();
  return ask('submitAdvancedVerification', { ...pictures, ...changes }, token);
}

Object.assign(breaches, {
  'verification.basic.country_required': {
    break: () => submitBasic({ country: undefined }),
    field: 'country',
  },
  'verification.basic.name_required': { break: () => submitBasic({ name: undefined }), field: 'name' },
  'verification.basic.id_required': { break: () => submitBasic({ card_id: undefined }), field: 'card_id' },
  'verification.basic.id_unused': {
    async break() {
      await submitBasic({ card_id: 'C03X47' });
      return submitBasic({ card_id: 'c03-x47' });
    },
    field: 'card_id',
  },
  'verification.basic.address_required': {
    break: () => submitBasic({ address: undefined }),
    field: 'address',
  },
  'verification.basic.once': {
    async break() {
      const { token } = await server.person(`twice${(people += 1)}@example.com`);
      const form = { ...papers, card_id: `C04X${people}` };
      await ask('submitBasicVerification', form, token);
      return ask('submitBasicVerification', form, token);
    },
  },
  'verification.advanced.basic_first': {
    async break() {
      const { token } = await server.person(`first${(people += 1)}@example.com`);
      const pictures = { front_pic: '/upload/a', reverse_pic: '/upload/b', hand_pic: '/upload/c' };
      return ask('submitAdvancedVerification', pictures, token);
    },
  },
  'verification.advanced.front_required': {
    break: () => submitAdvanced({ front_pic: undefined }),
    field: 'front_pic',
  },
  'verification.advanced.back_required': {
    break: () => submitAdvanced({ reverse_pic: undefined }),
    field: 'reverse_pic',
  },
  'verification.advanced.holding_required': {
    break: () => submitAdvanced({ hand_pic: undefined }),
    field: 'hand_pic',
  },
  'verification.upload.size': { break: () => sendFile(server, Buffer.alloc(10_485_761, 'a'), ann) },
  'verification.upload.type': {
    break: () => sendFile(server, Buffer.from('no picture'), ann),
    field: 'file',
  },
  'verification.upload.owner': {
    async break() {
      const { data: path } = await sendFile(server, await photo(), ann);
      return submitAdvanced({ hand_pic: path });
    },
    field: 'hand_pic',
  },
} satisfies Record<string, Breach>);

/** Asks for an address of USDT after a change of what is open. */
async function addressWith(changes: object): Promise<Answer> {
  const { deposits } = server.context;
  const { networks, source } = deposits;
  // A server that listens reads chains by itself.
  for (const { watcher } of deposits.chains()) await watcher.step();
  Object.assign(deposits, changes);
  try {
    const { token } = await server.person(`depositor${(people += 1)}@example.com`);
    return await ask('depositAddress', { currency: '3', network: 'trc20' }, token);
  } finally {
    Object.assign(deposits, { networks, source });
  }
}

Object.assign(breaches, {
  'deposit.address.configured': {
    break: () => addressWith({ source: { next: () => Promise.resolve(undefined) } }),
  },
  'deposit.coin.open': {
    break: () =>
      addressWith({
        networks: server.context.deposits.networks.map((each) => ({
          ...each,
          suspended: 'deposit.chainBehind',
        })),
      }),
    field: 'network',
    values: { coin: 'USDT', network: 'TRC20' },
  },
} satisfies Record<string, Breach>);

/** A claim that is right but for what changes in it, of somebody who has uploaded a proof. */
async function claim(changes: Form = {}, given?: { token: string }): Promise<Answer> {
  const { token } = given ?? (await server.person(`claimant${(people += 1)}@example.com`));
  const imgs = (await sendFile(server, await photo(), { token })).data as string;
  const form = { currency: '3', network: 'trc20', type: 'hash', amount: '20', account: 'a'.repeat(64), imgs };
  return ask('requestDeposit', { ...form, ...changes }, token);
}

const payer = { bkname: 'Nordbank', bkcardnumer: '4000000000000127', cardname: 'Ann Person' };
const claimBank = (changes: Form = {}, given?: { token: string }): Promise<Answer> =>
  claim(
    { currency: '9999', type: 'bank', network: undefined, account: undefined, ...payer, ...changes },
    given,
  );

Object.assign(breaches, {
  'deposit.claim.amount_required': { break: () => claim({ amount: '0' }), field: 'amount' },
  'deposit.claim.amount_format': {
    break: () => claimBank({ amount: '20.001' }),
    field: 'amount',
    values: { n: '2' },
  },
  'deposit.claim.minimum': {
    break: () => claim({ amount: '9.99' }),
    field: 'amount',
    values: { min: '10', asset: 'USDT' },
  },
  'deposit.claim.hash_required': { break: () => claim({ account: 'a'.repeat(63) }), field: 'account' },
  'deposit.claim.hash_once': {
    async break() {
      const person = await server.person(`claimant${(people += 1)}@example.com`);
      await claim({}, person);
      return claim({}, person);
    },
    field: 'account',
  },
  'deposit.claim.proof_required': { break: () => claim({ imgs: '/upload/none' }), field: 'imgs' },
  'deposit.claim.proof_size': { break: () => sendFile(server, Buffer.alloc(10_485_761, 'a'), ann) },
  'deposit.claim.proof_type': {
    break: () => sendFile(server, Buffer.from('no picture'), ann),
    field: 'file',
  },
  'deposit.claim.bank_fields': { break: () => claimBank({ bkname: undefined }), field: 'bkname' },
  'deposit.claim.cancel': {
    async break() {
      const person = await server.person(`claimant${(people += 1)}@example.com`);
      await claimBank({}, person);
      const [{ id }] = (await ask('reviews', {}, person.token)).data;
      for (let step = 0; step < 2; step += 1) {
        server.clock.advance(2000);
        await server.context.dueWork.run();
      }
      return ask('withdrawReview', { review_id: String(id) }, person.token);
    },
  },
} satisfies Record<string, Breach>);

async function saveCard(changes: Form = {}): Promise<Answer> {
  const { token } = await server.person(`card${(people += 1)}@example.com`);
  return ask('saveBankCard', { ...bankForm, ...changes }, token);
}
const cardWithout = (field: string): Breach => ({ break: () => saveCard({ [field]: undefined }), field });

Object.assign(breaches, {
  'bank.card.name_required': cardWithout('name'),
  'bank.card.branch_name_required': cardWithout('branch_name'),
  'bank.card.branch_number_required': cardWithout('branch_number'),
  'bank.card.number_required': { break: () => saveCard({ bank_account: '1234X' }), field: 'bank_account' },
  'bank.card.bank_name_required': cardWithout('bank_name'),
  'bank.card.branch_required': cardWithout('bank_branch'),
  'bank.card.bank_address_required': cardWithout('bank_address'),
  'bank.card.swift_required': { break: () => saveCard({ swift_code: 'SMPLDEFFX' }), field: 'swift_code' },
  'bank.card.iban_required': cardWithout('iban'),
  'bank.card.holder_required': {
    async break() {
      const { token } = await server.person(`holder${(people += 1)}@example.com`);
      await ask('submitBasicVerification', { ...papers, card_id: `C05X${people}` }, token);
      for (let step = 0; step < 2; step += 1) {
        server.clock.advance(2000);
        await server.context.dueWork.run();
      }
      return ask('saveBankCard', { ...bankForm, real_name: 'Jonas Weber' }, token);
    },
    field: 'real_name',
  },
  'bank.card.address_required': cardWithout('residence_address'),
  'bank.card.postal_code_required': cardWithout('postal_code'),
  'bank.card.delete': {
    async break() {
      const { token } = await server.person(`delete${(people += 1)}@example.com`);
      const fund = { password: '284173', re_password: '284173', login_password: password };
      await ask('setFundPassword', fund, token);
      await ask('saveBankCard', bankForm, token);
      return ask('deleteBankCard', { pay_password: '284174' }, token);
    },
    field: 'pay_password',
  },
} satisfies Record<string, Breach>);

const fund = '482913';

/** Somebody whose fund password is set, unless told. */
async function owner(hasFund = true): Promise<{ token: string }> {
  const person = await server.person(`owner${(people += 1)}@example.com`);
  const form = { password: fund, re_password: fund, login_password: password };
  if (hasFund) await ask('setFundPassword', form, person.token);
  return person;
}

async function changeFund(changes: Form, hasFund = true): Promise<Answer> {
  const { token } = await owner(hasFund);
  return ask('setFundPassword', { password: '730264', re_password: '730264', ...changes }, token);
}

async function changeLogin(changes: Form): Promise<Answer> {
  const { token } = await owner(false);
  return ask('changePassword', { old_password: password, password: 'battery staple 8', ...changes }, token);
}

Object.assign(breaches, {
  'account.password.old_required': {
    break: () => changeLogin({ old_password: undefined }),
    field: 'old_password',
  },
  'account.password.new_required': { break: () => changeLogin({ password: '12345' }), field: 'password' },
  'account.password.old_right': {
    break: () => changeLogin({ old_password: 'guess 77' }),
    field: 'old_password',
  },
  'account.fund_password.digits': {
    break: () => changeFund({ password: '73026', re_password: '73026', login_password: password }, false),
    field: 'password',
  },
  'account.fund_password.repeat_match': {
    break: () => changeFund({ re_password: '730265', login_password: password }, false),
    field: 're_password',
  },
  'account.fund_password.old_required': { break: () => changeFund({}), field: 'oldpassword' },
  'account.fund_password.old_right': {
    break: () => changeFund({ oldpassword: '918273' }),
    field: 'oldpassword',
  },
  'account.fund_password.forgotten': {
    break: () => changeFund({ login_password: password, code: '' }),
    field: 'code',
  },
  'account.fund_password.locked': {
    async break() {
      const { token } = await owner();
      const form = { password: '730264', re_password: '730264', oldpassword: '918273' };
      for (let tries = 0; tries < 5; tries += 1) await ask('setFundPassword', form, token);
      return ask('setFundPassword', form, token);
    },
    values: { time: '1 min' },
  },
} satisfies Record<string, Breach>);

const savedTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const savedEvm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** An address that is right to save but for what changes in it; another one was saved before where that is named. */
async function saveAddress(changes: Form = {}, before?: Form): Promise<Answer> {
  const { token } = await owner();
  const withCode = async (form: Form) => {
    server.clock.advance(60_000);
    const code = (await ask('sendOwnCode', { type: 'address' }, token)).data.sandbox_code;
    const right = { currency_id: '3', netType: 'TRC20', address: savedTron, pay_password: fund, code };
    return ask('addWithdrawalAddress', { ...right, ...form }, token);
  };
  if (before) expect(await withCode(before)).toMatchObject({ type: 'ok' });
  return withCode(changes);
}

Object.assign(breaches, {
  'account.own_code.cooldown': {
    async break() {
      const { token } = await owner();
      await ask('sendOwnCode', { type: 'address' }, token);
      return ask('sendOwnCode', { type: 'address' }, token);
    },
    values: { seconds: '60' },
  },
  'account.own_code.address': {
    async break() {
      const name = `Nobody_${(people += 1)}`;
      await ask('register', { ...registration(name, ''), type: 'username', code: undefined });
      const form = { user_string: name, password, user_type: 'username' };
      return ask('sendOwnCode', { type: 'address' }, (await ask('login', form)).data);
    },
  },
  'withdrawal.address.coin_required': {
    break: () => saveAddress({ netType: undefined }),
    field: 'netType',
  },
  'withdrawal.address.address_required': {
    break: () => saveAddress({ address: undefined }),
    field: 'address',
  },
  'withdrawal.address.address_valid': {
    break: () => saveAddress({ address: savedTron.slice(0, -1) }),
    field: 'address',
    values: { network: 'TRC20' },
  },
  'withdrawal.address.fund_password': {
    break: () => saveAddress({ pay_password: '48291' }),
    field: 'pay_password',
  },
  'withdrawal.address.code_required': { break: () => saveAddress({ code: undefined }), field: 'code' },
  'withdrawal.address.unused': { break: () => saveAddress({}, {}), field: 'address' },
  'withdrawal.address.refused': {
    break: () => saveAddress({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }),
    field: 'address',
  },
  'withdrawal.address.lookalike': {
    break: () =>
      saveAddress(
        { netType: 'ERC20', address: eip55(`0x5aae${'17'.repeat(16)}eaed`) },
        { netType: 'ERC20', address: savedEvm },
      ),
    field: 'address',
    values: { label: '0x5aAe…eAed' },
  },
  'withdrawal.address.confirm': {
    async break() {
      const { token } = await owner();
      return ask('approveWithdrawalAddress', { address_id: '1' }, token);
    },
  },
  'withdrawal.address.owner': {
    async break() {
      const { token } = await owner();
      return ask('deleteWithdrawalAddress', { address_id: '1' }, token);
    },
  },
} satisfies Record<string, Breach>);

/** Ready to withdraw but for what is prepared; a request that is right but for what changes in it. */
async function withdraw(
  changes: Form = {},
  prepare: (person: { token: string; owner: string; userId: number }) => Promise<unknown> = async () => {},
): Promise<Answer> {
  const person = await server.person(`leaver${(people += 1)}@example.com`);
  const form = { password: fund, re_password: fund, login_password: password };
  await ask('setFundPassword', form, person.token);
  await verifyBoth(server.context, person.owner, { card_id: `LV${100_000 + people}` });
  await saveUsed(server.context, person.owner);
  await prepare(person);
  return requestOf(person.token, changes);
}

async function requestOf(token: string, changes: Form = {}): Promise<Answer> {
  server.clock.advance(60_000);
  const code = (await ask('sendOwnCode', { type: 'withdrawal' }, token)).data.sandbox_code;
  const right = { currency: '3', number: '50', address: savedTron, pay_password: fund, code };
  return ask('requestWithdrawal', { ...right, ...changes }, token);
}

const changeAddress = (owner: string, values: { usable_at: number }) =>
  server.context.writer.run('test.address', ({ db }) =>
    db.updateTable('withdrawal_address').set(values).where('owner', '=', owner).execute(),
  );

Object.assign(breaches, {
  'account.fund_password.set_first': {
    async break() {
      const { token } = await owner(false);
      return ask('deleteWithdrawalAddress', { address_id: await savedId(token) }, token);
    },
  },
  'withdrawal.request.login': {
    break: () =>
      ask('requestWithdrawal', { currency: '3', number: '50', pay_password: fund, code: '123456' }),
  },
  'withdrawal.request.verified': {
    break: async () => requestOf((await owner()).token),
  },
  'withdrawal.request.fund_password_set': {
    break: () =>
      withdraw({}, ({ userId }) =>
        server.context.writer.run('test.fund', ({ db }) =>
          db.deleteFrom('fund_password').where('user_id', '=', BigInt(userId)).execute(),
        ),
      ),
  },
  'withdrawal.request.address_required': {
    break: () => withdraw({ address: savedEvm }),
    field: 'address',
  },
  'withdrawal.request.address_held': {
    break: () =>
      withdraw({}, ({ owner }) => changeAddress(owner, { usable_at: server.clock.now() + 6_000_000 })),
    field: 'address',
    values: { time: '99 min' },
  },
  'withdrawal.request.security_hold': {
    break: () =>
      withdraw({}, async ({ token, userId }) => {
        expect((await ask('balances', {}, token)).type).toBe('ok');
        const until = Date.UTC(2026, 5, 1, 12);
        const row = { user_id: userId, reason: 'password', since: server.clock.now(), until };
        return server.context.writer.run('test.hold', ({ db }) =>
          db.insertInto('withdrawal_hold').values(row).execute(),
        );
      }),
    values: { time: '1 Jun, 12:00 UTC', what: 'your login password' },
  },
  'withdrawal.request.amount_required': { break: () => withdraw({ number: '0' }), field: 'number' },
  'withdrawal.request.minimum': {
    break: () => withdraw({ number: '19' }),
    field: 'number',
    values: { min: '20', asset: 'USDT' },
  },
  'withdrawal.request.balance': { break: () => withdraw({ number: '10001' }), field: 'number' },
  'withdrawal.request.receipt_positive': {
    break: () => withAltered({ fee: '50' }, () => withdraw()),
    field: 'number',
  },
  'withdrawal.request.fund_password': {
    break: () => withdraw({ pay_password: '111111' }),
    field: 'pay_password',
  },
  'withdrawal.request.code': { break: () => withdraw({ code: '000000' }), field: 'code' },
  'withdrawal.request.daily_limit': {
    break: () =>
      withdraw({}, async ({ token }) => {
        for (const _ of [1, 2, 3]) expect(await requestOf(token)).toMatchObject({ type: 'ok' });
      }),
  },
  'withdrawal.request.remark_optional': {
    break: () => withdraw({ remark: 'a'.repeat(201) }),
    field: 'remark',
  },
  'withdrawal.request.fee_equal': {
    break: () => withdraw({ expected_receipt: '49.5' }),
    values: { fee: '1' },
  },
  'withdrawal.request.day_limit': {
    break: () =>
      withLimit('120', () =>
        withdraw({ number: '80' }, async ({ token }) => {
          expect(await requestOf(token)).toMatchObject({ type: 'ok' });
        }),
      ),
    field: 'number',
    values: { amount: '70 USDT' },
  },
  'withdrawal.request.cancel': {
    async break() {
      let own = '';
      await withdraw({}, async ({ token }) => void (own = token));
      server.clock.advance(1000);
      await server.context.withdrawalPayer!.step();
      const [{ id }] = (await ask('withdrawals', {}, own)).data.data;
      return ask('cancelWithdrawal', { id: String(id) }, own);
    },
  },
  'withdrawal.detail.owner': {
    break: async () => ask('cancelWithdrawal', { id: '1' }, (await owner()).token),
  },
  'withdrawal.bank.card_required': { break: () => withdraw({ type: 'bank', number: '60' }) },
  'withdrawal.coin.open': {
    break: () => withAltered({ suspended: true }, () => withdraw()),
    values: { coin: 'USDT', network: 'TRC20' },
  },
} satisfies Record<string, Breach>);

/** Somebody who may trade contracts, at a mark of 50,000 that is a moment old. */
async function trader(): Promise<{ token: string; owner: string }> {
  const { token, owner } = await server.person(`contracts${(people += 1)}@example.com`);
  await readyForContracts(server.context, owner, '8000');
  await markAt(server.context, '50000');
  return { token, owner };
}

/** A long of a lot at the mark. */
const open = (token: string, changes: Form = {}): Promise<Answer> => {
  const right = { currency_id: '1', legal_id: '3', share: '1', multiple: '10', type: '1', status: '1' };
  return ask('openPosition', { ...right, ...changes }, token);
};
const opening = (changes: Form, field: string, values?: Record<string, string>): Breach => ({
  ...{ break: async () => open((await trader()).token, changes), field },
  ...(values && { values }),
});
/** What is asked about the position that an order made. */
const ofPosition =
  (call: string, form: Form, order: Form = {}) =>
  async (): Promise<Answer> => {
    const { token } = await trader();
    const { data } = await open(token, order);
    return ask(call, { id: String(data.id), ...form }, token);
  };

Object.assign(breaches, {
  // 2,974.37 are free, and 1,006.25 of them are lost.
  'wallet.transfer.lever_source': {
    async break() {
      const { token } = await trader();
      await open(token, { share: '1000', margin_mode: 'cross' });
      server.clock.advance(1000);
      await markAt(server.context, '49000');
      const move = { currency_id: '3', number: '2500', from_field: 'lever', to_field: 'change' };
      return ask('transfer', move, token);
    },
    field: 'number',
  },
  'lever.order.login': {
    break: () => ask('openPosition', { currency_id: '1', legal_id: '3', share: '1', multiple: '10' }),
  },
  'lever.order.lots_required': opening({ share: undefined }, 'share'),
  'lever.order.lots_integer': opening({ share: '1.5' }, 'share'),
  'lever.order.leverage_listed': opening({ multiple: '3' }, 'multiple'),
  'lever.order.margin_mode': opening({ margin_mode: 'both' }, 'margin_mode'),
  'lever.order.limit_price': opening({ status: '0', target_price: '0' }, 'target_price'),
  'lever.order.balance': opening({ share: '2000' }, 'share'),
  'lever.order.stops': opening({ target_profit_price: '50000' }, 'target_profit_price', { price: '50,000' }),
  // USDC has no price of its own.
  'lever.order.open': opening({ currency_id: '4' }, 'currency_id'),
  'lever.close.confirm': {
    async break() {
      const { token } = await trader();
      const id = String((await open(token)).data.id);
      // No price is known for so long: it waits for the next one.
      server.clock.advance(16_000);
      expect((await ask('closePosition', { id }, token)).data.status).toBe(2);
      return ask('closePosition', { id, share: '1' }, token);
    },
  },
  'lever.cancel.confirm': { break: ofPosition('cancelLeverOrder', {}) },
  'lever.stops.side': {
    break: ofPosition('setStops', { stop_loss_price: '50001' }),
    field: 'stop_loss_price',
    values: { price: '50,000' },
  },
  'lever.margin.isolated': { break: ofPosition('addMargin', { number: '1' }, { margin_mode: 'cross' }) },
  'lever.margin.balance': { break: ofPosition('addMargin', { number: '8000' }), field: 'number' },
  'lever.order.questions': {
    async break() {
      const { token } = await server.person(`contracts${(people += 1)}@example.com`);
      return open(token);
    },
  },
  'lever.order.exposure': {
    async break() {
      const { token } = await trader();
      const contract = server.context.leverBook.contracts.get('BTC/USDT')!;
      const { exposureMax } = contract;
      Object.assign(contract, { exposureMax: '1' });
      return open(token).finally(() => Object.assign(contract, { exposureMax }));
    },
    values: { symbol: 'BTC/USDT' },
  },
  'lever.close.part': {
    break: ofPosition('closePosition', { share: '11' }, { share: '10' }),
    field: 'share',
    values: { lots: '10' },
  },
} satisfies Record<string, Breach>);

/** Somebody who has not hosted anything yet; a thousand of them brings 4 a day for 15 days. */
const hosting = (changes: Form, field?: string, values?: Record<string, string>): Breach => ({
  async break() {
    const { token } = await server.person(`hosting${(people += 1)}@example.com`);
    return ask('host', { config_id: '2', amount: '1000', ...changes }, token);
  },
  ...(field !== undefined && { field }),
  ...(values && { values }),
});
/** Redeems what was hosted, once this has happened. */
const redeeming =
  (form: Form, before: (id: string, token: string) => unknown = () => undefined) =>
  async () => {
    const { token } = await server.person(`hosting${(people += 1)}@example.com`);
    const { data } = await ask('host', { config_id: '2', amount: '1000' }, token);
    const id = String(data.id);
    await before(id, token);
    return ask('redeemEarly', { id, ...form }, token);
  };

Object.assign(breaches, {
  'hosting.host.amount_required': hosting({ amount: '0' }, 'amount'),
  'hosting.host.minimum': hosting({ amount: '499' }, 'amount', { min: '500', asset: 'USDT', coin: 'USDT' }),
  'hosting.host.balance': hosting({ amount: '10001' }, 'amount'),
  'hosting.host.product_open': hosting({ config_id: '99' }, 'config_id'),
  'hosting.redeem.refund_equal': {
    break: redeeming({ expected_refund: '941' }),
    field: 'expected_refund',
    values: { amount: '940' },
  },
  'hosting.redeem.running': {
    break: redeeming({}, () => server.clock.advance(16 * server.context.hosting.dayMs)),
  },
} satisfies Record<string, Breach>);

/** Somebody who may buy options, with this much. */
async function buyer(amount = '2000'): Promise<string> {
  const { token, owner } = await server.person(`options${(people += 1)}@example.com`);
  await readyForOptions(server.context, owner, amount);
  return token;
}

const buy = (token: string | undefined, changes: Form = {}): Promise<Answer> => {
  const right = { match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '10' };
  return ask('placeOption', { ...right, ...changes }, token);
};
const buying = (changes: Form, field: string | undefined, values?: Record<string, string>): Breach => ({
  break: async () => buy(await buyer(), changes),
  ...(field !== undefined && { field }),
  ...(values && { values }),
});

Object.assign(breaches, {
  'option.order.login': { break: () => buy(undefined) },
  'option.order.verified': {
    break: async () => buy((await server.person(`options${(people += 1)}@example.com`)).token),
  },
  'option.order.duration_required': buying({ seconds: undefined }, 'seconds'),
  'option.order.stake_required': buying({ number: '0' }, 'number'),
  'option.order.minimum': buying({ number: '9' }, 'number', { min: '10' }),
  'option.order.maximum': buying({ number: '1001' }, 'number', { max: '1,000' }),
  'option.order.balance': { break: async () => buy(await buyer('10'), {}), field: 'number' },
  'option.order.direction': buying({ type: '7' }, 'type'),
  'option.order.pair_open': buying({ match_id: '3' }, undefined),
  'option.order.open_limit': {
    async break() {
      const token = await buyer();
      for (let count = 0; count < 20; count += 1) await buy(token);
      return buy(token);
    },
  },
  'option.order.region': {
    async break() {
      const { rules } = server.context.config.products;
      const token = await buyer();
      Object.assign(rules, { option: { isOpen: false, countries: {} } });
      return buy(token).finally(() => Object.assign(rules, { option: undefined }));
    },
  },
  'option.order.questions': {
    async break() {
      const { token, owner } = await server.person(`options${(people += 1)}@example.com`);
      await verifyBoth(server.context, owner, { card_id: 'LZ700001' });
      return buy(token);
    },
  },
} satisfies Record<string, Breach>);

/** While every network has this. */
async function withAltered<Answered>(
  change: { fee?: string; suspended?: true },
  work: () => Promise<Answered>,
): Promise<Answered> {
  const { withdrawalNetworks: own } = server.context;
  const { networks } = own;
  Object.assign(own, { networks: networks.map((each) => ({ ...each, ...change })) });
  return work().finally(() => Object.assign(own, { networks }));
}

async function withLimit<Answered>(day: string, work: () => Promise<Answered>): Promise<Answered> {
  const { withdrawalNetworks: own } = server.context;
  const { limits } = own as unknown as { limits: object };
  Object.assign(own, { limits: { ...limits, USDT: day } });
  return work().finally(() => Object.assign(own, { limits }));
}

/** Of an address of somebody who could not save one: whatever id it has. */
async function savedId(token: string): Promise<string> {
  const { id } = (await ask('profile', {}, token)).data as { id: number };
  await saveUsed(server.context, `user:${id}`);
  return String((await ask('withdrawalAddresses', {}, token)).data[0].id);
}

/** The rules that the server checks and answers with a sentence of their own. */
const checked = rulesInScope().filter(
  ({ checked_by, message }) =>
    checked_by !== 'form' && !['-', 'as there', "the server's message"].includes(message),
);

describe('a broken rule', () => {
  it.each(checked)('$id is refused in the words of its row', async ({ id }) => {
    const { break: breach, field, values } = breaches[id]!;
    const answer = await breach();
    expect(answer.type).not.toBe('ok');
    expect(answer.message).toContain(messageOf(id, values));
    if (field !== undefined) expect(answer.data.fields).toHaveProperty([field]);
  });
});

describe('a visitor', () => {
  it('reads quotes, candles, agreements and countries without a session, and nothing of an account', async () => {
    const seconds = server.clock.now() / 1000;
    const candles = {
      symbol: 'BTC/USDT',
      period: '60min',
      from: String(seconds - 7200),
      to: String(seconds),
    };
    const open = [
      await ask('quotations', {}),
      await ask('candles', candles),
      await ask('articles', { c_id: '20' }),
      await ask('article', { id: '2001' }),
      await ask('areaCodes', {}),
    ];
    expect(open.map(({ type }) => type)).toEqual(Array(5).fill('ok'));
    const closed = [await ask('balances', {}), await ask('ledger', {}), await ask('spotOrders', {})];
    expect(closed.map(({ type }) => type)).toEqual(Array(3).fill('999'));
  });
});

describe('a session that has ended', () => {
  it('is answered with type 999 and a sentence', async () => {
    const answer = await ask('balances', {}, 'x'.repeat(43));
    expect(answer.type).toBe('999');
    expect(answer.message).toMatch(/\S/);
  });
});

describe('what somebody has', () => {
  const of = async ({ token }: { token: string }) => ({
    all: (await ask('balances', {}, token)).data.change_wallet.balance[2].change_balance,
    one: (await ask('balance', { currency: '3', type: 'change' }, token)).data.change_balance,
    ledger: (await ask('ledger', {}, token)).data.list.map(({ value }: { value: string }) => value),
    transfers: (await ask('transfers', {}, token)).data.data.map(({ value }: { value: string }) => value),
  });

  it('is shown to its owner alone, whoever came first [rule:wallet.account.owner]', async () => {
    const own = await startTestApp();
    const used = server;
    server = own;
    try {
      const [first, second, third] = [
        await own.person('first@example.com'),
        await own.person('second@example.com'),
        await own.person('third@example.com'),
      ];
      const move = (number: string, { token }: { token: string }) =>
        ask('transfer', { currency_id: '3', number, from_field: 'change', to_field: 'lever' }, token);
      await move('100', first);
      await move('250', third);
      const granted = ['1', '0.1', '10000'];
      const seen = await Promise.all([first, second, third].map(of));
      expect(seen.map(({ all, one }) => [all, one])).toEqual([
        ['9900', '9900'],
        ['10000', '10000'],
        ['9750', '9750'],
      ]);
      expect(seen.map(({ transfers }) => transfers)).toEqual([['100'], [], ['250']]);
      expect(seen.map(({ ledger }) => [...ledger].sort())).toEqual([
        ['-100', '100', ...granted].sort(),
        [...granted].sort(),
        ['-250', '250', ...granted].sort(),
      ]);
    } finally {
      server = used;
      await own.close();
    }
  });
});

describe('an answer', () => {
  const typeOf = (entity: string, name: string): string =>
    fieldsInScope().find(({ entity: of, field }) => of === entity && field === name)!.type_unit;

  const wireNames = ['verification code', 'password', 'confirm password', 'invitation code'];
  it.each(
    fieldsInScope().filter(({ entity, field }) => entity === 'Registration' && wireNames.includes(field)),
  )('refuses a registration without $field, at the field that its row names', async ({ wire_name }) => {
    const answer = await register({ [wire_name]: undefined });
    expect(answer.type).toBe('error');
    expect(answer.data.fields).toHaveProperty([wire_name], expect.stringMatching(/^Enter /));
  });

  it('numbers the coins and names them as their rows do', async () => {
    const numbers = [...typeOf('Currency', 'id').matchAll(/([A-Z]+) (\d+)/g)];
    expect(numbers.length).toBe(5);
    const { data } = await ask('currencies', {}, ann.token);
    const known = new Map(data.map(({ id, name }: { id: number; name: string }) => [name, id]));
    for (const [, name, id] of numbers) expect([name, known.get(name)]).toEqual([name, Number(id)]);
    const { balance } = (await ask('balances', {}, ann.token)).data.change_wallet;
    const held = new Map(
      balance.map((row: { currency: number; currency_name: string }) => [row.currency_name, row.currency]),
    );
    for (const [, name, id] of numbers) expect([name, held.get(name)]).toEqual([name, Number(id)]);
  });
});

/** A contract in each state, at figures that were worked out by hand: a lot is 0.001 BTC, and a mark of 50,000. */
async function contracts(): Promise<Record<'open' | 'pending' | 'closed' | 'liquidated', Row>> {
  const { token } = await trader();
  const rowOf = async (answer: Answer): Promise<Row> => {
    const { data } = await ask('positions', { status: '-1', id: String(answer.data.id) }, token);
    return data.message.data[0];
  };
  const pending = await rowOf(await open(token, { status: '0', target_price: '45000' }));
  const closing = await open(token, { share: '10' });
  await ask('closePosition', { id: String(closing.data.id) }, token);
  const stops = { target_profit_price: '51000', stop_loss_price: '49000' };
  const position = await rowOf(await open(token, { share: '1000', ...stops }));
  const falling = await open(token, { share: '10', multiple: '100' });
  server.clock.advance(1000);
  await markAt(server.context, '49600');
  return { open: position, pending, closed: await rowOf(closing), liquidated: await rowOf(falling) };
}
type Row = Record<string, unknown>;

/** Where a field is told, under which name, and what it says. */
const told: Record<
  string,
  [where: 'open' | 'pending' | 'closed' | 'liquidated', name: string, says: unknown]
> = {
  'order number': ['open', 'show_lever_id', expect.stringMatching(/^\d+$/)],
  product: ['open', 'symbol', 'BTC/USDT'],
  direction: ['open', 'type', 1],
  'order type': ['pending', 'order_type', 'limit'],
  'margin mode': ['open', 'margin_mode', 'isolated'],
  // 50,000 × (1 + 0.0001 + 0.000025).
  entry_price: ['open', 'price', '50006.25'],
  'limit price': ['pending', 'target_price', '45000'],
  // 50,000 × (1 − 0.0001), and slippage that rounds to the tick against the seller.
  'close_offset_price (closing price)': ['closed', 'update_price', expect.stringMatching(/^4999[45]\b/)],
  profit_take_price: ['open', 'target_profit_price', '51000'],
  stop_loss_price: ['open', 'stop_loss_price', '49000'],
  initial_margin: ['open', 'origin_caution_money', '5000.625'],
  leverage: ['open', 'multiple', 10],
  open_position_time: ['open', 'transaction_time', expect.any(Number)],
  time_to_close_position: ['closed', 'complete_time', expect.any(Number)],
  'amount (lots)': ['open', 'share', 1000],
  // At the mark; the spread and the slippage were lost.
  floating_profit_or_loss: ['open', 'profits', '-6.25'],
  // With the fee of opening.
  total_profit_or_loss: ['open', 'fact_profits', '-25.003125'],
  Liquidation_Price: ['open', 'liquidation_price', '45209.07'],
  Liquidation_Time: ['liquidated', 'liquidation_time', expect.any(Number)],
  status: ['pending', 'status', 0],
  'commision (fee)': ['open', 'trade_fee', '25.003125'],
  account_type: ['open', 'account_type', 'real_account'],
  'overnight fee (implied)': ['open', 'overnight_money', '0'],
};

describe('a contract', () => {
  let rows: ReturnType<typeof contracts> | undefined;

  it.each(fieldsInScope().filter(({ entity }) => entity === 'LeveragedPosition'))(
    'tells $field under the name of its row [field:LeveragedPosition *]',
    async ({ field, wire_name }) => {
      rows ??= contracts();
      const [where, name, says] = told[field]!;
      // How an order is asked for is a status on the wire; what it was is a name of its own.
      if (field !== 'order type') expect(wire_name).toContain(name);
      expect((await rows)[where][name]).toEqual(says);
    },
  );
});
/** Of one that runs and one that was settled. */
async function boughtOptions(): Promise<Record<'running' | 'settled', Row>> {
  const token = await buyer();
  const { id } = (await buy(token, { number: '100' })).data;
  for (let count = 0; count <= 60; count += 1) {
    server.clock.advance(1000);
    await tickAt(server.context, '50000');
  }
  await buy(token, { number: '100' });
  server.clock.advance(1000);
  await tickAt(server.context, '50000');
  const settled = (await ask('options', { status: '3', id: String(id) }, token)).data.data[0];
  return { running: (await ask('options', { status: '1' }, token)).data.data[0], settled };
}

const toldOfOptions: Record<string, [where: 'running' | 'settled', name: string, says: unknown]> = {
  product: ['running', 'symbol_name', 'BTC/USDT'],
  direction: ['running', 'type', 1],
  transaction_period: ['running', 'seconds', 60],
  open_time: ['running', 'created_at', expect.any(String)],
  close_time: ['settled', 'complete_at', expect.any(String)],
  open_price: ['running', 'open_price', '50000'],
  close_price: ['settled', 'end_price', '50000'],
  'amount (stake)': ['running', 'number', '100'],
  // Within the band: the stake came back, the fee did not.
  profit_loss: ['settled', 'fact_profits', '-1'],
  handing_fee: ['running', 'fee', '1'],
  account_change_type: ['running', 'account_type', 'real_account'],
  'buy result type': ['settled', 'profit_result', 0],
  'order number (implied)': ['running', 'show_micro_id', expect.stringMatching(/^\d+$/)],
  'payout ratio (implied)': ['running', 'profit_ratio', '85'],
  'neutral band and its payout (decision 11)': ['running', 'neutral_band', '6.1'],
};

describe('an option', () => {
  let rows: ReturnType<typeof boughtOptions> | undefined;

  it.each(fieldsInScope().filter(({ entity }) => entity === 'OptionOrder'))(
    'tells $field under the name of its row [field:OptionOrder *]',
    async ({ field, wire_name }) => {
      rows ??= boughtOptions();
      const [where, name, says] = toldOfOptions[field]!;
      expect(wire_name).toContain(name);
      expect((await rows)[where][name]).toEqual(says);
    },
  );
});
