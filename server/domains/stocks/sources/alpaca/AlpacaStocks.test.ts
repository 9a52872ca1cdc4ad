// Alpaca's answers are written from its documentation alone (server/testing/processes/startAlpaca.ts).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStockStale } from '../../../../../contracts/rules/stockSessions.ts';
import { startAlpaca } from '../../../../testing/processes/startAlpaca.ts';
import type { Alpaca, AlpacaBar } from '../../../../testing/processes/startAlpaca.ts';
import { Stocks } from '../../Stocks.ts';
import { stocks as listed } from '../../stocks.config.ts';
import { AlpacaStocks } from './AlpacaStocks.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const always = 99_999_999_999_000;
const minuteMs = 60_000;
const delayMs = 15 * minuteMs;
const access = { key: 'PK-EXAMPLE-KEY-ID', secret: 'example/secret/of-an-account' };

let alpaca: Alpaca;
let nowMs: number;
let log: string[];
let source: AlpacaStocks;
let stocks: Stocks;

beforeEach(async () => {
  alpaca = await startAlpaca();
  [nowMs, log] = [utc('2026-11-20T14:00'), []];
  const tell = (text: string) => void log.push(text);
  source = new AlpacaStocks({
    ...access,
    restUrl: alpaca.url,
    clock: { now: () => nowMs },
    log: { info: tell, warn: tell },
    onFault: (error) => void log.push(String(error)),
  });
  stocks = new Stocks(source);
});
afterEach(async () => {
  await source.stop();
  await alpaca.stop();
  // The keys never reach the log.
  for (const text of Object.values(access)) expect(log.join('\n')).not.toContain(text);
});

const bar = (
  symbol: string,
  timeframe: AlpacaBar['timeframe'],
  t: string,
  price: number,
  v = 100,
): AlpacaBar => ({
  symbol,
  timeframe,
  t,
  o: price,
  h: price,
  l: price,
  c: price,
  v,
});

/** Days stand at midnight in New York. */
const dayBar = (symbol: string, date: string, price: number) =>
  bar(symbol, '1Day', `${date}T05:00:00Z`, price);

async function followAt(text: string): Promise<void> {
  nowMs = utc(text);
  await source.follow();
}

const closesOf = (period: '1min' | '30min' | '60min' | '1day', symbol = 'AAPL') =>
  stocks
    .candles(symbol, period, 0, always)
    .map(({ time, close }) => `${new Date(time).toISOString().slice(5, 16)} ${close}`);

