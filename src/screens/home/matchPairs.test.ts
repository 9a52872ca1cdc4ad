import { expect, it } from 'vitest';
import { quotations } from '../../../contracts/examples/market.ts';
import { matchPairs } from './matchPairs.ts';

const pairs = quotations[0]!.quotation;
const found = (text: string) => matchPairs(pairs, text).map(({ currency_name: code }) => code);

it.each([
  ['btc', ['BTC']],
  ['  BiTcOi ', ['BTC']],
  ['usd coin', ['USDC']],
  ['eth/usdt', ['ETH']],
  ['ETHUSDT', ['ETH']],
  ['coin', ['BTC', 'DOGE', 'USDC', 'LTC']],
  ['zzz', []],
  ['.*', []],
])('%j finds %j', (text, codes) => {
  expect(found(text)).toEqual(codes);
});

it('what begins with the text comes before what has it inside', () => {
  expect(found('l')[0]).toBe('LTC');
  expect(found('l')).toContain('SOL');
  expect(found('l').indexOf('SOL')).toBeGreaterThan(found('l').indexOf('LINK'));
});

it('an empty text leaves every pair in its place', () => {
  expect(matchPairs(pairs, ' ')).toBe(pairs);
});
