// What the client and the server both know about assets and pairs. All decimals are text.

export interface Asset {
  /** The currency id of the wire. */
  id: number;
  code: string;
  name: string;
  /** Decimal places of the smallest unit; at most 8, so that amounts fit int64. */
  scale: number;
}

/** A spot pair, quoted as `base/quote`. */
export interface Pair {
  /** The pair's id on the wire. */
  matchId: number;
  /** Currency id of the base asset. */
  currencyId: number;
  /** Currency id of the quote asset. */
  legalId: number;
  /** 'BTC/USDT'. */
  symbol: string;
  base: string;
  quote: string;
  baseScale: number;
  quoteScale: number;
  /** Prices are multiples of it. */
  priceTick: string;
  /** Quantities are multiples of it. */
  quantityStep: string;
  minQuantity: string;
  maxQuantity: string;
  /** Smallest price × quantity of an order, in the quote asset. */
  minNotional: string;
  /** Limit prices further from the market than this fraction are refused. */
  priceBand: string;
  /** Fractions of the asset received: '0.001' is 0.1 %. */
  makerFeeRate: string;
  takerFeeRate: string;
  /** The price that a market starts from when nothing has been traded yet. */
  seedPrice: string;
  /** Standard deviation of a year's log return, for the simulator: '0.6' is 60 %. */
  volatility: string;
  /** False closes the pair for new orders; resting ones can be cancelled. */
  open: boolean;
}

export type Side = 'buy' | 'sell';
export type OrderKind = 'limit' | 'market';