describe('prices of Alpaca', () => {
  it('are asked for as documented, with the keys in the headers', async () => {
    await followAt('2026-11-20T14:00');
    expect(alpaca.asked.map(({ query }) => query.timeframe)).toEqual(['1Min', '30Min', '1Day']);
    for (const { query, headers } of alpaca.asked) {
      expect(headers).toMatchObject({ 'apca-api-key-id': access.key, 'apca-api-secret-key': access.secret });
      const { start, end, ...rest } = query;
      expect(rest).toEqual({
        symbols: listed.map(({ symbol }) => symbol).join(','),
        timeframe: query.timeframe,
        adjustment: 'split',
        feed: 'sip',
        limit: '10000',
      });
      // Free accounts may only ask for what is older than 15 minutes.
      expect(Date.parse(end!)).toBeLessThanOrEqual(nowMs - delayMs);
      expect(Date.parse(start!)).toBeLessThan(Date.parse(end!));
    }
  });

  it('are the bars of the regular session, over several pages', async () => {
    alpaca.pageBars = 3;
    alpaca.bars.push(
      ...['14:29', '14:30', '14:31', '15:00', '20:59', '21:00'].map((at, index) =>
        bar('AAPL', '1Min', `2026-11-19T${at}:00Z`, 228 + index / 100),
      ),
      ...['14:00', '14:30', '15:00', '21:00'].map((at) => bar('AAPL', '30Min', `2026-11-19T${at}:00Z`, 229)),
      dayBar('AAPL', '2026-11-18', 227.5),
      dayBar('AAPL', '2026-11-19', 228.04),
      dayBar('KO', '2026-11-19', 63.7),
      // A holiday of the exchange.
      dayBar('KO', '2026-09-07', 64),
    );
    await followAt('2026-11-20T14:00');
    expect(closesOf('1min')).toEqual(
      ['14:30 228.01', '14:31 228.02', '15:00 228.03', '20:59 228.04'].map((text) => `11-19T${text}`),
    );
    expect(closesOf('30min')).toEqual(['11-19T14:30 229.00', '11-19T15:00 229.00']);
    expect(closesOf('1day')).toEqual(['11-18T00:00 227.50', '11-19T00:00 228.04']);
    expect(stocks.quotes()).toMatchObject([
      {
        symbol: 'AAPL',
        now_price: '228.04',
        change: '+0.24',
        source: 'venue',
        source_name: 'Alpaca',
        delay_s: 900,
      },
      { symbol: 'KO', now_price: '63.70' },
    ]);
    expect(closesOf('1day', 'KO')).toEqual(['11-19T00:00 63.70']);
    // Pages of 6 minutes, 4 half hours and 4 days.
    expect(alpaca.asked).toHaveLength(2 + 2 + 2);
  });

  it('keep the decimals that were sent: cents from one USD on, four decimals below', async () => {
    const prices = [178.26, 0.1, 0.3001, 1.005, 99.995];
    alpaca.bars.push(...prices.map((price, index) => dayBar('AAPL', `2026-11-${10 + index}`, price)));
    await followAt('2026-11-20T14:00');
    const days = stocks.candles('AAPL', '1day', 0, always);
    // 14 November is a Saturday.
    expect(days.map(({ close }) => close)).toEqual(['178.26', '0.10', '0.3001', '1.01']);
  });

  it('are followed during the session with one request a minute, and reads cause none', async () => {
    alpaca.bars.push(dayBar('AAPL', '2026-11-19', 228));
    await followAt('2026-11-20T14:00');
    alpaca.asked.length = 0;
    const price = (minute: number) => 229 + minute / 100;
    for (let minute = 0; minute < 60; minute += 1) {
      const t = new Date(utc('2026-11-20T14:30') + minute * minuteMs).toISOString();
      alpaca.bars.push(bar('AAPL', '1Min', t, price(minute), 10));
    }
    await followAt('2026-11-20T14:45:50');
    expect(alpaca.asked).toHaveLength(0);
    await followAt('2026-11-20T14:46:10');
    expect(closesOf('1min')).toEqual(['11-20T14:30 229.00']);
    await followAt('2026-11-20T14:46:50');
    expect(alpaca.asked).toHaveLength(1);
    for (let minute = 47; minute < 60; minute += 1) await followAt(`2026-11-20T14:${minute}:05`);
    await followAt('2026-11-20T15:20:05');
    expect(alpaca.asked).toHaveLength(15);
    const { query } = alpaca.asked.at(-1)!;
    expect(query.timeframe).toBe('1Min');
    expect(Date.parse(query.end!)).toBeLessThanOrEqual(nowMs - delayMs);
    for (let read = 0; read < 5; read += 1) stocks.quotes();
    expect(closesOf('30min')).toEqual(['11-20T14:30 229.29', '11-20T15:00 229.34']);
    expect(closesOf('60min')).toEqual(['11-20T14:30 229.34']);
    expect(closesOf('1day')).toEqual(['11-19T00:00 228.00', '11-20T00:00 229.34']);
    expect(stocks.quote('AAPL')).toMatchObject({
      now_price: '229.34',
      volume: '350',
      previous_close: '228.00',
      session_closes: ['228.00', '229.29', '229.34'],
      time_ms: utc('2026-11-20T15:05'),
      as_of_ms: utc('2026-11-20T15:05'),
    });
    expect(alpaca.asked).toHaveLength(15);
  });

  it('include late corrections of the last minutes', async () => {
    await followAt('2026-11-20T14:00');
    alpaca.bars.push(bar('AAPL', '1Min', '2026-11-20T14:30:00Z', 229));
    await followAt('2026-11-20T14:46:05');
    alpaca.bars = [
      bar('AAPL', '1Min', '2026-11-20T14:30:00Z', 230),
      bar('AAPL', '1Min', '2026-11-20T14:31:00Z', 231),
    ];
    await followAt('2026-11-20T14:47:05');
    expect(closesOf('1min')).toEqual(['11-20T14:30 230.00', '11-20T14:31 231.00']);
  });

  it('cause no request after the close and on a weekend, and are not stale then', async () => {
    alpaca.bars.push(bar('AAPL', '1Min', '2026-11-20T20:59:00Z', 229.87));
    await followAt('2026-11-20T21:20');
    const { length } = alpaca.asked;
    for (const at of ['2026-11-20T22:00', '2026-11-21T15:00', '2026-11-22T15:00']) {
      await followAt(at);
      expect(stocks.quote('AAPL')).toMatchObject({
        now_price: '229.87',
        time_ms: utc('2026-11-20T21:00'),
        as_of_ms: nowMs - delayMs,
      });
    }
    expect(alpaca.asked).toHaveLength(length);
    await followAt('2026-11-23T09:00');
    expect(alpaca.asked.length).toBeGreaterThan(length);
  });
});

