import { describe, expect, test } from 'vitest';
import { namedPair } from './namedPair.ts';

const pairs = [{ symbol: 'BTC/USDT' }, { symbol: 'ETH/USDT' }];

describe('the pair of an address', () => {
  test('is the one that it names', () => {
    expect(namedPair('ETH/USDT', pairs)).toEqual({
      pair: pairs[1],
      symbol: 'ETH/USDT',
      isUnknown: false,
      isNone: false,
      isUnread: false,
    });
  });

  test('is the first where it names none', () => {
    expect(namedPair(null, pairs)).toEqual({
      pair: pairs[0],
      symbol: 'BTC/USDT',
      isUnknown: false,
      isNone: false,
      isUnread: false,
    });
  });

  test('is none where nothing is traded and none is named', () => {
    expect(namedPair(null, [])).toMatchObject({ pair: undefined, symbol: '', isNone: true });
    expect(namedPair('BTC/USDT', [])).toMatchObject({ isUnknown: true, isNone: false });
  });

  test('is never another than the one named', () => {
    expect(namedPair('NOPE/USDT', pairs)).toEqual({
      pair: undefined,
      symbol: '',
      isUnknown: true,
      isNone: false,
      isUnread: false,
    });
  });

  test.each([
    ['that says its symbol', ['ADA/USDT']],
    ['that does not even say its symbol', [undefined]],
  ])('is not said to be unknown where a row %s cannot be read', (_, unread) => {
    expect(namedPair('ADA/USDT', pairs, unread)).toEqual({
      pair: undefined,
      symbol: 'ADA/USDT',
      isUnknown: false,
      isNone: false,
      isUnread: true,
    });
  });

  test('is unknown where another one cannot be read', () => {
    expect(namedPair('NOPE/USDT', pairs, ['ADA/USDT'])).toMatchObject({ isUnknown: true, isUnread: false });
  });

  test('is taken at its word while pairs are not known, if it can be one', () => {
    expect(namedPair('NOPE/USDT', undefined)).toMatchObject({ symbol: 'NOPE/USDT', isUnknown: false });
    expect(namedPair('<script>', undefined)).toMatchObject({ symbol: '', isUnknown: false });
    expect(namedPair(null, undefined)).toMatchObject({ symbol: '', isUnknown: false });
  });
});
