import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { Stocks } from '../Stocks.ts';
import { RecordedStocks } from './RecordedStocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-stocks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const always = 99_999_999_999_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const nowMs = utc('2026-11-30T12:00');
const columns = 'time_ms,symbol,open,high,low,close,volume';
const header = `${columns}\n`;

async function open(text: string): Promise<Stocks> {
  const file = join(folder, 'bars.csv');
  writeFileSync(file, text);
  return new Stocks(await RecordedStocks.open(file, nowMs));
}

/** A line of a bar whose four prices are equal. */
const flat = (at: string, symbol: string, price: string, volume: string, split?: string): string =>
  [utc(at), symbol, price, price, price, price, volume, ...(split === undefined ? [] : [split])].join(',');

const closesOf = (stocks: Stocks, period: '1min' | '30min' | '1day' | '1mon', symbol = 'AAPL') =>
  stocks.candles(symbol, period, 0, always).map(({ close, volume }) => `${close} ${volume}`);

describe('a recording', () => {
  it('of minutes has all periods, and quotes its last session as of its own end', async () => {
    const lines = [
      `${utc('2026-11-19T20:59')},AAPL,200,200,200,200,10`,
      `${utc('2026-11-20T14:30')},AAPL,201,203,200.5,202,100`,
      `${utc('2026-11-20T14:31')},AAPL,202,202.5,199.25,201,50`,
      `${utc('2026-11-20T15:01')},AAPL,201,205,201,204.1,25`,
    ];
    const stocks = await open(header + lines.join('\r\n'));
    expect(stocks.quote('AAPL')).toEqual({
      symbol: 'AAPL',
      name: 'Apple',
      now_price: '204.10',
      change: '+2.05',
      high: '205.00',
      low: '199.25',
      volume: '175',
      previous_close: '200.00',
      time_ms: utc('2026-11-20T15:02'),
      as_of_ms: utc('2026-11-20T15:02'),
      delay_s: 0,
      source: 'replay',
      source_name: 'bars.csv',
      session_closes: ['200.00', '201.00', '204.10'],
    });
    const candle = { open: '201.00', high: '203.00', low: '199.25', close: '201.00', volume: '150' };
    expect(stocks.candles('AAPL', '30min', utc('2026-11-20T14:30'), utc('2026-11-20T14:30'))).toEqual([
      { time: utc('2026-11-20T14:30'), ...candle },
    ]);
    expect(closesOf(stocks, '1mon')).toEqual(['204.10 185']);
  });

  it('of half hours has no minutes', async () => {
    const stocks = await open(
      header +
        [flat('2026-11-20T14:30', 'KO', '63', '5'), flat('2026-11-20T15:00', 'KO', '64', '6')].join('\n'),
    );
    expect(closesOf(stocks, '1min', 'KO')).toEqual([]);
    expect(closesOf(stocks, '30min', 'KO')).toEqual(['63.00 5', '64.00 6']);
    expect(stocks.quote('KO')!.time_ms).toBe(utc('2026-11-20T15:30'));
  });

  it('of days quotes the close of the last one, at 13:00 on a half day', async () => {
    const stocks = await open(
      header +
        [flat('2026-11-25T00:00', 'XYZ', '0.5', '5'), flat('2026-11-27T00:00', 'XYZ', '0.5125', '6')].join(
          '\n',
        ),
    );
    expect(closesOf(stocks, '30min', 'XYZ')).toEqual([]);
    expect(closesOf(stocks, '1day', 'XYZ')).toEqual(['0.50 5', '0.5125 6']);
    // A company of another list has no name here.
    expect(stocks.quote('XYZ')).toMatchObject({
      time_ms: utc('2026-11-27T18:00'),
      session_closes: ['0.50', '0.5125'],
    });
    expect(stocks.quote('XYZ')).not.toHaveProperty('name');
  });

  it('ends for each stock with its own last bar', async () => {
    const stocks = await open(
      header +
        [flat('2026-11-10T00:00', 'KO', '63', '5'), flat('2026-11-27T00:00', 'V', '310', '6')].join('\n'),
    );
    expect(stocks.quotes().map(({ symbol, time_ms }) => [symbol, time_ms])).toEqual([
      ['KO', utc('2026-11-10T21:00')],
      ['V', utc('2026-11-27T18:00')],
    ]);
  });
});

