// Error checks for screens; separate from failures.ts, which is in Home's first script.
import type { ApiError } from '../../api/calling/ApiError.ts';
import { askedProductOf } from './failures.ts';

/** Errors that the app itself reports on every page: the end of the session, and prerequisites of a command. */
export const isSaidByApp = (error: ApiError): boolean =>
  error.kind === 'sessionExpired' ||
  error.kind === 'verificationRequired' ||
  askedProductOf(error) !== undefined;

/** The call exceeded a rate limit of the server or of a proxy before it. */
export const isTooMany = ({ status }: ApiError): boolean => status === 429;

/** Checked by name: components know the shape of the error, not the client that throws it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
