// What this product adds to the calls of the family: a back end may have all of it, some, or nothing.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { profile } from '../../src/api/account.ts';
import { bankCard, deleteBankCard, saveBankCard } from '../../src/api/bank.ts';
import { setTextConsent } from '../../src/api/consent.ts';
import { advancedProfile } from '../../src/api/verification.ts';
import { article, articles } from '../../src/api/help.ts';
import { pair, pairsOf, quotations, type PairQuote, type QuotationGroup } from '../../src/api/market.ts';
import { call, client } from '../../src/api/client.ts';
import { noticePages } from '../../src/api/noticePages.ts';
import { notices } from '../../src/api/notices.ts';
import { readNotices } from '../../src/api/noticesRead.ts';
import { logout, siteConfig } from '../../src/api/session.ts';
import {
  areaCodes,
  checkMobileCode,
  login,
  register,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
} from '../../src/api/signIn.ts';
import { balances as readBalances } from '../../src/api/readers/wallet.ts';
import { totalsForm } from '../../src/api/totalsForm.ts';
import { cancelSpotOrders, placeSpotOrder, spotFills, spotOrders } from '../../src/api/spot.ts';
import { upload, uploadPreview } from '../../src/api/verification.ts';
import { balances } from '../../src/api/wallet.ts';
import { balance, currencies, ledger, transfer, transfers } from '../../src/api/walletRecords.ts';
import { orderForm } from '../../src/screens/spot/orderForm.ts';
import { transferForm } from '../../src/screens/wallet/transferForm.ts';
import { agreementCategory, agreementIds } from '../agreements.ts';
import * as account from '../examples/account.ts';
import * as bank from '../examples/bank.ts';
import * as help from '../examples/help.ts';
import { pair as examplePair } from '../examples/market.ts';
import * as told from '../examples/notices.ts';
import * as session from '../examples/session.ts';
import * as examples from '../examples/spot.ts';
import * as verification from '../examples/verification.ts';
import * as wallet from '../examples/wallet.ts';
import {
  command,
  moneyCommand,
  inMarket,
  loggedIn,
  pick,
  play,
  read,
  readPage,
  token,
} from './interaction.ts';
import { exactly, orNone } from './matcher.ts';
import { spotOrderRow } from './spotOrderRow.ts';

const consumer = 'meridian-extensions';
const clientOrderId = 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11';
const keepsIds = { client_ids: true };
const refused = (error: unknown) => error;

it('siteConfig answers what kind of server this is', async () => {
  const data = {
    ...pick(session.siteConfig, 'is_sandbox', 'invitation_code', 'server_ms'),
    code_channels: orNone(['mail']),
    coin_scales: { BTC: 8 },
    client_ids: true,
    has_order_value: true,
    has_cancel_all: true,
    has_close_part: true,
    has_demo_contracts: true,
    has_demo_options: true,
    sandbox_reviewer: true,
    ...pick(session.siteConfig, 'upload_max_bytes', 'review_hours'),
  };
  const config = await play({ consumer, given: [['no session']], does: 'siteConfig', data }, () =>
    read(siteConfig()),
  );
  expect(config).toEqual({ ...data, code_channels: ['mail'] });
});

it('siteConfig may say no more than that', async () => {
  const data = pick(session.siteConfig, 'is_sandbox', 'invitation_code', 'server_ms');
  const config = await play(
    { consumer, given: [['no session']], does: 'siteConfig without what may be left out', data },
    () => read(siteConfig()),
  );
  expect(config).toEqual(data);
});

it('logout ends the session', async () => {
  const text = await play({ consumer, given: [loggedIn], does: 'logout', data: session.logout }, () =>
    command(logout(), token),
  );
  expect(text).toBe(session.logout);
});

it('areaCodes names countries by their code', async () => {
  const data = [{ id: 49, name: 'Germany', area_code: '49', code: 'DE' }];
  const countries = await play(
    { consumer, given: [['no session']], does: 'areaCodes with the codes of countries', data },
    () => read(areaCodes()),
  );
  expect(countries).toEqual(data);
});

