// What the market keeps of its past. Prices are scaled by 10^8, amounts are minor units of their asset.
import type { Int } from './columns.ts';

export interface MarketMinuteTable {
  symbol: string;
  /** Minutes since 1970 UTC. */
  minute: Int;
  open: Int;
  high: Int;
  low: Int;
  close: Int;
  /** Of the base asset. */
  volume: Int;
  /** Of the quote asset. */
  quote_volume: Int;
  /** 1 when the model made it up at the first start, 0 when it was traded. */
  is_prefilled: Int;
}

export interface MarketSchema {
  market_minute: MarketMinuteTable;
}
