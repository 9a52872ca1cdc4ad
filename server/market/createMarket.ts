import type { DayMarket, MarketTrade } from '../../contracts/feed.ts';
import type { Writer } from '../ledger/Writer.ts';
import type { Exchange } from '../matching/Exchange.ts';
import type { UnitCandle } from './candle.ts';
import { minuteMs, minuteOf } from './DayWindow.ts';
import type { Minute } from './DayWindow.ts';
import type { PriceSource } from './PriceSource.ts';
import { readMinutes, writeMinutes } from './minuteRows.ts';
import { Quotes } from './Quotes.ts';
import type { MarketSource, PairQuote } from './wire.ts';

/** While somebody watches, and while nobody does. */
const liveStepMs = 100;
const idleStepMs = 1000;
/** Reading quotes over HTTP counts as watching for this long. */
const readWatchMs = 10_000;
const saveEveryMs = 15_000;
const keptMinutes = 1500;

export interface MarketOptions {
  exchange: Exchange;
  writer: Writer;
  clock: { now(): number };
  source: PriceSource;
  /** Told of every step that failed; the next one goes on. */
  onFault?: (error: unknown) => void;
}

export interface Market {
  readonly source: MarketSource;
  readonly sourceName: string | undefined;
  /** When the source was last known to live, ms since 1970 UTC: prices are no fresher than this. */
  asOf(): number;
  /** Reads the last day and takes in trades from now on; nothing moves by itself yet. */
  open(): Promise<void>;
  /** Opens the market if need be and keeps it moving, ten steps a second. */
  start(): Promise<void>;
  /** Ends the movement and writes down the last minutes. */
  stop(): Promise<void>;
  /** One step by hand: lets the market live until the clock's now. */
  step(): Promise<void>;
  /** How many watch over the feed: without any the market slows down to a step a second. */
  watch(watchers: number): void;
  quotes(): PairQuote[];
  quote(symbol: string): PairQuote | undefined;
  dayMarket(symbol: string): DayMarket;
  /** The last trades, the newest first, at most fifty. */
  trades(symbol: string): readonly MarketTrade[];
}

/** The market as the rest of the server sees it. Quotes can be read from `open` on. */
export function createMarket(options: MarketOptions): Market {
  return new MovingMarket(options);
}

class MovingMarket implements Market {
  readonly source: MarketSource;
  readonly sourceName: string | undefined;
  private readonly options: MarketOptions;
  private opened: { quotes: Quotes; unsubscribe: () => void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stepping: Promise<void> | undefined;
  private isRunning = false;
  private watchers = 0;
  private readAt = 0;
  private savedAt = 0;
  private savedMinute = 0;

  constructor(options: MarketOptions) {
    this.options = options;
    this.source = options.source.kind;
    this.sourceName = options.source.name;
  }

  async open(): Promise<void> {
    if (this.opened) return;
    const { exchange, writer, clock, source } = this.options;
    const now = clock.now();
    const oldest = minuteOf(now) - keptMinutes;
    const known = await writer.run('market.open', (tx) => readMinutes(tx.db, oldest));
    const fresh = [...exchange.books.values()].filter(({ pair }) => !known.has(pair.symbol));
    if (fresh.length > 0) {
      const made = await source.history(fresh, now);
      const minutes = new Map([...made].map(([symbol, past]) => [symbol, past['1min'].map(toMinute)]));
      await writer.run('market.open', (tx) => writeMinutes(tx.db, minutes, oldest));
      for (const [symbol, list] of minutes) known.set(symbol, list);
    }
    const quotes = new Quotes(exchange, clock, this.source, known);
    const unsubscribe = writer.subscribe((events) => quotes.take(events));
    this.opened = { quotes, unsubscribe };
    await source.start();
    this.savedAt = now;
    this.savedMinute = minuteOf(now);
  }

  async start(): Promise<void> {
    await this.open();
    if (this.isRunning) return;
    this.isRunning = true;
    await this.tick();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.stepping;
    if (!this.opened) return;
    await this.save(this.options.clock.now()).catch(this.options.onFault);
    this.opened.unsubscribe();
    this.opened = undefined;
    await this.options.source.stop();
  }

  async step(): Promise<void> {
    await this.options.source.step();
    const now = this.options.clock.now();
    // Also when the clock was set back, however far.
    if (Math.abs(now - this.savedAt) >= saveEveryMs) await this.save(now);
  }

  asOf(): number {
    return this.options.source.asOf();
  }

  watch(watchers: number): void {
    const isFirst = this.watchers === 0 && watchers > 0;
    this.watchers = watchers;
    if (isFirst) this.hurry();
  }

  quotes(): PairQuote[] {
    this.noteRead();
    return this.running.quotes.quotes();
  }

  quote(symbol: string): PairQuote | undefined {
    this.noteRead();
    return this.running.quotes.quote(symbol);
  }

  dayMarket(symbol: string): DayMarket {
    return this.running.quotes.dayMarket(symbol);
  }

  trades(symbol: string): readonly MarketTrade[] {
    return this.running.quotes.trades(symbol);
  }

  private get running() {
    if (!this.opened) throw new Error('The market is not open');
    return this.opened;
  }

  private async tick(): Promise<void> {
    this.timer = undefined;
    this.stepping = this.step().catch((error: unknown) => this.options.onFault?.(error));
    await this.stepping;
    this.stepping = undefined;
    if (!this.isRunning) return;
    const isWatched = this.watchers > 0 || this.options.clock.now() - this.readAt < readWatchMs;
    this.timer = setTimeout(() => void this.tick(), isWatched ? liveStepMs : idleStepMs);
  }

  private noteRead(): void {
    const now = this.options.clock.now();
    const wasIdle = this.watchers === 0 && now - this.readAt >= readWatchMs;
    this.readAt = now;
    if (wasIdle) this.hurry();
  }

  /** Whoever comes to an idle market does not wait out its long step. */
  private hurry(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tick(), 0);
  }

  private async save(now: number): Promise<void> {
    const minute = minuteOf(now);
    const minutes = this.running.quotes.minutesSince(this.savedMinute);
    await this.options.writer.run('market.save', (tx) => writeMinutes(tx.db, minutes, minute - keptMinutes));
    this.savedAt = now;
    this.savedMinute = minute;
  }
}

function toMinute({ time, ...candle }: UnitCandle): Minute {
  return { ...candle, minute: time / minuteMs, isPrefilled: true };
}
