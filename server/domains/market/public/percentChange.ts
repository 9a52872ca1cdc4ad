import { BigNumber } from 'bignumber.js';

/** Percent with sign and two decimals; '0.00' when the change rounds to zero. */
export function percentChange(open: bigint, last: bigint): string {
  const percent = new BigNumber(last.toString())
    .div(open.toString())
    .minus(1)
    .times(100)
    .decimalPlaces(2, BigNumber.ROUND_HALF_UP);
  if (percent.isZero()) return '0.00';
  return percent.gt(0) ? `+${percent.toFixed(2)}` : percent.toFixed(2);
}
