import { BigNumber } from 'bignumber.js';

/** Lengths of the moving averages, in candles. */
export const averageLengths = [5, 10, 20] as const;

/**
 * Moving average for drawing: pixels may be floats.
 * @param length number of values of an average; undefined with fewer values
 */
export function movingAverage(values: readonly number[], length: number): (number | undefined)[] {
  return values.map((_, at) => {
    if (at + 1 < length) return undefined;
    let sum = 0;
    for (const value of values.slice(at + 1 - length, at + 1)) sum += value;
    return sum / length;
  });
}

/**
 * Exact average of the last closes, for display.
 * @param closes decimal text, the oldest first
 * @returns decimal text with one decimal more than the closes; undefined with too few closes
 */
export function lastAverage(closes: readonly string[], length: number): string | undefined {
  if (closes.length < length) return undefined;
  const last = closes.slice(-length);
  const decimals = Math.max(...last.map((close) => close.split('.')[1]?.length ?? 0));
  return BigNumber.sum(...last)
    .div(length)
    .decimalPlaces(decimals + 1, BigNumber.ROUND_HALF_UP)
    .toFixed();
}
