import { periodStart } from '../../../../../contracts/candles.ts';
import type { CommandExecutor } from '../../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../../spot/public/Exchange.ts';
import { priceScale } from '../../../../instruments/PairUnits.ts';
import type { PairBook } from '../../../spot/public/PairBook.ts';
import { StartError } from '../../../../StartError.ts';
import type { PairHistory } from '../../candle.ts';
import type { PriceSource } from '../../PriceSource.ts';
import type { Dice } from '../Dice.ts';
import { onGrid } from '../../public/onGrid.ts';
import { TapePlayer } from '../TapePlayer.ts';
import { TapeTrader } from '../TapeTrader.ts';
import { BinanceRest } from './BinanceRest.ts';
import { isRecord, readVenueTrade } from './readVenueTrade.ts';
import type { VenueTrade } from './readVenueTrade.ts';
import { TradeSequence } from './TradeSequence.ts';
import { venueHistory } from './venueHistory.ts';
import { VenueSocket } from './VenueSocket.ts';

/** Maximum trades pending for replay; more are fetched when there is room. */
const mostWaiting = 20_000;
/** The venue may still add to a minute that has just ended. */
const settleMs = 2000;
/** One billion of an asset with eight decimals: beyond it balances could overflow int64. */
const mostUnits = 10n ** 17n;

export interface VenueTimings {
  /** Timeout of a request, and of the first connection. */
  timeoutMs: number;
  /** A venue without a message for this long counts as lost. */
  silenceMs: number;
  /** Delay before the first retry. */
  retryMs: number;
}

const usualTimings: VenueTimings = { timeoutMs: 10_000, silenceMs: 15_000, retryMs: 1000 };

export interface VenueOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  clock: { now(): number };
  dice: Dice;
  log: { info(text: string): void; warn(text: string): void };
  restUrl: string;
  socketUrl: string;
  timings?: VenueTimings;
}

interface Listed {
  book: PairBook;
  sequence: TradeSequence;
  /** Earlier trades are in the history; undefined when the market resumes from its stored state. */
  from: number | undefined;
}

/**
 * Binance's public trades, replayed through the engine. Prices are rounded to the local tick and amounts down to the
 * step; amounts below one step are skipped.
 */
export class VenueSource implements PriceSource {
  readonly kind = 'venue';
  readonly name = 'Binance';
  private readonly options: VenueOptions;
  private readonly timings: VenueTimings;
  private readonly rest: BinanceRest;
  /** By the venue's symbol, as 'BTCUSDT'. */
  private readonly listed: ReadonlyMap<string, Listed>;
  private socket: VenueSocket | undefined;
  private player: TapePlayer | undefined;
  private livedAt = 0;
  private odd = 0;

  private constructor(options: VenueOptions, rest: BinanceRest, trading: ReadonlySet<string>) {
    this.options = options;
    this.timings = options.timings ?? usualTimings;
    this.rest = rest;
    const books = [...options.exchange.books.values()].filter(({ pair }) => trading.has(symbolOf(pair)));
    this.listed = new Map(
      books.map((book) => [symbolOf(book.pair), { book, sequence: this.sequence(book), from: undefined }]),
    );
  }

  /**
   * Queries which of the configured pairs the venue trades.
   * @throws StartError that names what cannot be reached and what to set
   */
  static async open(options: VenueOptions): Promise<VenueSource> {
    const { timeoutMs } = options.timings ?? usualTimings;
    const rest = new BinanceRest(options.restUrl, timeoutMs);
    const symbols = [...options.exchange.books.values()].map(({ pair }) => symbolOf(pair));
    const trading = await rest.trading(symbols).catch((error: Error) => {
      throw unreachable('MARKET_VENUE_REST', error.message, error);
    });
    if (trading.size === 0)
      throw new StartError(`MARKET_SOURCE: ${options.restUrl} trades none of our pairs`);
    return new VenueSource(options, rest, trading);
  }

  covers(symbol: string): boolean {
    const book = this.options.exchange.books.get(symbol);
    return book !== undefined && this.listed.has(symbolOf(book.pair));
  }

  async history(books: readonly PairBook[], nowMs: number): Promise<ReadonlyMap<string, PairHistory>> {
    // Full minutes only: trades of the current minute are played.
    const end = periodStart('1min', Math.min(nowMs, await this.rest.time()) - settleMs);
    const made = await Promise.all(
      books.map(async (book) => {
        const symbol = symbolOf(book.pair);
        const history = await venueHistory(this.rest, symbol, book, end);
        book.lastPrice = history['1min'].at(-1)?.close ?? book.lastPrice;
        this.listed.get(symbol)!.from = end;
        return [book.pair.symbol, history] as const;
      }),
    );
    return new Map(made);
  }

