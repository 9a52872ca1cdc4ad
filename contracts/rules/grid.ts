// Decimal text, ticks and steps: what every rule of trading reads and rounds with.
import { BigNumber } from 'bignumber.js';

/** A plain decimal as a number; NaN for anything else, which fails every comparison. bignumber.js itself throws. */
export function readDecimal(text: string): BigNumber {
  return new BigNumber(/^\d+(\.\d*)?$|^\.\d+$/.test(text) ? text : NaN);
}

/** Decimal places that a tick or step needs. */
export function decimals(step: string): number {
  return new BigNumber(step).decimalPlaces() ?? 0;
}

export function isOnGrid(value: BigNumber, step: string): boolean {
  return value.mod(step).isZero();
}

/** The multiple of a tick or step that a value is rounded to. */
export function onGrid(value: BigNumber.Value, step: string, rounding: BigNumber.RoundingMode): string {
  return new BigNumber(value).div(step).integerValue(rounding).times(step).toFixed();
}
