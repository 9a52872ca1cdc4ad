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
