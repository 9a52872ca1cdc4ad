import { expect, it } from 'vitest';
import { maskedName } from './maskedName.ts';

it.each([
  ['Lena Hartmann', 'L••• H•••'],
  ['Lena Marie Hartmann', 'L••• H•••'],
  ['  Suharto ', 'S•••'],
  ['山田太郎', '山•••'],
  ['𠮷田 一郎', '𠮷••• 一•••'],
  ['', ''],
])('of "%s" leaves %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
