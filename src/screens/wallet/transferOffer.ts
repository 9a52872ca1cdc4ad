// What can be moved from where to where.
import type { Balances } from '../../api/wallet.ts';
import type { Currency } from '../../api/walletRecords.ts';
import { movableAccounts, type MovableAccount } from '../../components/wallet/movableAccounts.ts';
import { heldCoins, holdersOf, type HeldCoin } from '../../components/wallet/holdings.ts';

/** A coin that more than one account holds. */
export type MovableCoin = HeldCoin<MovableAccount>;

export function movableCoins(coins: readonly Currency[], balances: Balances): MovableCoin[] {
  return heldCoins(movableAccounts, coins, balances).filter((coin) => holdersOf(coin).length > 1);
}