  async start(): Promise<void> {
    const { clock, dice, log, socketUrl } = this.options;
    const books = [...this.listed.values()].map(({ book }) => book);
    this.player = new TapePlayer(new TapeTrader({ ...this.options, books }), clock.now());
    const streams = [...this.listed.keys()].map((symbol) => `${symbol.toLowerCase()}@aggTrade`);
    this.socket = new VenueSocket({
      url: `${socketUrl}/stream?streams=${streams.join('/')}`,
      onMessage: (text) => this.receive(text),
      onOpen: () => {
        for (const { sequence } of this.listed.values()) sequence.resume();
      },
      warn: (text) => log.warn(`${this.name}: ${text}`),
      chance: () => dice.uniform(),
      silenceMs: this.timings.silenceMs,
      firstRetryMs: this.timings.retryMs,
    });
    try {
      await this.connect(this.socket);
    } catch (error) {
      await this.stop();
      throw error;
    }
    this.livedAt = clock.now();
    log.info(`Following ${this.listed.size} pairs of ${this.name}`);
  }

  async step(): Promise<void> {
    if (!this.player) throw new Error('The source has not been started');
    // The venue's clock may be slightly ahead: its trades are due anyway.
    await this.player.step(this.options.clock.now(), Infinity, this.asOf());
  }

  fairPrice(symbol: string): bigint | undefined {
    return this.player?.fairPrice(symbol);
  }

  asOf(): number {
    return Math.min(this.livedAt, this.player?.behindAt ?? Infinity);
  }

  async stop(): Promise<void> {
    this.socket?.stop();
    for (const { sequence } of this.listed.values()) sequence.stop();
    this.player = undefined;
  }

  private async connect(socket: VenueSocket): Promise<void> {
    const { socketUrl } = this.options;
    await socket.start(this.timings.timeoutMs).catch((error: Error) => {
      throw unreachable('MARKET_VENUE_SOCKET', `${socketUrl}: ${error.message}`, error);
    });
    const starts = [...this.listed.values()].map(({ sequence, from }) => sequence.start(from));
    await Promise.all(starts).catch((error: Error) => {
      throw unreachable('MARKET_VENUE_REST', error.message, error);
    });
  }

  private receive(text: string): void {
    const message = parse(text);
    const data = isRecord(message) ? message.data : undefined;
    if (isRecord(data)) {
      const listed = typeof data.s === 'string' ? this.listed.get(data.s) : undefined;
      const trade = readVenueTrade(data);
      if (listed && trade && data.e === 'aggTrade') listed.sequence.take(trade);
      else this.noteOdd(text);
    } else if (!isRecord(message) || !('id' in message)) return this.noteOdd(text);
    // With a gap in the trades, prices do not count as live.
    if (this.isWhole) this.livedAt = this.options.clock.now();
  }

  private get isWhole(): boolean {
    return [...this.listed.values()].every(({ sequence }) => sequence.isWhole);
  }

  /** Counts undocumented messages; logged rarely, to bound the log's size. */
  private noteOdd(text: string): void {
    this.odd += 1;
    if (!Number.isInteger(Math.log2(this.odd))) return;
    this.options.log.warn(`${this.name}: ${this.odd} messages not understood, as ${text.slice(0, 100)}`);
  }

  private sequence(book: PairBook): TradeSequence {
    const { log } = this.options;
    const symbol = symbolOf(book.pair);
    return new TradeSequence({
      symbol,
      list: (from, limit) => this.rest.trades(symbol, from, limit),
      deliver: (trade) => this.deliver(book, trade),
      warn: (text) => log.warn(`${this.name}: ${text}`),
      pauseMs: this.timings.retryMs,
    });
  }

  private deliver(book: PairBook, trade: VenueTrade): boolean {
    const { player } = this;
    if (!player || player.size >= mostWaiting) return false;
    const price = onGrid(trade.price, priceScale, book.tickUnits, 'nearest')!;
    const amount = onGrid(trade.amount, book.pair.baseScale, book.stepUnits, 'down')!;
    if (price === 0n || amount === 0n) return true;
    if (amount > mostUnits || book.value(price, amount) > mostUnits) {
      this.noteOdd(`${book.pair.symbol} ${trade.amount} at ${trade.price}`);
      return true;
    }
    player.add([{ symbol: book.pair.symbol, at: trade.at, price, amount, side: trade.side }]);
    return true;
  }
}

function symbolOf({ base, quote }: { base: string; quote: string }): string {
  return `${base}${quote}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(variable: string, reason: string, cause: Error): StartError {
  return new StartError(
    `MARKET_SOURCE=venue:binance: ${reason}. Check the network, set ${variable} to another address, ` +
      'or leave MARKET_SOURCE out for simulated prices',
    { cause },
  );
}
