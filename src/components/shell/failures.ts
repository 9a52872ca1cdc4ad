import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/ApiError.ts';
import type { ToastMessage } from '../../ui/toaster.ts';
import { failureText } from '../../ui/failureText.ts';

/** A failure that nothing else on the screen says: with the way to support. */
export function failureToast(intl: IntlShape, error: ApiError): ToastMessage {
  const failure = { at: Date.now(), requestId: error.requestId };
  return { kind: 'error', text: failureText(intl, error), failure };
}

/** By its name: components know the error's shape, and not the client that throws it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
