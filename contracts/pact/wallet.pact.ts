import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { balances, balance, currencies, ledger, transfer, transfers } from '../../src/api/wallet.ts';
import { command, loggedIn, play, read, refusal, success, token } from './interaction.ts';

const { eachLike, integer, like, regex } = MatchersV3;
const signed = (value: string) => regex('^-?[0-9]+(\\.[0-9]{1,8})?$', value);
const decimal = (value: string) => regex('^[0-9]+(\\.[0-9]{1,8})?$', value);

const row = (kind: string) => ({
  id: integer(3),
  currency: integer(3),
  currency_name: like('USDT'),
  usdt_price: decimal('1'),
  [`${kind}_balance`]: decimal('12480.5'),
  [`lock_${kind}_balance`]: decimal('14365.44'),
});

/** Less than two million, which is more than is free. */
const money = ['practice money', { token, coin: 'USDT', amount: '2000' }] as const;

const wallet = (kind: string) => ({ balance: eachLike(row(kind)), usdt_totle: decimal('26845.94') });

it('balances answers every account', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'balances of all coins',
      form: { currency_name: '' },
      answers: success({
        change_wallet: wallet('change'),
        lever_wallet: wallet('lever'),
        micro_wallet: wallet('micro'),
      }),
    },
    () => read(balances()),
  );
  expect(answer).toMatchObject({ change_wallet: { balance: [{ change_balance: '12480.5' }] } });
});

it('balance answers one coin of one account', async () => {
  const answer = await play(
    {
      given: [loggedIn, money],
      does: 'balance of a coin in the spot account',
      form: { currency: '3', type: 'change' },
      fromState: { currency: 'currency' },
      answers: success(row('change')),
    },
    () => read(balance({ currency: '3', type: 'change' })),
  );
  expect(answer).toMatchObject({ currency: 3, change_balance: '12480.5', lock_change_balance: '14365.44' });
});

it('currencies answers the coins of the platform', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'currencies',
      answers: success(
        eachLike({
          id: integer(3),
          name: like('USDT'),
          is_match: integer(1),
          is_lever: integer(1),
          is_micro: integer(1),
        }),
      ),
    },
    () => read(currencies()),
  );
  expect(answer).toEqual([{ id: 3, name: 'USDT', is_match: 1, is_lever: 1, is_micro: 1 }]);
});

const ledgerRow = {
  id: integer(9146),
  value: signed('-1948.252'),
  info: like('Spot buy BTC/USDT'),
  type: integer(2),
  currency: integer(3),
  currency_name: like('USDT'),
  created_time: integer(1795270722),
};

it('ledger answers a page of one account and coin', async () => {
  const form = { currency: '3', type: '2', page: '1', limit: '20' } as const;
  const answer = await play(
    {
      given: [money, ['a spot order was filled', { token }]],
      does: 'ledger of a coin in the spot account',
      form,
      fromState: { currency: 'currency' },
      answers: success({
        list: eachLike(ledgerRow),
        count: integer(146),
        page: integer(1),
        limit: integer(20),
      }),
    },
    () => read(ledger(form)),
  );
  expect(answer).toMatchObject({
    count: 146,
    list: [{ value: '-1948.252', type: 2, currency_name: 'USDT' }],
  });
});

it('ledger answers with the extensions all accounts, narrowed and held still', async () => {
  const form = {
    kind: 'trade',
    from: '0',
    to: '99999999999',
    until_id: '99999999',
    page: '1',
    limit: '40',
  } as const;
  const answer = await play(
    {
      consumer: 'meridian-extensions',
      given: [['a spot order was filled', { token }]],
      does: 'ledger of trades in a period',
      form,
      answers: success({
        list: eachLike({
          ...ledgerRow,
          created_ms: integer(1795270722120),
          kind: 'trade',
          reason: like('spot.trade'),
          balance_after: decimal('26845.94'),
          order_id: integer(4711),
          symbol: regex('^[A-Z0-9]+/[A-Z0-9]+$', 'BTC/USDT'),
          side: integer(1),
        }),
        count: integer(146),
        page: integer(1),
        limit: integer(40),
      }),
    },
    () => read(ledger(form)),
  );
  expect(answer).toMatchObject({ list: [{ balance_after: '26845.94', order_id: 4711, side: 1 }] });
});

it('transfer answers a sentence', async () => {
  const form = { currency_id: '3', number: '2000', from_field: 'change', to_field: 'lever' } as const;
  const text = await play(
    {
      given: [loggedIn, money],
      does: 'transfer from the spot account to the contract account',
      form,
      fromState: { currency_id: 'currency' },
      answers: success(like('The amount is transferred')),
    },
    () => command(transfer(), form),
  );
  expect(text).toBe('The amount is transferred');
});

it('transfer of more than is free is refused', async () => {
  const form = { currency_id: '3', number: '2000000', from_field: 'change', to_field: 'lever' } as const;
  const refused = play(
    {
      given: [loggedIn, money],
      does: 'transfer of more than is free',
      form,
      fromState: { currency_id: 'currency' },
      answers: refusal('Insufficient balance', {}),
    },
    () => command(transfer(), form),
  );
  await expect(refused).rejects.toMatchObject({ kind: 'rejected', message: 'Insufficient balance' });
});

it('transfers answers a page in the shape of the family', async () => {
  const answer = await play(
    {
      given: [['a transfer was made', { token }]],
      does: 'transfers between own accounts',
      query: { page: '1', limit: '20' },
      answers: success({
        data: eachLike({
          id: integer(9302),
          currency_name: like('USDT'),
          value: signed('2000'),
          info: like('Transfer'),
          created_time: integer(1795190700),
        }),
        total: integer(1),
      }),
    },
    () => read(transfers({ page: '1', limit: '20' })),
  );
  expect(answer).toMatchObject({ total: 1, data: [{ currency_name: 'USDT', value: '2000' }] });
});
