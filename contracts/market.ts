// Definitions of assets and pairs that the client and the server share. All decimals are text.

export interface Asset {
  /** The currency id in the protocol. */
  id: number;
  code: string;
  name: string;
  /** Decimal places of the smallest unit; at most 8, so that amounts fit int64. */
  scale: number;
}

/** A spot pair, quoted as `base/quote`. */
export interface Pair {
  /** The pair's id in the protocol. */
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
  /** Increment of prices. */
  priceTick: string;
  /** Increment of quantities. */
  quantityStep: string;
  minQuantity: string;
  maxQuantity: string;
  /** Smallest price × quantity of an order, in the quote asset. */
  minNotional: string;
  /** Limit prices that deviate from the market by more than this fraction are refused. */
  priceBand: string;
  /** Fractions of the asset received: '0.001' is 0.1 %. */
  makerFeeRate: string;
  takerFeeRate: string;
  /** Initial price of a market without trades. */
  seedPrice: string;
  /** Standard deviation of a year's log return, for the simulator: '0.6' is 60 %. */
  volatility: string;
  /** False closes the pair for new orders; resting orders can be cancelled. */
  open: boolean;
  /** The pair is closed, without a price, until the market is told its opening. It never has a contract or an option. */
  opensLater?: boolean;
}

export type Side = 'buy' | 'sell';
export type OrderKind = 'limit' | 'market';
