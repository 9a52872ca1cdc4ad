import type { CandlePeriod } from '../../../contracts/candles.ts';
import { stockDateOf } from '../../../contracts/rules/stockSessions.ts';

/** Periods of a day or more: a candle has no session of its own. */
export const isLongPeriod = (period: CandlePeriod): boolean =>
  period === '1day' || period === '1week' || period === '1mon';

/** Whether a session has ended between the beginnings of two candles of a stock. Long periods contain whole sessions. */
export const isSessionEnd = (beforeMs: number, afterMs: number, period: CandlePeriod): boolean =>
  !isLongPeriod(period) && stockDateOf(beforeMs) !== stockDateOf(afterMs);
