import { BigNumber } from 'bignumber.js';
import { readDecimal } from '../../../contracts/rules/grid.ts';

/** Coins pegged to the US dollar. */
const dollars: readonly string[] = ['USDC', 'USDT'];
const ofDollars = ['50', '100', '200', '500', '1000', '2000'];
/** Quick amounts of all other coins, as multiples of the network's minimum. */
const multiples = [5, 10, 20, 50, 100, 200];

/** Suggested amounts, decimal text, all at or above the minimum; empty if the minimum is unknown. */
export function quickAmounts(coin: string, minimum: string | undefined): readonly string[] {
  const least = readDecimal(minimum ?? '');
  if (!least.isFinite() || least.lte(0)) return [];
  if (dollars.includes(coin)) return ofDollars.filter((amount) => least.lte(amount));
  return multiples.map((times) => new BigNumber(least).times(times).toFixed());
}
