import type { PairBook } from '../spot/public/PairBook.ts';
import type { PairHistory } from './candle.ts';
import type { MarketSource } from './wire.ts';

/** By symbol, scaled by 10^8. */
export type FairPrices = ReadonlyMap<string, bigint>;

/**
 * Where prices come from. A source trades through the exchange like anybody else, as house makers and house takers:
 * candles, quotes and books follow from committed trades alone, and no source can write one of them.
 */
export interface PriceSource {
  readonly kind: MarketSource;
  /** Told on screen beside the kind, as a venue's name. */
  readonly name?: string;
  /** Whether it has prices of a pair; the others are closed and not shown. */
  covers(symbol: string): boolean;
  /** The past of pairs of which no candle from this source is known. Nothing is invented for a gap. */
  history(books: readonly PairBook[], nowMs: number): Promise<ReadonlyMap<string, PairHistory>>;
  /**
   * Begins to receive; called once, before the first step.
   * @param fairPrices what it said last, before the server was stopped: of a market that goes on from there
   * @throws Error that says what cannot be reached or read.
   */
  start(fairPrices: FairPrices): Promise<void>;
  /** Lets the pairs live until the clock's now. @throws what the command executor throws; the next step heals. */
  step(): Promise<void>;
  /**
   * External price of a pair, before any matching here, so that no user's trade moves it. Scaled by 10^8, on the pair's
   * grid; undefined before the first price.
   */
  fairPrice(symbol: string): bigint | undefined;
  /** When it was last known to live, ms since 1970 UTC: prices are no fresher than this. */
  asOf(): number;
  stop(): Promise<void>;
}
