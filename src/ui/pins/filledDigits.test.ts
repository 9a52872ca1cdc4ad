import { expect, test } from 'vitest';
import { filledDigits } from './filledDigits.ts';

test.each([
  ['Meridian 24: your code is 123456', '123456'],
  ['123456', '123456'],
  ['Your code: 482 915.', '482915'],
  ['482-915', '482915'],
  ['１２３４５６', '123456'],
  ['コードは123456です。10分以内', '123456'],
  ['G-123456 is your code, valid 10 minutes', '123456'],
  ['2026-11-29 22:15 123456', '123456'],
  ['Call 0800 123 4567. Code 654321', '654321'],
  ['123456 is your code. Again: 123456', '123456'],
])('%s is filled in as %s', (text, value) => {
  expect(filledDigits('', text, 6)).toEqual({ value, isFilled: true, isUnclear: false });
});

test.each([
  'Summer2024!99',
  'Meridian 24: your code',
  'codes 123456 and 654321',
  '1234567',
  '0xab123456cd',
  '1,234.567890',
  'order 12345678901234',
  'hunter2',
])('of %s nothing is taken, and the field asks', (text) => {
  expect(filledDigits('', text, 6)).toEqual({ value: '', isFilled: true, isUnclear: true });
});

test('a code of twelve digits is taken whole or grouped', () => {
  expect(filledDigits('', 'code 123456 789012', 12).value).toBe('123456789012');
  expect(filledDigits('', '123456789012', 12).value).toBe('123456789012');
  expect(filledDigits('', 'code 123456', 12)).toMatchObject({ value: '', isUnclear: true });
});

test('a key adds its digit, a letter none, and the field has no room for more', () => {
  expect(filledDigits('12345', '123456', 6)).toEqual({ value: '123456', isFilled: false, isUnclear: false });
  expect(filledDigits('12', '12a', 6).value).toBe('12');
  expect(filledDigits('123456', '1234567', 6).value).toBe('123456');
  expect(filledDigits('123456', '12456', 6)).toEqual({ value: '12456', isFilled: false, isUnclear: false });
});

test('the second half of a code joins the first', () => {
  expect(filledDigits('482', '482915', 6)).toEqual({ value: '482915', isFilled: true, isUnclear: false });
  expect(filledDigits('4829', '4829915', 6)).toEqual({ value: '4829', isFilled: true, isUnclear: true });
});

test('a whole code in place of, or beside, a part of one counts by itself', () => {
  expect(filledDigits('111', '111123456', 6).value).toBe('123456');
  expect(filledDigits('111111', '123456', 6).value).toBe('123456');
});
