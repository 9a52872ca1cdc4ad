import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../api/account.ts';
import type { AskedProduct, Products } from '../../api/products.ts';
import type { AdvancedProfile } from '../../api/verification.ts';
import { LevelPill } from '../../components/verification/LevelPill.tsx';
import { levelStateOf, type LevelState } from '../../components/verification/levels.ts';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { Ladder, type Rung } from '../../ui/progress/Ladder.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { AdvancedLevel } from './AdvancedLevel.tsx';
import { AskedProducts } from './AskedProducts.tsx';
import { BasicLevel } from './basic/BasicLevel.tsx';
import { NextStep } from './NextStep.tsx';
import { SandboxReview } from './SandboxReview.tsx';
import { VerificationHead } from './VerificationHead.tsx';

/** State of both levels. */
export interface Levels {
  profile: Profile;
  advanced: AdvancedProfile;
}

interface VerificationViewProps {
  levels: RemoteState<Levels>;
  /** Products offered to this user and asked about first; undefined when unknown. */
  products: Products | undefined;
  /** Usual maximum review time; undefined where the back end gives none. */
  reviewHours: number | undefined;
  hasSandboxReviewer: boolean;
  links: Record<'basic' | 'advanced' | 'agreement', string>;
  questionsHref: (product: AskedProduct) => string;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

const markOf = (state: LevelState, isOpen: boolean): Rung['state'] => {
  if (state === 'verified') return 'done';
  if (state === 'rejected') return 'failed';
  return isOpen ? 'current' : 'ahead';
};

function Content({ profile, advanced, ...props }: Levels & Omit<VerificationViewProps, 'levels'>) {
  const { products, reviewHours, hasSandboxReviewer, links, questionsHref } = props;
  const intl = useIntl();
  const basicState = levelStateOf(profile.review_status);
  const advancedState = levelStateOf(advanced.review_status);
  const isOpen = basicState === 'verified';
  const isDone = isOpen && advancedState === 'verified';
  const rungs: Rung[] = [
    {
      state: markOf(basicState, true),
      title: <FormattedMessage id="verification.basic" defaultMessage="Basic verification" />,
      status: <LevelPill code={profile.review_status} />,
      content: <BasicLevel state={basicState} profile={profile} reviewHours={reviewHours} />,
    },
    {
      state: markOf(advancedState, isOpen),
      title: <FormattedMessage id="verification.advanced" defaultMessage="Advanced verification" />,
      status:
        advancedState === 'none' && !isOpen ? (
          <Pill tone="neutral">
            <FormattedMessage id="verification.afterBasic" defaultMessage="Basic first" />
          </Pill>
        ) : (
          <LevelPill code={advanced.review_status} />
        ),
      content: (
        <AdvancedLevel state={advancedState} advanced={advanced} isOpen={isOpen} reviewHours={reviewHours} />
      ),
    },
  ];
  return (
    <>
      <Stack gutter padBlock="5" gap="6">
        <VerificationHead basic={basicState} advanced={advancedState} email={profile.email} />
        <Ladder
          label={intl.formatMessage({ id: 'verification.levels', defaultMessage: 'Levels' })}
          rungs={rungs}
        />
        {hasSandboxReviewer && !isDone ? <SandboxReview /> : null}
        <Notice
          tone="neutral"
          icon={laterIcons.shield}
          action={
            <Link href={links.agreement}>
              <FormattedMessage id="verification.storage" defaultMessage="How we store your details" />
            </Link>
          }
        >
          <FormattedMessage
            id="verification.noPayment"
            defaultMessage="We never ask for a payment or a password to speed up a review."
          />
        </Notice>
      </Stack>
      {products ? <AskedProducts products={products} hrefOf={questionsHref} /> : null}
      <NextStep basic={basicState} advanced={advancedState} links={links} />
    </>
  );
}

/** The two verification levels: what each unlocks, and its status. */
export function VerificationView(props: VerificationViewProps) {
  const { levels, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="verification.title" defaultMessage="Verification" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
    >
      <Remote
        of={levels}
        skeleton={<HeadedSkeleton />}
        failedTitle={
          <FormattedMessage id="verification.failed" defaultMessage="Your verification could not be loaded" />
        }
      >
        {(data) => <Content {...props} {...data} />}
      </Remote>
    </SubScreen>
  );
}
