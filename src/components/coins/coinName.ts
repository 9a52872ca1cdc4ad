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

/** What a coin is called, which is the same in every language; its code where the wire has a coin unknown here. */
export function coinName(code: string): string {
  return names[code] ?? code;
}
