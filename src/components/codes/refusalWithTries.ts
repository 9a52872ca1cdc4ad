import type { IntlShape } from 'react-intl';
import type { Refused } from '../forms/submission.ts';
import { countTry } from './useCode.ts';

/**
 * What a form says of a refusal, the code's tries counted: where none is left, that alone helps to know.
 * @param address as addressKey has it
 * @param field the code's, where a form asks for more than one
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
