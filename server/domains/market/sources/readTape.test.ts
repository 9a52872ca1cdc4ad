import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PairBook } from '../../spot/public/PairBook.ts';
import { seededNumbers } from '../../../testing/RandomTrading.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { readTape } from './readTape.ts';
import type { TapeTrade } from './tapeTrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-tape-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const books = new Map(pairs.map((pair) => [pair.symbol, new PairBook(pair)]));

async function read(
  text: string,
  changes: { rounds?: boolean; defaultPair?: string } = {},
): Promise<TapeTrade[]> {
  const file = join(folder, 'tape.csv');
  writeFileSync(file, text);
  const trades: TapeTrade[] = [];
  const options = { books, defaultPair: 'BTC/USDT', rounds: false, ...changes };
  for await (const some of readTape(file, options)) trades.push(...some);
  return trades;
}

function spelled({ symbol, at, price, amount, side }: TapeTrade): string {
  const book = books.get(symbol)!;
  return `${symbol} ${at} ${side} ${book.quantity(amount)} at ${book.price(price)}`;
}

const header = 'time_ms,price,amount,side\n';
const candleHeader = 'time_ms,open,high,low,close,volume\n';

describe('a file of trades', () => {
  test('is taken with columns in any order, a byte order mark, Windows line ends and no last one', async () => {
    const text =
      '\uFEFFside,symbol,amount,price,time_ms\r\nbuy,ETH/USDT,1.5,3450.10,1000\r\nSELL,BTC/USDT,0.00001,67000,1000';
    expect((await read(text)).map(spelled)).toEqual([
      'ETH/USDT 1000 buy 1.5 at 3450.1',
      'BTC/USDT 1000 sell 0.00001 at 67000',
    ]);
  });

  test('is read in pieces: a hundred thousand lines come whole and in order', async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `${1000 + index},67000.01,0.00001,buy`);
    const trades = await read(header + lines.join('\n'));
    expect(trades).toHaveLength(100_000);
    expect(trades.every(({ at }, index) => at === 1000 + index)).toBe(true);
  });

  test.each([
    ['a,b,c\n1,2,3\n', "line 1: the header 'a,b,c' is neither"],
    ['2000,67000,1,buy\n1999,67000,1,buy\n', 'line 3: time 1999 is before the line above'],
    ['1000,67000,1,buy\n1000,1e3,1,buy\n', "line 3: price '1e3' is not a plain decimal"],
    ['1000,67000,NaN,buy\n', "line 2: amount 'NaN' is not a plain decimal"],
    ['1000,-1,1,buy\n', "line 2: price '-1' is not a plain decimal"],
    ['1000,0,1,buy\n', 'line 2: price is zero'],
    ['1000,67000,0,buy\n', 'line 2: amount is zero'],
    ['time_ms,price,price,amount,side\n', 'line 1: the header has the column price twice'],
    ['time_ms,open_time_ms,price,amount,side\n', 'line 1: the header has both time_ms and open_time_ms'],
    [
      'time_ms,price,amount,side,open,high,low,close,volume\n',
      'has the columns of trades and of candles: leave out one kind',
    ],
    [
      '1000,67000.005,1,buy\n',
      'line 2: price 67000.005 is not a multiple of the tick of BTC/USDT, 0.01: set MARKET_REPLAY_ROUND=on',
    ],
    [
      '1000,67000,0.000001,buy\n',
      'line 2: amount 0.000001 is not a multiple of the step of BTC/USDT, 0.00001: set MARKET_REPLAY_ROUND=on',
    ],
    ['1000,67000,1,hold\n', "line 2: side 'hold' is neither buy nor sell"],
    ['1000,67000,1\n', 'line 2: has 3 columns, the header has 4'],
    ['1735689600000000,67000,1,buy\n', "line 2: time_ms '1735689600000000' is not in whole ms"],
    [`1000,67000,${'9'.repeat(15)},buy\n`, 'line 2: the amount is larger than any'],
    [`1000,67000,1,${'b'.repeat(2000)}\n`, 'line 2: longer than 1000 characters'],
  ])('that is wrong is refused with its line: %j', async (text, message) => {
    await expect(read(/^[a-z]/.test(text) ? text : header + text)).rejects.toThrow(message);
  });

  test('of an unknown pair is refused', async () => {
    await expect(read(`${header}1000,1,1,buy\n`, { defaultPair: 'NO/PAIR' })).rejects.toThrow(
      "line 2: 'NO/PAIR' is not a pair of this installation",
    );
  });

  test('may be rounded: prices to the nearest tick, amounts down to the step, nothing left out but nothing', async () => {
    const text = `${header}1000,67000.005,0.000019,buy\n1001,67000.0049,0.000009,sell\n1002,66999.994999,1.5,sell\n`;
    expect((await read(text, { rounds: true })).map(spelled)).toEqual([
      'BTC/USDT 1000 buy 0.00001 at 67000.01',
      'BTC/USDT 1002 sell 1.5 at 66999.99',
    ]);
  });
});

