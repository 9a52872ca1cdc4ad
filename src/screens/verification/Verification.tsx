import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { products } from '../../api/products.ts';
import { advancedProfile, verificationStates } from '../../api/verification.ts';
import { usePendingPoll } from '../../components/live/usePendingPoll.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { VerificationView } from './VerificationView.tsx';

/** State of the user's verification and its next step. */
export function Verification() {
  const { site, pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const basic = useQuery(profile());
  const advanced = useQuery(advancedProfile());
  // When products cannot be loaded, no questions are shown.
  const offered = useQuery(products());
  const states = [basic.data?.review_status, advanced.data?.review_status];
  usePendingPoll(states.includes(verificationStates.underReview), ['account']);
  return (
    <VerificationView
      levels={joinRemotes(remoteOf(basic), remoteOf(advanced), (profile, advanced) => ({
        profile,
        advanced,
      }))}
      products={offered.data}
      reviewHours={site?.review_hours}
      hasSandboxReviewer={site?.sandbox_reviewer === true}
      links={{
        basic: pathOf('BasicVerification'),
        advanced: pathOf('AdvancedVerification'),
        agreement: pathOf('VerificationAgreement'),
      }}
      questionsHref={(product) => pathOf('ProductQuestions', { product })}
      onRefresh={() =>
        Promise.all(
          [['account'], ['products']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        )
      }
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
