import { BigNumber } from 'bignumber.js';

/** How far a price has come from another, in percent points as decimal text; '0' from nothing. */
export function changePercent(open: string, close: string): string {
  const from = new BigNumber(open);
  if (!from.gt(0)) return '0';
  return new BigNumber(close).minus(from).div(from).times(100).decimalPlaces(4).toFixed();
}
