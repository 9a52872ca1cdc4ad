import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Amount } from '../amounts/Amount.tsx';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';

interface WithdrawalSumProps {
  row: Pick<WithdrawalRow, 'number' | 'name'>;
  isHidden: boolean;
}

/** What left the account, the fee included. */
export function WithdrawalSum({ row, isHidden }: WithdrawalSumProps) {
  return isHidden ? <span>{hiddenAmount}</span> : <Amount value={row.number} coin={row.name} isReport />;
}
