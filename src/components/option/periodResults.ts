// Results of past periods of a duration, computed from one-minute closes: one period starts at each minute.
import { BigNumber } from 'bignumber.js';
import type { Candle } from '../../../contracts/candles.ts';
import { sideOf, type OptionDirection } from '../../../contracts/rules/option.ts';

export interface PastPeriods {
  count: number;
  /** Share of each direction among all results, in percentage points as decimal text. */
  shares: Record<OptionDirection, string>;
}

/**
 * @param candles one-minute candles, oldest first; the last may be forming and is ignored
 * @returns undefined where the candles contain no complete period
 */
export function pastPeriods(
  candles: readonly Candle[],
  { seconds, band }: { seconds: number; band: string },
): PastPeriods | undefined {
  const closed = candles.slice(0, -1);
  const closes = new Map(closed.map(({ time, close }) => [time, close]));
  const counts: Record<OptionDirection, number> = { up: 0, neutral: 0, down: 0 };
  let count = 0;
  for (const { time, close: open } of closed) {
    const close = closes.get(time + seconds * 1000);
    if (close === undefined) continue;
    counts[sideOf({ open, close, band })] += 1;
    count += 1;
  }
  if (count === 0) return undefined;
  const shareOf = (part: number) => new BigNumber(part).times(100).div(count).decimalPlaces(1).toFixed();
  return {
    count,
    shares: { up: shareOf(counts.up), neutral: shareOf(counts.neutral), down: shareOf(counts.down) },
  };
}
