import { describe, expect, test } from 'vitest';
import { finishedDecimal, formatDecimalInput, parseDecimalInput } from './decimalInput.ts';

describe('an amount typed with either decimal mark', () => {
  test.each([
    ['0,001', '0.001'],
    ['0.001', '0.001'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5,', '5.'],
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['1 234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['๑๒.๕', '12.5'],
    ['１２．５'.replace('．', '.'), '12.5'],
  ])('%s reads %s', (typed, value) => {
    expect(parseDecimalInput(typed, 8)).toBe(value);
  });

  test('one thousand and one with a single comma is never read as a thousand', () => {
    expect(parseDecimalInput('1,001', 8)).toBe('1.001');
  });

  test.each(['0,001.5', '0.001,5', '0,001,000', '00,123.4'])(
    '%s, grouped behind a zero, is refused',
    (typed) => {
      expect(parseDecimalInput(typed, 8)).toBeUndefined();
    },
  );

  test.each(['1,2,3', '1.2.3', '1,23.4,5', '-1', '+1', '1e5', 'NaN', 'abc', '1,2345.6', '0x10'])(
    '%s is refused',
    (typed) => {
      expect(parseDecimalInput(typed, 8)).toBeUndefined();
    },
  );

  test('more decimals than the coin has are cut, not rounded', () => {
    expect(parseDecimalInput('0.19999', 2)).toBe('0.19');
    expect(parseDecimalInput('12.9', 0)).toBe('12');
  });
});

test('a field shows the decimal mark of its language and no grouping', () => {
  expect(formatDecimalInput('12345.67', { decimal: ',', group: '.' })).toBe('12345,67');
});

test('a finished amount has no trailing mark', () => {
  expect(finishedDecimal('5.')).toBe('5');
  expect(finishedDecimal('.')).toBe('');
  expect(finishedDecimal('0.50')).toBe('0.50');
});
