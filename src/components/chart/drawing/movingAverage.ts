import { BigNumber } from 'bignumber.js';

/** The lengths of the lines that a chart has, in candles. */
export const averageLengths = [5, 10, 20] as const;

/**
 * The mean of each value and the ones before it, for drawing: pixels may be floats.
 * @param length how many values a mean is made of; where there are fewer, there is none
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
 * The mean of the last closes, exact, to be read.
 * @param closes decimal text, the oldest first
 * @returns decimal text with one decimal more than the closes have; none where they are too few
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