const mail = { user_string: 'ada@example.com', type: 'register' } as const;
const text = { mobile: '015112345678', area_code: '49', type: 'forget' } as const;

it('sendEmailCode says how long to wait', async () => {
  const sent = await play(
    {
      consumer,
      given: [['no session']],
      does: 'sendEmailCode with its wait',
      form: mail,
      data: { cooldown_s: 60 },
    },
    () => command(sendEmailCode(), mail),
  );
  expect(sent).toEqual({ cooldown_s: 60 });
});

it('sendEmailCode of a sandbox shows the code', async () => {
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [['no session']], does: 'sendEmailCode on a sandbox', form: mail, data },
    () => command(sendEmailCode(), mail),
  );
  expect(sent).toEqual(data);
});

it('sendSmsCode says how long to wait', async () => {
  const sent = await play(
    {
      consumer,
      given: [['no session']],
      does: 'sendSmsCode with its wait',
      form: text,
      data: { cooldown_s: 60 },
    },
    () => command(sendSmsCode(), text),
  );
  expect(sent).toEqual({ cooldown_s: 60 });
});

it('sendSmsCode of a sandbox shows the code', async () => {
  const data = { cooldown_s: 60, sandbox_code: '123456' };
  const sent = await play(
    { consumer, given: [['no session']], does: 'sendSmsCode on a sandbox', form: text, data },
    () => command(sendSmsCode(), text),
  );
  expect(sent).toEqual(data);
});

it.each([
  ['sendEmailCode', mail, { email: mail.user_string, type: mail.type }],
  ['sendSmsCode', text, text],
] as const)(
  '%s says that the code is a longer one where codes were guessed at',
  async (call, form, address) => {
    const sent = await play<{ digits?: number }>(
      {
        consumer,
        given: [['codes are guessed at', address]],
        does: `${call} after many wrong codes`,
        form,
        data: { cooldown_s: 60, digits: 12 },
      },
      () => (call === 'sendSmsCode' ? command(sendSmsCode(), text) : command(sendEmailCode(), mail)),
    );
    expect(sent.digits).toBe(12);
  },
);

const email = 'ada@example.com';
const wrongCode = 'The verification code is wrong or has expired';

