// Possible transfers between accounts.
import type { Balances } from '../../api/wallet.ts';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { movableAccounts, type MovableAccount } from '../../components/wallet/movableAccounts.ts';
import { heldCoins, holdersOf, type HeldCoin, type Holding } from '../../components/wallet/holdings.ts';

/** A coin held by more than one account, or a view-only coin with a balance in the hosting account. */
export interface MovableCoin extends HeldCoin<MovableAccount> {
  /** Holding of the coin in the hosting account; undefined when hosting does not support the coin. */
  hosted?: Holding | undefined;
}

/** Whether the user can transfer the coin between accounts. */
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