describe('a split', () => {
  it('of ten for one between two sessions breaks neither the chart nor the change', async () => {
    alpaca.bars.push(
      dayBar('NVDA', '2026-11-18', 1860),
      bar('NVDA', '1Min', '2026-11-19T20:59:00Z', 1870),
      bar('NVDA', '30Min', '2026-11-18T20:30:00Z', 1860),
    );
    await followAt('2026-11-19T21:20');
    expect(closesOf('1day', 'NVDA')).toEqual(['11-18T00:00 1860.00', '11-19T00:00 1870.00']);
    // Before the next session all bars are loaded again, adjusted.
    alpaca.bars = [
      dayBar('NVDA', '2026-11-18', 186),
      dayBar('NVDA', '2026-11-19', 187),
      bar('NVDA', '1Min', '2026-11-19T20:59:00Z', 187),
      bar('NVDA', '30Min', '2026-11-18T20:30:00Z', 186),
      bar('NVDA', '30Min', '2026-11-19T20:30:00Z', 187),
      bar('NVDA', '1Min', '2026-11-20T14:30:00Z', 188),
    ];
    await followAt('2026-11-20T09:00');
    await followAt('2026-11-20T14:46:05');
    expect(closesOf('1day', 'NVDA')).toEqual([
      '11-18T00:00 186.00',
      '11-19T00:00 187.00',
      '11-20T00:00 188.00',
    ]);
    expect(closesOf('30min', 'NVDA')).toEqual([
      '11-18T20:30 186.00',
      '11-19T20:30 187.00',
      '11-20T14:30 188.00',
    ]);
    expect(closesOf('1min', 'NVDA')).toEqual(['11-19T20:59 187.00', '11-20T14:30 188.00']);
    expect(stocks.quote('NVDA')).toMatchObject({ previous_close: '187.00', change: '+0.53' });
  });

  it('never joins minutes after it to bars before it while these cannot be loaded again', async () => {
    alpaca.bars.push(dayBar('NVDA', '2026-11-18', 1860), bar('NVDA', '1Min', '2026-11-19T20:59:00Z', 1870));
    await followAt('2026-11-19T21:20');
    alpaca.bars = [bar('NVDA', '1Min', '2026-11-20T14:30:00Z', 188)];
    alpaca.answer = (response) => void response.writeHead(500).end('{}');
    await followAt('2026-11-20T09:00');
    await followAt('2026-11-20T14:50');
    expect(stocks.quote('NVDA')).toMatchObject({ now_price: '1870.00' });
    expect(isStockStale(source.asOf(), delayMs, nowMs)).toBe(true);
  });
});

