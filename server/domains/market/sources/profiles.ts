// Activity of each simulated pair. Real markets differ by orders of magnitude; these keep the ranking.

export interface Profile {
  /** Correlation of its returns with those of the whole market, represented by BTC. */
  correlation: number;
  /** Market orders per second, on average over the day. */
  ordersPerSecond: number;
  /** Median value of a market order, in the quote asset. */
  orderValue: number;
  /** Value that a maker offers on the levels next to the price, in the quote asset. */
  levelValue: number;
  /** Half the distance between best bid and best ask, as a fraction; one tick where that is more. */
  halfSpread: number;
}

const quiet: Profile = {
  correlation: 0.6,
  ordersPerSecond: 0.4,
  orderValue: 220,
  levelValue: 2500,
  halfSpread: 0.00012,
};

const profiles: Readonly<Record<string, Profile>> = {
  'BTC/USDT': {
    correlation: 1,
    ordersPerSecond: 2,
    orderValue: 700,
    levelValue: 24_000,
    halfSpread: 0.000012,
  },
  'ETH/USDT': {
    correlation: 0.85,
    ordersPerSecond: 1.4,
    orderValue: 520,
    levelValue: 16_000,
    halfSpread: 0.00002,
  },
  'USDC/USDT': {
    correlation: 0,
    ordersPerSecond: 0.3,
    orderValue: 900,
    levelValue: 60_000,
    halfSpread: 0.00005,
  },
  'SOL/USDT': {
    correlation: 0.72,
    ordersPerSecond: 0.9,
    orderValue: 380,
    levelValue: 8000,
    halfSpread: 0.00005,
  },
  'XRP/USDT': {
    correlation: 0.62,
    ordersPerSecond: 0.8,
    orderValue: 320,
    levelValue: 6000,
    halfSpread: 0.00008,
  },
  'DOGE/USDT': {
    correlation: 0.66,
    ordersPerSecond: 0.7,
    orderValue: 260,
    levelValue: 5000,
    halfSpread: 0.00006,
  },
  'PEPE/USDT': {
    correlation: 0.5,
    ordersPerSecond: 0.6,
    orderValue: 240,
    levelValue: 4000,
    halfSpread: 0.0004,
  },
  'TRX/USDT': {
    correlation: 0.45,
    ordersPerSecond: 0.45,
    orderValue: 260,
    levelValue: 3500,
    halfSpread: 9e-5,
  },
  'LINK/USDT': {
    correlation: 0.7,
    ordersPerSecond: 0.4,
    orderValue: 240,
    levelValue: 3000,
    halfSpread: 0.0001,
  },
  'AVAX/USDT': {
    correlation: 0.72,
    ordersPerSecond: 0.35,
    orderValue: 230,
    levelValue: 2800,
    halfSpread: 0.0002,
  },
  'BCH/USDT': {
    correlation: 0.66,
    ordersPerSecond: 0.3,
    orderValue: 260,
    levelValue: 2600,
    halfSpread: 0.00012,
  },
};

/** Profile of a pair; the default is a quiet one. */
export function profileOf(symbol: string): Profile {
  return profiles[symbol] ?? quiet;
}
