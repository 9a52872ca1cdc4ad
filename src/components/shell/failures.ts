import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { failureText } from '../../ui/messages/failureText.ts';

/** A failure that nothing else on the screen says: with the way to support. */
export function failureToast(intl: IntlShape, error: ApiError): ToastMessage {
  return refusalToast(failureText(intl, error), error.requestId);
}

/** That a form was refused as a whole. */
export const refusalToast = (text: string, requestId?: string): ToastMessage => ({
  kind: 'error',
  text,
  failure: { at: Date.now(), requestId },
});

/** Calls are counted, by the server or by something before it, and these were too many. */
export const isTooMany = ({ status }: ApiError): boolean => status === 429;

/** By its name: components know the error's shape, and not the client that throws it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
