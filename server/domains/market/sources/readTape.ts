import { pathOf, TapeFormat } from './TapeFormat.ts';
import type { CandleRow, TapeOptions, TradeRow } from './TapeFormat.ts';
import { csvLines } from '../public/csvLines.ts';
import type { TapeTrade } from './tapeTrade.ts';

/** Assumed length of a file's only candle, ms. */
const defaultCandleMs = 60_000;

/**
 * Trades of a file in order, in chunks of some hundreds, with the file's own times. A candle is expanded to up to four
 * trades that aggregate to exactly that candle.
 * @throws Error naming the line, the problem and the remedy
 */
export async function* readTape(path: string, options: TapeOptions): AsyncGenerator<TapeTrade[]> {
  let format: TapeFormat | undefined;
  let number = 0;
  const rows = new RowOrder();
  const candles = new CandleExpansion();
  for await (const { first, lines } of csvLines(path)) {
    const trades: TapeTrade[] = [];
    number = first;
    try {
      for (const line of lines) {
        if (!format) format = new TapeFormat(line, options);
        else if (line !== '') {
          if (format.kind === 'trades') {
            const row = format.trade(line);
            if (row) trades.push(tradeOf(rows.checkTrade(row)));
          } else {
            const row = format.candle(line);
            if (row) candles.add(rows.checkCandle(row), trades);
          }
        }
        number += 1;
      }
    } catch (error) {
      throw new Error(`line ${number}: ${(error as Error).message}`, { cause: error });
    }
    if (trades.length > 0) yield trades;
  }
  const last = candles.end();
  if (last.length > 0) yield last;
}

function tradeOf({ time, book, price, amount, side }: TradeRow): TapeTrade {
  return { symbol: book.pair.symbol, at: time, price, amount, side };
}

/** Rejects rows whose time goes backwards. */
class RowOrder {
  private last = 0;
  private readonly symbols = new Set<string>();

  checkTrade(row: TradeRow): TradeRow {
    this.check(row.time);
    return row;
  }

  checkCandle(row: CandleRow): CandleRow {
    const { symbol } = row.book.pair;
    if (row.time !== this.last) this.symbols.clear();
    if (this.symbols.has(symbol)) throw new Error(`a second candle of ${symbol} at ${row.time}`);
    this.symbols.add(symbol);
    this.check(row.time);
    return row;
  }

  private check(time: number): void {
    if (time < this.last) {
      throw new Error(`time ${time} is before the line above: sort the file by time, oldest first`);
    }
    this.last = time;
  }
}

/** Expands candles to trades. The next candle's start determines a candle's length, so the newest one is delayed. */
class CandleExpansion {
  private waiting: CandleRow[] = [];
  private usualMs = 0;

  add(row: CandleRow, trades: TapeTrade[]): void {
    const before = this.waiting[0]?.time;
    if (before !== undefined && row.time > before) {
      const gapMs = row.time - before;
      // Candles may be missing, so a gap longer than the first does not determine the candle length.
      this.usualMs ||= gapMs;
      trades.push(...this.expand(Math.min(gapMs, this.usualMs)));
    }
    this.waiting.push(row);
  }

  end(): TapeTrade[] {
    return this.expand(this.usualMs || defaultCandleMs);
  }

  private expand(lengthMs: number): TapeTrade[] {
    const rows = this.waiting;
    this.waiting = [];
    const placed = rows.flatMap((row) => tradesOf(row, lengthMs));
    // Several pairs: their trades are merged by time.
    return rows.length === 1 ? placed : placed.sort((a, b) => a.at - b.at);
  }
}

function tradesOf(row: CandleRow, lengthMs: number): TapeTrade[] {
  const { book, time, volume } = row;
  const path = pathOf(row);
  const share = (volume / book.stepUnits / BigInt(path.length)) * book.stepUnits;
  return path.map(({ place, price }, index) => ({
    symbol: book.pair.symbol,
    at: time + Math.floor((place * lengthMs) / 4),
    price,
    amount: index === 0 ? volume - share * BigInt(path.length - 1) : share,
    side: index > 0 && price < path[index - 1]!.price ? 'sell' : 'buy',
  }));
}
