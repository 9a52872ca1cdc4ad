import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromUnits } from '../../../../ledger/units.ts';
import { bybitAnswer, bybitRow, okxRow, startTickers } from '../../../../testing/processes/startTickers.ts';
import type { Tickers } from '../../../../testing/processes/startTickers.ts';
import { PairUnits } from '../../../../instruments/PairUnits.ts';
import { pairs } from '../../../../instruments/market.config.ts';
import { TickerSource } from './TickerSource.ts';
import { tickerVenues } from './tickerVenues.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const units = new Map(pairs.map((pair) => [pair.symbol, new PairUnits(pair)]));
const timings = { timeoutMs: 300, pauseMs: 20, calmMs: 200 };
let now: number;
let okx: Tickers;
let bybit: Tickers;
let log: string[];
let sources: TickerSource[];

beforeEach(async () => {
  [now, log, sources] = [noon, [], []];
  okx = await startTickers('okx', () => now);
  bybit = await startTickers('bybit', () => now);
  for (const venue of [okx, bybit]) venue.prices.set('BTC/USDT', '50000');
});
afterEach(async () => {
  await Promise.all(sources.map((source) => source.stop()));
  await Promise.all([okx.stop(), bybit.stop()]);
});

function follow(venue: 'okx' | 'bybit', chance = 0.5): TickerSource {
  const tell = (text: string) => void log.push(text);
  const source = new TickerSource({
    venue: tickerVenues[venue],
    url: { okx, bybit }[venue].url,
    pairs: units,
    timings,
    clock: { now: () => now },
    chance: () => chance,
    log: { info: tell, warn: tell },
  });
  sources.push(source);
  source.start();
  return source;
}

