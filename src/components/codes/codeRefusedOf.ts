import type { IntlShape } from 'react-intl';
import { failureText } from '../../ui/messages/failureText.ts';
import { isApiError, isSaidByApp } from '../shell/apiErrors.ts';
import { refusedOf } from '../forms/refusedOf.ts';
import type { CodeAnswer } from './useCode.ts';

/**
 * Reason why a code was not sent, and the server's cooldown.
 * @param names the form's field for each request field
 * @throws errors that are no server response
 */
export function codeRefusedOf(
  intl: IntlShape,
  error: unknown,
  names: Readonly<Record<string, string>>,
): CodeAnswer {
  if (!isApiError(error)) throw error;
  if (isSaidByApp(error)) return { refused: {} };
  const { seconds } = error.values;
  return {
    refused: { ...refusedOf(intl, error, names), message: failureText(intl, error) },
    waitS: seconds === undefined ? undefined : Number.parseInt(seconds, 10),
  };
}
