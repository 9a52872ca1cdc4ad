import type { IntlShape } from 'react-intl';
import { remarkMost, type WithdrawalProblem } from '../../../contracts/rules/withdrawal.ts';
import type { Amounts } from '../../components/amounts/useAmounts.ts';
import { amountProblemText } from '../../components/forms/amountProblemText.ts';

/** What its field says of a rule that a withdrawal breaks. */
export function withdrawalProblemText(
  intl: IntlShape,
  amounts: Amounts,
  { reason, values }: WithdrawalProblem,
): string {
  const figure = (name: string): string => amounts.amount(values[name], values['coin'] ?? '');
  const { coin } = values;
  switch (reason) {
    case 'wallet.amountRequired':
    case 'wallet.amountScale':
      return amountProblemText(intl, { reason, values });
    case 'wallet.insufficientBalance':
      return intl.formatMessage({
        id: 'withdraw.insufficient',
        defaultMessage: 'Insufficient wallet balance',
      });
    case 'withdrawal.minimum':
      return intl.formatMessage(
        { id: 'spot.problem.minimum', defaultMessage: 'Minimum: {min}' },
        { min: `${figure('min')} ${coin}` },
      );
    case 'withdrawal.minimumUnknown':
      return intl.formatMessage({
        id: 'withdraw.costUnknown',
        defaultMessage: 'Fee and minimum are not known right now. Try again later.',
      });
    case 'withdrawal.feeTooHigh':
      return intl.formatMessage({
        id: 'withdraw.feeTooHigh',
        defaultMessage: 'The fee is as large as the amount',
      });
    case 'withdrawal.dayLimit':
      return intl.formatMessage(
        { id: 'withdraw.dayLimit', defaultMessage: 'You can withdraw {amount} more today' },
        { amount: `${figure('amount')} ${coin}` },
      );
    case 'withdrawal.remarkLong':
      return intl.formatMessage(
        { id: 'address.label.long', defaultMessage: 'Use at most {count} characters' },
        { count: remarkMost },
      );
  }
}
