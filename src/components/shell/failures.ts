import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { failureText } from '../../ui/messages/failureText.ts';

/**
 * A failure that nothing else on the screen says: with the way to support.
 * @param subject a newer toast of the same subject replaces it
 */
export function failureToast(intl: IntlShape, error: ApiError, subject?: string): ToastMessage {
  return refusalToast(failureText(intl, error), error.requestId, { endsOnline: isUnreached(error), subject });
}

/** That a form was refused as a whole. */
export const refusalToast = (
  text: string,
  requestId?: string,
  { endsOnline = false, subject }: { endsOnline?: boolean | undefined; subject?: string | undefined } = {},
): ToastMessage => ({
  kind: 'error',
  text,
  subject,
  endsOnline,
  failure: { at: Date.now(), requestId },
});

/** Toasts of a command are about this: its failure is over once the command is carried out. */
export const commandSubject = ({
  mutationKey = [],
}: {
  mutationKey?: readonly unknown[] | undefined;
}): string => mutationKey.join('.');

/** The connection failed, not the request. */
export const isUnreached = ({ kind }: ApiError): boolean => kind === 'offline' || kind === 'timeout';

/** The product whose questions have to be answered before the command. */
export function askedProductOf({ reason = '' }: ApiError): 'lever' | 'option' | undefined {
  return /^products\.(lever|option)Questions$/.exec(reason)?.[1] as 'lever' | 'option' | undefined;
}

/** The app says these over every page: the end of the session, and what has to come before a command. */
export const isSaidByApp = (error: ApiError): boolean =>
  error.kind === 'sessionExpired' ||
  error.kind === 'verificationRequired' ||
  askedProductOf(error) !== undefined;

/** Calls are counted, by the server or by something before it, and these were too many. */
export const isTooMany = ({ status }: ApiError): boolean => status === 429;

/** By its name: components know the error's shape, and not the client that throws it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
