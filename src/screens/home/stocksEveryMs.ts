import { lastExchangeDay } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../api/stocks.ts';

const openEveryMs = 15_000;
const closedEveryMs = 60_000;
/** Assumed where the source states no delay. */
const usualDelayS = 900;
/** A source may publish the last prices of a session this late. */
const lateMs = 120_000;

/** Refetch interval: shorter while the session is open or prices of it are still due. */
export function stocksEveryMs(stocks: readonly Pick<StockQuote, 'delay_s'>[], nowMs: number): number {
  const { closesMs } = lastExchangeDay(nowMs);
  const delayS = Math.max(0, ...stocks.map(({ delay_s = usualDelayS }) => delay_s));
  return nowMs < closesMs + delayS * 1000 + lateMs ? openEveryMs : closedEveryMs;
}
