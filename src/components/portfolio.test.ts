import { describe, expect, test } from 'vitest';
import type { Balances } from '../api/wallet.ts';
import { portfolioOf } from './portfolio.ts';

const balances: Balances = {
  change_wallet: {
    usdt_totle: '300.10',
    balance: [
      {
        id: 1,
        currency: 1,
        currency_name: 'BTC',
        usdt_price: '100',
        change_balance: '0.10000001',
        lock_change_balance: '0.2',
      },
      { id: 2, currency: 3, currency_name: 'USDT', usdt_price: '1', change_balance: '270.1' },
      { id: 3, currency: 5, currency_name: 'DOGE', usdt_price: '0.2', change_balance: '0.00000000' },
    ],
  },
  micro_wallet: {
    usdt_totle: '100',
    balance: [{ id: 4, currency: 3, currency_name: 'USDT', usdt_price: '1', micro_balance: '100' }],
  },
  lever_wallet: { usdt_totle: '0', balance: [] },
};

describe('the portfolio of several accounts', () => {
  test('adds up the accounts without losing a digit', () => {
    expect(portfolioOf(balances).total).toBe('400.1');
  });

  test('gives each account its share of the total', () => {
    expect(portfolioOf(balances).accounts.map(({ account, share }) => [account, share])).toEqual([
      ['change', '75.01'],
      ['micro', '24.99'],
      ['lever', '0.00'],
      ['trust', '0.00'],
    ]);
  });

  test('joins a coin over its accounts, keeps held apart and leaves out what is nowhere', () => {
    expect(portfolioOf(balances).coins).toEqual([
      { coin: 'USDT', available: '370.1', held: '0', total: '370.1', value: '370.1' },
      { coin: 'BTC', available: '0.10000001', held: '0.2', total: '0.30000001', value: '30.000001' },
    ]);
  });

  test('has no shares where nothing is held', () => {
    const empty = { usdt_totle: '0', balance: [] };
    const { accounts, coins } = portfolioOf({
      change_wallet: empty,
      micro_wallet: empty,
      lever_wallet: empty,
    });
    expect(coins).toEqual([]);
    expect(accounts.every(({ share }) => share === '0.00')).toBe(true);
  });
});
