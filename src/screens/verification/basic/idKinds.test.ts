import { expect, it } from 'vitest';
import { unlikeId } from './idKinds.ts';

it.each([
  ['C01X00T47', 'DE'],
  ['c01x 00t 47', 'DE'],
  ['99999999R', 'ES'],
  ['AAA123456', 'ES'],
  ['1101700230708', 'TH'],
  ['A123456789', 'TW'],
])('takes %s of %s', (number, country) => {
  expect(unlikeId(number, country)).toBeUndefined();
});

it.each([
  ['L01X00T4', 'DE', 'passport'],
  ['1234', 'ES', 'both'],
  ['1101700230705', 'TH', 'both'],
  ['12', 'TW', 'card'],
])('says that %s is unlike one of %s', (number, country, known) => {
  expect(unlikeId(number, country)).toBe(known);
});

it('says nothing of a country that it does not know, of no country and of no number', () => {
  expect([unlikeId('12', 'AF'), unlikeId('12', undefined), unlikeId(' ', 'DE')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
