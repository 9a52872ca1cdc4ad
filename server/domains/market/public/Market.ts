import type { Kysely } from 'kysely';
import type { CandlePeriod } from '../../../../contracts/candles.ts';
import type { DayMarket, Kline, MarketTrade } from '../../../../contracts/feed.ts';
import type { ServerEvent } from '../../../commands/events.ts';
import type { MoneyGate } from '../../../ledger/MoneyGate.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { Schema } from '../../../store/schema.ts';
import { candleRow, kline } from '../candleRow.ts';
import type { UnitCandle } from '../candle.ts';
import { CandleSaver } from '../CandleSaver.ts';
import { CandleStore } from '../CandleStore.ts';
import { minuteMs, minuteOf } from '../DayWindow.ts';
import { dropFuture } from '../dropFuture.ts';
import { setOpeningPrices } from '../openingPrices.ts';
import { Openings } from '../Openings.ts';
import type { Opening } from '../Openings.ts';
import { loadFairPrices, saveFairPrices } from '../indexPrice/fairPriceRows.ts';
import type { Index } from '../../../instruments/indexOf.ts';
import { IndexPrices } from '../indexPrice/IndexPrices.ts';
import type { FollowedSource, IndexSource } from '../indexPrice/IndexPrices.ts';
import type { PriceSource } from '../PriceSource.ts';
import { Quotes } from '../Quotes.ts';
import { unitTrade } from '../unitTrade.ts';
import type { CandleRow, MarketSource, PairQuote } from '../wire.ts';

/** Step lengths: while a client watches or a decision depends on the prices, and otherwise. */
const liveStepMs = 100;
const idleStepMs = 1000;
/** Reading quotes over HTTP counts as watching for this long. */
const readWatchMs = 10_000;
const saveEveryMs = 15_000;
/** A day plus some minutes: the close before the window is the price 24 h ago. */
const readMinutes = 1500;
/** Maximum candles per response. */
const candlesMost = 1500;

interface MarketOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  /** The platform trades only while money may move; without a gate, always. */
  gate?: MoneyGate;
  /** Sees committed rows only. */
  db: Kysely<Schema>;
  clock: { now(): number };
  source: PriceSource;
  /** Further sources of the index; nothing is traded at their prices. */
  indexSources?: readonly FollowedSource[];
  /** Called for every failed step; the next step continues. */
  onFault?: (error: unknown) => void;
  /** Receives notes for the operator that require no action. */
  onNote?: (text: string) => void;
}

interface Opened {
  quotes: Quotes;
  candles: CandleStore;
  saver: CandleSaver;
  leave: () => void;
  /** Origin of its prices, in the format of rows. */
  origin: string;
}

/** The market as other modules see it. Quotes can be read after `open`. */
export class Market {
  readonly source: MarketSource;
  readonly sourceName: string | undefined;
  private readonly options: MarketOptions;
  private opened: Opened | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stepping: Promise<void> | undefined;
  private isRunning = false;
  private watchers = 0;
  private isNeeded = false;
  private readAt = 0;
  private savedAt = 0;
  private isSourceOver = false;
  private readonly indexPrices: IndexPrices;
  private readonly openings: Openings;

  constructor(options: MarketOptions) {
    this.options = options;
    const { exchange, source } = options;
    this.openings = new Openings(exchange.books, source);
    this.source = options.source.kind;
    this.sourceName = options.source.name;
    const { kind, name = kind } = source;
    const own: IndexSource = {
      name,
      fairPrice: (symbol) => source.fairPrice(symbol),
      asOf: () => source.asOf(),
    };
    const { clock, indexSources = [], onNote = () => undefined } = options;
    const sources = [own, ...indexSources];
    this.indexPrices = new IndexPrices({ pairs: exchange.books, sources, clock, onNote });
  }

