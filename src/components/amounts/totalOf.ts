import type { Balances } from '../../api/wallet.ts';
import { accounts } from '../wallet/accounts.ts';
import { textOf, unitsOf } from './units.ts';

/** Summary line of a portfolio, and all that Home needs of it. */
export function totalOf(balances: Balances): {
  /** Undefined if the value of one account is unknown. */
  total: string | undefined;
  dayChange?: string;
  /** Coins missing from the total because they have no price. */
  unpriced?: readonly string[];
  readMs?: number;
} {
  let total: bigint | undefined = 0n;
  for (const account of accounts) {
    const wallet = balances[`${account}_wallet`];
    // An account that the back end lacks is empty; an account without a total makes the sum unknown.
    if (wallet !== undefined && wallet.usdt_totle === undefined) total = undefined;
    else if (total !== undefined) total += unitsOf(wallet?.usdt_totle ?? '0');
  }
  return {
    total: total === undefined ? undefined : textOf(total),
    dayChange: balances.day_change,
    unpriced: balances.unpriced,
    readMs: balances.read_ms,
  };
}
