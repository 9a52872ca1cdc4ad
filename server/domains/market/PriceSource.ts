import type { PairBook } from '../spot/public/PairBook.ts';
import type { PairHistory } from './candle.ts';
import type { MarketSource } from './wire.ts';

/** By symbol, scaled by 10^8. */
export type FairPrices = ReadonlyMap<string, bigint>;

/**
 * Source of prices. A source trades through the exchange like any user, as platform makers and takers: candles, quotes
 * and books follow from committed trades alone, and no source can write them.
 */
export interface PriceSource {
  readonly kind: MarketSource;
  /** Shown on screen beside the kind, such as a venue's name. */
  readonly name?: string;
  /** Whether it has prices of a pair; other pairs are closed and hidden. */
  covers(symbol: string): boolean;
  /** History of pairs without a candle from this source. Gaps are not filled with invented data. */
  history(books: readonly PairBook[], nowMs: number): Promise<ReadonlyMap<string, PairHistory>>;
  /**
   * Starts receiving; called once, before the first step.
   * @param fairPrices last prices before the server stopped, from which a simulated market continues
   * @throws Error that names what cannot be reached or read
   */
  start(fairPrices: FairPrices): Promise<void>;
  /**
   * Advances the pairs to the current time.
   * @throws errors of the command executor; the next step recovers
   */
  step(): Promise<void>;
  /**
   * External price of a pair, before any matching here, so that no user's trade moves it. Scaled by 10^8, on the pair's
   * grid; undefined before the first price.
   */
  fairPrice(symbol: string): bigint | undefined;
  /** Time at which the source was last known to be live, ms since 1970 UTC: prices are no fresher than this. */
  asOf(): number;
  stop(): Promise<void>;
}
