import type { CandlePeriod } from '../../../contracts/candles.ts';

/** A candle in units: prices are scaled by 10^8, amounts are minor units of their asset. */
export interface UnitCandle {
  /** Start of its period, ms since 1970 UTC. */
  time: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** In the base asset. */
  volume: bigint;
  /** In the quote asset. */
  quoteVolume: bigint;
}

/** A trade in the same units. */
export interface UnitTrade {
  /** ms since 1970 UTC. */
  at: number;
  price: bigint;
  /** In the base asset. */
  quantity: bigint;
  /** Price × quantity, of the quote asset. */
  value: bigint;
}

/** Known history of a pair, the oldest candle first in each period. */
export type PairHistory = Readonly<Record<CandlePeriod, readonly UnitCandle[]>>;

/** Candle of the first trade of a period. */
export function candleOf(time: number, { price, quantity, value }: UnitTrade): UnitCandle {
  return { time, open: price, high: price, low: price, close: price, volume: quantity, quoteVolume: value };
}

/** Adds a later trade to a candle. */
export function extendCandle(candle: UnitCandle, { price, quantity, value }: UnitTrade): void {
  candle.close = price;
  if (price > candle.high) candle.high = price;
  if (price < candle.low) candle.low = price;
  candle.volume += quantity;
  candle.quoteVolume += value;
}
