import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profile, type Profile } from '../../../api/account.ts';
import { advancedProfile, verificationStates } from '../../../api/verification.ts';
import { areaCodes } from '../../../api/signIn.ts';
import { useDraft } from '../../../components/forms/useDraft.ts';
import { usePendingPoll } from '../../../components/live/usePendingPoll.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isText } from '../../../stored/shapes.ts';
import { mapRemote, remoteOf } from '../../../ui/loading/remoteData.ts';
import type { BasicValues } from './basicSchema.ts';
import { BasicVerificationView } from './BasicVerificationView.tsx';
import { useBasicSubmission } from './useBasicSubmission.ts';

const { underReview } = verificationStates;

/** Stored draft fields; the ID number is never stored on the device. */
const stored = { country: isText, name: isText, address: isText };

/** Profile after submission, used until the profile is reloaded. */
function asSent(known: Profile, { country, name, address }: BasicValues): Profile {
  return { ...known, review_status: underReview, country, name, address, card_id: '' };
}

/** Submission of the user's personal data for review. */
export function BasicVerification() {
  const { site, isOffline, pathOf, toast, back, offlineBar } = useShell();
  const account = useQuery(profile());
  const isVerified = account.data?.review_status === verificationStates.verified;
  const advanced = useQuery({ ...advancedProfile(), enabled: isVerified });
  const countries = useQuery(areaCodes());
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<{ values: BasicValues; readAtMs: number | undefined }>();
  const draft = useDraft<BasicValues>('verification.basic', {
    fields: stored,
    of: String(account.data?.decided_ms ?? ''),
    detours: ['VerificationAgreement', 'ChooseLocation'],
  });
  const submit = useBasicSubmission((values) => {
    draft.end();
    setSent({ values, readAtMs: queryClient.getQueryState(profile().queryKey)?.dataUpdatedAt });
  });
  usePendingPoll(account.data?.review_status === underReview, ['account']);
  const shown = mapRemote(remoteOf(account), (known) =>
    sent?.readAtMs === account.dataUpdatedAt ? asSent(known, sent.values) : known,
  );
  return (
    <BasicVerificationView
      profile={shown}
      countries={remoteOf(countries)}
      draft={draft}
      onSubmit={submit}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      reviewHours={site?.review_hours}
      hasSandboxReviewer={site?.sandbox_reviewer === true}
      isOffline={isOffline}
      advanced={advanced.data}
      links={{ basic: pathOf('BasicVerification'), advanced: pathOf('AdvancedVerification') }}
      placeHref={(country) => pathOf('ChooseLocation', { country, for: 'address' })}
      agreementHref={pathOf('VerificationAgreement')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
