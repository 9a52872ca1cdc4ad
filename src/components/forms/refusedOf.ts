import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/ApiError.ts';
import { failureText } from '../../ui/failureText.ts';
import { isApiError, isTooMany } from '../shell/failures.ts';
import type { Refused } from './submission.ts';

/**
 * A refusal as a form takes it: sentences at its fields, and one for the whole form where none belongs to a field.
 * @param names the form's field for each request field
 */
export function refusedOf(
  intl: IntlShape,
  error: ApiError,
  names: Readonly<Record<string, string>>,
): Refused {
  const known = Object.entries(error.fields)
    .map(([name, text]) => [names[name], text] as const)
    .filter((entry): entry is [string, string] => entry[0] !== undefined);
  if (known.length === 0) return { message: failureText(intl, error), requestId: error.requestId };
  const { attempts } = error.values;
  return {
    fields: Object.fromEntries(
      known.map(([name, text]) => [name, name === 'code' ? withAttempts(intl, text, error) : text]),
    ),
    ...(attempts === undefined ? undefined : { triesLeft: Number.parseInt(attempts, 10) }),
  };
}

/** A wrong code says how many attempts are left with it, where the server does. */
function withAttempts(intl: IntlShape, sentence: string, { values }: ApiError): string {
  if (values.attempts === undefined) return sentence;
  return intl.formatMessage(
    {
      id: 'session.code.attempts',
      defaultMessage:
        'Wrong or expired code. {attempts, plural, one {# attempt left} other {# attempts left}}',
    },
    { attempts: values.attempts },
  );
}

/**
 * Sends a form.
 * @param unknown what is said where the server may have done it and did not say so
 * @returns why it was refused, or undefined
 */
export async function refusalOf(
  intl: IntlShape,
  names: Readonly<Record<string, string>>,
  send: () => Promise<unknown>,
  unknown?: string,
): Promise<Refused | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (unknown !== undefined && error.isUnanswered && !isTooMany(error))
      return { message: unknown, requestId: error.requestId };
    return refusedOf(intl, error, names);
  }
}
