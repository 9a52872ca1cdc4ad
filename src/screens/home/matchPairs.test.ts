import { expect, it } from 'vitest';
import { testPair } from '../../components/market/testPair.ts';
import { matchPairs } from './matchPairs.ts';

const codes = ['BTC', 'ETH', 'DOGE', 'USDC', 'SOL', 'XRP', 'ADA', 'LTC', 'PEPE', 'TRX', 'LINK', 'AVAX'];
const pairs = codes.map((code) => testPair(code));
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
])('%j finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('what begins with the text comes before what has it inside', () => {
  expect(found('l')[0]).toBe('LTC');
  expect(found('l')).toContain('SOL');
  expect(found('l').indexOf('SOL')).toBeGreaterThan(found('l').indexOf('LINK'));
});

it('an empty text leaves every pair in its place', () => {
  expect(matchPairs(pairs, ' ')).toBe(pairs);
});
