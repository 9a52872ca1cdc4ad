import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-tape-'));
const file = join(folder, 'august.csv');
/** Time of the test clock: the first trade happens when the server starts. */
const fullHour = 1_699_999_200_000;
let server: TestApp;

beforeAll(async () => {
  const lines = ['time_ms,price,amount,side'];
  for (let second = 0; second < 120; second += 1) {
    lines.push(`${fullHour + second * 1000},${60_000 + (second % 7)}.5,0.25,${second % 3 ? 'buy' : 'sell'}`);
  }
  writeFileSync(file, lines.join('\n'));
  const source = { kind: 'replay', file, pair: 'BTC/USDT', rounds: false } as const;
  server = await startTestApp({ market: { seed: 1, speed: 1, source } });
  server.clock.advance(60_000);
  await server.context.market.step();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const rows = async () => (await server.call('quotations')).data[0].quotation;

it('the app says that prices are a recording, and whose', async () => {
  const { data } = await server.call('siteConfig');
  expect(data).toMatchObject({ market_source: 'replay', market_source_name: 'august.csv' });
  const [bitcoin] = await rows();
  expect(bitcoin).toMatchObject({ source: 'replay', now_price: '60004.5', volume: '15.25' });
});

it('pairs that are not in the file are neither shown nor open', async () => {
  const shown = (await rows()).filter((row: { is_display: number }) => row.is_display === 1);
  expect(shown.map((row: { symbol: string }) => row.symbol)).toEqual(['BTC/USDT']);
  const { token } = await server.person('ann@example.com');
  const order = { legal_id: '3', currency_id: '2', type: '1', amount: '0.1', target_price: '3000' };
  const answer = await server.call('placeSpotOrder', order, { token });
  expect(answer).toMatchObject({ type: 'error', data: { reason: 'spot.pairClosed' } });
});

it('an order at a price that the recording comes to is filled by it', async () => {
  const { token } = await server.person('ben@example.com');
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.1', target_price: '60000.5' };
  const placed = await server.call('placeSpotOrder', order, { token });
  expect(placed).toMatchObject({ type: 'ok' });
  server.clock.advance(10_000);
  await server.context.market.step();
  const { data } = await server.call('spotOrders', { status: '2' }, { token });
  expect(data[0]).toMatchObject({ id: placed.data.id });
});

it('after its last line the prices grow old', async () => {
  server.clock.advance(60_000);
  await server.context.market.step();
  const lastAt = server.clock.now() - 11_000;
  const [bitcoin] = await rows();
  expect(bitcoin).toMatchObject({ now_price: '60000.5', time_ms: lastAt, as_of_ms: lastAt });
});
