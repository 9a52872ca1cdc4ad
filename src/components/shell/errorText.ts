import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/ApiError.ts';

/** What to say to a person about a call that failed: the server's sentence where there is one. */
export function errorText(intl: IntlShape, { kind, message }: ApiError): string {
  switch (kind) {
    case 'offline':
      return intl.formatMessage({
        id: 'app.error.offline',
        defaultMessage: 'The server could not be reached. Check your connection',
      });
    case 'timeout':
      return intl.formatMessage({
        id: 'app.error.timeout',
        defaultMessage: 'The server did not answer in time',
      });
    case 'sessionExpired':
    case 'verificationRequired':
    case 'rejected':
      return message;
  }
}

/** By its name: components know the error's shape, and not the client that throws it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
