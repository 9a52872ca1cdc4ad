import type { IntlShape } from 'react-intl';
import type { AmountProblem } from '../../../contracts/rules/amount.ts';

/** What its field says of an amount that breaks a rule of all amounts. */
export function amountProblemText(intl: IntlShape, { reason, values }: AmountProblem): string {
  switch (reason) {
    case 'wallet.amountRequired':
      return intl.formatMessage({ id: 'transfer.amountRequired', defaultMessage: 'Enter an amount' });
    case 'wallet.amountScale':
      return intl.formatMessage(
        {
          id: 'transfer.amountScale',
          defaultMessage: 'Use at most {decimals, plural, one {# decimal} other {# decimals}}',
        },
        { decimals: values['decimals'] },
      );
    case 'wallet.insufficientBalance':
      return intl.formatMessage({
        id: 'wallet.balance.insufficient',
        defaultMessage: 'Insufficient balance',
      });
  }
}