  /** Loads the last day and starts applying trades; nothing moves by itself yet. */
  async open(): Promise<void> {
    if (this.opened) return;
    const { exchange, executor, db, clock, source } = this.options;
    const { books } = exchange;
    const now = clock.now();
    const origin = source.name === undefined ? source.kind : `${source.kind}:${source.name}`;
    const dropped = await executor.run('market.heal', (tx) => dropFuture(tx.db, origin, now));
    if (dropped > 0) this.options.onNote?.(`${dropped} candles began in the future and were dropped`);
    await this.openings.load(db);
    await setOpeningPrices(db, origin, { source, books: books.values() });
    const candles = new CandleStore({ books, db, origin });
    // A coin has no history before it is listed.
    const fresh = (await candles.load()).filter(({ hasPrices, pair }) => hasPrices && !pair.opensLater);
    if (fresh.length > 0) {
      const past = await source.history(fresh, now);
      await executor.run('market.begin', (tx) => candles.begin(tx.db, past));
    }
    const days = await daysOf(books.keys(), candles, now);
    const quotes = new Quotes({ books, clock, source, days, openings: this.openings });
    const saver = new CandleSaver(exchange, candles);
    const leaving = [executor.subscribe((events) => this.take(events)), executor.join(saver)];
    const leave = () => leaving.forEach((leaveOne) => leaveOne());
    this.opened = { quotes, candles, saver, leave, origin };
    await this.startSource();
    this.savedAt = now;
  }

  private async startSource(): Promise<void> {
    const { source, indexSources = [], db } = this.options;
    await source.start(await loadFairPrices(db, this.running.origin));
    for (const further of indexSources) further.start();
    this.isSourceOver = false;
  }

  /** Opens the market if needed and steps it ten times a second. */
  async start(): Promise<void> {
    await this.open();
    if (this.isRunning) return;
    this.isRunning = true;
    await this.tick();
  }

  /** Stops the steps and saves the last minutes. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.stepping;
    if (!this.opened) return;
    await this.save(this.options.clock.now()).catch(this.options.onFault);
    this.opened.leave();
    this.opened = undefined;
    await this.endSource();
  }

  private async endSource(): Promise<void> {
    if (this.isSourceOver) return;
    this.isSourceOver = true;
    const { source, indexSources = [] } = this.options;
    await Promise.all([source, ...indexSources].map((one) => one.stop()));
  }

  /** One manual step: runs the market until the clock's now. */
  async step(): Promise<void> {
    const now = this.options.clock.now();
    // Also when the clock was set back, by any amount. A finished minute is saved before the next one is published.
    const isOver = minuteOf(now) !== minuteOf(this.savedAt);
    if (isOver || Math.abs(now - this.savedAt) >= saveEveryMs) await this.save(now);
    const { gate, source } = this.options;
    // Incoming prices would only accumulate while stepping is paused.
    if (gate?.isStopped) return this.endSource();
    if (gate && !gate.isOpen) return;
    if (this.isSourceOver) await this.startSource();
    await this.openDue(now);
    await source.step();
  }

  /**
   * Sets when a pair that opens later opens, and at which price. A later call replaces an opening that has not happened;
   * a pair that has opened stays open, also after a restart. Call it at every start until then.
   * @throws Error for a pair that does not open later, or a price that is not a positive multiple of its tick
   */
  openAt(symbol: string, opening: Opening): void {
    this.openings.announce(symbol, opening);
  }

  /** False while the source has no prices of a pair, or the pair has not opened. */
  isTraded(symbol: string): boolean {
    return this.options.exchange.pairBook(symbol).hasPrices;
  }

  private async openDue(now: number): Promise<void> {
    const { executor } = this.options;
    for (const symbol of this.openings.due(now)) {
      const committed = await executor.run('market.open', (tx) => this.openings.open(tx.db, symbol, now));
      committed();
      this.running.quotes.begin(symbol, now);
    }
  }

  /** Time at which the source was last known to be live, ms since 1970 UTC: prices are no fresher than this. */
  asOf(): number {
    const { clock, source } = this.options;
    // The clock may have been set back since; a future timestamp would never become stale.
    return Math.min(clock.now(), source.asOf());
  }

  /** Index price of a pair, independent of trades here; undefined while no live source has a price. */
  index(symbol: string): Index | undefined {
    return this.indexPrices.read(symbol);
  }

