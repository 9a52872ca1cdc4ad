import { describe, expect, test } from 'vitest';
import type { Balances } from '../../api/wallet.ts';
import { accountPartOf, portfolioOf } from './portfolio.ts';

const balances: Balances = {
  change_wallet: {
    usdt_totle: '300.10',
    balance: [
      {
        currency: 1,
        currency_name: 'BTC',
        usdt_price: '100',
        change_balance: '0.10000001',
        lock_change_balance: '0.2',
      },
      {
        currency: 3,
        currency_name: 'USDT',
        usdt_price: '1',
        change_balance: '270.1',
        lock_change_balance: '0',
      },
      {
        currency: 5,
        currency_name: 'DOGE',
        usdt_price: '0.2',
        change_balance: '0.00000000',
        lock_change_balance: '0.00000000',
      },
    ],
  },
  micro_wallet: {
    usdt_totle: '100',
    balance: [
      {
        currency: 3,
        currency_name: 'USDT',
        usdt_price: '1',
        micro_balance: '100',
        lock_micro_balance: '0',
      },
    ],
  },
  lever_wallet: { usdt_totle: '0', balance: [] },
};

describe('the portfolio of several accounts', () => {
  test('knows nothing of what is held under a total whose rows are missing', () => {
    const spot = { usdt_totle: '300.10', balance: [] };
    expect(accountPartOf({ ...balances, change_wallet: spot }, 'change')).toMatchObject({
      value: '300.10',
      held: undefined,
      available: undefined,
    });
    expect(accountPartOf(balances, 'lever')).toMatchObject({ value: '0', held: '0', available: '0' });
  });

  test('adds up the accounts without losing a digit', () => {
    expect(portfolioOf(balances).total).toBe('400.1');
  });

  test('gives each account its share of the total', () => {
    expect(portfolioOf(balances).accounts.map(({ account, share }) => [account, share])).toEqual([
      ['change', '75.0'],
      ['micro', '25.0'],
      ['lever', '0.0'],
      ['trust', '0.0'],
    ]);
  });

  test('joins a coin over its accounts, keeps held apart and leaves out what is nowhere', () => {
    expect(portfolioOf(balances).coins).toEqual([
      { coin: 'USDT', account: 'change', available: '370.1', held: '0', total: '370.1', value: '370.1' },
      {
        coin: 'BTC',
        account: 'change',
        available: '0.10000001',
        held: '0.2',
        total: '0.30000001',
        value: '30.000001',
      },
    ]);
  });

  test('says of each account what of its value is held', () => {
    expect(portfolioOf(balances).accounts[0]).toMatchObject({
      value: '300.1',
      held: '20',
      available: '280.1',
    });
  });

  test('shows one account with its own coins alone', () => {
    expect(accountPartOf(balances, 'micro')).toMatchObject({
      value: '100',
      held: '0',
      available: '100',
      coins: [{ coin: 'USDT', account: 'micro', total: '100' }],
    });
    expect(accountPartOf(balances, 'trust')).toMatchObject({ value: '0', available: '0', coins: [] });
  });

  test('what one account does not say is not known, and neither is what it would be a part of', () => {
    const micro_wallet = { ...balances.micro_wallet, usdt_totle: undefined };
    const { total, accounts } = portfolioOf({ ...balances, micro_wallet });
    expect([total, ...accounts.map(({ value, share }) => value ?? share)]).toEqual([
      undefined,
      '300.1',
      undefined,
      '0',
      '0',
    ]);
  });

  test('a coin that one account does not say is in the list, without a sum', () => {
    const [row] = balances.micro_wallet.balance;
    const balance = [{ ...row!, micro_balance: undefined }];
    const { coins } = portfolioOf({ ...balances, micro_wallet: { usdt_totle: '100', balance } });
    expect(coins.find(({ coin }) => coin === 'USDT')).toMatchObject({ total: undefined, held: '0' });
  });

  test('a coin without a row in an account that is worth more than its rows has no sum', () => {
    const lever_wallet = {
      usdt_totle: '500',
      balance: [
        { currency: 1, currency_name: 'BTC', usdt_price: '100', lever_balance: '0', lock_lever_balance: '0' },
      ],
    };
    const { coins, accounts } = portfolioOf({ ...balances, lever_wallet });
    expect(coins.find(({ coin }) => coin === 'USDT')).toMatchObject({
      total: undefined,
      available: undefined,
    });
    expect(coins.find(({ coin }) => coin === 'BTC')).toMatchObject({ total: '0.30000001' });
    expect(accounts[2]).toMatchObject({ value: '500', held: undefined, available: undefined });
  });

  test('prices that are a moment apart make no coin unknown', () => {
    const change_wallet = { ...balances.change_wallet, usdt_totle: '304' };
    const { coins } = portfolioOf({ ...balances, change_wallet });
    expect(coins.every(({ total }) => total !== undefined)).toBe(true);
  });

  test('two rows of one coin in one account are no more than one, and nothing where they differ', () => {
    const [row] = balances.micro_wallet.balance;
    const twice = (other: object) => ({
      ...balances,
      micro_wallet: { usdt_totle: '100', balance: [row!, { ...row!, ...other }] },
    });
    const totalIn = (of: Balances) => portfolioOf(of).coins.find(({ coin }) => coin === 'USDT')?.total;
    expect(totalIn(twice({}))).toBe('370.1');
    expect(totalIn(twice({ micro_balance: '90' }))).toBeUndefined();
  });

  test('names the account that holds most of a coin', () => {
    const poor = { ...balances.change_wallet, balance: balances.change_wallet.balance.slice(0, 1) };
    const { coins } = portfolioOf({ ...balances, change_wallet: poor });
    expect(coins.find(({ coin }) => coin === 'USDT')?.account).toBe('micro');
  });

  test('has no shares where nothing is held', () => {
    const empty = { usdt_totle: '0', balance: [] };
    const { accounts, coins } = portfolioOf({
      change_wallet: empty,
      micro_wallet: empty,
      lever_wallet: empty,
    });
    expect(coins).toEqual([]);
    expect(accounts.every(({ share }) => share === '0.0')).toBe(true);
  });
});

describe('a coin that no pair values', () => {
  const nova = {
    currency: 9,
    currency_name: 'NOVA',
    usdt_price: '0',
    trust_balance: '0',
    lock_trust_balance: '400',
  };

  test('has no value, not one of 0, and is named as missing from the total', () => {
    const trust_wallet = { usdt_totle: '0', balance: [nova] };
    const { coins } = portfolioOf({ ...balances, trust_wallet });
    expect(coins.find(({ coin }) => coin === 'NOVA')).toMatchObject({
      total: '400',
      value: undefined,
      isUnpriced: true,
    });
    expect(coins.filter(({ isUnpriced }) => isUnpriced).map(({ coin }) => coin)).toEqual(['NOVA']);
  });
});