describe('faults', () => {
  beforeEach(async () => {
    alpaca.bars.push(dayBar('AAPL', '2026-11-19', 228));
    await followAt('2026-11-20T14:00');
    alpaca.bars.push(bar('AAPL', '1Min', '2026-11-20T14:30:00Z', 229));
    await followAt('2026-11-20T14:46:05');
    expect(log).toEqual([]);
    alpaca.asked.length = 0;
  });

  it('too many requests: the next one is sent after the time that the answer names', async () => {
    alpaca.answer = (response) => void response.writeHead(429, { 'retry-after': '120' }).end('{}');
    await followAt('2026-11-20T14:47:05');
    alpaca.answer = undefined;
    await followAt('2026-11-20T14:49:04');
    expect(alpaca.asked).toHaveLength(1);
    expect(source.asOf()).toBe(utc('2026-11-20T14:31'));
    await followAt('2026-11-20T14:49:06');
    expect(alpaca.asked).toHaveLength(2);
    expect(source.asOf()).toBe(utc('2026-11-20T14:34'));
    expect(log).toEqual([`Stocks: ${alpaca.url}: too many requests`, 'Stocks: Alpaca answers again']);
  });

  it.each([
    ['an error', (response) => void response.writeHead(500).end('internal')],
    ['a page of HTML', (response) => void response.end('<html>')],
    ['another form', (response) => void response.end('{"bars":[],"next_page_token":null}')],
    ['a broken connection', (response) => void response.destroy()],
    ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['the same page for ever', (response) => void response.end('{"bars":{},"next_page_token":"again"}')],
  ] satisfies [string, NonNullable<Alpaca['answer']>][])(
    '%s makes prices stale, is logged once, and is over with the next answer',
    async (_case, answer) => {
      alpaca.answer = answer;
      for (const minute of [48, 50, 52]) await followAt(`2026-11-20T14:${minute}:05`);
      expect(stocks.quote('AAPL')).toMatchObject({ now_price: '229.00', as_of_ms: utc('2026-11-20T14:31') });
      expect(isStockStale(source.asOf(), delayMs, nowMs)).toBe(true);
      expect(log).toHaveLength(1);
      alpaca.answer = undefined;
      await followAt('2026-11-20T14:54:05');
      expect(isStockStale(source.asOf(), delayMs, nowMs)).toBe(false);
      expect(log).toHaveLength(2);
    },
  );

  it('bars that are not as documented are left out and logged once a stock', async () => {
    const odd = [
      { t: 'yesterday' },
      { t: '2026-11-20T14:31:00Z', o: 1, h: 2, l: 3, c: 1, v: 1 },
      { t: '2026-11-20T14:31:00Z', o: '229', h: 229, l: 229, c: 229, v: 1 },
      { t: '2026-11-20T14:31:00Z', o: 0, h: 0, l: 0, c: 0, v: 1 },
      { t: '2026-11-20T14:31:00Z', o: 1e21, h: 1e21, l: 1e21, c: 1e21, v: 1 },
      { t: '2026-11-20T14:31:30Z', o: 229, h: 229, l: 229, c: 229, v: 1 },
      null,
      { t: '2026-11-20T14:31:00Z', o: 229.5, h: 229.5, l: 229.5, c: 229.5, v: 7 },
      { t: '2026-11-20T14:31:00Z', o: 230, h: 230, l: 230, c: 230, v: 7 },
      // Later than was asked for.
      { t: '2026-11-20T14:40:00Z', o: 999, h: 999, l: 999, c: 999, v: 7 },
      { t: '2026-11-23T15:00:00Z', o: 999, h: 999, l: 999, c: 999, v: 7 },
    ];
    alpaca.answer = (response) =>
      void response.end(JSON.stringify({ bars: { AAPL: odd, ZZZZ: odd }, next_page_token: null }));
    await followAt('2026-11-20T14:47:05');
    expect(closesOf('1min')).toEqual(['11-20T14:30 229.00', '11-20T14:31 229.50']);
    expect(log).toEqual(['Stocks: a bar of AAPL is not as documented and left out']);
  });

  it.each([
    ['an error', 500, `bad key ${access.secret}`],
    ['a page that is no JSON', 200, `<html>${access.secret}</html>`],
    ['a bar', 200, JSON.stringify({ bars: { AAPL: [{ t: access.secret }] }, next_page_token: null })],
  ])('%s that repeats the key leaves it out of the log', async (_, status, body) => {
    alpaca.answer = (response) => {
      response.statusCode = status;
      response.end(body);
    };
    await followAt('2026-11-20T14:47:05');
    expect(log).toHaveLength(1);
    expect(log[0]).not.toContain('secret');
  });
});

it('a server that cannot be reached leaves the list empty and ends no start', async () => {
  await alpaca.stop();
  source.start();
  await followAt('2026-11-20T14:46:05');
  expect(stocks.quotes()).toEqual([]);
  expect(source.asOf()).toBe(0);
  expect(log).toHaveLength(1);
  alpaca = await startAlpaca();
});
