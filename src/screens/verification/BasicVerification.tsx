import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { profile, verificationStates, type Profile } from '../../api/account.ts';
import { areaCodes } from '../../api/session.ts';
import { submitBasicVerification } from '../../api/verification.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { isApiError, refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isText } from '../../stored/shapes.ts';
import { mapRemote, remoteOf } from '../../ui/remote.ts';
import { basicFields, type BasicValues } from './basicSchema.ts';
import { BasicVerificationView } from './BasicVerificationView.tsx';

const { underReview, verified } = verificationStates;

/** The number of somebody's ID is never stored on the device. */
const stored = { country: isText, name: isText, address: isText };

const names = Object.fromEntries(basicFields.map((field) => [field, field]));

const trimmed = ({ country, name, card_id, address }: BasicValues): BasicValues => ({
  country,
  name: name.trim(),
  card_id: card_id.trim(),
  address: address.trim(),
});

/** Sends the details, and finds out from the profile whether they arrived where no answer came. */
function useSubmission(onSent: (values: BasicValues) => void) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ ...submitBasicVerification(), meta: { handlesErrors: true } });
  const failed = intl.formatMessage({
    id: 'command.failed',
    defaultMessage: 'Not submitted. Nothing changed.',
  });
  const readProfile = (): Promise<Profile | undefined> =>
    queryClient.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined);
  return async (values: BasicValues): Promise<Refused | undefined> => {
    const sent = trimmed(values);
    try {
      await mutateAsync(sent);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!error.isUnanswered) {
        const refused = refusedOf(intl, error, names);
        const isUnsaid = error.kind === 'rejected' && error.sentence === undefined;
        return isUnsaid && refused.fields === undefined ? { ...refused, message: failed } : refused;
      }
      const found = await readProfile();
      if (found?.review_status !== underReview && found?.review_status !== verified)
        return {
          message: found
            ? failed
            : intl.formatMessage({
                id: 'verification.unanswered',
                defaultMessage:
                  'No answer came, so your details may have arrived. Check before you send them again.',
              }),
          requestId: error.requestId,
        };
    }
    onSent(sent);
    // The button rests until the page shows the review: a second tap sends nothing.
    await readProfile();
    return undefined;
  };
}

/** What somebody says of themselves, sent for review. */
export function BasicVerification() {
  const { site, isOffline, pathOf, toast, back, offlineBar } = useShell();
  const account = useQuery(profile());
  const countries = useQuery(areaCodes());
  const [sent, setSent] = useState<{ values: BasicValues; atMs: number }>();
  const draft = useDraft<BasicValues>('verification.basic', {
    fields: stored,
    of: String(account.data?.decided_ms ?? ''),
    detours: ['VerificationAgreement'],
  });
  const submit = useSubmission((values) => {
    draft.end();
    setSent({ values, atMs: Date.now() });
  });
  usePendingPoll(account.data?.review_status === underReview, ['account']);
  // Until the profile was read again, it is as it was sent.
  const isNewer = sent !== undefined && sent.atMs >= account.dataUpdatedAt;
  const shown = mapRemote(remoteOf(account), (known) =>
    isNewer ? { ...known, review_status: underReview, name: sent.values.name } : known,
  );
  return (
    <BasicVerificationView
      profile={shown}
      countries={remoteOf(countries)}
      draft={draft}
      onSubmit={submit}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      reviewHours={site?.review_hours}
      isSandbox={site?.is_sandbox === true}
      isOffline={isOffline}
      agreementHref={pathOf('VerificationAgreement')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
