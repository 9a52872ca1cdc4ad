// US stocks of this installation, configured only here. A recording brings its own symbols.

export interface Stock {
  /** As AAPL. */
  symbol: string;
  /** The company, as Apple. */
  name: string;
  simulation: {
    /** Average price in USD. */
    price: string;
    /** Standard deviation of a year's log return, as 0.28. */
    volatility: string;
    /** Shares of an average session. */
    volume: string;
  };
}

const stock = (symbol: string, name: string, price: string, volatility: string, volume: string): Stock => ({
  symbol,
  name,
  simulation: { price, volatility, volume },
});

export const stocks: readonly Stock[] = [
  stock('AAPL', 'Apple', '228.50', '0.26', '52000000'),
  stock('MSFT', 'Microsoft', '418.00', '0.24', '20000000'),
  stock('NVDA', 'NVIDIA', '187.50', '0.45', '190000000'),
  stock('AMZN', 'Amazon', '196.00', '0.30', '41000000'),
  stock('GOOGL', 'Alphabet A', '174.00', '0.29', '28000000'),
  stock('TSLA', 'Tesla', '338.00', '0.55', '88000000'),
  stock('META', 'Meta', '559.00', '0.34', '12000000'),
  stock('KO', 'Coca-Cola', '63.70', '0.15', '14000000'),
  stock('JPM', 'JPMorgan Chase', '238.00', '0.23', '9500000'),
  stock('V', 'Visa', '312.00', '0.20', '6500000'),
  stock('WMT', 'Walmart', '92.40', '0.19', '16000000'),
  stock('DIS', 'Disney', '111.00', '0.27', '9800000'),
];
