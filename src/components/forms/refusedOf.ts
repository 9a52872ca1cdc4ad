import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import { isApiError, isSaidByApp, isTooMany } from '../shell/apiErrors.ts';
import { isUnreached } from '../shell/failures.ts';
import type { Refused } from './submission.ts';

/**
 * Rejection in a form's format: texts for its fields, and one for the whole form if no field applies. Empty if the app
 * itself shows it.
 * @param names the form's field for each request field
 */
export function refusedOf(
  intl: IntlShape,
  error: ApiError,
  names: Readonly<Record<string, string>>,
): Refused {
  if (isSaidByApp(error)) return {};
  const known = Object.entries(error.fields)
    .map(([name, text]) => [names[name], text] as const)
    .filter((entry): entry is [string, string] => entry[0] !== undefined);
  if (known.length === 0)
    return {
      message: failureText(intl, error),
      requestId: error.requestId,
      ...(isUnreached(error) && { endsOnline: true }),
      ...heldOf(error),
    };
  const { attempts } = error.values;
  return {
    fields: Object.fromEntries(known.map(([name, text]) => [name, withAttempts(intl, name, text, error)])),
    ...(attempts === undefined ? undefined : { triesLeft: Number.parseInt(attempts, 10) }),
  };
}

/** A wrong code or password shows the remaining attempts, if the server sends them. */
function withAttempts(intl: IntlShape, field: string, sentence: string, error: ApiError): string {
  const { attempts } = error.values;
  if (attempts === undefined) return sentence;
  if (field === 'code' || error.reason === 'session.codeInvalid')
    return intl.formatMessage(
      {
        id: 'session.code.attempts',
        defaultMessage:
          'Wrong or expired code. {attempts, plural, one {# attempt left} other {# attempts left}}',
      },
      { attempts },
    );
  return intl.formatMessage(
    {
      id: 'form.attempts',
      defaultMessage: '{sentence}. {attempts, plural, one {# attempt left} other {# attempts left}}',
    },
    { sentence, attempts },
  );
}

/** End of the server's lock on attempts, if it sends one. */
function heldOf({ values }: ApiError): Pick<Refused, 'heldUntilMs'> {
  const heldUntilMs = Number(values.until_ms);
  return Number.isInteger(heldUntilMs) ? { heldUntilMs } : {};
}

/**
 * Sends a form.
 * @param unknown text if the server may have executed it without confirming
 * @returns the rejection, or undefined
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
