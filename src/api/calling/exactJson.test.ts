import { expect, it } from 'vitest';
import { parseExactly } from './exactJson.ts';
import { decimal, integer, Unreadable } from './read.ts';

const figureOf = (json: string) => decimal((parseExactly(`{"value":${json}}`) as { value: unknown }).value);

it.each([
  ['0.1', '0.1'],
  ['1e-8', '0.00000001'],
  ['-2.5E-7', '-0.00000025'],
  ['1.5e21', '1500000000000000000000'],
  ['12345678901234567.12345678', '12345678901234567.12345678'],
  ['0.12345678901234567890', '0.12345678901234567890'],
  ['-9007199254740993', '-9007199254740993'],
  ['100000000000000000000', '100000000000000000000'],
  ['1.50', '1.5'],
  ['"1.50"', '1.50'],
])('a decimal that comes as %s counts as %s, to its last digit', (json, text) => {
  expect(figureOf(json)).toBe(text);
});

it('texts stay as they are, whatever digits they have', () => {
  const text = '{"a":"12345678901234567890.5 \\" 99999999999999999999","b":[12345678901234567890.5]}';
  expect(parseExactly(text)).toEqual({
    a: '12345678901234567890.5 " 99999999999999999999',
    b: ['12345678901234567890.5'],
  });
});

it('a number that a double cannot hold is no whole number that something is counted by', () => {
  expect(() => integer(parseExactly('9007199254740993'))).toThrow(Unreadable);
  expect(integer(parseExactly('9007199254740991'))).toBe(9_007_199_254_740_991);
});

it('half of it is none', () => {
  expect(() => parseExactly('{"value":12345678901234567890')).toThrow(SyntaxError);
});
