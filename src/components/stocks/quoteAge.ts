import { isStockStale, lastExchangeDay } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../api/stocks.ts';

export type QuoteAge = Pick<StockQuote, 'time_ms' | 'as_of_ms' | 'delay_s'>;

/**
 * Moment of a session for which the price holds, in ms since 1970 UTC: after the close it stays that of the close.
 * Undefined where the back end states no time.
 */
export function asOfMs({ time_ms, as_of_ms }: QuoteAge): number | undefined {
  if (as_of_ms === undefined) return time_ms;
  return Math.min(as_of_ms, lastExchangeDay(as_of_ms).closesMs);
}

/** Whether a price is older than the delay of its source and the session explain; false where no time is stated. */
export function isQuoteStale({ time_ms, as_of_ms, delay_s = 0 }: QuoteAge, nowMs: number): boolean {
  const toldMs = as_of_ms ?? time_ms;
  return toldMs !== undefined && isStockStale(toldMs, delay_s * 1000, nowMs);
}
