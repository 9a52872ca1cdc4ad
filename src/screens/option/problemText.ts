import type { IntlShape } from 'react-intl';
import type { OptionProblem } from '../../../contracts/rules/option.ts';
import type { Formats } from '../../intl/format.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** What is wrong with a ticket, as the server says it too. */
export const optionProblemText = (
  intl: IntlShape,
  formats: Formats,
  { reason, values }: OptionProblem,
): string =>
  intl.formatMessage(refusalMessage(reason), {
    ...values,
    min: formats.exact(values['min'] ?? ''),
    max: formats.exact(values['max'] ?? ''),
  });
