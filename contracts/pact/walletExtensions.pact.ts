// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { call, client } from '../../src/api/calling/client.ts';
import { balances as readBalances } from '../../src/api/readers/wallet.ts';
import { totalsForm } from '../../src/api/pages/totalsForm.ts';
import { balances } from '../../src/api/wallet.ts';
import { balance, currencies, ledger, transfer, transfers } from '../../src/api/pages/walletRecords.ts';
import { transferForm } from '../../src/screens/wallet/transferForm.ts';
import { otcOrder } from '../examples/otc.ts';
import * as wallet from '../examples/wallet.ts';
import { moneyCommand, loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { exactly, orNone } from './tools/matcher.ts';
import { opened } from './rows/otcRow.ts';

const consumer = 'meridian-extensions';
const ledgerOfOrder = ['id', 'value', 'info', 'type', 'currency_name', 'created_time'] as const;

const accounts = ['change', 'lever', 'micro', 'trust'] as const;
const walletRow = (of: (typeof accounts)[number]) => ({
  currency: 3,
  currency_name: 'USDT',
  usdt_price: '1',
  [`${of}_balance`]: '12480.5',
  [`lock_${of}_balance`]: '14365.44',
});

it('balances answers prices, the change of the day and what a currency is worth', async () => {
  const walletOf = (of: (typeof accounts)[number]) => ({ balance: [walletRow(of)], usdt_totle: '26845.94' });
  const { day_change, read_ms } = wallet.balances;
  const data = {
    ...Object.fromEntries(accounts.map((of) => [`${of}_wallet`, walletOf(of)])),
    fiat_rates: { source: 'ECB', rates: { EUR: '0.8642' } },
    day_change,
    read_ms,
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
      data: {
        ...Object.fromEntries(
          accounts.map((of) => [`${of}_wallet`, { balance: exactly([]), usdt_totle: '26845.94' }]),
        ),
        unpriced: orNone(['NOVA']),
      },
    },
    // The same request and reader as in Home's early script, which runs before the app loads.
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
      consumer,
      given: [loggedIn],
      data,
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

it('ledger names the P2P order of a row', async () => {
  const { order_id: _order, symbol: _symbol, side: _side, ...row } = wallet.ledger.list[2]!;
  const form = { kind: 'otc', page: '1', limit: '100' } as const;
  const answer = await play(
    {
      consumer,
      given: opened({ became: 'released' }),
      does: 'ledger of a released P2P order',
      form,
      data: {
        list: [{ ...pick(row, ...ledgerOfOrder), kind: exactly('otc'), otc_order_id: otcOrder.id }],
        count: 1,
      },
    },
    () => read(ledger(form)),
  );
  expect(answer).toMatchObject({ list: [{ otc_order_id: otcOrder.id }] });
});

const clientTransferId = '5d1c1f0e-7c5b-4f0a-9d3e-2f2b3c4d5e6f';
const transferMade = [
  'a transfer was made',
  { token, amount: '2000', client_transfer_id: clientTransferId },
] as const;
const transferAgain = transferForm({ amount: '2000', from: 'change', to: 'lever' }, 3, clientTransferId);

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
            created_ms,
            from_field: exactly('change'),
            to_field: exactly('lever'),
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
    until_id: '999999999999999',
    page: '1',
    limit: '40',
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
