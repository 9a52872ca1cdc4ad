import { expect, it } from 'vitest';
import { addressOrder } from './addressOrder.ts';

const words = { street: 'street', district: 'district', city: 'city', region: 'region', postalCode: 'code' };

it.each([
  ['DE', ['street', 'code city']],
  ['US', ['street', 'city, region code']],
  ['GB', ['street', 'city', 'code']],
  ['JP', ['〒code', 'region', 'street']],
  [undefined, ['street', 'city']],
])('is in %s %j', (country, order) => {
  expect(addressOrder(words, country)).toEqual(order);
});
