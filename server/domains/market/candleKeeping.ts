import { periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';

const dayMs = 86_400_000;

/** Days before today that candles of the short periods are kept; the long ones are kept for ever. */
const keptDays: Readonly<Partial<Record<CandlePeriod, number>>> = {
  '1min': 3,
  '5min': 14,
  '30min': 90,
  '60min': 366,
};

/** Periods whose candles are forgotten in time. */
export const forgottenPeriods = Object.keys(keptDays) as CandlePeriod[];

/**
 * The beginning of the oldest candle that is kept, ms since 1970 UTC; undefined where all are. Always midnight, so that
 * a longer candle has either all of its shorter ones or none.
 */
export function oldestKept(period: CandlePeriod, nowMs: number): number | undefined {
  const days = keptDays[period];
  return days === undefined ? undefined : periodStart('1day', nowMs) - days * dayMs;
}
