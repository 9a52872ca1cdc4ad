import { expect, it } from 'vitest';
import { passkeySite } from './passkeySite.ts';

it.each([
  ['https://trade.example', 'trade.example'],
  ['https://trade.example:8443', 'trade.example'],
  ['http://localhost:3000', 'localhost'],
])('passkeys of %s belong to %s', (origin, domain) => {
  expect(passkeySite(origin)).toEqual({ domain, origin });
});

it.each([
  undefined,
  'http://127.0.0.1:3000',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
  'http://trade.example',
])('browsers allow no passkeys on %s', (origin) => {
  expect(passkeySite(origin)).toBeUndefined();
});