it('register names the field of a refusal', async () => {
  const form = {
    ...({
      type: 'email',
      user_string: email,
      password: 'correct horse 7',
      re_password: 'correct horse 7',
    } as const),
    ...{ code: '654321', extension_code: 'MERIDIAN' },
  };
  const answer = await play(
    {
      consumer,
      given: [['an invitation'], ['a code was sent', { email, type: 'register', code: '123456' }]],
      does: 'register with a wrong code, by its field',
      form,
      fromState: { extension_code: 'extension_code' },
      refuses: { message: wrongCode, reason: 'session.codeInvalid', fields: { code: wrongCode } },
    },
    () => command(register(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'session.codeInvalid', fields: { code: wrongCode } });
});

it('checkMobileCode names the field of a wrong code and the attempts left', async () => {
  const form = { ...text, mobile_code: '654321' };
  const answer = await play(
    {
      consumer,
      given: [['a code was sent', { ...text, code: '123456' }]],
      does: 'checkMobileCode with a wrong code, by its field',
      form,
      refuses: {
        ...{ message: wrongCode, reason: 'session.codeInvalid' },
        ...{ fields: { mobile_code: wrongCode }, values: { attempts: '4' } },
      },
    },
    () => command(checkMobileCode(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { mobile_code: wrongCode }, values: { attempts: '4' } });
});

it('resetPassword names the field of a code that has run out', async () => {
  const form = {
    ...{ account: email, password: 'battery staple 8', repassword: 'battery staple 8', code: '123456' },
  };
  const answer = await play(
    {
      consumer,
      given: [['a registered user', { email }]],
      does: 'resetPassword without a living code, by its field',
      form,
      refuses: { message: wrongCode, reason: 'session.codeInvalid', fields: { code: wrongCode } },
    },
    () => command(resetPassword(), form).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', fields: { code: wrongCode } });
});

it('profile says what the account is called, and what has been agreed to', async () => {
  const data = {
    ...pick(account.profile, 'id', 'account_number', 'email', 'phone', 'username', 'review_status'),
    ...{ name: '', advanced_user: 0, text_messages: false, is_sandbox: true },
  };
  const answer = await play(
    { consumer, given: [loggedIn], does: 'profile with all that is known', data },
    () => read(profile()),
  );
  expect(answer).toEqual({ ...data, email: 'a•••@example.com' });
});

it('profile says what is under review', async () => {
  const data = { ...account.profileUnderReview, review_status: exactly(1 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification waits for review', { token }]],
      does: 'profile whose verification is under review',
      data,
    },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ review_status: 1, country: 'Germany' });
});

it('profile says why a verification was rejected', async () => {
  const { reasons } = account.profileRejected;
  const data = { ...account.profileRejected, review_status: exactly(3 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification was rejected', { token }]],
      does: 'profile whose verification was rejected',
      data,
    },
    () => read(profile()),
  );
  expect(answer).toMatchObject({ review_status: 3, reasons });
});

it('advancedProfile says since when pictures are under review, and which', async () => {
  const data = { ...account.advancedUnderReview, review_status: exactly(1 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification waits for review', { token, level: 'advanced' }]],
      does: 'advancedProfile that is under review',
      data,
    },
    () => read(advancedProfile()),
  );
  expect(answer).toMatchObject({ review_status: 1, front_pic: account.advancedUnderReview.front_pic });
});

it('advancedProfile says why a picture was rejected', async () => {
  const reasons = pick(account.advancedRejected.reasons!, 'front_pic');
  const data = { ...account.advancedRejected, review_status: exactly(3 as const), reasons };
  const answer = await play(
    {
      consumer,
      given: [['a verification was rejected', { token, level: 'advanced' }]],
      does: 'advancedProfile that was rejected',
      data,
    },
    () => read(advancedProfile()),
  );
  expect(answer).toMatchObject({ review_status: 3, reasons });
});

const attacked = { email: 'ada@example.com', password: 'correct horse 7' } as const;
const credentials = { user_string: attacked.email, password: attacked.password, user_type: 'email' } as const;

it('login of an account that is guessed at needs a code first', async () => {
  const message = 'A code comes first: many log-ins for this account failed';
  const answer = await play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'login from a strange network',
      form: credentials,
      refuses: { message, reason: 'session.codeFirst' },
    },
    () => command(login(), credentials).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'session.codeFirst' });
});

it('sendEmailCode sends a code to log in with', async () => {
  const form = { user_string: attacked.email, type: 'login' } as const;
  const sent = await play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'sendEmailCode to log in',
      form,
      data: { cooldown_s: 60 },
    },
    () => command(sendEmailCode(), form),
  );
  expect(sent.cooldown_s).toBe(60);
});

it('login with the code answers a token', async () => {
  const form = { ...credentials, code: '123456' } as const;
  const opened = await play(
    {
      consumer,
      given: [
        ['an account is guessed at', attacked],
        ['a code was sent', { email: attacked.email, type: 'login', code: '123456' }],
      ],
      does: 'login from a strange network with a code',
      form,
      fromState: { code: 'code' },
      data: session.login,
    },
    () => command(login(), form),
  );
  expect(opened).toBe(session.login);
});

it('login by a username that is guessed at says how long to wait, and what to bring along then', async () => {
  const form = { user_string: 'ada_l', password: attacked.password, user_type: 'username' } as const;
  const values = { seconds: '900', patience: `mjp4hs00.1ogs0.${'a'.repeat(22)}.${'b'.repeat(43)}` };
  const answer = await play(
    {
      consumer,
      given: [['an account is guessed at', { username: 'ada_l', password: attacked.password }]],
      does: 'login by username from a strange network',
      form,
      refuses: { message: 'Many log-ins for this account failed', reason: 'session.waitFirst', values },
    },
    () => command(login(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'session.waitFirst', values });
});

it('setTextConsent takes a choice', async () => {
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'setTextConsent to text messages',
      form: { text_messages: '1' },
      data: account.setTextConsent,
    },
    () => command(setTextConsent(), { text_messages: '1' }),
  );
  expect(answer).toBe(account.setTextConsent);
});