async function until(what: () => boolean, ms = 5000): Promise<void> {
  const end = performance.now() + ms;
  while (!what() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(what(), String(what)).toBe(true);
}

/** Waits until the venue was queried often enough that the first of the responses has been processed. */
async function answered(venue: Tickers, times = 2): Promise<void> {
  const most = venue.asked.length + times;
  await until(() => venue.asked.length >= most);
}

const price = (source: TickerSource, symbol: string) => {
  const said = source.fairPrice(symbol);
  return said === undefined ? undefined : fromUnits(said, 8);
};
const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const status = (code: number, headers = {}) => {
  return (response: ServerResponse) => void response.writeHead(code, headers).end('no');
};

describe('a further venue', () => {
  test('is asked for all pairs at once, and says the price of its last trade of each', async () => {
    for (const venue of [okx, bybit]) venue.prices.set('ETH/USDT', '3000.12');
    const [first, second] = [follow('okx'), follow('bybit')];
    for (const source of [first, second]) {
      await until(() => price(source, 'ETH/USDT') === '3000.12');
      expect(price(source, 'BTC/USDT')).toBe('50000');
      expect(price(source, 'LTC/USDT')).toBeUndefined();
      expect(source.asOf('BTC/USDT')).toBe(noon);
    }
    expect(new Set(okx.asked.map(({ path }) => path))).toEqual(
      new Set(['/api/v5/market/tickers?instType=SPOT']),
    );
    expect(new Set(bybit.asked.map(({ path }) => path))).toEqual(
      new Set(['/v5/market/tickers?category=spot']),
    );
    const told = /^Index: following 2 pairs of (OKX|Bybit); it does not trade USDC\/USDT, DOGE\/USDT, /;
    expect(log).toHaveLength(2);
    for (const line of log) expect(line).toMatch(told);
  });

  test('is rounded to our ticks from its decimal text, whatever number of decimals it has', async () => {
    okx.prices.set('BTC/USDT', '67000.005').set('PEPE/USDT', '0.000011734999999999').set('ETH/USDT', '12.3');
    const source = follow('okx');
    await until(() => price(source, 'ETH/USDT') === '12.3');
    expect(price(source, 'BTC/USDT')).toBe('67000.01');
    expect(price(source, 'PEPE/USDT')).toBe('0.00001173');
  });
});

describe('the time of a price', () => {
  test('is what the venue says of that pair or of its answer, and never in the future', async () => {
    okx.answer = json({
      code: '0',
      msg: '',
      data: [
        okxRow('BTC-USDT', '50000', String(noon - 9000)),
        okxRow('ETH-USDT', '3000', String(noon + 60_000)),
      ],
    });
    bybit.answer = json(bybitAnswer([bybitRow('BTCUSDT', '50001')], noon - 2500));
    const [first, second] = [follow('okx'), follow('bybit')];
    await until(() => [first, second].every((source) => source.asOf('BTC/USDT') > 0));
    expect(first.asOf('BTC/USDT')).toBe(noon - 9000);
    expect(first.asOf('ETH/USDT')).toBe(noon);
    expect(second.asOf('BTC/USDT')).toBe(noon - 2500);
  });

  test('does not go back: an answer from an older cache replaces nothing', async () => {
    const source = follow('okx');
    await until(() => price(source, 'BTC/USDT') === '50000');
    okx.answer = json({ code: '0', msg: '', data: [okxRow('BTC-USDT', '49000', String(noon - 1))] });
    await answered(okx);
    expect(price(source, 'BTC/USDT')).toBe('50000');
    expect(source.asOf('BTC/USDT')).toBe(noon);
  });

  test('goes back with a clock that is set back', async () => {
    const source = follow('okx');
    await until(() => price(source, 'BTC/USDT') === '50000');
    now -= 3_600_000;
    okx.prices.set('BTC/USDT', '51000');
    await until(() => price(source, 'BTC/USDT') === '51000');
    expect(source.asOf('BTC/USDT')).toBe(noon - 3_600_000);
  });

  test('that is old although the venue answers is told once: one of the clocks may be wrong', async () => {
    okx.now = () => noon - 15_001;
    const source = follow('okx');
    await until(() => price(source, 'BTC/USDT') === '50000');
    await answered(okx, 3);
    expect(log.filter((line) => line.includes('older than 15 s'))).toHaveLength(1);
  });
});

describe('an answer that cannot be read', () => {
  const row = okxRow('BTC-USDT', '60000', String(noon));
  test.each<[string, 'okx' | 'bybit', Tickers['answer'], string]>([
    ['is no JSON', 'okx', (response) => response.end('<html>'), 'JSON'],
    ['is no object', 'okx', json([row]), 'no tickers'],
    ['has a code of a fault', 'okx', json({ code: '50011', msg: 'Too Many Requests', data: [row] }), '50011'],
    ['has no list', 'okx', json({ code: '0', msg: '', data: null }), 'no tickers'],
    ['has none of our pairs', 'okx', json({ code: '0', msg: '', data: [] }), 'none of our pairs'],
    ['is a redirect', 'okx', status(302, { location: 'http://127.0.0.1:1/' }), 'redirect'],
    ['is a refusal', 'okx', status(503), 'answers 503'],
    ['is too long', 'okx', (response) => response.end(`{"code":"0",${' '.repeat(4_100_000)}}`), 'too long'],
    [
      'breaks off',
      'okx',
      (response) => void response.writeHead(200).write('{', () => response.destroy()),
      '',
    ],
    ['never comes', 'okx', null, 'no answer in time'],
    ['never ends', 'okx', (response) => void response.writeHead(200).write('{'), 'no answer in time'],
    [
      'is one of perpetual contracts, with the same symbols',
      'bybit',
      json({
        ...bybitAnswer([], noon),
        result: { category: 'linear', list: [bybitRow('BTCUSDT', '60000')] },
      }),
      'no tickers',
    ],
    ['says no time', 'bybit', json(bybitAnswer([bybitRow('BTCUSDT', '60000')], undefined)), 'no tickers'],
    [
      'has a code of a fault of Bybit',
      'bybit',
      json({
        ...bybitAnswer([bybitRow('BTCUSDT', '60000')], noon),
        retCode: 10006,
        retMsg: 'Too many visits!',
      }),
      '10006',
    ],
  ])('as one that %s, is no price: what was said before grows old, and it is told once', async (...given) => {
    const [, name, answer, reason] = given;
    const venue = { okx, bybit }[name];
    const source = follow(name);
    await until(() => price(source, 'BTC/USDT') === '50000');
    now += 1000;
    venue.answer = answer;
    await answered(venue, 3);
    expect(price(source, 'BTC/USDT')).toBe('50000');
    expect(source.asOf('BTC/USDT')).toBeLessThanOrEqual(noon);
    const told = log.filter((line) => line.includes(venue.url));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(reason);
    venue.answer = undefined;
    await until(() => source.asOf('BTC/USDT') === now);
  });

  test.each<[unknown, unknown]>([
    ['', String(noon)],
    ['-1', String(noon)],
    ['1e5', String(noon)],
    ['0x10', String(noon)],
    ['0', String(noon)],
    ['0.001', String(noon)],
    ['1000000001', String(noon)],
    [60_000, String(noon)],
    [null, String(noon)],
    ['60000', ''],
    ['60000', 'now'],
    ['60000', undefined],
    ['60000', '1700000000'.repeat(2)],
  ])(
    'of one pair, as %j at %j, is no price of it, told once, and does the others no harm',
    async (last, ts) => {
      const rows = [okxRow('BTC-USDT', last, ts), okxRow('ETH-USDT', '3000', String(noon))];
      okx.answer = json({ code: '0', msg: '', data: [null, 7, ...rows] });
      const source = follow('okx');
      await until(() => price(source, 'ETH/USDT') === '3000');
      await answered(okx);
      expect(price(source, 'BTC/USDT')).toBeUndefined();
      expect(log.filter((line) => line.includes('says of BTC/USDT is no price'))).toHaveLength(1);
    },
  );
});

describe('a venue that fails', () => {
  /** ms between requests */
  const gaps = ({ asked }: Tickers) => asked.slice(1).map(({ at }, index) => at - asked[index]!.at);

  test('is asked ever more seldom, and no two servers keep time with each other', async () => {
    okx.answer = status(500);
    follow('okx', 0.5);
    // 20, 40, 80 and 160 ms after the first four.
    await until(() => okx.asked.length === 5);
    const [first, second, third, fourth] = gaps(okx) as [number, number, number, number];
    expect(first).toBeGreaterThanOrEqual(19);
    expect(second).toBeGreaterThanOrEqual(39);
    expect(third).toBeGreaterThanOrEqual(79);
    expect(fourth).toBeGreaterThanOrEqual(159);
    bybit.answer = status(500);
    // At most a quarter more each: 25, 50, 100, 200.
    follow('bybit', 0.999);
    await until(() => bybit.asked.length === 5);
    expect(gaps(bybit)[3]).toBeGreaterThanOrEqual(198);
  });

  test('is told again only after it had been well for a while', async () => {
    const fail = async () => {
      okx.answer = status(500);
      await answered(okx);
      okx.answer = undefined;
      await answered(okx);
    };
    const source = follow('okx');
    await until(() => price(source, 'BTC/USDT') === '50000');
    for (let round = 0; round < 3; round += 1) await fail();
    const told = () => log.filter((line) => line.includes('answers 500')).length;
    expect(told()).toBe(1);
    await until(() => log.includes('Index: OKX answers again'));
    await fail();
    expect(told()).toBe(2);
  });

  test('is left alone for as long as it asks to be', async () => {
    okx.answer = status(429, { 'retry-after': '1' });
    follow('okx');
    await until(() => okx.asked.length === 2);
    expect(gaps(okx)[0]).toBeGreaterThanOrEqual(990);
  });

  test('and has banned this address is asked no more for minutes', async () => {
    bybit.answer = status(403);
    follow('bybit');
    await until(() => bybit.asked.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bybit.asked).toHaveLength(1);
  });
});

describe('the end', () => {
  test('breaks off what is being asked, and nothing is asked or told after it', async () => {
    okx.answer = null;
    const source = follow('okx');
    await until(() => okx.asked.length === 1);
    const before = performance.now();
    await source.stop();
    expect(performance.now() - before).toBeLessThan(timings.timeoutMs / 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(okx.asked).toHaveLength(1);
    expect(log).toEqual([]);
  });

  test('between two requests leaves no next one', async () => {
    const source = follow('okx');
    await until(() => price(source, 'BTC/USDT') === '50000');
    await source.stop();
    const { length } = okx.asked;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(okx.asked).toHaveLength(length);
  });
});
