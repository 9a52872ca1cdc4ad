import type { IntlShape } from 'react-intl';
import type { Refused } from '../forms/submission.ts';
import { countTry } from './useCode.ts';

/**
 * What a form says of a refusal, the code's tries counted: where none is left, that alone helps to know.
 * @param address as addressKey has it
 */
export function refusalWithTries(intl: IntlShape, address: string, refused: Refused): Refused {
  if (refused.fields?.code === undefined || !countTry(address, refused.triesLeft)) return refused;
  return {
    ...refused,
    fields: {
      ...refused.fields,
      code: intl.formatMessage({
        id: 'session.code.noTries',
        defaultMessage: 'No attempts left. Request a new code.',
      }),
    },
  };
}
