import type { Balances } from '../../api/wallet.ts';
import type { SpotBalance } from './Orders.tsx';

/** The coins of the spot account, which the wire calls change. */
export function spotBalances({ change_wallet }: Balances): SpotBalance[] {
  return change_wallet.balance.map(({ currency_name, change_balance, lock_change_balance }) => ({
    code: currency_name,
    free: change_balance,
    held: lock_change_balance,
  }));
}
