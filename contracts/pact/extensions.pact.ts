// What this product adds to the calls of the family: a back end may have all of it, some, or nothing.
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { setTextConsent } from '../../src/api/account.ts';
import { articles } from '../../src/api/help.ts';
import { reviews, withdrawReview } from '../../src/api/review.ts';
import { notices, readNotices } from '../../src/api/notices.ts';
import { login, logout, sendEmailCode, siteConfig } from '../../src/api/session.ts';
import { placeSpotOrder, spotOrders } from '../../src/api/spot.ts';
import { transfer, transfers } from '../../src/api/wallet.ts';
import { agreementCategory } from '../agreements.ts';
import * as account from '../examples/account.ts';
import * as help from '../examples/help.ts';
import * as review from '../examples/review.ts';
import * as told from '../examples/notices.ts';
import * as session from '../examples/session.ts';
import { placeSpotOrder as order } from '../examples/spot.ts';
import * as wallet from '../examples/wallet.ts';
import { command, loggedIn, play, read, refusal, success, token } from './interaction.ts';
import { spotOrderRow } from './spotOrderRow.ts';

const { eachKeyLike, eachLike, integer, like, regex } = MatchersV3;
const consumer = 'meridian-extensions';
const clientOrderId = 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11';

const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);
const row = {
  ...spotOrderRow,
  order_kind: like('limit'),
  client_order_id: clientOrderId,
  filled_amount: decimal('0'),
  filled_value: decimal('0'),
  fee_amount: decimal('0'),
  fee_currency: like('BTC'),
  created_ms: integer(order.created_ms),
  updated_ms: integer(order.updated_ms),
};

it('siteConfig answers what kind of server this is', async () => {
  const config = await play(
    {
      consumer,
      given: [['no session']],
      does: 'siteConfig',
      answers: success(like({ ...session.siteConfig, coin_scales: eachKeyLike('BTC', integer(8)) })),
    },
    () => read(siteConfig()),
  );
  expect(config).toEqual({ ...session.siteConfig, coin_scales: { BTC: 8 } });
});

it('logout ends the session', async () => {
  const answers = success(like(session.logout));
  const text = await play({ consumer, given: [loggedIn], does: 'logout', answers }, () =>
    command(logout(), token),
  );
  expect(text).toBe(session.logout);
});

it('sendEmailCode of a sandbox shows the code', async () => {
  const form = { user_string: 'ada@example.com', type: 'register' } as const;
  const sent = await play(
    {
      consumer,
      given: [['no session']],
      does: 'sendEmailCode on a sandbox',
      form,
      answers: success({
        ...{ text: like('The code was sent'), cooldown_s: integer(60) },
        sandbox_code: regex('^[0-9]{6}$', '123456'),
      }),
    },
    () => command(sendEmailCode(), form),
  );
  expect(sent.sandbox_code).toBe('123456');
});

const attacked = { email: 'ada@example.com', password: 'correct horse 7' } as const;
const credentials = { user_string: attacked.email, password: attacked.password, user_type: 'email' } as const;

it('login of an account that is guessed at needs a code first', async () => {
  const message = 'A code comes first: many log-ins for this account failed';
  const refused = play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'login from a strange network',
      form: credentials,
      answers: refusal(message, { reason: 'session.codeFirst' }),
    },
    () => command(login(), credentials),
  );
  await expect(refused).rejects.toMatchObject({ kind: 'rejected', reason: 'session.codeFirst' });
});

it('sendEmailCode sends a code to log in with', async () => {
  const form = { user_string: attacked.email, type: 'login' } as const;
  const sent = await play(
    {
      consumer,
      given: [['an account is guessed at', attacked]],
      does: 'sendEmailCode to log in',
      form,
      answers: success({ text: like('The code was sent'), cooldown_s: integer(60) }),
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
      answers: success(regex('^\\S{32,}$', session.login)),
    },
    () => command(login(), form),
  );
  expect(opened).toBe(session.login);
});

it('login by a username that is guessed at says how long to wait, and what to bring along then', async () => {
  const form = { user_string: 'ada_l', password: attacked.password, user_type: 'username' } as const;
  const values = { seconds: '900', patience: `mjp4hs00.1ogs0.${'a'.repeat(22)}.${'b'.repeat(43)}` };
  const refused = play(
    {
      consumer,
      given: [['an account is guessed at', { username: 'ada_l', password: attacked.password }]],
      does: 'login by username from a strange network',
      form,
      answers: refusal('Many log-ins for this account failed', {
        reason: 'session.waitFirst',
        values: {
          seconds: regex('^[0-9]+$', values.seconds),
          patience: regex('^[A-Za-z0-9_.-]{20,120}$', values.patience),
        },
      }),
    },
    () => command(login(), form),
  );
  await expect(refused).rejects.toMatchObject({ reason: 'session.waitFirst', values });
});

