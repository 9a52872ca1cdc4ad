// Stored history of the market. Prices are scaled by 10^8, amounts are minor units of their asset.
import type { Int } from '../../store/columns.ts';
import { based, digits, quoted } from '../../store/scales/columnMeanings.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    market_candle: MarketCandleTable;
    /**
     * The newest candle of every pair and period, which still changes: a separate table, so that saving it writes few
     * pages.
     */
    market_forming: MarketCandleTable;
    market_fair_price: MarketFairPriceTable;
    market_opening: MarketOpeningTable;
    market_vote: MarketVoteTable;
    market_vote_count: MarketVoteCountTable;
  }
}

/** Candles whose period has ended; immutable. */
export interface MarketCandleTable {
  /** Origin of the prices: candles of another origin never continue a series. */
  source: string;
  symbol: string;
  period: string;
  /** Start of its period, ms since 1970 UTC. */
  time: Int;
  open: Int;
  high: Int;
  low: Int;
  close: Int;
  /** In the base asset. Text, because a month of a large market exceeds int64. */
  volume: string;
  /** In the quote asset. Text for the same reason. */
  quote_volume: string;
}

/** Last source price of each pair, before any matching here. */
export interface MarketFairPriceTable {
  source: string;
  symbol: string;
  price: Int;
  /** Time of the write, ms since 1970 UTC. */
  at: Int;
}

/** Pairs that opened later than the market, of every source. A pair that has opened stays open. */
export interface MarketOpeningTable {
  symbol: string;
  /** Price at which it opened. */
  price: Int;
  /** When it opened, ms since 1970 UTC. */
  at: Int;
}

/** Votes of a day, kept for some days. */
export interface MarketVoteTable {
  symbol: string;
  /** Days since 1970 UTC. */
  day: Int;
  owner: string;
  /** 1 for up, 0 for down. */
  up: Int;
}

export interface MarketVoteCountTable {
  symbol: string;
  day: Int;
  up: Int;
  down: Int;
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

export const marketTables: ColumnMeanings<
  | 'market_candle'
  | 'market_forming'
  | 'market_fair_price'
  | 'market_opening'
  | 'market_vote'
  | 'market_vote_count'
> = {
  market_candle: candle,
  market_forming: candle,
  market_fair_price: { source: 'text', symbol: 'text', price: 'price', at: 'time' },
  market_opening: { symbol: 'text', price: 'price', at: 'time' },
  market_vote: { symbol: 'text', day: 'count', owner: 'text', up: 'count' },
  market_vote_count: { symbol: 'text', day: 'count', up: 'count', down: 'count' },
};
