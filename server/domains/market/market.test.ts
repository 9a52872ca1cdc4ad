import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candlePeriods, periodStart } from '../../../contracts/candles.ts';
import { defaultConfig } from '../../config.ts';
import { pairs } from '../../instruments/market.config.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  // Long enough that every pair has traded in the current minute.
  for (let second = 0; second < 40; second += 1) {
    server.clock.advance(1000);
    await server.context.market.step();
  }
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
    if (row.is_display === 0) continue;
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

it('a row tells the hours of its day and how fresh its source is', async () => {
  const { data } = await server.call('pair', { currency_id: '1', legal_id: '3' });
  expect(data.as_of_ms).toBe(server.clock.now());
  // The history of a test begins at midnight, twelve hours earlier; at its first moment there was no price yet.
  expect(data.day_closes.length).toBeGreaterThanOrEqual(12);
  expect(data.day_closes.length).toBeLessThanOrEqual(25);
  expect(data.day_closes.at(-1)).toBe(data.now_price);
});

describe('candles', () => {
  const ask = (fields: Record<string, string> = {}, language?: string) => {
    const query = { symbol: 'BTC/USDT', period: '1min', from: '0', to: '99999999999', ...fields };
    return server.call('candles', query, language === undefined ? {} : { language });
  };

  it('come in every period, the oldest first, with the one that forms', async () => {
    for (const period of candlePeriods) {
      const { type, data } = await ask({ period });
      expect(type).toBe('ok');
      expect(data.length).toBeGreaterThan(0);
      const times = data.map(({ time }: { time: number }) => time);
      expect(times).toEqual([...new Set<number>(times)].sort((one, other) => one - other));
      for (const row of data) {
        expect(row).toMatchObject({ id: row.time / 1000, amount: row.volume });
        expect(periodStart(period, row.time)).toBe(row.time);
      }
      expect(times.at(-1)).toBe(periodStart(period, server.clock.now()));
    }
  });

  it('end at the last price', async () => {
    const { data } = await ask({ period: '1week' });
    const pair = await server.call('pair', { currency_id: '1', legal_id: '3' });
    expect(data.at(-1).close).toBe(pair.data.now_price);
  });

  it('lie between from and to, both included', async () => {
    const all = (await ask()).data;
    const [from, to] = [all[10].id, all[20].id];
    expect((await ask({ from: String(from), to: String(to) })).data).toEqual(all.slice(10, 21));
    expect((await ask({ from: String(from), to: String(from) })).data).toEqual([all[10]]);
    expect((await ask({ from: '0', to: '1' })).data).toEqual([]);
  });

  it('of a pair that is not traded are refused', async () => {
    const answer = await ask({ symbol: 'NO/PAIR' });
    expect(answer).toMatchObject({ status: 200, data: { reason: 'market.pairUnknown' } });
    expect(answer.data.fields).toHaveProperty('symbol');
  });

  it('of a range that ends before it begins are refused at its start', async () => {
    const answer = await ask({ from: '2', to: '1' }, 'de');
    expect(answer).toMatchObject({ status: 200, type: 'error', data: { reason: 'market.rangeInvalid' } });
    expect(answer.data.fields).toHaveProperty('from');
    expect(answer.message).toBe('Der Beginn liegt nach dem Ende. Wählen Sie einen früheren Beginn');
  });

  it.each([
    [{ period: '15min' }, 'period', 'market.periodUnknown'],
    [{ period: '' }, 'period', 'market.periodUnknown'],
    [{ from: '-1' }, 'from', 'system.invalid'],
    [{ to: 'now' }, 'to', 'system.invalid'],
    [{ symbol: 'btc' }, 'symbol', 'system.invalid'],
  ])('asked for with %j name the field', async (fields, field, reason) => {
    const answer = await ask(fields);
    expect(answer).toMatchObject({ status: 400, type: 'error', data: { reason } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('are public, and need all of symbol, period, from and to', async () => {
    const answer = await server.call('candles');
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.data.fields).sort()).toEqual(['from', 'period', 'symbol', 'to']);
  });
});

it('a replay is named, and pairs that it has no prices of are neither shown nor traded', async () => {
  const file = join(server.folder, 'two-trades.csv');
  writeFileSync(file, 'time_ms,price,amount,side\n1000,65000.5,0.01,buy\n2000,65001,0.02,sell\n');
  const source = { kind: 'replay', file, pair: 'BTC/USDT', rounds: false } as const;
  const replay = await startTestApp({ market: { ...defaultConfig.market, source } });
  try {
    const { market } = replay.context;
    for (let step = 0; step < 4; step += 1) {
      replay.clock.advance(1000);
      await market.step();
    }
    const { data: site } = await replay.call('siteConfig');
    expect(site).toMatchObject({ market_source: 'replay', market_source_name: 'two-trades.csv' });
    const [group] = (await replay.call('quotations')).data;
    for (const row of group.quotation) {
      expect(row).toMatchObject({ source: 'replay', is_display: row.symbol === 'BTC/USDT' ? 1 : 0 });
    }
    // A full hour has passed since the trades: the tape is shifted by whole hours, its first trade before the start.
    const day_closes = ['65001', '65001'];
    expect(group.quotation[0]).toMatchObject({ now_price: '65001', volume: '0.03', day_closes });
    const query = { symbol: 'BTC/USDT', period: '1day', from: '0', to: '99999999999' };
    const candle = { open: '65000.5', high: '65001', low: '65000.5', close: '65001', volume: '0.03' };
    expect((await replay.call('candles', query)).data).toMatchObject([candle]);
    const { token } = await replay.person('ada@example.com');
    const order = { legal_id: '3', currency_id: '2', type: '1', amount: '0.01', target_price: '3000' };
    const refused = await replay.call('placeSpotOrder', order, { token });
    expect(refused.data.reason).toBe('spot.pairClosed');
  } finally {
    await replay.close();
  }
});
