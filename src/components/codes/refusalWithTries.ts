import type { IntlShape } from 'react-intl';
import type { Refused } from '../forms/submission.ts';
import { countTry } from './useCode.ts';

/**
 * Form errors of a rejection, including the code's remaining attempts; if none is left, only that is shown.
 * @param address as in addressKey
 * @param field the code's field, if a form has more than one
 */
export function refusalWithTries(
  intl: IntlShape,
  address: string,
  refused: Refused,
  field = 'code',
): Refused {
  if (refused.fields?.[field] === undefined || !countTry(address, refused.triesLeft)) return refused;
  return {
    ...refused,
    fields: {
      ...refused.fields,
      [field]: intl.formatMessage({
        id: 'session.code.noTries',
        defaultMessage: 'No attempts left. Request a new code.',
      }),
    },
  };
}
