import type { IntlShape } from 'react-intl';
import type { RemoteError } from '../loading/remoteData.ts';

/** Text of a failed call: the server's sentence, or else the kind of failure. */
export function failureText(intl: IntlShape, { kind, status = 0, sentence, waitS = 0 }: RemoteError): string {
  if (sentence !== undefined) return sentence;
  if (kind === 'offline')
    return intl.formatMessage({
      id: 'ui.failed.unreached',
      defaultMessage: 'The server could not be reached. Check your connection.',
    });
  if (kind === 'timeout')
    return intl.formatMessage({
      id: 'ui.failed.timeout',
      defaultMessage: 'The server did not respond within a minute. Try again.',
    });
  if (status === 429)
    return intl.formatMessage(
      {
        id: 'ui.failed.tooMany',
        defaultMessage:
          'Too many requests. {seconds, plural, =0 {Try again in a moment.} one {Try again in # s.} other {Try again in # s.}}',
      },
      { seconds: waitS },
    );
  if (kind === 'unreadable' && status < 500)
    return intl.formatMessage({
      id: 'ui.failed.unreadable',
      defaultMessage: 'The server’s answer could not be read. Try again.',
    });
  if ((kind === 'rejected' || kind === 'formerSession') && status < 500)
    return intl.formatMessage({
      id: 'ui.failed.noReason',
      defaultMessage: 'The request was rejected without a reason. Try again, or contact support.',
    });
  return intl.formatMessage({
    id: 'ui.failed.noAnswer',
    defaultMessage: 'The server could not respond. Try again in a moment.',
  });
}
