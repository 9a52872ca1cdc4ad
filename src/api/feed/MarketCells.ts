import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import type {
  DayMarket,
  DepthUpdate,
  Kline,
  LeverMark,
  MarketDepth,
  MarketTrade,
  MatchTrade,
} from '../../../contracts/feed.ts';
import { BookFeed, noBook, type Book } from './BookFeed.ts';
import { CandleSeries } from './CandleSeries.ts';
import { Cell } from './Cell.ts';

/** A pair's 24 h figures with its last price; decimals are text, see contracts/feed.ts. */
export type Quote = DayMarket;

/** Interval at which subscribers are notified, in milliseconds (decision 34). */
export const flushEvery = 100;
/** Messages of one server update arrive within this time of each other, in milliseconds. */
const batchMs = 20;
const mostTrades = 50;
const klinePrefix = 'kline.';
const marksChannel = 'lever_marks';

interface BookEntry {
  cell: Cell<Book>;
  feed: BookFeed;
}

interface CellsOptions {
  /** Reports which channels have listeners, e.g. 'market_depth.BTC/USDT'. */
  onWatched: (channel: string, isWatched: boolean) => void;
  /** Called with the channel that needs a snapshot. */
  onGap: (channel: string) => void;
  /** Reads candles by call, see CandleSeries. */
  readCandles: ReadCandles;
  /** Server time, ms since 1970 UTC. */
  now: () => number;
}

/** Candles that begin between two times, both inclusive, in whole seconds since 1970 UTC. */
export type ReadCandles = (
  symbol: string,
  period: CandlePeriod,
  fromS: number,
  toS: number,
) => Promise<Candle[]>;

/** All live market data, one cell per pair and kind, so that a change notifies only its subscribers. */
export class MarketCells {
  private readonly quotes = new Map<string, Cell<Quote | undefined>>();
  private readonly books = new Map<string, BookEntry>();
  private readonly trades = new Map<string, Cell<readonly MarketTrade[]>>();
  private readonly marks = new Map<string, Cell<LeverMark | undefined>>();
  private watchedMarks = 0;
  private readonly changed = new Set<{ flush: () => void }>();
  private readonly series = new Map<string, CandleSeries>();
  private readonly options: CellsOptions;
  private flushing: ReturnType<typeof setTimeout> | undefined;
  private setAt = -Infinity;

  constructor(options: CellsOptions) {
    this.options = options;
  }

  quote(symbol: string): Cell<Quote | undefined> {
    return ensure(this.quotes, symbol, () => new Cell<Quote | undefined>(undefined));
  }

  book(symbol: string): Cell<Book> {
    return this.bookEntry(symbol).cell;
  }

  trade(symbol: string): Cell<readonly MarketTrade[]> {
    const watch = (isWatched: boolean) => this.options.onWatched(`match_trade.${symbol}`, isWatched);
    return ensure(this.trades, symbol, () => new Cell<readonly MarketTrade[]>([], watch));
  }

  mark(symbol: string): Cell<LeverMark | undefined> {
    const watch = (isWatched: boolean) => {
      this.watchedMarks += isWatched ? 1 : -1;
      this.options.onWatched(marksChannel, this.watchedMarks > 0);
    };
    return ensure(this.marks, symbol, () => new Cell<LeverMark | undefined>(undefined, watch));
  }

  candles(symbol: string, period: CandlePeriod): CandleSeries {
    const { readCandles, now, onWatched } = this.options;
    const channel = `${klinePrefix}${symbol}.${period}`;
    const make = () =>
      new CandleSeries({
        period,
        now,
        read: (fromS, toS) => readCandles(symbol, period, fromS, toS),
        write: (cell, value) => this.set(cell, value),
        onWatched: (isWatched) => onWatched(channel, isWatched),
      });
    return ensure(this.series, channel, make);
  }

  takeQuotes(quotes: readonly Quote[]): void {
    for (const quote of quotes) {
      const cell = this.quote(quote.symbol);
      // A call's answer may be older than newer socket messages; without a timestamp the order is unknown.
      if (!quote.time || (cell.latest?.time ?? 0) <= quote.time) this.set(cell, quote);
    }
  }

  takeDepth(message: MarketDepth, at: number): void {
    const { cell, feed } = this.bookEntry(message.symbol);
    this.set(cell, feed.restart(message, at));
  }

  takeUpdate(message: DepthUpdate, at: number): void {
    const { cell, feed } = this.bookEntry(message.symbol);
    const book = feed.advance(message, at);
    if (book) this.set(cell, book);
  }

  /** Newest first; a trade repeated by a snapshot counts once. */
  takeTrades({ symbol, data }: MatchTrade): void {
    const cell = this.trade(symbol);
    const ids = new Set(data.map(({ id }) => id));
    this.set(cell, [...data, ...cell.latest.filter(({ id }) => !ids.has(id))].slice(0, mostTrades));
  }

  takeMarks(marks: readonly LeverMark[]): void {
    for (const [symbol, cell] of this.marks)
      this.set(
        cell,
        marks.find((mark) => mark.symbol === symbol),
      );
  }

  takeKline({ symbol, period, time, open, high, low, close, volume }: Kline): void {
    // Only for watched series: an unknown period creates none.
    const series = this.series.get(`${klinePrefix}${symbol}.${period}`);
    series?.take({ time, open, high, low, close, volume });
  }

  /** Call when the channel is subscribed. */
  begin(channel: string): void {
    this.series.get(channel)?.begin();
  }

  /** Call after a reconnect. */
  resume(): void {
    for (const series of this.series.values()) series.resume();
  }

  /** Call after a disconnect: every book misses messages from now on. */
  interrupt(): void {
    for (const { cell, feed } of this.books.values()) {
      feed.interrupt();
      if (cell.latest.state === 'live') this.set(cell, { ...cell.latest, state: 'catchingUp' });
    }
  }

  /** The channel has no listeners left; the next one starts with a snapshot. */
  forget(channel: string): void {
    const series = this.series.get(channel);
    if (series) return series.end();
    if (channel === marksChannel) return this.takeMarks([]);
    const [kind, symbol = ''] = channel.split('.', 2);
    if (kind !== 'market_depth') return this.set(this.trade(symbol), []);
    const entry = this.bookEntry(symbol);
    entry.feed = this.bookFeed(symbol);
    this.set(entry.cell, noBook);
  }

  /** Writes a cell; its subscribers are notified with the next flush. */
  set<T>(cell: Cell<T>, value: T): void {
    cell.set(value);
    this.changed.add(cell);
    this.setAt = performance.now();
    this.flushing ??= setTimeout(() => this.flushWhole(), flushEvery);
  }

  /** Waits for the end of a server update: otherwise a quote and its candle would be flushed separately. */
  private flushWhole(): void {
    if (performance.now() - this.setAt >= batchMs) this.flush();
    else this.flushing = setTimeout(() => this.flush(), batchMs);
  }

  private flush(): void {
    this.flushing = undefined;
    const cells = [...this.changed];
    this.changed.clear();
    for (const cell of cells) cell.flush();
  }

  private bookEntry(symbol: string): BookEntry {
    const watch = (isWatched: boolean) => this.options.onWatched(`market_depth.${symbol}`, isWatched);
    return ensure(this.books, symbol, () => ({
      cell: new Cell<Book>(noBook, watch),
      feed: this.bookFeed(symbol),
    }));
  }

  private bookFeed(symbol: string): BookFeed {
    return new BookFeed(() => this.options.onGap(`market_depth.${symbol}`));
  }
}

function ensure<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
