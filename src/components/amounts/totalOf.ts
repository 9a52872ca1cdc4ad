import type { Balances } from '../../api/wallet.ts';
import { accounts } from '../wallet/accounts.ts';
import { textOf, unitsOf } from './units.ts';

/** What a portfolio says on one line, and all that Home needs of one. */
export function totalOf(balances: Balances): {
  total: string;
  dayChange?: string;
  readMs?: number;
} {
  const total = accounts.reduce(
    (sum, account) => sum + unitsOf(balances[`${account}_wallet`]?.usdt_totle ?? '0'),
    0n,
  );
  return { total: textOf(total), dayChange: balances.day_change, readMs: balances.read_ms };
}
