import type { IntlShape } from 'react-intl';
import type { OptionProblem } from '../../../contracts/rules/option.ts';
import type { Formats } from '../../intl/format.ts';

/** What is wrong with a ticket, as the server says it too. */
export function optionProblemText(
  intl: IntlShape,
  formats: Formats,
  { reason, values }: OptionProblem,
): string {
  switch (reason) {
    case 'option.durationRequired':
      return intl.formatMessage({
        id: 'option.durationRequired',
        defaultMessage: 'Choose a time option first',
      });
    case 'wallet.amountRequired':
      return intl.formatMessage({ id: 'transfer.amountRequired', defaultMessage: 'Enter an amount' });
    case 'wallet.amountScale':
      return intl.formatMessage(
        {
          id: 'transfer.amountScale',
          defaultMessage: 'Use at most {decimals, plural, one {# decimal} other {# decimals}}',
        },
        { decimals: Number(values['decimals']) },
      );
    case 'spot.minimum':
      return intl.formatMessage(
        { id: 'spot.problem.minimum', defaultMessage: 'Minimum: {min}' },
        { min: formats.exact(values['min'] ?? '') },
      );
    case 'spot.maximum':
      return intl.formatMessage(
        { id: 'spot.problem.maximum', defaultMessage: 'Maximum: {max}' },
        { max: formats.exact(values['max'] ?? '') },
      );
    case 'wallet.insufficientBalance':
      return intl.formatMessage({
        id: 'wallet.balance.insufficient',
        defaultMessage: 'Insufficient balance',
      });
  }
}
