const names: Record<string, string> = {
  ADA: 'Cardano',
  AVAX: 'Avalanche',
  BCH: 'Bitcoin Cash',
  BTC: 'Bitcoin',
  DOGE: 'Dogecoin',
  DOT: 'Polkadot',
  ETH: 'Ethereum',
  LINK: 'Chainlink',
  LTC: 'Litecoin',
  PEPE: 'Pepe',
  SOL: 'Solana',
  TON: 'Toncoin',
  TRX: 'TRON',
  UNI: 'Uniswap',
  USDC: 'USD Coin',
  USDT: 'Tether',
  XRP: 'XRP',
};

/** Name of a coin, the same in every language; the code of an unknown coin. */
export function coinName(code: string): string {
  return names[code] ?? code;
}
