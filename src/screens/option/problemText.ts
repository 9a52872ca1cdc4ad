import type { IntlShape } from 'react-intl';
import type { OptionProblem } from '../../../contracts/rules/option.ts';
import type { Formats } from '../../intl/format.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Message for a ticket problem, with the same meaning as the server's error. */
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