const logInTold = [loggedIn, ['a log-in from elsewhere was told', { token }]] as const;
const noticeRow = {
  ...pick(told.notices.list[0]!, 'id', 'kind', 'category', 'title', 'created_ms', 'is_read'),
  about: { browser: 'Firefox' },
  sent_to: orNone(['a***@example.com']),
};

it('notices answers what the caller was told', async () => {
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices page by page',
      query: { page: '1', limit: '40' },
      data: { list: [{ ...noticeRow, page: 'ForgotPassword' }], count: 1, unread: 1 },
    },
    () => readPage(noticePages()),
  );
  expect(page).toMatchObject({ rows: [{ kind: 'session.newLogIn', page: 'ForgotPassword' }], count: 1 });
});

it('notices of one, for the dot at the bell', async () => {
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices of the newest',
      query: { limit: '1' },
      data: { list: [noticeRow], count: 1, unread: 1 },
    },
    () => read(notices({ limit: '1' })),
  );
  expect(page).toMatchObject({ unread: 1 });
});

it('notices answers those up to one', async () => {
  const query = { page: '2', limit: '40', until_id: '999999999999999' } as const;
  const page = await play(
    {
      consumer,
      given: logInTold,
      does: 'notices up to one',
      query,
      data: { list: orNone([noticeRow]), count: 1, unread: 1 },
    },
    () => read(notices(query)),
  );
  expect(page).toMatchObject({ count: 1 });
});

it.each([
  ['one', 'notice_id'],
  ['all up to one', 'until_id'],
] as const)('readNotices marks %s', async (which, field) => {
  const form = { [field]: '1' };
  const fromState = { [field]: 'notice_id' } as const;
  const answer = await play(
    { consumer, given: logInTold, does: `readNotices of ${which}`, form, fromState, data: { unread: 0 } },
    () => command(readNotices(), form),
  );
  expect(answer).toEqual({ unread: 0 });
});

const head = pick(help.articles.list[0]!, 'id', 'title', 'lang', 'create_time', 'version', 'effective_ms');

it('articles names versions, and what the caller has accepted of them', async () => {
  const accepted = { ...head, accepted_version: 1, accepted_ms: head.effective_ms! + 1 };
  const form = { c_id: String(agreementCategory), lang: 'en', limit: '100' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['the agreements were accepted', { token }]],
      does: 'articles of the agreements for a caller who has accepted them',
      form,
      hasSession: true,
      data: { list: [accepted] },
    },
    () => read(articles(form)),
  );
  expect(answer).toEqual({ list: [accepted] });
});

it('article names its version', async () => {
  const accepted = {
    ...head,
    accepted_version: 1,
    accepted_ms: head.effective_ms! + 1,
    content: '<p>You and us.</p>',
  };
  const form = { id: String(agreementIds.user), lang: 'en' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['the agreements were accepted', { token }]],
      does: 'article of the user agreement for a caller who has accepted it',
      form,
      hasSession: true,
      data: accepted,
    },
    () => read(article(form)),
  );
  expect(answer).toEqual(accepted);
});

it('article says by its reason that there is no such text', async () => {
  const form = { id: '999999', lang: 'en' } as const;
  const answer = await play(
    {
      consumer,
      given: [['no session']],
      does: 'article of a number that no text has, by its reason',
      form,
      refuses: { message: 'Document not found', reason: 'help.articleUnknown' },
    },
    () => read(article(form)).catch(refused),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'help.articleUnknown' });
});

