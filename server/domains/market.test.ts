import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../market/market.config.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import type { TestApp } from '../testing/startTestApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.advance(1000);
  await server.context.market.step();
});
afterAll(() => server.close());

it('quotations list every pair under its quote currency, without a session', async () => {
  const { type, data } = await server.call('quotations');
  expect(type).toBe('ok');
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ id: 3, name: 'USDT' });
  const symbols = data[0].quotation.map((row: { symbol: string }) => row.symbol);
  expect(symbols).toEqual(pairs.map(({ symbol }) => symbol));
});

it('prices are plain decimals, also those below a cent', async () => {
  const { data } = await server.call('quotations');
  for (const row of data[0].quotation) {
    expect(row.now_price).toMatch(/^\d+(\.\d{1,8})?$/);
    expect(Number(row.now_price)).toBeGreaterThan(0);
  }
});

it('a pair shows its quote and its rules', async () => {
  const { data } = await server.call('pair', { currency_id: '1', legal_id: '3' });
  expect(data).toMatchObject({
    symbol: 'BTC/USDT',
    price_tick: '0.01',
    quantity_step: '0.00001',
    source: 'simulated',
  });
});

it('a pair that is not traded is refused', async () => {
  const answer = await server.call('pair', { currency_id: '1', legal_id: '2' });
  expect(answer).toMatchObject({ status: 200, type: 'error', data: { reason: 'market.pairUnknown' } });
});

it('both ids are required', async () => {
  const answer = await server.call('pair', { currency_id: '1' });
  expect(answer).toMatchObject({ status: 400, type: 'error' });
  expect(answer.data.fields).toHaveProperty('legal_id');
});
