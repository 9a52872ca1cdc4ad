// What can be moved from where to where.
import type { Balances } from '../../api/wallet.ts';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { movableAccounts, type MovableAccount } from '../../components/wallet/movableAccounts.ts';
import { heldCoins, holdersOf, type HeldCoin, type Holding } from '../../components/wallet/holdings.ts';

/** A coin that more than one account holds, or that is only looked at where the hosting account has something of it. */
export interface MovableCoin extends HeldCoin<MovableAccount> {
  /** Holding of the coin in the hosting account; undefined when hosting does not support the coin. */
  hosted?: Holding | undefined;
}

/** By hand, from one account to another. */
export const canMove = (coin: MovableCoin): boolean => holdersOf(coin).length > 1;

const hasSome = (holding: Holding | undefined): boolean =>
  [holding?.available, holding?.held].some((figure) => figure !== undefined && /[1-9]/.test(figure));

export function movableCoins(coins: readonly Currency[], balances: Balances): MovableCoin[] {
  const hosted = heldCoins(['trust'], coins, balances);
  const offered = heldCoins(movableAccounts, coins, balances).map((coin) => ({
    ...coin,
    hosted: hosted.find(({ id }) => id === coin.id)?.holdings.trust,
  }));
  return [...offered.filter(canMove), ...offered.filter((coin) => !canMove(coin) && hasSome(coin.hosted))];
}
