import { expect, it } from 'vitest';
import { searchKey } from './searchKey.ts';

it.each([
  ['ＢＴＣ', 'btc'],
  ['１INCH ', '1inch'],
  ['Åland', 'aland'],
  [' São Tomé', 'sao tome'],
  ['Tiê\u0323\u0301n', 'tien'],
  ['ｶﾞｲﾄﾞ', 'ガイド'],
])('%j is looked for as %j', (typed, wanted) => expect(searchKey(typed)).toBe(wanted));

it.each([
  ['Thai tone marks and vowels', ['ขาว', 'ข่าว', 'ข้าว', 'ขาวิ']],
  ['voiced kana', ['ハス', 'バス', 'パス', 'はす', 'ばす']],
  ['Cyrillic letters', ['краи', 'край']],
])('keeps words apart that differ in %s', (_, words) => {
  expect(new Set(words.map(searchKey)).size).toBe(words.length);
});

it('a syllable of Hangul is found by its beginning, as it is typed', () => {
  expect(searchKey('독일').startsWith(searchKey('도'))).toBe(true);
});
