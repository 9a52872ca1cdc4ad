import type { Pair } from '../../../contracts/market.ts';
import type { Balances } from '../../api/wallet.ts';
import { rowsOf } from '../../components/wallet/holdings.ts';
import type { Available } from './ticket/assessment.ts';

/** Spot balance of a coin; decimal text, undefined where the server omits it. */
export interface SpotBalance {
  code: string;
  free: string | undefined;
  held: string | undefined;
}

/** Coins of the spot account, named change in the API. */
export function spotBalances({ change_wallet }: Balances): SpotBalance[] {
  return rowsOf(change_wallet).map(({ currency_name, change_balance, lock_change_balance }) => ({
    code: currency_name,
    free: change_balance,
    held: lock_change_balance,
  }));
}

/** Available balances for trading a pair. */
export function availableIn(
  balances: readonly SpotBalance[],
  { base, quote }: Pick<Pair, 'base' | 'quote'>,
): Available {
  // Every coin has a row: if it is missing, the balance is unknown, not 0.
  const freeOf = (coin: string): string | undefined => balances.find(({ code }) => code === coin)?.free;
  return { base: freeOf(base), quote: freeOf(quote) };
}
