import { expect, it } from 'vitest';
import { lastFourOf, maskedAccount, maskedHolder, maskedIban } from './bankMask.ts';

it.each([
  [maskedAccount, '4000 0000 0000 3000', '************3000'],
  [maskedAccount, '1234567', '***4567'],
  [maskedAccount, '1234', '****'],
  [maskedAccount, '', ''],
  [maskedIban, 'DE89 3704 0044 0532 0130 00', 'DE****************3000'],
  [maskedIban, '', ''],
  [maskedHolder, 'Lena Marie Hartmann', 'L*** H***'],
  [maskedHolder, '山田太郎', '山***'],
])('%o of %j is %j, and stays so', (mask, text, masked) => {
  expect(mask(text)).toBe(masked);
  expect(mask(mask(text))).toBe(masked);
});

it.each([
  ['4000 0000 0000 3000', '3000'],
  ['************3000', '3000'],
  ['****', ''],
  ['', ''],
])('the last digits of %j are %j', (bank_account, digits) => {
  expect(lastFourOf({ bank_account })).toBe(digits);
});
