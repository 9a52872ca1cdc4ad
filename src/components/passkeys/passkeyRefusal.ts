import type { IntlShape } from 'react-intl';
import { refusedOf } from '../forms/refusedOf.ts';
import type { Refused } from '../forms/submission.ts';
import { isApiError } from '../shell/apiErrors.ts';

/** What the user is told of an error of the browser's passkey dialog; undefined if the page itself has ended it. */
function dialogText(intl: IntlShape, { name }: Error): string | undefined {
  if (name === 'AbortError') return undefined;
  // Browsers do not tell a cancelled dialog from one that timed out or could not verify the user.
  if (name === 'NotAllowedError')
    return intl.formatMessage({
      id: 'passkeys.cancelled',
      defaultMessage: 'No passkey was used: cancelled, timed out or not confirmed. Nothing was changed.',
    });
  if (name === 'InvalidStateError')
    return intl.formatMessage({
      id: 'passkeys.already',
      defaultMessage: 'This device or password manager already has a passkey for this account.',
    });
  return intl.formatMessage({
    id: 'passkeys.failed',
    defaultMessage: 'This device or browser could not use a passkey here. Choose another way.',
  });
}

/**
 * Refusal of a passkey in a form's format, by the server or by the browser.
 * @param names the form's field for each request field
 */
export function passkeyRefusal(
  intl: IntlShape,
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): Refused {
  if (isApiError(error)) return refusedOf(intl, error, names);
  if (error instanceof Error) return { message: dialogText(intl, error) };
  throw error;
}
