import { describe, expect, it } from 'vitest';
import type { PairQuote } from '../../api/market.ts';
import { testPair } from '../../components/market/testPair.ts';
import { nextSort, type Sort } from './sortChoice.ts';
import { sortPairs } from './sortPairs.ts';

function pair(
  code: string,
  price: string,
  change: string,
  value: string | undefined,
  volume = '1',
): PairQuote {
  return testPair(code, { now_price: price, change, quote_volume: value, volume });
}

const pairs = [
  pair('BTC', '97412.6', '+1.84', '9007199254740993'),
  pair('PEPE', '0.00001173', '-12.35', '9007199254740992'),
  pair('ADA', '0.4518', '+10.20', undefined, '9007199254740994'),
  pair('USDC', '0.9998', '0.00', '7'),
];

function codes(sort: Sort): string {
  return sortPairs(pairs, sort, (each) => each)
    .map((symbol) => symbol.split('/')[0])
    .join(' ');
}

describe('a market list', () => {
  it.each([
    ['name', 'ascending', 'ADA BTC PEPE USDC'],
    ['name', 'descending', 'USDC PEPE BTC ADA'],
    ['price', 'descending', 'BTC USDC ADA PEPE'],
    ['price', 'ascending', 'PEPE ADA USDC BTC'],
    ['change', 'descending', 'ADA BTC USDC PEPE'],
    ['change', 'ascending', 'PEPE USDC BTC ADA'],
    // A float cannot distinguish the first three.
    ['volume', 'descending', 'ADA BTC PEPE USDC'],
    ['volume', 'ascending', 'USDC PEPE BTC ADA'],
  ] as const)('by %s, %s, is %s', (column, direction, expected) => {
    expect(codes({ column, direction })).toBe(expected);
  });

  it('is sorted by what is live, not by what was read', () => {
    const sort = { column: 'price', direction: 'descending' } as const;
    const live = { 'PEPE/USDT': { ...pairs[1]!, now_price: '100000' } } as Record<string, PairQuote>;
    expect(sortPairs(pairs, sort, (each) => live[each.symbol] ?? each)[0]).toBe('PEPE/USDT');
  });

  it('keeps the order in which equal pairs came', () => {
    const twins = ['B', 'A', 'C'].map((code) => pair(code, '1', '0.00', '1'));
    const sorted = sortPairs(twins, { column: 'price', direction: 'descending' }, (each) => each);
    expect(sorted).toEqual(['B/USDT', 'A/USDT', 'C/USDT']);
  });
});

describe('a column head', () => {
  it('sorts by the largest first, then by the smallest, then as the pairs came', () => {
    const first = nextSort(undefined, 'price');
    expect(first).toEqual({ column: 'price', direction: 'descending' });
    const second = nextSort(first, 'price');
    expect(second).toEqual({ column: 'price', direction: 'ascending' });
    expect(nextSort(second, 'price')).toBeUndefined();
  });

  it('sorts names from A', () => {
    expect(nextSort(undefined, 'name')?.direction).toBe('ascending');
  });

  it('takes over from another column at its own first step', () => {
    expect(nextSort({ column: 'price', direction: 'ascending' }, 'change')).toEqual({
      column: 'change',
      direction: 'descending',
    });
  });
});
