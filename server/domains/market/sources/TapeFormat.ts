// Parser of tape lines. Every error names the problem and a remedy.
import type { Side } from '../../../../contracts/market.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import { onGrid } from '../public/onGrid.ts';

const tradeColumns = ['price', 'amount', 'side'] as const;
const candleColumns = ['open', 'high', 'low', 'close', 'volume'] as const;
const timeColumns = ['time_ms', 'open_time_ms'];
/** One billion of an asset with eight decimals: beyond it balances could overflow int64. */
const mostUnits = 10n ** 17n;

export interface TapeOptions {
  books: ReadonlyMap<string, PairBook>;
  /** Pair of a file without a symbol column. */
  defaultPair: string;
  /** Round prices to the tick and amounts down to the step instead of rejecting them. */
  rounds: boolean;
}

interface RowTime {
  /** Time in the file, ms since 1970 UTC. */
  time: number;
  book: PairBook;
}

export interface TradeRow extends RowTime {
  price: bigint;
  amount: bigint;
  side: Side;
}

export interface CandleRow extends RowTime {
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: bigint;
}

/** Parses the lines below a header. Errors describe the problem; the caller adds the line number. */
export class TapeFormat {
  readonly kind: 'trades' | 'candles';
  private readonly options: TapeOptions;
  private readonly columns: readonly string[];
  private readonly index: ReadonlyMap<string, number>;
  private readonly timeColumn: string;

  /** @throws Error when the header matches neither format */
  constructor(header: string, options: TapeOptions) {
    this.options = options;
    this.columns = header
      .replace(/^\uFEFF/, '')
      .split(',')
      .map((name) => name.trim().toLowerCase());
    const twice = this.columns.find((name, index) => name !== '' && this.columns.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`the header has the column ${twice.slice(0, 40)} twice`);
    this.index = new Map(this.columns.map((name, index) => [name, index]));
    const has = (names: readonly string[]) => names.every((name) => this.index.has(name));
    const times = timeColumns.filter((name) => this.index.has(name));
    if (times.length > 1) throw new Error(`the header has both ${times.join(' and ')}: leave one out`);
    const timeColumn = times[0];
    if (timeColumn === undefined || !(has(tradeColumns) || has(candleColumns))) {
      throw new Error(
        `the header '${header.slice(0, 80)}' is neither time_ms,price,amount,side (trades) ` +
          'nor time_ms,open,high,low,close,volume (candles), either with a column symbol if need be',
      );
    }
    if (has(tradeColumns) && has(candleColumns)) {
      throw new Error(
        `the header '${header.slice(0, 80)}' has the columns of trades and of candles: leave out one kind`,
      );
    }
    this.timeColumn = timeColumn;
    this.kind = has(tradeColumns) ? 'trades' : 'candles';
  }

  /**
   * @returns undefined for a trade that rounds to zero
   * @throws Error that describes the problem
   */
  trade(line: string): TradeRow | undefined {
    const { cells, time, book } = this.row(line);
    const side = this.cell(cells, 'side').toLowerCase();
    if (side !== 'buy' && side !== 'sell')
      throw new Error(`side '${side.slice(0, 40)}' is neither buy nor sell`);
    const price = this.price(cells, 'price', book);
    const amount = this.amount(cells, 'amount', book);
    if (amount === 0n && this.options.rounds) return undefined;
    if (amount === 0n) throw new Error('amount is zero');
    this.refuseHuge(book, price, amount);
    return { time, book, price, amount, side };
  }