  /** Sets whether a decision depends on the prices: then the market moves as if a client watched. */
  need(isNeeded: boolean): void {
    const isFirst = isNeeded && !this.isNeeded;
    this.isNeeded = isNeeded;
    if (isFirst) this.stepSoon();
  }

  /** Sets the number of feed watchers: with none the market slows down to one step a second. */
  watch(watchers: number): void {
    const isFirst = this.watchers === 0 && watchers > 0;
    this.watchers = watchers;
    if (isFirst) this.stepSoon();
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

  /** Last trades, newest first, at most fifty. */
  trades(symbol: string): readonly MarketTrade[] {
    return this.running.quotes.trades(symbol);
  }

  /**
   * Newest candle of a pair and period, still forming unless its period has ended; undefined before the first trade.
   */
  candle(symbol: string, period: CandlePeriod): Kline | undefined {
    const candle = this.running.candles.newest(symbol, period);
    return candle && kline(this.options.exchange.pairBook(symbol), period, candle);
  }

  /** Candles that begin between two times, both inclusive: the newest 1500 of them, oldest first. */
  async candles(symbol: string, period: CandlePeriod, fromMs: number, toMs: number): Promise<CandleRow[]> {
    const book = this.options.exchange.pairBook(symbol);
    const range = { fromMs, toMs, most: candlesMost };
    const candles = await this.running.candles.read(symbol, period, range);
    return candles.map((candle) => candleRow(book, candle));
  }

  /**
   * Candles changed since the last call, ordered within a symbol and period: a candle's final state precedes the next
   * candle. When called rarely, only the newest are returned: a gap means that the caller must reload.
   */
  changedCandles(): readonly Kline[] {
    const { exchange } = this.options;
    const changed = this.running.candles.takeChanged();
    return changed.map(([symbol, period, candle]) => kline(exchange.pairBook(symbol), period, candle));
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
    const isRead = this.options.clock.now() - this.readAt < readWatchMs;
    const isLive = this.watchers > 0 || this.isNeeded || isRead;
    this.timer = setTimeout(() => void this.tick(), isLive ? liveStepMs : idleStepMs);
  }

  private noteRead(): void {
    const now = this.options.clock.now();
    const wasIdle = this.watchers === 0 && now - this.readAt >= readWatchMs;
    this.readAt = now;
    if (wasIdle) this.stepSoon();
  }

  /** A new client of an idle market does not wait for its long step. */
  private stepSoon(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tick(), 0);
  }

  private take(events: readonly ServerEvent[]): void {
    const { quotes, candles, saver } = this.running;
    for (const event of events) {
      if (event.type !== 'trade') continue;
      const units = unitTrade(this.options.exchange.pairBook(event.symbol), event);
      quotes.take(event, units);
      candles.add(event.symbol, units);
    }
    saver.settle();
  }

  private async save(now: number): Promise<void> {
    const { candles, origin } = this.running;
    const { executor, exchange, source } = this.options;
    this.savedAt = now;
    const fairPrices = new Map<string, bigint>();
    for (const symbol of exchange.books.keys()) {
      const price = source.fairPrice(symbol);
      if (price !== undefined) fairPrices.set(symbol, price);
    }
    const committed = await executor.run('market.save', async (tx) => {
      await saveFairPrices(tx.db, origin, fairPrices, now);
      return candles.save(tx.db, now);
    });
    committed();
  }
}

/** Minutes of the last day by symbol, and the newest minute when it is older. */
async function daysOf(
  symbols: Iterable<string>,
  candles: CandleStore,
  now: number,
): Promise<Map<string, UnitCandle[]>> {
  const days = new Map<string, UnitCandle[]>();
  for (const symbol of symbols) {
    const newest = candles.newest(symbol, '1min');
    const fromMs = Math.min(now - readMinutes * minuteMs, newest?.time ?? now);
    const toMs = newest?.time ?? now;
    days.set(symbol, await candles.read(symbol, '1min', { fromMs, toMs, most: readMinutes }));
  }
  return days;
}
