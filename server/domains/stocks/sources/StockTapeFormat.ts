// Parser of a recording's lines. Every error names the problem.
import { exchangeDay } from '../../../../contracts/rules/stockSessions.ts';
import { onGrid } from '../../market/public/onGrid.ts';
import { dayMs, minuteMs, stockPriceScale } from '../StockSource.ts';
import type { StockBar } from '../StockSource.ts';
import { SessionFinder } from './SessionFinder.ts';

const columns = ['time_ms', 'symbol', 'open', 'high', 'low', 'close', 'volume'] as const;
const optional = 'split';
type Column = (typeof columns)[number] | typeof optional;

/** Decimals of a split. */
const splitScale = 6;
export const splitUnit = 10n ** BigInt(splitScale);
const largestSplit = 10_000n * splitUnit;
/** One million USD, and a trillion shares. */
const mostPrice = 10n ** BigInt(stockPriceScale + 6);
const mostVolume = 10n ** 12n;

export interface StockRow {
  symbol: string;
  /** Not adjusted. */
  bar: StockBar;
  /** New shares for one old since this bar, in units of 1/1,000,000; undefined without a split. */
  split: bigint | undefined;
  isDay: boolean;
}

export class StockTapeFormat {
  private readonly names: readonly string[];
  private readonly sessions = new SessionFinder();

  /** @throws Error when the header has other columns */
  constructor(header: string) {
    this.names = header
      .replace(/^\uFEFF/, '')
      .split(',')
      .map((name) => name.trim().toLowerCase());
    const known: readonly string[] = [...columns, optional];
    const isComplete = columns.every((name) => this.names.includes(name));
    const isPlain = this.names.every((name) => known.includes(name));
    if (!isComplete || !isPlain || new Set(this.names).size !== this.names.length)
      throw new Error(
        `the header '${header.slice(0, 80)}' is not ${columns.join(',')}, with ${optional} if need be`,
      );
  }

  /** @throws Error that describes the problem */
  row(line: string): StockRow {
    const cells = line.split(',');
    if (cells.length !== this.names.length)
      throw new Error(`has ${cells.length} columns, the header has ${this.names.length}`);
    const cell = (name: Column) => cells[this.names.indexOf(name)]?.trim() ?? '';
    const symbol = cell('symbol');
    if (!/^[A-Z][A-Z0-9.]{0,9}$/.test(symbol))
      throw new Error(`symbol '${symbol.slice(0, 40)}' is no symbol as AAPL`);
    const { time, isDay } = this.time(cell('time_ms'));
    const price = (name: Column) => positive(name, units(name, cell(name), stockPriceScale), mostPrice);
    const [open, high, low, close] = [price('open'), price('high'), price('low'), price('close')];
    if (low > open || low > close || high < open || high < close)
      throw new Error('open and close do not lie between low and high');
    const volume = units('volume', cell('volume'), 0);
    if (volume > mostVolume) throw new Error('volume is larger than a trillion shares');
    const text = cell(optional);
    const split =
      text === '' ? undefined : positive(optional, units(optional, text, splitScale), largestSplit);
    return { symbol, bar: { time, open, high, low, close, volume }, split, isDay };
  }

  /** A day stands at 00:00 UTC of its date; other bars begin within the regular session. */
  private time(text: string): { time: number; isDay: boolean } {
    // Thirteen digits reach to the year 2286; timestamps in microseconds have sixteen.
    if (!/^\d{1,13}$/.test(text))
      throw new Error(`time_ms '${text.slice(0, 40)}' is not in whole ms since 1970`);
    const time = Number(text);
    if (time % dayMs === 0) {
      const date = new Date(time).toISOString().slice(0, 10);
      if (!exchangeDay(date)) throw new Error(`time_ms ${time}: the exchange is closed on ${date}`);
      return { time, isDay: true };
    }
    if (time % minuteMs !== 0) throw new Error(`time_ms ${time} is no full minute`);
    if (!this.sessions.find(time)) throw new Error(`time_ms ${time} is outside the regular session`);
    return { time, isDay: false };
  }
}

function units(name: string, text: string, scale: number): bigint {
  let read: bigint | undefined;
  try {
    read = onGrid(text, scale, 1n, 'refuse');
  } catch (error) {
    throw new Error(`${name} ${(error as Error).message}`, { cause: error });
  }
  if (read === undefined) throw new Error(`${name} '${text.slice(0, 40)}' has more than ${scale} decimals`);
  return read;
}

function positive(name: string, value: bigint, most: bigint): bigint {
  if (value === 0n) throw new Error(`${name} is zero`);
  if (value > most) throw new Error(`${name} is too large`);
  return value;
}