it('quotations says the rules of a pair, its day and how old its price is', async () => {
  const { open_microtrade: _option, day_closes = [], ...quote } = examplePair;
  const as_of_ms = quote.time_ms!;
  const rules = { ...quote, as_of_ms, day_closes: orNone(day_closes.slice(0, 1)) };
  const groups = await play(
    {
      consumer,
      given: [['market is running']],
      does: 'quotations with the rules of each pair',
      data: [{ quotation: [rules] }],
    },
    () => read<QuotationGroup[]>(quotations()),
  );
  const { price_tick, taker_fee_rate } = examplePair;
  expect(pairsOf(groups)).toMatchObject([{ price_tick, taker_fee_rate, as_of_ms }]);
});

it('pair says the same of one', async () => {
  const { open_microtrade: _option, day_closes = [], ...quote } = examplePair;
  const query = { currency_id: '1', legal_id: '3' };
  const fromState = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
  const rules = { ...quote, as_of_ms: quote.time_ms!, day_closes: orNone(day_closes.slice(0, 1)) };
  const answer = await play(
    { consumer, given: [['market is running']], does: 'pair with its rules', query, fromState, data: rules },
    () => read<PairQuote>(pair(query)),
  );
  expect(answer).toMatchObject({ price_tick: examplePair.price_tick, as_of_ms: quote.time_ms });
});

const fullRow = {
  ...spotOrderRow,
  ...pick(
    examples.placeSpotOrder,
    'order_kind',
    'filled_amount',
    'filled_value',
    'fee_amount',
    'fee_currency',
  ),
  ...pick(examples.placeSpotOrder, 'created_ms', 'updated_ms'),
  client_order_id: exactly(clientOrderId),
};
const form = orderForm(
  {
    pair: { currencyId: 1, legalId: 3 },
    ...({ side: 'buy', kind: 'limit', quantity: '0.001', price: '50000' } as const),
  },
  clientOrderId,
  keepsIds,
);

const funded = [...inMarket, ['practice money', { token, coin: 'USDT', amount: '1000' }]] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;

it('placeSpotOrder answers the order', async () => {
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder with its id and what became of it',
      form,
      fromState: pairNumbers,
      data: fullRow,
    },
    () => moneyCommand(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ client_order_id: clientOrderId, filled_amount: '0' });
});

it('placeSpotOrder spends a value', async () => {
  const buy = { side: 'buy', kind: 'market', quantity: '0.00555', price: '90000', value: '500' } as const;
  const byValue = orderForm({ pair: { currencyId: 1, legalId: 3 }, ...buy }, clientOrderId, keepsIds);
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder that spends a value',
      form: byValue,
      fromState: pairNumbers,
      data: { ...fullRow, order_kind: exactly('market'), order_value: exactly('500') },
    },
    () => moneyCommand(placeSpotOrder(), byValue),
  );
  expect(placed).toMatchObject({ order_kind: 'market', order_value: '500' });
});

it('placeSpotOrder answers the order without what it may leave out', async () => {
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder with the order as the family lists it',
      form,
      fromState: pairNumbers,
      data: spotOrderRow,
    },
    () => moneyCommand(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ side: 'buy', status: 'open' });
});

it('placeSpotOrder names the field of a refusal, and the nearest value', async () => {
  const tooSmall = { ...form, amount: '0.00001' };
  const message = 'The order is too small';
  const answer = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder below the minimum, by its field',
      form: tooSmall,
      fromState: pairNumbers,
      refuses: {
        message,
        reason: 'spot.minimum',
        fields: { amount: message },
        values: { nearest: '0.0001' },
      },
    },
    () => moneyCommand(placeSpotOrder(), tooSmall).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'spot.minimum', values: { nearest: '0.0001' } });
});

it('spotOrders finds the order that bears an id of the caller', async () => {
  const query = { client_order_id: clientOrderId, limit: '1' };
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token, client_order_id: clientOrderId }]],
      does: 'spotOrders under an id of the caller',
      query,
      data: [fullRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ client_order_id: clientOrderId }]);
});