it('setTextConsent takes a choice', async () => {
  const text = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'setTextConsent to text messages',
      form: { text_messages: '1' },
      answers: success(like(account.setTextConsent)),
    },
    () => command(setTextConsent(), { text_messages: '1' }),
  );
  expect(text).toBe(account.setTextConsent);
});

const noticeRow = {
  id: integer(1),
  kind: like('session.newLogIn'),
  category: like('security'),
  title: like('New log-in to your account'),
  about: like(told.notices.list[0]!.about),
  page: like('ForgotPassword'),
  sent_to: eachLike('a***@example.com'),
  created_ms: integer(told.notices.list[0]!.created_ms),
  is_read: like(false),
};

it('notices answers what the caller was told, up to one of them', async () => {
  const query = { page: '1', limit: '40', until_id: '999999' } as const;
  const page = await play(
    {
      consumer,
      given: [loggedIn, ['a log-in from elsewhere was told', { token }]],
      does: 'notices up to one',
      query,
      answers: success({ list: eachLike(noticeRow), count: integer(1), unread: integer(1) }),
    },
    () => read(notices(query)),
  );
  expect(page).toMatchObject({ list: [{ kind: 'session.newLogIn', is_read: false }], unread: 1 });
});

it('readNotices marks one', async () => {
  const form = { notice_id: '1' };
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['a log-in from elsewhere was told', { token }]],
      does: 'readNotices of one',
      form,
      answers: success({ unread: integer(0) }),
    },
    () => command(readNotices(), form),
  );
  expect(answer).toEqual({ unread: 0 });
});

it('articles names versions, and what the caller has accepted of them', async () => {
  const [head] = help.articles.list;
  const accepted = { ...head!, accepted_version: 1, accepted_ms: head!.effective_ms! + 1 };
  const form = { c_id: String(agreementCategory), lang: 'en', limit: '100' } as const;
  const answer = await play(
    {
      consumer,
      given: [loggedIn, ['the agreements were accepted', { token }]],
      does: 'articles of the agreements for a caller who has accepted them',
      form,
      hasSession: true,
      answers: success({
        list: eachLike({
          id: integer(accepted.id),
          title: like(accepted.title),
          version: integer(accepted.version),
          effective_ms: integer(accepted.effective_ms),
          accepted_version: integer(accepted.accepted_version),
          accepted_ms: integer(accepted.accepted_ms),
        }),
      }),
    },
    () => read(articles(form)),
  );
  expect(answer).toMatchObject({ list: [{ version: 1, accepted_version: 1 }] });
});

it('placeSpotOrder takes a kind and an id of the caller', async () => {
  const form = {
    ...({ legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' } as const),
    ...({ order_kind: 'limit', client_order_id: clientOrderId } as const),
  };
  const placed = await play(
    {
      consumer,
      given: [loggedIn, ['market is running']],
      does: 'placeSpotOrder with an id of the caller',
      form,
      answers: success(row),
    },
    () => command(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ client_order_id: clientOrderId, filled_amount: '0' });
});

it('placeSpotOrder spends a value', async () => {
  const form = {
    ...({ legal_id: '3', currency_id: '1', type: '1', amount: '0.00555', target_price: '90000' } as const),
    ...({ order_kind: 'market', order_value: '500', client_order_id: clientOrderId } as const),
  };
  const placed = await play(
    {
      consumer,
      given: [loggedIn, ['market is running']],
      does: 'placeSpotOrder that spends a value',
      form,
      answers: success({ ...row, order_kind: 'market', order_value: '500' }),
    },
    () => command(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ order_kind: 'market', order_value: '500' });
});

it('spotOrders finds the order that bears an id of the caller', async () => {
  const query = { client_order_id: clientOrderId };
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token, client_order_id: clientOrderId }]],
      does: 'spotOrders with an id of the caller',
      query,
      answers: success(eachLike(row)),
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ client_order_id: clientOrderId }]);
});

it('spotOrders goes on behind an order, whatever the page', async () => {
  const query = { page: '2', limit: '40', before_id: '999999' } as const;
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token }]],
      does: 'spotOrders that are older than one',
      query,
      answers: success(eachLike(spotOrderRow)),
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
      answers: success(eachLike({ ...spotOrderRow, id: 1 })),
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ id: 1 }]);
});

