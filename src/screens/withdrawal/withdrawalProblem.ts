import type { IntlShape } from 'react-intl';
import type { WithdrawalProblem } from '../../../contracts/rules/withdrawal.ts';
import type { Amounts } from '../../components/amounts/useAmounts.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Message at the field of a rule that a withdrawal breaks. */
export function withdrawalProblemText(
  intl: IntlShape,
  amounts: Amounts,
  { reason, values }: WithdrawalProblem,
): string {
  // Without the coin's terms the fee is also unknown.
  if (reason === 'withdrawal.minimumUnknown')
    return intl.formatMessage({
      id: 'withdraw.costUnknown',
      defaultMessage: 'Fee and minimum could not be loaded. Try again later.',
    });
  const figure = (name: string): string => amounts.amount(values[name], values['coin'] ?? '');
  const said = reason === 'wallet.insufficientBalance' ? 'withdrawal.balance' : reason;
  return intl.formatMessage(refusalMessage(said), {
    ...values,
    min: figure('min'),
    amount: figure('amount'),
  });
}
