// What can be moved from where to where, out of the balances and the coins that each account holds.
import type { Balances, Currency, WalletRow } from '../../api/wallet.ts';
import { movable } from './recordFilters.ts';

export type MovableAccount = (typeof movable)[number];

/** Available and held of an account, decimal text; undefined where the back end does not say it. */
export interface Holding {
  available: string | undefined;
  held: string | undefined;
}

/** A coin that more than one account holds. */
export interface MovableCoin {
  id: number;
  code: string;
  holdings: Partial<Record<MovableAccount, Holding>>;
}

const flagOf = { change: 'is_match', micro: 'is_micro', lever: 'is_lever' } as const;

function holdingOf(row: WalletRow | undefined, account: MovableAccount): Holding {
  return { available: row?.[`${account}_balance`], held: row?.[`lock_${account}_balance`] };
}

/** The coins that can be moved, each with what the accounts that are for it hold. */
export function movableCoins(coins: readonly Currency[], balances: Balances): MovableCoin[] {
  return coins.flatMap(({ id, name, ...flags }) => {
    const holders = movable.filter((account) => flags[flagOf[account]] === 1);
    if (holders.length < 2) return [];
    const holdings = holders.map((account) => {
      const row = balances[`${account}_wallet`].balance.find(({ currency }) => currency === id);
      return [account, holdingOf(row, account)] as const;
    });
    return [{ id, code: name, holdings: Object.fromEntries(holdings) }];
  });
}

export function holdersOf(coin: MovableCoin): MovableAccount[] {
  return movable.filter((account) => coin.holdings[account] !== undefined);
}
