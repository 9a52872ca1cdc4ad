import { periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';

const dayMs = 86_400_000;

/** Retention of short-period candles in days before today; long-period candles are kept forever. */
const keptDays: Readonly<Partial<Record<CandlePeriod, number>>> = {
  '1min': 3,
  '5min': 14,
  '30min': 90,
  '60min': 366,
};

/** Periods with a retention limit. */
export const forgottenPeriods = Object.keys(keptDays) as CandlePeriod[];

/**
 * Start of the oldest retained candle, ms since 1970 UTC; undefined where all are retained. Always midnight, so that a
 * longer candle has either all of its shorter ones or none.
 */
export function oldestKept(period: CandlePeriod, nowMs: number): number | undefined {
  const days = keptDays[period];
  return days === undefined ? undefined : periodStart('1day', nowMs) - days * dayMs;
}
