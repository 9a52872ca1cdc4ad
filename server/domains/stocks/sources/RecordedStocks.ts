import { basename } from 'node:path';
import { exchangeDay, stockDateOf } from '../../../../contracts/rules/stockSessions.ts';
import { StartError } from '../../../StartError.ts';
import { csvLines } from '../../market/public/csvLines.ts';
import { stocks } from '../stocks.config.ts';
import {
  aggregateBars,
  barsWithin,
  dayTimeOf,
  halfHourMs,
  halfHourOf,
  minuteMs,
  roundedPrice,
} from '../StockSource.ts';
import type { BarSeries, StockBar, StockSource } from '../StockSource.ts';
import { splitUnit, StockTapeFormat } from './StockTapeFormat.ts';
import type { StockRow } from './StockTapeFormat.ts';

/** All are kept in memory, some 250 bytes each. */
const barsMost = 500_000;
const splitsMost = 20;
/** Quotes of all are answered together. */
const stocksMost = 200;

type Series = Readonly<Record<BarSeries, readonly StockBar[]>>;

/** Bars of a file. Quotes have the recording's own times. */
export class RecordedStocks implements StockSource {
  readonly kind = 'replay';
  readonly name: string;
  readonly stocks: readonly { symbol: string; name?: string }[];
  readonly delayMs = 0;
  private readonly bySymbol: ReadonlyMap<string, Series>;
  private readonly endMs: number;

  private constructor(file: string, bySymbol: ReadonlyMap<string, Series>, endMs: number) {
    this.name = basename(file);
    this.bySymbol = bySymbol;
    this.endMs = endMs;
    this.stocks = Array.from(bySymbol.keys(), (symbol) => {
      const known = stocks.find((candidate) => candidate.symbol === symbol);
      return known ? { symbol, name: known.name } : { symbol };
    });
  }

  /**
   * Reads the whole file.
   * @throws StartError naming the line
   */
  static async open(file: string, nowMs: number): Promise<RecordedStocks> {
    try {
      const { rows, length } = await readRows(file, nowMs);
      const bySymbol = new Map<string, Series>();
      for (const [symbol, own] of rows) bySymbol.set(symbol, seriesOf(symbol, own, length));
      const ends = Array.from(rows.values(), (own) => endOf(own.at(-1)!.bar.time, length));
      const endMs = Math.max(...ends);
      if (endMs > nowMs) throw new Error('the newest bar is not over yet: leave it out');
      return new RecordedStocks(file, bySymbol, endMs);
    } catch (error) {
      throw new StartError(`STOCKS_SOURCE: ${file}: ${(error as Error).message}`, { cause: error });
    }
  }

  asOf(): number {
    return this.endMs;
  }

  since(): undefined {
    return undefined;
  }

  bars(symbol: string, series: BarSeries, fromMs: number, toMs: number): readonly StockBar[] {
    return barsWithin(this.bySymbol.get(symbol)?.[series] ?? [], fromMs, toMs);
  }

  start(): void {}

  async stop(): Promise<void> {}
}

async function readRows(
  file: string,
  nowMs: number,
): Promise<{ rows: ReadonlyMap<string, StockRow[]>; length: BarSeries }> {
  const rows = new Map<string, StockRow[]>();
  let format: StockTapeFormat | undefined;
  let [count, number, last] = [0, 0, 0];
  let isDay: boolean | undefined;
  for await (const { first, lines } of csvLines(file)) {
    number = first;
    try {
      for (const line of lines) {
        if (!format) format = new StockTapeFormat(line);
        else if (line !== '') {
          const row = format.row(line);
          const { symbol, bar } = row;
          isDay ??= row.isDay;
          if (row.isDay !== isDay)
            throw new Error('days and shorter bars are in one file: leave out one kind');
          if (bar.time < last)
            throw new Error(`time ${bar.time} is before the line above: sort the file by time, oldest first`);
          last = bar.time;
          if (bar.time >= nowMs) throw new Error(`time ${bar.time} lies in the future`);
          count += 1;
          if (count > barsMost) throw new Error(`the file has more than ${barsMost} bars`);
          const own = rows.get(symbol) ?? [];
          if (own.at(-1)?.bar.time === bar.time) throw new Error(`a second bar of ${symbol} at ${bar.time}`);
          if (row.split !== undefined && own.filter(({ split }) => split).length >= splitsMost)
            throw new Error(`${symbol} has more than ${splitsMost} splits`);
          own.push(row);
          rows.set(symbol, own);
          if (rows.size > stocksMost) throw new Error(`the file has more than ${stocksMost} stocks`);
        }
        number += 1;
      }
    } catch (error) {
      throw new Error(`line ${number}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (count === 0) throw new Error('no bars in it');
  const isHalfHours = [...rows.values()].flat().every(({ bar }) => bar.time === halfHourOf(bar.time));
  return { rows, length: isDay ? 'day' : isHalfHours ? 'halfHour' : 'minute' };
}

function seriesOf(symbol: string, rows: readonly StockRow[], length: BarSeries): Series {
  const bars = adjusted(symbol, rows);
  const none: StockBar[] = [];
  if (length === 'day') return { minute: none, halfHour: none, day: bars };
  const halfHour = length === 'halfHour' ? bars : aggregateBars(bars, halfHourOf);
  const day = aggregateBars(halfHour, (timeMs) => dayTimeOf(stockDateOf(timeMs)));
  return { minute: length === 'minute' ? bars : none, halfHour, day };
}

/** Bars in shares after the last split, so that no split is a jump of the price. */
function adjusted(symbol: string, rows: readonly StockRow[]): StockBar[] {
  // Shares after the last split for one share of the time of a bar.
  let [shares, divisor] = [1n, 1n];
  const bars = rows.toReversed().map(({ bar, split }) => {
    const price = (units: bigint) => roundedPrice((units * divisor + shares / 2n) / shares);
    const { time, open, high, low, close, volume } = bar;
    const own = {
      time,
      open: price(open),
      high: price(high),
      low: price(low),
      close: price(close),
      volume: (volume * shares) / divisor,
    };
    if (own.low === 0n) throw new Error(`a price of ${symbol} rounds to zero after its splits`);
    if (split !== undefined) [shares, divisor] = [shares * split, divisor * splitUnit];
    return own;
  });
  return bars.toReversed();
}

function endOf(timeMs: number, length: BarSeries): number {
  if (length === 'day') return exchangeDay(new Date(timeMs).toISOString().slice(0, 10))!.closesMs;
  return timeMs + (length === 'minute' ? minuteMs : halfHourMs);
}