describe('a file of candles', () => {
  test('becomes four trades a candle, low first when it rises, high first when it falls', async () => {
    const text = `${candleHeader}0,100,120,90,110,1\n300000,110,115,80,90,0.00007\n`;
    expect((await read(text)).map(spelled)).toEqual([
      'BTC/USDT 0 buy 0.25 at 100',
      'BTC/USDT 75000 sell 0.25 at 90',
      'BTC/USDT 150000 buy 0.25 at 120',
      'BTC/USDT 225000 sell 0.25 at 110',
      'BTC/USDT 300000 buy 0.00004 at 110',
      'BTC/USDT 375000 buy 0.00001 at 115',
      'BTC/USDT 450000 sell 0.00001 at 80',
      'BTC/USDT 525000 buy 0.00001 at 90',
    ]);
  });

  test('trades no price twice in a row, and nothing where nothing was traded', async () => {
    const text = `${candleHeader}0,100,100,100,100,3\n60000,100,100,100,100,0\n120000,100,105,100,105,2\n`;
    expect((await read(text)).map(spelled)).toEqual([
      'BTC/USDT 0 buy 3 at 100',
      'BTC/USDT 120000 buy 1 at 100',
      // The two-minute gap sets the first candle's assumed length.
      'BTC/USDT 180000 buy 1 at 105',
    ]);
  });

  test.each([[1], [2], [3]])('gives back exactly its candles, seed %i', async (seed) => {
    const next = seededNumbers(seed);
    const any = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
    const rows = Array.from({ length: 500 }, (_, index) => {
      const prices = Array.from({ length: 4 }, () => any(9000, 9000 + any(0, 20))).sort((a, b) => a - b);
      const [low, a, b, high] = prices as [number, number, number, number];
      const [open, close] = next() < 0.5 ? [a, b] : [b, a];
      // Incomplete except for the first two.
      return {
        time: index * 300_000,
        open,
        high,
        low,
        close,
        volume: any(4, 10_000),
      };
    }).filter((_, index) => index < 2 || next() > 0.1);
    const cents = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
    const steps = (value: number) => `0.${String(value).padStart(5, '0')}`;
    const lines = rows.map(({ time, open, high, low, close, volume }) =>
      [time, cents(open), cents(high), cents(low), cents(close), steps(volume)].join(),
    );
    const trades = await read(candleHeader + lines.join('\n'));
    const made = rows.map(({ time }) => {
      const own = trades.filter(({ at }) => at >= time && at < time + 300_000);
      const prices = own.map(({ price }) => Number(price / 1_000_000n)).sort((a, b) => a - b);
      const volume = own.reduce((sum, { amount }) => sum + Number(amount / 1000n), 0);
      const [open, close] = [own[0]!, own.at(-1)!].map(({ price }) => Number(price / 1_000_000n));
      return { time, open, high: prices.at(-1), low: prices[0], close, volume };
    });
    expect(made).toEqual(rows);
    expect(trades.every(({ at }, index) => index === 0 || trades[index - 1]!.at <= at)).toBe(true);
  });

  test('of several pairs take turns within a candle', async () => {
    const text = `time_ms,symbol,open,high,low,close,volume\n0,BTC/USDT,1,4,1,4,1\n0,ETH/USDT,2,2,2,2,1\n60000,BTC/USDT,4,4,4,4,1\n`;
    expect((await read(text)).map(spelled)).toEqual([
      'BTC/USDT 0 buy 0.5 at 1',
      'ETH/USDT 0 buy 1 at 2',
      'BTC/USDT 30000 buy 0.5 at 4',
      'BTC/USDT 60000 buy 1 at 4',
    ]);
  });

  test.each([
    ['0,100,90,80,95,1', 'line 2: open and close do not lie between low and high'],
    ['0,100,101,100,101,0', 'line 2: the price moves while volume is zero'],
    [
      '0,100,103,99,101,0.00003',
      'line 2: volume 0.00003 is less than one step (0.00001) for each of its prices',
    ],
    ['60000,1,1,1,1,1\n0,1,1,1,1,1', 'line 3: time 0 is before the line above'],
    ['60000,1,1,1,1,1\n60000,1,1,1,1,1', 'line 3: a second candle of BTC/USDT at 60000'],
  ])('that is wrong is refused with its line: %j', async (text, message) => {
    await expect(read(`${candleHeader}${text}\n`)).rejects.toThrow(message);
  });
});
