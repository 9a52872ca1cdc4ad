// Decimal text, ticks and steps: parsing and rounding for all trading rules.
import { BigNumber } from 'bignumber.js';

/** A plain decimal as a number; NaN for anything else, which fails every comparison. bignumber.js itself throws. */
export function readDecimal(text: string): BigNumber {
  return new BigNumber(/^\d+(\.\d*)?$|^\.\d+$/.test(text) ? text : NaN);
}

/** Decimal places of a tick or step. */
export function decimals(step: string): number {
  return new BigNumber(step).decimalPlaces() ?? 0;
}

export function isOnGrid(value: BigNumber, step: string): boolean {
  return value.mod(step).isZero();
}

/** Rounds a value to a multiple of a tick or step. */
export function onGrid(value: BigNumber.Value, step: string, rounding: BigNumber.RoundingMode): string {
  return new BigNumber(value).div(step).integerValue(rounding).times(step).toFixed();
}
