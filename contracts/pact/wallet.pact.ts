import { expect, it } from 'vitest';
import { balances } from '../../src/api/wallet.ts';
import { balance, currencies, ledger, transfer } from '../../src/api/pages/walletRecords.ts';
import { ledgerPages, transferPages } from '../../src/api/pages/walletPages.ts';
import { transferForm } from '../../src/screens/wallet/transferForm.ts';
import * as examples from '../examples/wallet.ts';
import { moneyCommand, loggedIn, pick, play, read, readPage, token } from './tools/interaction.ts';

const row = (account: 'change' | 'lever' | 'micro') => ({
  currency: 3,
  currency_name: 'USDT',
  [`${account}_balance`]: '12480.5',
  [`lock_${account}_balance`]: '14365.44',
});

const wallet = (account: 'change' | 'lever' | 'micro') => ({
  balance: [row(account)],
  usdt_totle: '26845.94',
});

/** Less than two million, but more than the free balance. */
const money = ['practice money', { token, coin: 'USDT', amount: '2000' }] as const;

it('balances answers every account', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'balances of all coins',
      form: { currency_name: '' },
      data: { change_wallet: wallet('change'), lever_wallet: wallet('lever'), micro_wallet: wallet('micro') },
    },
    () => read(balances()),
  );
  expect(answer).toMatchObject({ change_wallet: { balance: [{ change_balance: '12480.5' }] } });
});

it.each(['change', 'lever', 'micro'] as const)('balance answers one coin of the account %s', async (type) => {
  const form = { currency: '3', type };
  const answer = await play(
    {
      given: [loggedIn, money],
      does: `balance of a coin in the account ${type}`,
      form,
      fromState: { currency: 'currency' },
      data: row(type),
    },
    () => read(balance(form)),
  );
  expect(answer).toMatchObject({ currency: 3, [`${type}_balance`]: '12480.5' });
});

it('currencies answers the coins of the platform', async () => {
  const answer = await play(
    {
      given: [loggedIn],
      does: 'currencies',
      data: [{ id: 3, name: 'USDT', is_match: 1, is_lever: 1, is_micro: 1 }],
    },
    () => read(currencies()),
  );
  expect(answer).toEqual([{ id: 3, name: 'USDT', is_match: 1, is_lever: 1, is_micro: 1 }]);
});

const ledgerRow = pick(
  examples.ledger.list[2]!,
  ...(['id', 'value', 'info', 'type', 'currency_name', 'created_time'] as const),
);

it('ledger answers the latest rows of one account and coin', async () => {
  const form = { currency: '3', type: '2', limit: '18' } as const;
  const answer = await play(
    {
      given: [money, ['a spot order was filled', { token }]],
      does: 'ledger of a coin in the spot account',
      form,
      fromState: { currency: 'currency' },
      data: { list: [ledgerRow], count: 146 },
    },
    () => read(ledger(form)),
  );
  expect(answer).toMatchObject({
    count: 146,
    list: [{ value: '-1948.252', type: 2, currency_name: 'USDT' }],
  });
});

it('ledger answers all rows of all accounts, page by page', async () => {
  const page = await play(
    {
      given: [['a spot order was filled', { token }]],
      does: 'ledger of every account and coin',
      form: { page: '1', limit: '40' },
      data: { list: [ledgerRow], count: 146 },
    },
    () => readPage(ledgerPages({})),
  );
  expect(page).toMatchObject({ count: 146, rows: [{ value: '-1948.252' }] });
});

/** Transfer for a back end that declares that it keeps no ids. */
const transferOf = (amount: string) => transferForm({ amount, from: 'change', to: 'lever' }, 3, undefined);

it('transfer answers a sentence', async () => {
  const form = transferOf('2000');
  const text = await play(
    {
      given: [loggedIn, money],
      does: 'transfer from the spot account to the contract account',
      form,
      fromState: { currency_id: 'currency' },
      data: examples.transfer,
    },
    () => moneyCommand(transfer(), form),
  );
  expect(text).toBe(examples.transfer);
});

it('transfer of more than is free is refused', async () => {
  const form = transferOf('2000000');
  const answer = await play(
    {
      given: [loggedIn, money],
      does: 'transfer of more than is free',
      form,
      fromState: { currency_id: 'currency' },
      refuses: { message: 'Insufficient balance' },
    },
    () => moneyCommand(transfer(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: 'Insufficient balance' });
});

it('transfers answers a page in the shape of the family', async () => {
  const page = await play(
    {
      given: [['a transfer was made', { token }]],
      does: 'transfers between own accounts',
      query: { page: '1', limit: '40' },
      data: {
        data: [pick(examples.transfers.data[0]!, 'id', 'currency_name', 'value', 'info', 'created_time')],
        total: 1,
      },
    },
    () => readPage(transferPages({})),
  );
  expect(page).toMatchObject({ count: 1, rows: [{ currency_name: 'USDT', value: '2000' }] });
});
