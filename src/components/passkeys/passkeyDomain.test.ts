import { afterEach, expect, it, vi } from 'vitest';
import { passkeyDomain } from './passkeyDomain.ts';

afterEach(() => vi.unstubAllGlobals());

const on = (hostname: string, passkey_domain?: string) => {
  vi.stubGlobal('location', { hostname });
  return passkeyDomain(passkey_domain === undefined ? {} : { passkey_domain });
};

it('offers passkeys on their domain and below it, and on no other host', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(on('trade.example', 'trade.example')).toBe('trade.example');
  expect(on('app.trade.example', 'trade.example')).toBe('trade.example');
  expect(on('nottrade.example', 'trade.example')).toBeUndefined();
  expect(on('example', 'trade.example')).toBeUndefined();
  expect(on('127.0.0.1', 'localhost')).toBeUndefined();
});

it('offers none on another port or scheme than the site names', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const site = { passkey_domain: 'localhost', login_origin: 'http://localhost:3000' };
  for (const [origin, domain] of [
    ['http://localhost:3000', 'localhost'],
    ['http://localhost:3001', undefined],
    ['https://localhost:3000', undefined],
    ['http://app.localhost:3000', undefined],
  ] as const) {
    vi.stubGlobal('location', new URL(origin));
    expect(passkeyDomain(site)).toBe(domain);
  }
});

it('offers none where the site has no domain for them, or is not known yet', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(on('trade.example')).toBeUndefined();
  expect(passkeyDomain(undefined)).toBeUndefined();
});

it('offers none in a browser without them', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  expect(on('trade.example', 'trade.example')).toBeUndefined();
});