it('spotOrders says what a buy by value might spend', async () => {
  const query = { status: '2', page: '1', limit: '40' } as const;
  const rows = await play(
    {
      consumer,
      given: [['a spot order was filled', { token, value: '50' }]],
      does: 'spotOrders that spent a value',
      query,
      data: [{ ...spotOrderRow, order_value: '50' }],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ order_value: '50' }]);
});

it('spotFills answers how an order was filled, each part with its fee', async () => {
  const data = [examples.spotFills[1]!];
  const page = await play(
    {
      consumer,
      given: [['a spot order was filled', { token }]],
      does: 'spotFills of an order',
      query: { order_id: '1', limit: '40' },
      fromState: { order_id: 'order_id' },
      data,
    },
    () => readPage(spotFills('1')),
  );
  expect(page.rows).toEqual(data);
});

it('cancelSpotOrders says how many there were', async () => {
  const form = { currency_id: '1', legal_id: '3', until_id: '999999999999999' };
  const answer = await play(
    {
      consumer,
      given: [...inMarket, ['an open spot order', { token, symbol: 'BTC/USDT' }]],
      does: 'cancelSpotOrders of a pair',
      form,
      fromState: { currency_id: 'currency_id', legal_id: 'legal_id' },
      data: { cancelled: exactly(1) },
    },
    () => moneyCommand(cancelSpotOrders(), form),
  );
  expect(answer).toEqual({ cancelled: 1 });
});

it('spotOrders goes on behind an order, whatever the page', async () => {
  const query = { page: '2', limit: '40', before_id: '999999999999999' } as const;
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token }]],
      does: 'spotOrders that are older than one',
      query,
      data: [spotOrderRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ symbol: 'BTC/USDT' }]);
});

it('spotOrders finds the order that a record names', async () => {
  const query = { order_id: '1' };
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token }]],
      does: 'spotOrders by the number of an order',
      query,
      fromState: { order_id: 'order_id' },
      data: [spotOrderRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ symbol: 'BTC/USDT' }]);
});

const accounts = ['change', 'lever', 'micro', 'trust'] as const;
const walletRow = (of: (typeof accounts)[number]) => ({
  ...{ currency: 3, currency_name: 'USDT', usdt_price: '1' },
  ...{ [`${of}_balance`]: '12480.5', [`lock_${of}_balance`]: '14365.44' },
});

it('balances answers prices, the change of the day and what a currency is worth', async () => {
  const walletOf = (of: (typeof accounts)[number]) => ({ balance: [walletRow(of)], usdt_totle: '26845.94' });
  const { day_change, read_ms } = wallet.balances;
  const data = {
    ...Object.fromEntries(accounts.map((of) => [`${of}_wallet`, walletOf(of)])),
    fiat_rates: { source: 'ECB', rates: { EUR: '0.8642' } },
    ...{ day_change, read_ms },
  };
  const answer = await play(
    { consumer, given: [loggedIn], does: 'balances with their prices', form: { currency_name: '' }, data },
    () => read(balances()),
  );
  expect(answer).toEqual(data);
});

it('balances answers what the accounts are worth without their rows', async () => {
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'balances without their rows',
      form: totalsForm,
      data: Object.fromEntries(
        accounts.map((of) => [`${of}_wallet`, { balance: exactly([]), usdt_totle: '26845.94' }]),
      ),
    },
    // As the page of Home asks before the app is there, and reads.
    () => call(client.POST('/wallet/list', { body: totalsForm }), readBalances),
  );
  expect(answer).toMatchObject({ change_wallet: { balance: [], usdt_totle: '26845.94' } });
});

it('balances answers the trust account without a price', async () => {
  const walletOf = (of: (typeof accounts)[number]) => {
    const { usdt_price: _price, ...row } = walletRow(of);
    return { balance: [row], usdt_totle: '26845.94' };
  };
  const data = Object.fromEntries(accounts.map((of) => [`${of}_wallet`, walletOf(of)]));
  const answer = await play(
    {
      ...{ consumer, given: [loggedIn], data },
      does: 'balances of every account without prices',
      form: { currency_name: '' },
    },
    () => read(balances()),
  );
  expect(answer).toEqual(data);
});

