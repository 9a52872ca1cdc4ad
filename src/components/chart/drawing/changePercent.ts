import { BigNumber } from 'bignumber.js';

/** Change between two prices, in percent points as decimal text; '0' for an initial price of zero. */
export function changePercent(open: string, close: string): string {
  const from = new BigNumber(open);
  if (!from.gt(0)) return '0';
  return new BigNumber(close).minus(from).div(from).times(100).decimalPlaces(4).toFixed();
}
