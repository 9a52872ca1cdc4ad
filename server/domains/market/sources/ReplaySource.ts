import { basename } from 'node:path';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import { StartError } from '../../../StartError.ts';
import type { PairHistory } from '../candle.ts';
import type { PriceSource } from '../PriceSource.ts';
import type { Dice } from './Dice.ts';
import { noHistory } from './noHistory.ts';
import { readTape } from './readTape.ts';
import type { TapeOptions } from './TapeFormat.ts';
import { mostTradesAStep, TapePlayer } from './TapePlayer.ts';
import { TapeTrader } from './TapeTrader.ts';
import type { TapeTrade } from './tapeTrade.ts';

export interface ReplayOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  clock: { now(): number };
  dice: Dice;
  log: { info(text: string): void };
  /** Speed relative to the tape; 1 is its own pace. */
  speed: number;
  file: string;
  /** Pair of a file without a symbol column. */
  pair: string;
  /** Round to the grid instead of rejecting values off it. */
  rounds: boolean;
}

interface Contents {
  /** Time of its first trade, ms since 1970 UTC. */
  firstAt: number;
  trades: number;
  /** The first price of each pair, scaled by 10^8. */
  prices: ReadonlyMap<string, bigint>;
}

const hourMs = 3_600_000;

/**
 * Replays the trades of a file once from the start. At speed 1 all are shifted by whole hours, so that candles of up to
 * an hour equal the file's own: the first trade falls within the hour before the source starts, and overdue trades are
 * caught up. At another speed the first trade happens when the source starts, and the intervals after it are divided by
 * the speed. After the last trade the source is no longer live.
 */
export class ReplaySource implements PriceSource {
  readonly kind = 'replay';
  readonly name: string;
  private readonly options: ReplayOptions;
  private readonly contents: Contents;
  private tape: AsyncIterator<TapeTrade[]> | undefined;
  private player: TapePlayer | undefined;
  private startedAt = 0;
  private livedAt = 0;
  private lastAt = 0;
  private isAtEnd = false;

  private constructor(options: ReplayOptions, contents: Contents) {
    this.options = options;
    this.contents = contents;
    this.name = basename(options.file);
  }

  /**
   * Validates the whole file once, so that errors appear before any trading.
   * @throws StartError naming the line
   */
  static async open(options: ReplayOptions): Promise<ReplaySource> {
    let firstAt: number | undefined;
    let trades = 0;
    const prices = new Map<string, bigint>();
    try {
      for await (const read of readTape(options.file, tapeOptions(options))) {
        firstAt ??= read[0]!.at;
        trades += read.length;
        for (const { symbol, price } of read) if (!prices.has(symbol)) prices.set(symbol, price);
      }
      if (firstAt === undefined) throw new Error('no trades in it');
    } catch (error) {
      throw new StartError(`MARKET_SOURCE: ${options.file}: ${(error as Error).message}`, { cause: error });
    }
    return new ReplaySource(options, { firstAt, trades, prices });
  }

  covers(symbol: string): boolean {
    return this.contents.prices.has(symbol);
  }

  /** Empty: a tape has no history before its first trade. Its pairs start at its first prices. */
  async history(books: readonly PairBook[]): Promise<ReadonlyMap<string, PairHistory>> {
    for (const book of books) {
      const price = this.contents.prices.get(book.pair.symbol);
      if (price !== undefined) book.lastPrice = price;
    }
    return noHistory(books);
  }

  async start(): Promise<void> {
    const { exchange, clock, log, speed } = this.options;
    const books = [...exchange.books.values()].filter(({ pair }) => this.covers(pair.symbol));
    this.startedAt = clock.now();
    this.livedAt = this.startedAt;
    this.tape = readTape(this.options.file, tapeOptions(this.options));
    this.player = new TapePlayer(new TapeTrader({ ...this.options, books }), this.startedAt);
    log.info(`Replaying ${this.contents.trades} trades of ${this.name} at ${speed} times their pace`);
  }

  async step(): Promise<void> {
    const { player } = this;
    if (!player) throw new Error('The source has not been started');
    const now = this.options.clock.now();
    await this.read(player, now);
    await player.step(now, now, this.aliveAt(player, now));
    this.livedAt = this.aliveAt(player, now);
  }

  fairPrice(symbol: string): bigint | undefined {
    return this.player?.fairPrice(symbol);
  }

  asOf(): number {
    return this.livedAt;
  }

  async stop(): Promise<void> {
    await this.tape?.return?.();
    this.tape = undefined;
    this.player = undefined;
  }

  /** A tape is live until its last trade, also while there are no trades. */
  private aliveAt(player: TapePlayer, now: number): number {
    if (this.isAtEnd && player.size === 0) return this.lastAt;
    return player.behindAt ?? Math.max(now, this.livedAt);
  }

  /** Reads ahead as far as one step can need. */
  private async read(player: TapePlayer, now: number): Promise<void> {
    while (!this.isAtEnd && player.size <= mostTradesAStep && (player.newestAt ?? now) <= now) {
      const { value, done } = await this.next();
      if (done) {
        this.isAtEnd = true;
        this.options.log.info(`${this.name} has been played to its end: prices stand still from here on`);
        return;
      }
      const trades = value.map((trade) => ({ ...trade, at: this.timeOf(trade.at) }));
      this.lastAt = trades.at(-1)!.at;
      player.add(trades);
    }
  }

  private async next(): Promise<IteratorResult<TapeTrade[], unknown>> {
    try {
      return await this.tape!.next();
    } catch (error) {
      // The file was valid at the start. The rest is unreadable now.
      this.isAtEnd = true;
      throw new Error(`${this.options.file}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Time at which a tape time happens here. */
  private timeOf(tapeMs: number): number {
    const { firstAt } = this.contents;
    const { speed } = this.options;
    if (speed === 1) return tapeMs + Math.floor((this.startedAt - firstAt) / hourMs) * hourMs;
    return this.startedAt + Math.round((tapeMs - firstAt) / speed);
  }
}

function tapeOptions({ exchange, pair, rounds }: ReplayOptions): TapeOptions {
  return { books: exchange.books, defaultPair: pair, rounds };
}