it('balance answers the price of a coin', async () => {
  const coin = { currency: '3', type: 'change' } as const;
  const answer = await play(
    { consumer, given: [loggedIn], does: 'balance with its price', form: coin, data: walletRow('change') },
    () => read(balance(coin)),
  );
  expect(answer).toEqual(walletRow('change'));
});

it('balance answers a coin of the trust account', async () => {
  const coin = { currency: '3', type: 'trust' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'balance of a coin in the account trust',
      form: coin,
      data: walletRow('trust'),
    },
    () => read(balance(coin)),
  );
  expect(answer).toEqual(walletRow('trust'));
});

it('currencies says which coins the trust account holds', async () => {
  const data = [{ id: 3, name: 'USDT', is_match: 1, is_lever: 1, is_micro: 1, is_trust: 1 }];
  const answer = await play(
    { consumer, given: [loggedIn], does: 'currencies of the trust account', data },
    () => read(currencies()),
  );
  expect(answer).toEqual(data);
});

it('ledger answers with the extensions all accounts, narrowed and held still', async () => {
  const narrowed = {
    ...({
      kind: 'trade',
      from: '0',
      to: '99999999999',
      until_id: '999999999999999',
      page: '1',
      limit: '100',
    } as const),
  };
  const { currency: _currency, is_lock: _lock, ...row } = wallet.ledger.list[2]!;
  const answer = await play(
    {
      consumer,
      given: [['a spot order was filled', { token }]],
      does: 'ledger of trades in a period',
      form: narrowed,
      data: { list: [{ ...row, kind: exactly('trade') }], count: 146 },
    },
    () => read(ledger(narrowed)),
  );
  expect(answer).toMatchObject({ list: [{ balance_after: row.balance_after, order_id: 4711, side: 1 }] });
});

const clientTransferId = '5d1c1f0e-7c5b-4f0a-9d3e-2f2b3c4d5e6f';
const transferMade = [
  'a transfer was made',
  { token, amount: '2000', client_transfer_id: clientTransferId },
] as const;
const transferAgain = transferForm(
  { amount: '2000', from: 'change', to: 'lever' },
  3,
  clientTransferId,
  keepsIds,
);

it('transfer under an id of its own moves nothing when it is sent again', async () => {
  const sentence = await play(
    {
      consumer,
      given: [transferMade],
      does: 'transfer that was made before, under the same id',
      form: transferAgain,
      fromState: { currency_id: 'currency' },
      data: wallet.transfer,
    },
    () => moneyCommand(transfer(), transferAgain),
  );
  expect(sentence).toBe(wallet.transfer);
});

const transferRow = {
  ...pick(wallet.transfers.data[0]!, 'id', 'value', 'info', 'created_time'),
  currency_name: exactly('USDT'),
};

it('transfers finds an unanswered one by its id, with both accounts', async () => {
  const query = { client_transfer_id: clientTransferId, limit: '1' } as const;
  const { created_ms } = wallet.transfers.data[0]!;
  const found = await play(
    {
      consumer,
      given: [transferMade],
      does: 'transfers under an id of the caller',
      query,
      data: {
        data: [
          {
            ...transferRow,
            ...{ created_ms, from_field: exactly('change'), to_field: exactly('lever') },
            client_transfer_id: exactly(clientTransferId),
          },
        ],
        total: 1,
      },
    },
    () => read(transfers(query)),
  );
  expect(found).toMatchObject({ data: [{ from_field: 'change', client_transfer_id: clientTransferId }] });
});

