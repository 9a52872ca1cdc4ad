import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, readOpenapi } from '../../../contracts/readOpenapi.ts';
import { pairs } from '../../instruments/market.config.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { stocks } from './stocks.config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('stockQuotations lists every stock in USD, without a session', async () => {
  const { type, data } = await server.call('stockQuotations');
  expect(type).toBe('ok');
  expect(data).toMatchObject([{ name: 'USD' }]);
  expect(data[0].quotation.map(({ symbol, name }: Record<string, string>) => [symbol, name])).toEqual(
    stocks.map(({ symbol, name }) => [symbol, name]),
  );
});

it('stockPrice answers the quote of the list', async () => {
  const { data: groups } = await server.call('stockQuotations');
  const { data } = await server.call('stockPrice', { symbol: 'KO' });
  expect(data).toEqual(groups[0].quotation.find(({ symbol }: { symbol: string }) => symbol === 'KO'));
  // Monday 5 January 2026, 12:00 UTC, is before the opening: the price is that of Friday's close.
  expect(data).toMatchObject({ time_ms: Date.UTC(2026, 0, 2, 21), as_of_ms: Date.UTC(2026, 0, 5, 11, 45) });
});

it.each([
  ['stockPrice', { symbol: 'ZZZZ' }],
  ['stockCandles', { symbol: 'ZZZZ', period: '1day', from: '0', to: '1' }],
])('%s refuses a stock that does not exist', async (call, fields) => {
  const answer = await server.call(call, fields, { language: 'de' });
  expect(answer).toMatchObject({ status: 200, type: 'error', data: { reason: 'market.stockUnknown' } });
  expect(answer.data.fields).toHaveProperty('symbol');
  expect(answer.message).toBe('Diese Aktie ist nicht verfügbar. Wählen Sie eine andere');
});

it('stocks have no call that trades them and no pair [rule:market.stock.quote_only]', () => {
  const calls = operationsOf(readOpenapi()).filter(({ path }) => path.startsWith('/usstock/'));
  expect(calls.map(({ operation }) => operation.operationId).toSorted()).toEqual([
    'stockCandles',
    'stockPrice',
    'stockQuotations',
  ]);
  for (const { operation } of calls) expect(operation).toMatchObject({ 'x-session': 'none' });
  for (const { operation } of calls) expect(operation).not.toHaveProperty('x-money');
  for (const { symbol } of stocks)
    expect(pairs.filter((pair) => pair.symbol.split('/').includes(symbol))).toEqual([]);
});

describe('stockCandles', () => {
  const ask = (fields: Record<string, string> = {}) =>
    server.call('stockCandles', { symbol: 'AAPL', period: '30min', from: '0', to: '99999999999', ...fields });

  it('answers candles whose beginning lies between from and to, both included', async () => {
    const [fromMs, toMs] = [Date.UTC(2026, 0, 2, 14, 30), Date.UTC(2026, 0, 2, 16)];
    const { data } = await ask({ from: String(fromMs / 1000), to: String(toMs / 1000) });
    expect(data.map(({ time }: { time: number }) => time)).toEqual(
      [0, 1, 2, 3].map((at) => fromMs + at * 1_800_000),
    );
  });

  it('refuses a range that ends before it begins', async () => {
    const answer = await ask({ from: '2', to: '1' });
    expect(answer).toMatchObject({ status: 200, type: 'error', data: { reason: 'market.rangeInvalid' } });
    expect(answer.data.fields).toHaveProperty('from');
  });

  it.each([
    [{ period: '15min' }, 'period', 'market.periodUnknown'],
    [{ from: '-1' }, 'from', 'system.invalid'],
    [{ to: 'now' }, 'to', 'system.invalid'],
    [{ symbol: 'aapl' }, 'symbol', 'system.invalid'],
  ])('with %j names the field', async (fields, field, reason) => {
    const answer = await ask(fields);
    expect(answer).toMatchObject({ status: 400, type: 'error', data: { reason } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });
});

it('a recording names its file and its own times', async () => {
  const file = join(server.folder, 'stocks.csv');
  const at = Date.UTC(2025, 11, 1, 14, 30);
  writeFileSync(file, `time_ms,symbol,open,high,low,close,volume\n${at},AAPL,200,201.5,199,201,1000\n`);
  const recorded = await startTestApp({ stocks: { kind: 'replay', file } });
  try {
    const { data } = await recorded.call('stockQuotations');
    const end = at + 1_800_000;
    const quote = { source: 'replay', source_name: 'stocks.csv', delay_s: 0, time_ms: end, as_of_ms: end };
    expect(data[0].quotation).toMatchObject([
      { symbol: 'AAPL', name: 'Apple', now_price: '201.00', ...quote },
    ]);
    // There is no session before it.
    expect(data[0].quotation[0]).not.toHaveProperty('change');
    expect((await recorded.call('stockPrice', { symbol: 'KO' })).data.reason).toBe('market.stockUnknown');
  } finally {
    await recorded.close();
  }
});
