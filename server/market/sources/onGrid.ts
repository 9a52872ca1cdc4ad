/** Digits after the point that a foreign number may have. */
const fineScale = 18;
const decimalText = /^(\d{1,18})(?:\.(\d{1,18}))?$/;

/** What to do about a number between two steps of the grid. */
export type Rounding = 'refuse' | 'nearest' | 'down';

/**
 * A decimal text of somebody else's as minor units on our grid: a multiple of `step` units of `scale` decimals.
 * @returns undefined when it is off the grid and not to be rounded
 * @throws RangeError when the text is no plain unsigned decimal.
 */
export function onGrid(text: string, scale: number, step: bigint, rounding: Rounding): bigint | undefined {
  const match = decimalText.exec(text);
  if (!match) throw new RangeError(`'${text.slice(0, 40)}' is not a plain decimal`);
  const fine = BigInt(match[1]! + (match[2] ?? '').padEnd(fineScale, '0'));
  const fineStep = step * 10n ** BigInt(fineScale - scale);
  const steps = (rounding === 'nearest' ? fine + fineStep / 2n : fine) / fineStep;
  if (rounding === 'refuse' && steps * fineStep !== fine) return undefined;
  return steps * step;
}
