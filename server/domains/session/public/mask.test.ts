import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

it.each([
  ['ada@example.com', 'a***@example.com'],
  ['lena@example.com', 'l***a@example.com'],
  ['alexander@example.com', 'a***r@example.com'],
  ['@example.com', '***'],
])('%s shows as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['+4915112345678', '+49***78'],
  ['+12025550123', '+12***23'],
  ['+29012', '***'],
])('%s shows as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
