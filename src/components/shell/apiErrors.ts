// What of a failed call matters to screens; apart from failures.ts, which Home's first script has.
import type { ApiError } from '../../api/calling/ApiError.ts';
import { askedProductOf } from './failures.ts';

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
