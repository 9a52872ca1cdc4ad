import type { CandlePeriod } from '../../contracts/candles.ts';

/** A candle in units: prices are scaled by 10^8, amounts are minor units of their asset. */
export interface UnitCandle {
  /** When its period begins, ms since 1970 UTC. */
  time: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** Of the base asset. */
  volume: bigint;
  /** Of the quote asset. */
  quoteVolume: bigint;
}

/** What is known of a pair's past, the oldest first in each period. */
export type PairHistory = Readonly<Record<CandlePeriod, readonly UnitCandle[]>>;
