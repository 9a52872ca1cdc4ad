import type { ExchangeReader, Trading } from '../../spot/public/Exchange.ts';
import { valueAsset } from '../accountTypes.ts';

/** Pair that values an asset in USDT; undefined for USDT itself and for assets without such a pair. */
export function valuePairOf(pairs: Trading['pairs'], code: string): string | undefined {
  const symbol = `${code}/${valueAsset}`;
  return pairs.has(symbol) ? symbol : undefined;
}

/** Last price in USDT; '0' for an asset without a valuing pair, and while that pair has no prices. */
export function usdtPrice(exchange: ExchangeReader, code: string): string {
  if (code === valueAsset) return '1';
  const symbol = valuePairOf(exchange.pairs, code);
  return symbol === undefined || !exchange.hasPrices(symbol) ? '0' : exchange.lastPrice(symbol);
}
