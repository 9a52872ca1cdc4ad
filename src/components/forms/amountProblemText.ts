import type { IntlShape } from 'react-intl';
import type { AmountProblem } from '../../../contracts/rules/amount.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Field text for an amount that breaks a general amount rule. */
export const amountProblemText = (intl: IntlShape, { reason, values }: AmountProblem): string =>
  intl.formatMessage(refusalMessage(reason), values);
