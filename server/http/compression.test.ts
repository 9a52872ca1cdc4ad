import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.person('ida@example.com'));
});
afterAll(() => server.close());

const market = '/api/currency/quotation_new';

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the market comes compressed as %s to whoever takes that', async (encoding, decompress) => {
  const answer = await server.app.inject({ url: market, headers: { 'accept-encoding': encoding } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toContain('accept-encoding');
  const plain = await server.app.inject(market);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(plain.json());
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test('answers of one person alone are never compressed, nor those that carry a session', async () => {
  const headers = {
    'accept-encoding': 'br, gzip',
    'content-type': 'application/x-www-form-urlencoded',
    authorization: token,
  };
  const wallet = await server.app.inject({ method: 'POST', url: '/api/wallet/list', headers });
  const orders = await server.app.inject({ url: '/api/coin/list?limit=50', headers });
  const codes = await server.app.inject({ method: 'POST', url: '/api/area_code', headers, payload: '' });
  for (const answer of [wallet, orders, codes]) {
    expect(answer.json()).toMatchObject({ type: 'ok' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});
