import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import type { AreaCode } from '../../../api/signIn.ts';
import type { AdvancedProfile } from '../../../api/verification.ts';
import { levelStateOf, type LevelState } from '../../../components/verification/levels.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Stepper } from '../../../ui/progress/Stepper.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { basicEntries } from './basicEntries.ts';
import { BasicForm, type BasicFormProps } from './BasicForm.tsx';
import { BasicRecord } from './BasicRecord.tsx';
import { NextStep } from '../NextStep.tsx';
import { SandboxReview } from '../SandboxReview.tsx';
import { FormSkeleton } from '../../../components/forms/FormSkeleton.tsx';

interface BasicVerificationViewProps extends Omit<BasicFormProps, 'entries' | 'countries'> {
  profile: RemoteState<Profile>;
  countries: RemoteState<readonly AreaCode[]>;
  /** Usual maximum review time; undefined where the back end gives none. */
  reviewHours: number | undefined;
  hasSandboxReviewer: boolean;
  /** Undefined until loaded. */
  advanced: AdvancedProfile | undefined;
  links: { basic: string; advanced: string };
  agreementHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

const steps = [
  <FormattedMessage key="details" id="verification.step.details" defaultMessage="Your details" />,
  <FormattedMessage key="review" id="verification.step.review" defaultMessage="Review" />,
  <FormattedMessage key="verified" id="verification.verified" defaultMessage="Verified" />,
];

function stepOf(state: LevelState): number {
  if (state === 'verified') return steps.length;
  return state === 'none' || state === 'rejected' ? 0 : 1;
}

const failedTitle = (
  <FormattedMessage id="verification.failed" defaultMessage="Your verification could not be loaded" />
);

function Known({ profile, ...props }: Omit<BasicVerificationViewProps, 'profile'> & { profile: Profile }) {
  const { countries, reviewHours, hasSandboxReviewer, advanced, links, agreementHref } = props;
  const intl = useIntl();
  const state = levelStateOf(profile.review_status);
  const isForm = state === 'none' || state === 'rejected';
  return (
    <>
      <Stack padBlock="4">
        <Stepper
          label={intl.formatMessage({ id: 'verification.steps', defaultMessage: 'Steps' })}
          steps={steps}
          at={stepOf(state)}
        />
      </Stack>
      {isForm ? (
        <Remote of={countries} skeleton={<FormSkeleton />} failedTitle={failedTitle}>
          {(list) => (
            // A draft from before a rejection belongs to another form.
            <BasicForm
              key={`${state} ${profile.decided_ms ?? ''}`}
              {...props}
              countries={list}
              entries={basicEntries(profile, state === 'rejected')}
            />
          )}
        </Remote>
      ) : (
        <BasicRecord
          profile={profile}
          countries={countries.state === 'ready' ? countries.data : []}
          reviewHours={reviewHours}
        />
      )}
      {/** Content below a form that is still loading would move. */}
      {isForm && countries.state === 'loading' ? null : (
        <Stack gutter padBlock="3" gap="4">
          {hasSandboxReviewer && state !== 'verified' ? <SandboxReview /> : null}
          <Text as="p" variant="label">
            <Link href={agreementHref}>
              <FormattedMessage id="verification.storage" defaultMessage="How we store your details" />
            </Link>
          </Text>
        </Stack>
      )}
      {state === 'verified' && advanced ? (
        <NextStep basic={state} advanced={levelStateOf(advanced.review_status)} links={links} />
      ) : null}
    </>
  );
}

/** The user's country, name, ID number and address, and the state of their review. */
export function BasicVerificationView(props: BasicVerificationViewProps) {
  const { profile, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="verification.basic" defaultMessage="Basic verification" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      <Remote of={profile} skeleton={<FormSkeleton />} failedTitle={failedTitle}>
        {(data) => <Known {...props} profile={data} />}
      </Remote>
    </SubScreen>
  );
}
