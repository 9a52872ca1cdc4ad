import { BigNumber } from 'bignumber.js';

/** Common asset in which rebates of all coins are added up. */
export const worthAsset = 'USDT';

/**
 * Percentage of an amount, rounded down to its smallest unit.
 * @param percent decimal text
 */
export function partOf(units: bigint, percent: string): bigint {
  const part = new BigNumber(units.toString()).times(percent).shiftedBy(-2);
  return BigInt(part.integerValue(BigNumber.ROUND_FLOOR).toFixed());
}

/** Value of the paid rebate after rounding: totals add what users have received. */
export const worthOfPaid = (fee: { units: bigint; worth: bigint }, rebate: bigint): bigint =>
  (fee.worth * rebate) / fee.units;

/** Reference in postings. */
export const referenceOf = (id: number | bigint | ''): string => `rebate:${id}`;

export const yearOf = (ms: number): number => new Date(ms).getUTCFullYear();