const clientTransferId = '5d1c1f0e-7c5b-4f0a-9d3e-2f2b3c4d5e6f';
const transferForm = {
  currency_id: '3',
  number: '2000',
  from_field: 'change',
  to_field: 'lever',
  client_transfer_id: clientTransferId,
} as const;

it('transfer under an id of its own moves nothing when it is sent again', async () => {
  const text = await play(
    {
      consumer,
      given: [['a transfer was made', { token, amount: '2000', client_transfer_id: clientTransferId }]],
      does: 'transfer that was made before, under the same id',
      form: transferForm,
      answers: success(like(wallet.transfer)),
    },
    () => command(transfer(), transferForm),
  );
  expect(text).toBe(wallet.transfer);
});

/** What the family says of a transfer. */
const transferRow = {
  id: integer(9302),
  currency_name: like('USDT'),
  value: decimal('2000'),
  info: like('Transfer'),
  created_time: integer(1795190700),
};

it('transfers finds an unanswered one by its id, with both accounts and what they had after it', async () => {
  const query = { client_transfer_id: clientTransferId, limit: '1' } as const;
  const found = await play(
    {
      consumer,
      given: [['a transfer was made', { token, amount: '2000', client_transfer_id: clientTransferId }]],
      does: 'transfers under an id of the caller',
      query,
      answers: success({
        data: eachLike({
          ...transferRow,
          currency_name: 'USDT',
          from_field: 'change',
          to_field: 'lever',
          from_after: decimal('10480.5'),
          to_after: decimal('7644.18'),
          created_ms: integer(wallet.transfers.data[0]!.created_ms),
          client_transfer_id: clientTransferId,
        }),
        total: integer(1),
      }),
    },
    () => read(transfers(query)),
  );
  expect(found).toMatchObject({ data: [{ from_field: 'change', client_transfer_id: clientTransferId }] });
});

it('transfers of a coin, an account and a period, up to one of them', async () => {
  const query = {
    currency: '3',
    account: 'lever',
    from: '1700000000',
    to: '9700000000',
    until_id: '999999',
    page: '1',
    limit: '40',
  } as const;
  const found = await play(
    {
      consumer,
      given: [['a transfer was made', { token }]],
      does: 'transfers of a coin, an account and a period',
      query,
      answers: success({
        data: eachLike({ ...transferRow, currency_name: 'USDT', to_field: 'lever' }),
        total: integer(1),
      }),
    },
    () => read(transfers(query)),
  );
  expect(found).toMatchObject({ data: [{ currency_name: 'USDT' }] });
});

it('reviews says what was rejected and why, and that a sandbox decides', async () => {
  const [, rejected] = review.reviews;
  const [rejection] = rejected!.rejections;
  const query = { kind: 'example.papers', limit: '5' } as const;
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['a case was rejected', { token }]],
      does: 'reviews of a kind',
      query,
      answers: success(
        eachLike({
          id: integer(rejected!.id),
          kind: like(rejected!.kind),
          reference: like(rejected!.reference),
          state: regex('^(submitted|inReview|approved|rejected|withdrawn)$', 'rejected'),
          rejections: eachLike({
            field: like(rejection!.field),
            reason: like(rejection!.reason),
            text: like(rejection!.text),
          }),
          created_ms: integer(rejected!.created_ms),
          updated_ms: integer(rejected!.updated_ms),
          is_sandbox: like(true),
        }),
      ),
    },
    () => read(reviews(query)),
  );
  expect(rows).toEqual([rejected]);
});

const at = review.reviews[0]!.created_ms;

it('reviews of one, among those that are older than another', async () => {
  const query = { review_id: '1', before_id: '2' } as const;
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['a case waits for review', { token }]],
      does: 'reviews by its number',
      query,
      answers: success(
        eachLike({
          id: 1,
          kind: like('example.papers'),
          reference: like('papers:1'),
          state: 'submitted',
          rejections: [],
          created_ms: integer(at),
          updated_ms: integer(at),
          is_sandbox: like(true),
        }),
      ),
    },
    () => read(reviews(query)),
  );
  expect(rows).toMatchObject([{ id: 1 }]);
});

it('withdrawReview takes back what nobody has decided', async () => {
  const text = await play(
    {
      consumer,
      given: [loggedIn, ['a case waits for review', { token }]],
      does: 'withdrawReview before it is decided',
      form: { review_id: '1' },
      answers: success(like(review.withdrawReview)),
    },
    () => command(withdrawReview(), { review_id: '1' }),
  );
  expect(text).toBe(review.withdrawReview);
});
