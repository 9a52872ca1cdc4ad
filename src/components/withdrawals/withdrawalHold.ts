import { BigNumber } from 'bignumber.js';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { isReturned, withdrawalStateOf } from './withdrawalState.ts';

/** Amount of a coin held by withdrawals. */
export interface WithdrawalHold {
  /** Decimal text. */
  amount: string;
  count: number;
}

/** Whether the withdrawal still holds its amount; undefined where the back end omits it. */
function holds(row: WithdrawalRow): boolean | undefined {
  const state = withdrawalStateOf(row);
  if (isReturned(state)) return false;
  // A status alone does not distinguish a frozen withdrawal from a sent one.
  if (state === undefined || row.state === undefined) return row.status === 2 ? false : undefined;
  if (state === 'sent' || state === 'arrived') return false;
  return row.sent_ms === undefined;
}

/**
 * Sum of the amounts held by withdrawals of a coin; undefined if one of them lacks it, because a partial sum is wrong.
 * @param rows all withdrawals in flight; undefined where not all are known
 */
export function withdrawalHold(
  rows: readonly WithdrawalRow[] | undefined,
  coin: string,
): WithdrawalHold | undefined {
  const held = rows
    ?.filter(({ name }) => name === coin)
    .map((row) => ({ isHeld: holds(row), amount: row.number }))
    .filter(({ isHeld }) => isHeld !== false);
  if (held === undefined) return undefined;
  let sum = new BigNumber(0);
  for (const { isHeld, amount } of held) {
    if (isHeld === undefined || amount === undefined) return undefined;
    sum = sum.plus(amount);
  }
  return { amount: sum.toFixed(), count: held.length };
}
