import type { IntlShape } from 'react-intl';
import type { AmountProblem } from '../../../contracts/rules/amount.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** What its field says of an amount that breaks a rule of all amounts. */
export const amountProblemText = (intl: IntlShape, { reason, values }: AmountProblem): string =>
  intl.formatMessage(refusalMessage(reason), values);
