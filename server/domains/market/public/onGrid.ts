const decimalText = /^(\d{1,18})(?:\.(\d{1,18}))?$/;

/** Rounding of a number between two steps of the grid. */
export type Rounding = 'refuse' | 'nearest' | 'down';

/**
 * Parses an external decimal text into minor units on our grid: a multiple of `step` units of `scale` decimals.
 * @returns undefined when it is off the grid and rounding is refused
 * @throws RangeError when the text is no plain unsigned decimal.
 */
export function onGrid(text: string, scale: number, step: bigint, rounding: Rounding): bigint | undefined {
  const match = decimalText.exec(text);
  if (!match) throw new RangeError(`'${text.slice(0, 40)}' is not a plain decimal`);
  const fraction = match[2] ?? '';
  // Only as many decimals as needed: files have millions of lines, and small numbers are faster.
  const decimals = Math.max(fraction.length, scale);
  const value = BigInt(match[1]! + fraction.padEnd(decimals, '0'));
  const unit = decimals === scale ? step : step * 10n ** BigInt(decimals - scale);
  const rest = value % unit;
  if (rest === 0n) return decimals === scale ? value : (value / unit) * step;
  if (rounding === 'refuse') return undefined;
  const steps = value / unit;
  return (rounding === 'nearest' && rest * 2n >= unit ? steps + 1n : steps) * step;
}
