import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { profile, type Profile } from '../../api/account.ts';
import { verificationStates } from '../../api/verification.ts';
import { submitBasicVerification } from '../../api/verification.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused, Submit } from '../../components/forms/submission.ts';
import { isApiError, isTooMany } from '../../components/shell/failures.ts';
import { basicFields, type BasicValues } from './basicSchema.ts';

const { underReview, verified } = verificationStates;

const names = Object.fromEntries(basicFields.map((field) => [field, field]));

const trimmed = ({ country, name, card_id, address }: BasicValues): BasicValues => ({
  country,
  name: name.trim(),
  card_id: card_id.trim(),
  address: address.trim(),
});

/** Sends the details, and finds out from the profile whether they arrived where no answer came. */
export function useBasicSubmission(onSent: (values: BasicValues) => void): Submit<BasicValues> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ ...submitBasicVerification(), meta: { handlesErrors: true } });
  const failed = intl.formatMessage({
    id: 'command.failed',
    defaultMessage: 'Not submitted. Nothing changed.',
  });
  const readProfile = (): Promise<Profile | undefined> =>
    queryClient.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined);

  /** Undefined where it arrived all the same. */
  async function unansweredOf(error: ApiError): Promise<Refused | undefined> {
    const found = await readProfile();
    if (found?.review_status === underReview || found?.review_status === verified) return undefined;
    const { requestId } = error;
    if (isTooMany(error)) return refusedOf(intl, error, names);
    if (found) return { message: failed, requestId };
    if (error.kind === 'offline') return refusedOf(intl, error, names);
    const message = intl.formatMessage({
      id: 'verification.unanswered',
      defaultMessage: 'No answer came, so your details may have arrived. Check before you send them again.',
    });
    return { message, requestId };
  }

  async function refusalOf(error: ApiError): Promise<Refused | undefined> {
    if (error.isUnanswered) return unansweredOf(error);
    const refused = refusedOf(intl, error, names);
    const isUnsaid = error.kind === 'rejected' && error.sentence === undefined;
    return isUnsaid && refused.fields === undefined ? { ...refused, message: failed } : refused;
  }

  return async (values) => {
    const sent = trimmed(values);
    try {
      await mutateAsync(sent);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refused = await refusalOf(error);
      if (refused) return refused;
    }
    onSent(sent);
    // The button rests until the page shows the review: a second tap sends nothing.
    await readProfile();
    return undefined;
  };
}