it('transfers of a coin, an account and a period, up to one of them', async () => {
  const query = {
    ...({ currency: '3', account: 'lever', from: '1700000000', to: '9700000000' } as const),
    ...{ until_id: '999999999999999', page: '1', limit: '40' },
  };
  const found = await play(
    {
      consumer,
      given: [['a transfer was made', { token }]],
      does: 'transfers of a coin, an account and a period',
      query,
      fromState: { currency: 'currency' },
      data: { data: [{ ...transferRow, to_field: exactly('lever') }], total: 1 },
    },
    () => read(transfers(query)),
  );
  expect(found).toMatchObject({ data: [{ currency_name: 'USDT' }] });
});

it('upload answers the path of a picture', async () => {
  const picture = fileURLToPath(new URL('../../e2e/support/pictures/turned.jpg', import.meta.url));
  const path = await play(
    {
      ...{ consumer, given: [loggedIn], does: 'upload of a picture' },
      file: { field: 'file', path: picture, type: 'image/jpeg' },
      data: verification.upload,
    },
    async () =>
      upload(new File([await readFile(picture)], 'turned.jpg', { type: 'image/jpeg' }), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
  );
  expect(path).toBe(verification.upload);
});

it('uploadPreview answers a small image of one’s own picture', async () => {
  const image = await play(
    {
      ...{ consumer, given: [loggedIn, ['a picture was uploaded', { token }]], does: 'uploadPreview' },
      query: { path: verification.upload },
      fromState: { path: 'path' },
      data: verification.uploadPreview,
    },
    () => read(uploadPreview(verification.upload)),
  );
  expect(image).toEqual(verification.uploadPreview);
});

it('bankCard says all of a card, and which banks are suggested', async () => {
  const data = { ...bank.bankCard, banks: [{ name: 'Sample Bank Köln' }] };
  const card = await play(
    {
      consumer,
      given: [loggedIn, ['a bank card is bound', { token }], ['banks are suggested']],
      does: 'bankCard with all that is known',
      data,
    },
    () => read(bankCard()),
  );
  expect(card).toEqual(data);
});

it('saveBankCard names each field at fault', async () => {
  const message = 'Enter a SWIFT code of 8 or 11 characters';
  const fields = { swift_code: message };
  const form = { ...bank.bankForm, swift_code: 'SMPLDEFFX' };
  const answer = await play(
    {
      ...{ consumer, given: [loggedIn], does: 'saveBankCard with a wrong bank code', form },
      refuses: { message, reason: 'bank.swiftInvalid', fields },
    },
    () => command(saveBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields });
});

const fundPassword = '284173';
const boundWithFundPassword = [
  loggedIn,
  ['a bank card is bound', { token }],
  ['a fund password is set', { token, fund_password: fundPassword }],
] as const;

it('deleteBankCard deletes the card with the fund password', async () => {
  const form = { pay_password: fundPassword };
  const sentence = await play(
    { consumer, given: boundWithFundPassword, does: 'deleteBankCard', form, data: bank.deleteBankCard },
    () => command(deleteBankCard(), form),
  );
  expect(sentence).toBe(bank.deleteBankCard);
});

it('deleteBankCard counts wrong fund passwords', async () => {
  const message = 'The fund password is wrong';
  const form = { pay_password: '284174' };
  const answer = await play(
    {
      ...{ consumer, given: boundWithFundPassword, does: 'deleteBankCard with a wrong fund password', form },
      refuses: {
        ...{ message, reason: 'account.fundPasswordWrong' },
        ...{ fields: { pay_password: message }, values: { attempts: '4' } },
      },
    },
    () => command(deleteBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ fields: { pay_password: message }, values: { attempts: '4' } });
});

it('deleteBankCard of somebody without a fund password says so', async () => {
  const message = 'Set a fund password first';
  const reason = 'account.fundPasswordMissing';
  const form = { pay_password: fundPassword };
  const answer = await play(
    {
      ...{ consumer, given: [loggedIn, ['a bank card is bound', { token }]] },
      ...{ does: 'deleteBankCard without a fund password', form },
      refuses: { message, reason },
    },
    () => command(deleteBankCard(), form).catch(refused),
  );
  expect(answer).toMatchObject({ reason });
});
