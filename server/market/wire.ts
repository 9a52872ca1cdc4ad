// Rows of the market's calls, as openapi.json has them; answers are validated against it in tests.

/** How prices come about. */
export type MarketSource = 'simulated' | 'replay' | 'venue';

/** components/schemas/PairQuote. */
export interface PairQuote {
  id: number;
  currency_id: number;
  currency_name: string;
  legal_id: number;
  legal_name: string;
  symbol: string;
  now_price: string;
  /** Percent over 24 h with sign, as '+1.84'. */
  change: string;
  /** Price 24 h ago. */
  open: string;
  high: string;
  low: string;
  volume: string;
  quote_volume: string;
  time_ms: number;
  /** When the source was last known to live. */
  as_of_ms: number;
  /** Prices at the full hours of the last 24 h, the oldest first, and the last price. */
  day_closes: string[];
  is_display: 0 | 1;
  open_coin_trade: 0 | 1;
  open_microtrade: 0 | 1;
  open_lever: 0 | 1;
  sort: number;
  source: MarketSource;
  price_tick: string;
  quantity_step: string;
  min_quantity: string;
  max_quantity: string;
  min_notional: string;
  price_band: string;
  maker_fee_rate: string;
  taker_fee_rate: string;
  /** Decimals of the base asset. */
  base_scale: number;
  /** Decimals of the quote asset. */
  quote_scale: number;
}

/** components/schemas/CandleRow. */
export interface CandleRow {
  /** Seconds since 1970 UTC at which the period begins. */
  id: number;
  /** The same in ms. */
  time: number;
  open: string;
  close: string;
  high: string;
  low: string;
  /** Of the base asset, as `volume`. */
  amount: string;
  /** Of the quote asset. */
  vol: string;
  volume: string;
}
