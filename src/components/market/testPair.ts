import type { PairQuote } from '../../api/market.ts';

/** A pair for tests, quoted in USDT. */
export function testPair(code: string, quote: Partial<PairQuote> = {}): PairQuote {
  const ids = { id: 1, currency_id: 1, legal_id: 3, legal_name: 'USDT', open_coin_trade: 1 as const };
  const day = { now_price: '1', change: '0.00', high: '1', low: '1', volume: '1' };
  return { ...ids, ...day, currency_name: code, symbol: `${code}/USDT`, ...quote };
}
