import { expect, it } from 'vitest';
import type { Balances } from '../../api/wallet.ts';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { movableCoins } from './transferOffer.ts';

const coins = [
  { id: 1, name: 'BTC', is_match: 1, is_micro: 0, is_lever: 0, is_trust: 1 },
  { id: 2, name: 'ETH', is_match: 1, is_micro: 0, is_lever: 0, is_trust: 1 },
  { id: 3, name: 'USDT', is_match: 1, is_micro: 1, is_lever: 1, is_trust: 1 },
  { id: 4, name: 'SOL', is_match: 1, is_micro: 0, is_lever: 0, is_trust: 0 },
] as unknown as Currency[];

const hostedOf = (rows: Record<number, { trust_balance?: string; lock_trust_balance?: string }>): Balances =>
  ({
    trust_wallet: {
      balance: Object.entries(rows).map(([currency, row]) => ({ currency: Number(currency), ...row })),
    },
  }) as unknown as Balances;

const codesOf = (balances: Balances) => movableCoins(coins, balances).map(({ code }) => code);

it.each([
  ['locked', { trust_balance: '0', lock_trust_balance: '0.5' }],
  ['free', { trust_balance: '0.5', lock_trust_balance: '0' }],
])('a coin of which nothing but %s hosting money could leave is offered after those that move', (_, row) => {
  expect(codesOf(hostedOf({ 1: row }))).toEqual(['USDT', 'BTC']);
});

it.each([
  ['has nothing of', { 1: { trust_balance: '0', lock_trust_balance: '0.00' } }],
  ['does not say what it has of', {}],
])('a coin that the hosting account %s, and one account alone is for, is not offered', (_, rows) => {
  expect(codesOf(hostedOf(rows))).toEqual(['USDT']);
});
