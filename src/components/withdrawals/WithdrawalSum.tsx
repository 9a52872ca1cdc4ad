import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Amount } from '../amounts/Amount.tsx';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';

interface WithdrawalSumProps {
  row: Pick<WithdrawalRow, 'number' | 'name'>;
  isHidden: boolean;
}

/** Amount debited from the account, including the fee. */
export function WithdrawalSum({ row, isHidden }: WithdrawalSumProps) {
  return isHidden ? <span>{hiddenAmount}</span> : <Amount value={row.number} coin={row.name} isReport />;
}
