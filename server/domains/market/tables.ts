// What the market keeps of its past. Prices are scaled by 10^8, amounts are minor units of their asset.
import type { Int } from '../../store/columns.ts';
import { based, digits, quoted } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    market_candle: MarketCandleTable;
    /** The newest candle of every pair and period, which still changes: apart, so that saving it writes few pages. */
    market_forming: MarketCandleTable;
  }
}

/** Candles whose period is over; nothing changes them any more. */
export interface MarketCandleTable {
  /** Where the prices came from: those of another origin never continue a line. */
  source: string;
  symbol: string;
  period: string;
  /** When its period begins, ms since 1970 UTC. */
  time: Int;
  open: Int;
  high: Int;
  low: Int;
  close: Int;
  /** Of the base asset. Text, because a month of a large market leaves int64. */
  volume: string;
  /** Of the quote asset, likewise. */
  quote_volume: string;
}

const candle = {
  source: 'text',
  symbol: 'text',
  period: 'text',
  time: 'time',
  open: 'price',
  high: 'price',
  low: 'price',
  close: 'price',
  volume: digits(based),
  quote_volume: digits(quoted),
} as const;

export const marketTables: ColumnMeanings<'market_candle' | 'market_forming'> = {
  market_candle: candle,
  market_forming: candle,
};
