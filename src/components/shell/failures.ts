import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import { failureText } from '../../ui/messages/failureText.ts';

/**
 * Toast of a failure that the screen itself does not show, with a link to support.
 * @param subject a newer toast of the same subject replaces it
 */
export function failureToast(intl: IntlShape, error: ApiError, subject?: string): ToastMessage {
  return refusalToast(failureText(intl, error), error.requestId, { endsOnline: isUnreached(error), subject });
}

/** Toast for a form that was refused as a whole. */
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

/** Subject of a command's toasts: its failure is obsolete once the command succeeds. */
export const commandSubject = ({
  mutationKey = [],
}: {
  mutationKey?: readonly unknown[] | undefined;
}): string => mutationKey.join('.');

/** The connection failed, not the request. */
export const isUnreached = ({ kind }: ApiError): boolean => kind === 'offline' || kind === 'timeout';

/** The product whose questionnaire is required before the command. */
export function askedProductOf({ reason = '' }: ApiError): 'lever' | 'option' | undefined {
  return /^products\.(lever|option)Questions$/.exec(reason)?.[1] as 'lever' | 'option' | undefined;
}