describe('splits', () => {
  const split = `${columns},split\n`;

  it('ten for one and, later, three for two make no jump of price and volume', async () => {
    const stocks = await open(
      split +
        [
          flat('2026-11-18T00:00', 'AAPL', '1500', '30', ''),
          flat('2026-11-18T00:00', 'KO', '63', '7', ''),
          flat('2026-11-19T00:00', 'AAPL', '150', '300', '10'),
          flat('2026-11-20T00:00', 'AAPL', '100', '450', '1.5'),
          flat('2026-11-20T00:00', 'KO', '63', '7', ''),
        ].join('\n'),
    );
    expect(closesOf(stocks, '1day')).toEqual(['100.00 450', '100.00 450', '100.00 450']);
    expect(stocks.quote('AAPL')).toMatchObject({ change: '0.00', previous_close: '100.00' });
    expect(closesOf(stocks, '1day', 'KO')).toEqual(['63.00 7', '63.00 7']);
  });

  it('of old shares into fewer multiply earlier prices', async () => {
    const lines = [
      flat('2026-11-18T00:00', 'AAPL', '0.75', '100', ''),
      flat('2026-11-19T00:00', 'AAPL', '7.5', '10', '0.1'),
    ];
    expect(closesOf(await open(split + lines.join('\n')), '1day')).toEqual(['7.50 10', '7.50 10']);
  });
});

describe('a file that cannot be used ends the start with its line', () => {
  const bar = flat('2026-11-20T14:30', 'AAPL', '200', '1');
  test.each([
    ['', 'no bars in it'],
    [header, 'no bars in it'],
    ['time,symbol\n', "line 1: the header 'time,symbol' is not time_ms,symbol,open,high,low,close,volume"],
    [`${columns},price\n`, 'line 1: the header'],
    [`${columns},volume\n`, 'line 1: the header'],
    [`${header}${bar}\n1,2\n`, 'line 3: has 2 columns, the header has 7'],
    [
      `${header}${bar}\n${flat('2026-11-19T14:30', 'AAPL', '200', '1')}\n`,
      'is before the line above: sort the file by time, oldest first',
    ],
    [`${header}${bar}\n${bar}\n`, 'line 3: a second bar of AAPL'],
    [
      `${header}${flat('2026-11-20T14:29', 'AAPL', '200', '1')}\n`,
      'line 2: time_ms 1795184940000 is outside the regular session',
    ],
    [`${header}${flat('2026-11-20T21:00', 'AAPL', '200', '1')}\n`, 'is outside the regular session'],
    [`${header}${flat('2026-11-27T18:00', 'AAPL', '200', '1')}\n`, 'is outside the regular session'],
    [`${header}${flat('2026-11-26T15:00', 'AAPL', '200', '1')}\n`, 'is outside the regular session'],
    [`${header}${flat('2026-11-26T00:00', 'AAPL', '200', '1')}\n`, 'the exchange is closed on 2026-11-26'],
    [
      `${header}${bar}\n${flat('2026-11-23T00:00', 'AAPL', '200', '1')}\n`,
      'line 3: days and shorter bars are in one file',
    ],
    [`${header}${flat('2026-12-01T15:00', 'AAPL', '200', '1')}\n`, 'lies in the future'],
    // It is 07:00 in New York: the day has begun, and its bar cannot be known.
    [`${header}${flat('2026-11-30T00:00', 'AAPL', '200', '1')}\n`, 'the newest bar is not over yet'],
    [
      header +
        Array.from({ length: 201 }, (_, at) => flat('2026-11-20T00:00', `S${at}`, '1', '1')).join('\n'),
      'line 202: the file has more than 200 stocks',
    ],
    [`${header}1795185000500,AAPL,1,1,1,1,1\n`, 'is no full minute'],
    [`${header}1795185000000,aapl,1,1,1,1,1\n`, "symbol 'aapl'"],
    [`${header}1795185000000,AAPL,1,2,1.5,1,1\n`, 'open and close do not lie between low and high'],
    [`${header}1795185000000,AAPL,0,0,0,0,1\n`, 'open is zero'],
    [`${header}1795185000000,AAPL,1e3,1,1,1,1\n`, "open '1e3' is not a plain decimal"],
    [`${header}1795185000000,AAPL,1.00001,1,1,1,1\n`, "open '1.00001' has more than 4 decimals"],
    [`${header}1795185000000,AAPL,1,1,1,1,1.5\n`, "volume '1.5' has more than 0 decimals"],
    [`${columns},split\n1795185000000,AAPL,1,1,1,1,1,0\n`, 'split is zero'],
    [`${columns},split\n1795185000000,AAPL,1,1,1,1,1,-2\n`, "split '-2' is not a plain decimal"],
  ])('%j: %s', async (text, sentence) => {
    const opened = open(text);
    await expect(opened).rejects.toThrow(/^STOCKS_SOURCE: .*bars\.csv: /);
    await expect(opened).rejects.toThrow(sentence);
  });

  test('a file that does not exist is named', async () => {
    await expect(RecordedStocks.open(join(folder, 'none.csv'), nowMs)).rejects.toThrow(
      /^STOCKS_SOURCE: .*none\.csv: /,
    );
  });
});