  /**
   * @returns undefined for a candle without trades
   * @throws Error that describes the problem
   */
  candle(line: string): CandleRow | undefined {
    const { cells, time, book } = this.row(line);
    const price = (name: string) => this.price(cells, name, book);
    const [open, high, low, close] = [price('open'), price('high'), price('low'), price('close')];
    if (low > open || low > close || high < open || high < close) {
      throw new Error('open and close do not lie between low and high');
    }
    let volume = this.amount(cells, 'volume', book);
    if (volume === 0n) {
      if (low === high || this.options.rounds) return undefined;
      throw new Error('the price moves while volume is zero');
    }
    const least = BigInt(pathOf({ open, high, low, close }).length) * book.stepUnits;
    if (volume < least) {
      if (!this.options.rounds) {
        throw new Error(
          `volume ${book.quantity(volume)} is less than one step (${book.pair.quantityStep}) for each of its prices`,
        );
      }
      volume = least;
    }
    this.refuseHuge(book, high, volume);
    return { time, book, open, high, low, close, volume };
  }

  private row(line: string): RowTime & { cells: readonly string[] } {
    const cells = line.split(',');
    if (cells.length !== this.columns.length) {
      throw new Error(`has ${cells.length} columns, the header has ${this.columns.length}`);
    }
    const text = this.cell(cells, this.timeColumn);
    // Thirteen digits reach to the year 2286; timestamps in microseconds have sixteen.
    if (!/^\d{1,13}$/.test(text)) {
      throw new Error(`${this.timeColumn} '${text.slice(0, 40)}' is not in whole ms since 1970`);
    }
    const symbol = this.index.has('symbol') ? this.cell(cells, 'symbol') : this.options.defaultPair;
    const book = this.options.books.get(symbol);
    if (!book) throw new Error(`'${symbol.slice(0, 40)}' is not a pair of this installation`);
    return { cells, time: Number(text), book };
  }

  private price(cells: readonly string[], name: string, book: PairBook): bigint {
    const { rounds } = this.options;
    const price = this.units(cells, name, priceScale, book.tickUnits, rounds ? 'nearest' : 'refuse');
    if (price === undefined) throw this.offGrid(cells, name, book, 'tick', book.pair.priceTick);
    if (price === 0n) throw new Error(`${name} is zero`);
    return price;
  }

  private amount(cells: readonly string[], name: string, book: PairBook): bigint {
    const { rounds } = this.options;
    const { baseScale, quantityStep } = book.pair;
    const amount = this.units(cells, name, baseScale, book.stepUnits, rounds ? 'down' : 'refuse');
    if (amount === undefined) throw this.offGrid(cells, name, book, 'step', quantityStep);
    return amount;
  }

  private units(
    cells: readonly string[],
    name: string,
    scale: number,
    step: bigint,
    rounding: 'refuse' | 'nearest' | 'down',
  ): bigint | undefined {
    try {
      return onGrid(this.cell(cells, name), scale, step, rounding);
    } catch (error) {
      throw new Error(`${name} ${(error as Error).message}`, { cause: error });
    }
  }

  private offGrid(cells: readonly string[], name: string, book: PairBook, unit: string, size: string): Error {
    return new Error(
      `${name} ${this.cell(cells, name)} is not a multiple of the ${unit} of ${book.pair.symbol}, ${size}: ` +
        'set MARKET_REPLAY_ROUND=on to have prices rounded to the tick and amounts down to the step',
    );
  }

  private refuseHuge(book: PairBook, price: bigint, amount: bigint): void {
    if (amount > mostUnits || book.value(price, amount) > mostUnits) {
      throw new Error('the amount is larger than any that a ledger in 64 bits should see');
    }
  }

  private cell(cells: readonly string[], name: string): string {
    return cells[this.index.get(name)!]!.trim();
  }
}

/**
 * Shortest path through a candle's four prices, with the index of each from 0 to 3: low first when it rises, high first
 * when it falls. A repeated price is not traded again.
 */
export function pathOf(
  candle: Pick<CandleRow, 'open' | 'high' | 'low' | 'close'>,
): { place: number; price: bigint }[] {
  const { open, high, low, close } = candle;
  const prices = close >= open ? [open, low, high, close] : [open, high, low, close];
  return prices
    .map((price, place) => ({ place, price }))
    .filter(({ price }, place) => place === 0 || price !== prices[place - 1]);
}
