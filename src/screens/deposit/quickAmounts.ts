import { BigNumber } from 'bignumber.js';
import { readDecimal } from '../../../contracts/rules/grid.ts';

/** Coins of which one is worth a dollar. */
const dollars: readonly string[] = ['USDC', 'USDT'];
const ofDollars = ['50', '100', '200', '500', '1000', '2000'];
/** Of any other coin: so many times what its network takes at least. */
const multiples = [5, 10, 20, 50, 100, 200];

/** Amounts that are offered, decimal text, none of which is too small; none where the least is not known. */
export function quickAmounts(coin: string, minimum: string | undefined): readonly string[] {
  const least = readDecimal(minimum ?? '');
  if (!least.isFinite() || least.lte(0)) return [];
  if (dollars.includes(coin)) return ofDollars.filter((amount) => least.lte(amount));
  return multiples.map((times) => new BigNumber(least).times(times).toFixed());
}
