import { expect, test } from 'vitest';
import type { Balances } from '../../api/wallet.ts';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { accounts } from './accounts.ts';
import { heldCoins, holdersOf } from './holdings.ts';

const none = { is_match: 0, is_lever: 0, is_micro: 0 };
const coins: Currency[] = [
  { ...none, id: 1, name: 'BTC', is_match: 1 },
  { ...none, id: 3, name: 'USDT', is_match: 1, is_lever: 1, is_trust: 1 },
  { ...none, id: 8, name: 'EUR' },
];
const row = { id: 1, currency: 3, currency_name: 'USDT' };
const balances: Balances = {
  change_wallet: {
    usdt_totle: '0',
    balance: [{ ...row, change_balance: '270.1', lock_change_balance: '30' }],
  },
  micro_wallet: { usdt_totle: '0', balance: [] },
  lever_wallet: { usdt_totle: '0', balance: [{ ...row, lever_balance: '5' }] },
};

test('a coin is in the accounts that are for it, with what the back end says that they hold', () => {
  expect(heldCoins(accounts, coins, balances)).toEqual([
    { id: 1, code: 'BTC', holdings: { change: { available: undefined, held: undefined } } },
    {
      id: 3,
      code: 'USDT',
      holdings: {
        change: { available: '270.1', held: '30' },
        lever: { available: '5', held: undefined },
        // A back end without this account's balances.
        trust: { available: undefined, held: undefined },
      },
    },
  ]);
});

test('a coin that none of the asked accounts is for is left out', () => {
  const held = heldCoins(['lever', 'micro'], coins, balances);
  expect(held.map((coin) => [coin.code, holdersOf(coin)])).toEqual([['USDT', ['lever']]]);
});
