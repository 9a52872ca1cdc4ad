import { FormattedMessage, useIntl } from 'react-intl';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Stepper } from '../../ui/progress/Stepper.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import type { AdvancedVerificationProps } from './advancedProps.ts';
import { photoSlots, stageOf, type Stage } from './photoRows.ts';

const steps = [
  <FormattedMessage key="photos" id="advanced.step.photos" defaultMessage="Photos" />,
  <FormattedMessage key="review" id="verification.step.review" defaultMessage="Review" />,
  <FormattedMessage key="verified" id="verification.verified" defaultMessage="Verified" />,
];

const stepAt: Record<Stage, number> = {
  basicFirst: 0,
  photos: 0,
  rejected: 0,
  review: 1,
  unknown: 1,
  verified: steps.length,
};

/** Three pictures of the user's documents, sent for review. */
export function AdvancedVerificationView(props: AdvancedVerificationProps) {
  const { known, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<FormattedMessage id="verification.advanced" defaultMessage="Advanced verification" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      <Remote
        of={known}
        skeleton={<Skeleton shape="rows" count={photoSlots.length} />}
        failedTitle={
          <FormattedMessage id="verification.failed" defaultMessage="Your verification could not be loaded" />
        }
      >
        {(data) => (
          <>
            <Stack gutter padBlock="4">
              <Stepper
                label={intl.formatMessage({
                  id: 'verification.advanced',
                  defaultMessage: 'Advanced verification',
                })}
                steps={steps}
                at={stepAt[stageOf(data)]}
              />
            </Stack>
            <PhotoForm {...props} known={data} />
          </>
        )}
      </Remote>
    </SubScreen>
  );
}
