import { describe, expect, it } from 'vitest';
import { named } from './named.ts';
import * as is from './read.ts';
import * as later from './readLater.ts';

const unreadable = (read: is.Reader<unknown>, value: unknown): boolean => {
  try {
    read(value);
    return false;
  } catch (error) {
    if (error instanceof is.Unreadable) return true;
    throw error;
  }
};
const others: Record<string, unknown> = {
  null: null,
  undefined,
  'a list': [],
  'an object': {},
  'an empty text': '',
  'a word': 'abc',
  'not a number': NaN,
};
const refusedBy = (read: is.Reader<unknown>) =>
  Object.keys(others).filter((name) => unreadable(read, others[name]));

describe('what a field has to be', () => {
  it.each<[string, is.Reader<unknown>, unknown[], string[]]>([
    ['a decimal', is.decimal, ['0', '-1.5', '+1.84', 12.5], Object.keys(others)],
    ['a whole number', is.integer, [0, -3], Object.keys(others)],
    ['a moment', is.timeMs, [1_795_270_722_000], Object.keys(others)],
    ['a moment in seconds', is.timeS, [1_795_270_722], Object.keys(others)],
    ['a number of decimals', is.upTo(8), [0, 8], Object.keys(others)],
    ['a region', later.region, ['DE'], Object.keys(others)],
    ['a text', is.text, ['', 'abc'], Object.keys(others).filter((name) => !/text|word/.test(name))],
    [
      'a text that says something',
      is.filledText,
      ['abc'],
      Object.keys(others).filter((name) => name !== 'a word'),
    ],
    ['yes or no', is.boolean, [true, false], Object.keys(others)],
    ['a list', is.list(is.integer), [[], [1]], Object.keys(others).filter((name) => name !== 'a list')],
    ['a map', is.map(is.integer), [{}, { a: 1 }], Object.keys(others).filter((name) => name !== 'an object')],
  ])('%s', (_, read, good, refused) => {
    expect(good.filter((value) => unreadable(read, value))).toEqual([]);
    expect(refusedBy(read)).toEqual(refused);
  });

  it.each(['1e-8', '.5', '5.', '1,000', ' 1', '0x10', 'Infinity', '9'.repeat(37), `0.${'1'.repeat(40)}`])(
    '%o is no decimal',
    (text) => {
      expect(unreadable(is.decimal, text)).toBe(true);
    },
  );

  it('a text is no number, seconds are no milliseconds, and 1 is not yes', () => {
    const wrong = [
      unreadable(is.integer, '1'),
      unreadable(is.integer, 1.5),
      unreadable(is.timeMs, 1_795_270_722),
      unreadable(is.timeMs, 1_795_270_722_000_000),
      unreadable(is.timeS, 1_795_270_722_000),
      unreadable(is.upTo(8), 9),
      unreadable(is.upTo(8), -1),
      unreadable(later.region, 'EUR'),
      unreadable(is.boolean, 1),
      unreadable(is.text, 1),
    ];
    expect(wrong).toEqual(wrong.map(() => true));
  });
});

describe('what may be missing', () => {
  const order = is.record(
    { id: is.integer, price: is.figure, type: is.numberCode<1 | 2> },
    { fee: is.figure, kind: is.maybe(is.textCode<'limit'>), fills: is.list(is.integer) },
  );
  const row = { id: 7, price: '1', type: 1 };

  it.each([
    ['a figure that is null', { ...row, price: null }, { id: 7, price: undefined, type: 1 }],
    ['a figure that is none', { ...row, price: 'soon' }, { id: 7, price: undefined, type: 1 }],
    ['an extension that is null', { ...row, fee: null, fills: null }, row],
    ['an extension that cannot be read', { ...row, fee: 'soon', kind: 5 }, row],
    ['further fields', { ...row, more: 1, __proto__: null }, row],
    ['a code that nobody knows', { ...row, type: 9, kind: 'iceberg' }, { ...row, type: 9, kind: 'iceberg' }],
    ['a number for a decimal', { ...row, price: 0.5 }, { ...row, price: '0.5' }],
  ])('%s takes nothing else with it', (_, value, read) => {
    expect(order(value)).toEqual(read);
  });

  it.each([
    ['a number that is null', { ...row, id: null }, 'id'],
    ['a code that is null', { ...row, type: null }, 'type'],
    ['a list that is none', { ...row, fills: {} }, 'fills'],
    ['a row of a list', { ...row, fills: [1, 'x'] }, 'fills.1'],
  ])('%s is named by where it stands', (_, value, path) => {
    expect(() => order(value)).toThrow(expect.objectContaining({ path }));
  });
});

it('a code has the name of its own, and none of the language', () => {
  const names = { 1: 'buy', 2: 'sell' };
  expect([1, 3, 'constructor', '__proto__'].map((code) => named(names, code))).toEqual([
    'buy',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('rows that are worth something without each other', () => {
  const rows = is.rows(is.record({ symbol: is.text, price: is.decimal }), 'symbol');
  const good = { symbol: 'BTC/USDT', price: '1' };

  it('stay where one of them cannot be read, which is marked by its name as far as that can be', () => {
    const bad = { symbol: 'ETH/USDT', price: null };
    expect(rows([good, bad, null])).toEqual([
      good,
      { isUnread: true, name: 'ETH/USDT' },
      { isUnread: true, name: undefined },
    ]);
  });

  it('fail where none of them can be read, and are empty where there are none', () => {
    expect(() => rows([{ symbol: 'ETH/USDT', price: null }])).toThrow(is.Unreadable);
    expect(() => rows({})).toThrow(is.Unreadable);
    expect(rows([])).toEqual([]);
  });
});

it('what is left out of an address reads •, and an address that nobody masked stays as it is', () => {
  expect(['l***n@example.com', '+49***78', '', 'a•••@example.com'].map(is.masked)).toEqual([
    ...['l•••n@example.com', '+49•••78', '', 'a•••@example.com'],
  ]);
  expect(() => is.masked(null)).toThrow(is.Unreadable);
});
