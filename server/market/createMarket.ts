import type { DayMarket, MarketTrade } from '../../contracts/feed.ts';
import type { Writer } from '../ledger/Writer.ts';
import type { Exchange } from '../matching/Exchange.ts';
import type { Random } from '../random.ts';
import { minuteOf } from './DayWindow.ts';
import { Dice } from './Dice.ts';
import { makeHistory } from './makeHistory.ts';
import { readMinutes, writeMinutes } from './minuteRows.ts';
import { Quotes } from './Quotes.ts';
import { Simulator } from './Simulator.ts';
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
  random: Random;
  config: {
    /** Mixed into the random bytes, so that two installations on seeded bytes can differ. */
    seed: number;
    /** Times faster than the clock; 1 is real time. */
    speed: number;
  };
  /** Told of every step that failed; the next one goes on. */
  onFault?: (error: unknown) => void;
}

export interface Market {
  readonly source: MarketSource;
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
  return new SimulatedMarket(options);
}

class SimulatedMarket implements Market {
  readonly source = 'simulated';
  private readonly options: MarketOptions;
  private readonly dice: Dice;
  private opened: { quotes: Quotes; simulator: Simulator; unsubscribe: () => void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stepping: Promise<void> | undefined;
  private isRunning = false;
  private watchers = 0;
  private readAt = 0;
  private savedAt = 0;
  private savedMinute = 0;

  constructor(options: MarketOptions) {
    this.options = options;
    this.dice = new Dice(options.random, options.config.seed);
  }

  async open(): Promise<void> {
    if (this.opened) return;
    const { exchange, writer, clock, config } = this.options;
    const now = clock.now();
    const books = [...exchange.books.values()];
    const history = await writer.run('market.open', async (tx) => {
      const known = await readMinutes(tx.db, minuteOf(now) - keptMinutes);
      const fresh = books.filter((book) => !known.has(book.pair.symbol));
      if (fresh.length === 0) return known;
      const made = makeHistory(fresh, this.dice, now);
      await writeMinutes(tx.db, made, minuteOf(now) - keptMinutes);
      return new Map([...known, ...made]);
    });
    const quotes = new Quotes(exchange, clock, this.source, history);
    const simulator = new Simulator({ exchange, writer, clock, dice: this.dice, speed: config.speed });
    const unsubscribe = writer.subscribe((events) => quotes.take(events));
    this.opened = { quotes, simulator, unsubscribe };
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
  }

  async step(): Promise<void> {
    await this.running.simulator.step();
    const now = this.options.clock.now();
    // Also when the clock was set back, however far.
    if (Math.abs(now - this.savedAt) >= saveEveryMs) await this.save(now);
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
